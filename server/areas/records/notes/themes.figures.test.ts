import { expect, it } from 'vitest';
import { type ThemeName, themesOf } from '../../../../src/domain/notes/themes/themes.ts';
import { themes } from '../../../program/demo/notes/themes/index.ts';

/** Themes of the demonstration's notes that ours have a name for. */
const ours: Readonly<Record<string, ThemeName>> = {
  ansiedade: 'ansiedade',
  'esgotamento no trabalho': 'trabalho',
  'escolhas de carreira': 'trabalho',
  relacionamento: 'relacionamento',
  luto: 'luto',
  'crises de pânico': 'ansiedade',
  parentalidade: 'família',
  autoestima: 'autoestima',
  insônia: 'sono',
};

/** Written for another purpose, before the list of words grew: what a session was about, each taken for its theme. */
it('themes are found in complaints and reports of the demonstration as often as the figure says', () => {
  const found = themes.flatMap(({ name, complaints, reports }) => {
    const theme = ours[name];
    return theme ? [...complaints, ...reports].map((text) => themesOf(text).has(theme)) : [];
  });
  const recall = found.filter(Boolean).length / found.length;
  process.stdout.write(`themes, demonstration (${found.length}): recall ${recall.toFixed(3)}\n`);
  expect(recall).toBeGreaterThanOrEqual(0.33);
});
