import { readFileSync } from 'node:fs';
import { isTest } from '../check/parts.ts';
import { isSource, walk } from '../files.ts';
import { git } from '../git.ts';
import { sentencesOf, wordsOf } from '../words/sentences.ts';
import { type Source, sourceOf } from '../words/source.ts';
import { heldCommits } from '../words/subjects.ts';
import { areaOf, areaRow, repeatedNames, spread, testShare, wideFolders } from './figures.ts';

const read = (path: string): string => readFileSync(path, 'utf8');

/** Makes a table of Markdown. */
const tableOf = (
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const isProduct = ({ file }: Source): boolean => /^(?:src|server|sw|workers)\//.test(file);
const isScreen = ({ file }: Source): boolean => file.endsWith('.tsx');

/** True for a page of a person, and not a note beside data. */
const isPage = (path: string): boolean =>
  /^(?:[A-Z]+\.md|docs\/.*\.md|(?:bench|server|test)\/README\.md)$/.test(path);

function pageRow(path: string): readonly (string | number)[] {
  const text = read(path);
  return [path, wordsOf(text), spread(sentencesOf(text).map((one) => wordsOf(one.text)))];
}

function subjects(): string {
  const commits = heldCommits();
  if (typeof commits === 'string') return commits;
  return spread(commits.map(({ subject }) => Array.from(subject).length));
}

function wholeRows(
  product: readonly Source[],
  tests: readonly Source[],
): [string, string | number][] {
  const ownTests = tests.filter(({ file }) => !file.startsWith('bench/'));
  const wide = wideFolders([...product, ...tests].map(({ file }) => file));
  return [
    ['exported names in two or more files', repeatedNames(product)],
    ['lines of tests to lines of source', testShare(ownTests, product)],
    ['the same, screens', testShare(ownTests.filter(isScreen), product.filter(isScreen))],
    ['subjects of commits, characters, p50 / p90 / max', subjects()],
    ['folders with more than 24 files', `${wide.length}: ${wide.join(', ')}`],
  ];
}

function main(): void {
  const paths = walk();
  const sources = paths.filter(isSource).map((path) => sourceOf(path, read(path)));
  const product = sources.filter((source) => isProduct(source) && !isTest(source.file));
  const tests = sources.filter(({ file }) => isTest(file) || file.startsWith('test/'));
  const areas = new Map<string, Source[]>();
  for (const source of product) {
    const area = areaOf(source.file);
    areas.set(area, [...(areas.get(area) ?? []), source]);
  }
  const commit = git('log', '-1', '--format=%cs, %h')?.[0] ?? 'no git';
  console.log(`# Measured at ${commit}\n`);
  const head = ['area', 'files', 'lines', 'functions', 'first words', 'exports without a comment'];
  const rows = [...areas].map(([area, its]) => areaRow(area, its));
  console.log(`${tableOf(head, [...rows, areaRow('all', product), areaRow('tests', tests)])}\n`);
  console.log(`${tableOf(['whole', 'figure'], wholeRows(product, tests))}\n`);
  console.log(tableOf(['page', 'words', 'words of a sentence'], paths.filter(isPage).map(pageRow)));
}

main();
