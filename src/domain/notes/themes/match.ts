import type { ReadToken } from '../reading/tokens.ts';
import { LEXICON, type ThemeName, themeNames } from './lexicon.ts';

/** A word or phrase of a theme in a sentence, in tokens: `[at, end)`. */
export interface ThemeMatch {
  readonly theme: ThemeName;
  readonly at: number;
  readonly end: number;
}

/** A word of a phrase, folded; `isStem` if it may have any ending. */
interface Pattern {
  readonly word: string;
  readonly isStem: boolean;
}

interface Phrase {
  readonly theme: ThemeName;
  /** The patterns after the first word. */
  readonly rest: readonly Pattern[];
}

type Index = ReadonlyMap<string, readonly Phrase[]>;

const patternOf = (written: string): Pattern => ({
  word: written.replace('*', ''),
  isStem: written.endsWith('*'),
});

/** Builds two indexes of the phrases by their first word: whole words, and stems. */
function indexes(): { readonly whole: Index; readonly stems: Index } {
  const whole = new Map<string, Phrase[]>();
  const stems = new Map<string, Phrase[]>();
  for (const theme of themeNames)
    for (const written of LEXICON[theme].trim().split(/\s+/)) {
      const [first, ...rest] = written.split('_').map(patternOf);
      if (!first) continue;
      const index = first.isStem ? stems : whole;
      index.set(first.word, [...(index.get(first.word) ?? []), { theme, rest }]);
    }
  return { whole, stems };
}

const { whole, stems } = indexes();
const stemLengths = [...new Set(Array.from(stems.keys(), ({ length }) => length))].toSorted(
  (a, b) => a - b,
);

function* phrasesFrom(word: string): Generator<Phrase> {
  yield* whole.get(word) ?? [];
  for (const length of stemLengths) {
    if (length > word.length) return;
    yield* stems.get(word.slice(0, length)) ?? [];
  }
}

const isMatch = ({ word, isStem }: Pattern, token: string | undefined): boolean =>
  isStem ? (token?.startsWith(word) ?? false) : token === word;

/** Returns the words and phrases that begin at a token. */
export function* matchesAt(tokens: readonly ReadToken[], at: number): Generator<ThemeMatch> {
  for (const { theme, rest } of phrasesFrom(tokens[at]?.folded ?? '')) {
    if (rest.every((pattern, place) => isMatch(pattern, tokens[at + 1 + place]?.folded)))
      yield { theme, at, end: at + 1 + rest.length };
  }
}
