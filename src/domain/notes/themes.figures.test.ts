import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ThemeName, themeNames, themesOf } from './themes.ts';

interface Labelled {
  readonly text: string;
  readonly themes: readonly ThemeName[];
}

const read = (name: string): readonly Labelled[] =>
  JSON.parse(
    readFileSync(new URL(`../../../test/fixtures/themes/${name}.json`, import.meta.url), 'utf8'),
  ) as Labelled[];

/** Over every pair of a sentence and a theme. */
function figuresOf(sentences: readonly Labelled[]) {
  const pairs = sentences.flatMap(({ text, themes }) => {
    const found = themesOf(text);
    return themeNames.map((theme) => ({ said: found.has(theme), is: themes.includes(theme) }));
  });
  const hits = pairs.filter(({ said, is }) => said && is).length;
  return {
    precision: hits / pairs.filter(({ said }) => said).length,
    recall: hits / pairs.filter(({ is }) => is).length,
  };
}

const floors = {
  development: { precision: 0.9, recall: 0.97 },
  'held-out': { precision: 0.95, recall: 0.65 },
};

describe.each(['development', 'held-out'] as const)('themes of the %s sentences', (name) => {
  it('are found as well as the figures say', () => {
    const sentences = read(name);
    const { precision, recall } = figuresOf(sentences);
    const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
    process.stdout.write(
      `themes, ${name} (${sentences.length}): precision ${percent(precision)}, recall ${percent(recall)}\n`,
    );
    expect(precision).toBeGreaterThanOrEqual(floors[name].precision);
    expect(recall).toBeGreaterThanOrEqual(floors[name].recall);
  });
});

it('the sets share no sentence and name every theme', () => {
  const [development, heldOut] = [read('development'), read('held-out')];
  const texts = [...development, ...heldOut].map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
  for (const set of [development, heldOut])
    expect(new Set(set.flatMap(({ themes }) => themes))).toEqual(new Set(themeNames));
});
