import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type LabelledThemes,
  themeFigures,
} from '../../../../test/harness/practice/themeFigures.ts';
import { themeNames } from './themes.ts';

const read = (name: string): readonly LabelledThemes[] =>
  JSON.parse(
    readFileSync(new URL(`../../../../test/fixtures/themes/${name}.json`, import.meta.url), 'utf8'),
  ) as LabelledThemes[];

const floors = {
  development: { precision: 0.9, recall: 0.97 },
  'held-out': { precision: 0.95, recall: 0.65 },
};

describe.each(['development', 'held-out'] as const)('themes of the %s sentences', (name) => {
  it('are found as well as the figures say', () => {
    const sentences = read(name);
    const { precision, recall } = themeFigures(sentences);
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
