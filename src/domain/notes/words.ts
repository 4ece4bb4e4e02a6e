import { fold } from '../core/fold.ts';

/** A word of a text as it is compared, and where it stands: `[start, end)` in the text. */
export interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Soft hyphens, zero-width spaces and joiners.
 * They are copied along from pages and files, and seen by nobody.
 */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]+/g;
const WORD = /[\p{L}\p{N}](?:[\u00AD\u200B-\u200D\u2060\uFEFF]*[\p{L}\p{N}\p{M}])*/gu;

/** Longer ones are told apart by so many letters. */
const WORD_MAX = 64;

/** A text says the same words again and again, and folding one takes longer than finding it. */
const REMEMBERED = 20_000;
const remembered = new Map<string, string>();

function compared(raw: string): string {
  const known = remembered.get(raw);
  if (known !== undefined) return known;
  const word = fold(raw.replaceAll(INVISIBLE, '')).slice(0, WORD_MAX);
  if (remembered.size >= REMEMBERED) remembered.clear();
  if (raw.length <= WORD_MAX) remembered.set(raw, word);
  return word;
}

/** The words of a text in order, without case and accents: what a note is found by. */
export const wordsOf = (text: string): readonly Word[] =>
  Array.from(text.matchAll(WORD), ({ 0: raw, index }) => ({
    word: compared(raw),
    start: index,
    end: index + raw.length,
  }));
