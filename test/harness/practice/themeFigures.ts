import { type ThemeName, themeNames, themesOf } from '../../../src/domain/notes/themes/themes.ts';

/** A text and the themes that a person gave it. */
export interface LabelledThemes {
  readonly text: string;
  readonly themes: readonly ThemeName[];
}

/** Returns precision and recall, from 0 to 1, over every pair of a text and a theme. */
export function themeFigures(labelled: readonly LabelledThemes[]) {
  const pairs = labelled.flatMap(({ text, themes }) => {
    const found = themesOf(text);
    return themeNames.map((theme) => ({ said: found.has(theme), is: themes.includes(theme) }));
  });
  const hits = pairs.filter(({ said, is }) => said && is).length;
  return {
    precision: hits / pairs.filter(({ said }) => said).length,
    recall: hits / pairs.filter(({ is }) => is).length,
  };
}
