import { readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { walk } from './files.ts';
import { isHeldShort, outsideBlocks as withoutBlocks, sentenceFaults } from './words/sentences.ts';

const paths = walk();
const known: ReadonlySet<string> = new Set(paths);
const pages = paths.filter((path) => path.endsWith('.md'));
const read = (page: string): string => readFileSync(page, 'utf8');
const outsideBlocks = (page: string): string => withoutBlocks(read(page));

/** A path in backquotes begins with a folder of the root. */
const ROOTS = /^(?:\.ci|bench|docs|public|server|src|sw|test|workers)\/[^\s…]+$/;
const FILE_NAME = /^[\w./*<>-]+\.(?:cjs|css|html|md|sql|tsx?)$/;

/** Reads `*` and `<name>` as any part of a name, and `{a,b}` as either. */
function patternOf(path: string): RegExp {
  const escaped = path
    .replace(/\/$/, '')
    .replaceAll(/[.+^$()|[\]\\?]/g, String.raw`\$&`)
    .replaceAll(/\{([^}]+)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
    .replaceAll(/\*\*?|<\w+>/g, '[^/]+');
  return new RegExp(`(?:^|/)${escaped}$`);
}

const isKnown = (path: string): boolean => {
  if (known.has(path.replace(/\/$/, ''))) return true;
  const pattern = patternOf(path);
  return paths.some((one) => pattern.test(one));
};

const linksOf = (page: string): string[] =>
  [...outsideBlocks(page).matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)]
    .map(([, link, image]) => (link ?? image)!)
    .filter((link) => !/^(?:https?:|mailto:|#)/.test(link));

const pathsNamedBy = (page: string): string[] =>
  [...outsideBlocks(page).matchAll(/`([^`\n]+)`/g)]
    .map(([, text]) => text!)
    .filter((text) => ROOTS.test(text) || FILE_NAME.test(text));

describe('every page', () => {
  it.each(pages)('%s links to files that exist', (page) => {
    const targets = linksOf(page).map((link) =>
      posix.join(dirname(page), decodeURI(link.replace(/#.*$/, ''))),
    );
    expect(targets.filter((target) => !known.has(target))).toEqual([]);
  });

  it.each(pages)('%s names files that exist', (page) => {
    expect(pathsNamedBy(page).filter((path) => !isKnown(path))).toEqual([]);
  });
});

describe('a page for a first hour', () => {
  it.each([
    ['README.md', 700],
    ['server/README.md', 2000],
  ])('%s has at most %i words', (page, words) => {
    expect(read(page).trim().split(/\s+/).length).toBeLessThanOrEqual(words);
  });

  it('names the version of Node that the package needs', () => {
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    const version = read('.nvmrc').trim();
    expect(engines.node).toBe(`>=${version}`);
    for (const page of ['README.md', 'docs/running.md'])
      expect(read(page)).toContain(`Node ${version}`);
  });
});

describe('docs/promises.md', () => {
  it('names for each promise a file of tests, a bench, or the day on which somebody looked', () => {
    const rows = read('docs/promises.md').match(/^\| (?!promise|---).*$/gm) ?? [];
    expect(rows.length).toBeGreaterThan(0);
    const isComplete =
      /^\| [^|]+ \|[^|]*\| (?:bench [\w-]+|looked at by hand, [\d-]{10}|`[^`|]+\.(?:test|spec)\.tsx?`) \|$/;
    expect(rows.filter((row) => !isComplete.test(row))).toEqual([]);
  });
});

describe('sentences are short', () => {
  it.each(pages.filter(isHeldShort))('in %s', (page) => {
    expect(sentenceFaults(page, read(page))).toEqual([]);
  });
});
