import type { Note } from './note.ts';
import { type Word, wordsOf } from './words.ts';

/** Words that stand one after the other; most are one word. */
export interface Term {
  readonly words: readonly string[];
  /** Its last word may go on: `ansi` finds `ansiedade`. */
  readonly isOpen: boolean;
}

/** Of what a person types to search: more says nothing. */
const SEARCH_MAX = 200;
const QUOTE = /["“”]/u;
/** Between words; what joins them, as in “e-mail”, does not part them. */
const APART = /[^\p{L}\p{N}\p{M}\p{Cf}\-'’@._/]+/u;

/**
 * Returns the terms that are searched for; empty where there is no word.
 * Each word is searched by its beginning, joined words as they are joined. Quoted text is searched
 * as it stands.
 * A quote that is still open is being typed, so that its last word may go on.
 */
export function termsOf(search: string): readonly Term[] {
  const parts = search.slice(0, SEARCH_MAX).split(QUOTE);
  return parts.flatMap((part, place): readonly Term[] => {
    const isQuoted = place % 2 === 1;
    const isOpen = !isQuoted || place === parts.length - 1;
    return (isQuoted ? [part] : part.split(APART))
      .map((words) => ({ words: wordsOf(words).map(({ word }) => word), isOpen }))
      .filter(({ words }) => words.length > 0);
  });
}

/** `[start, end)` in a text. */
export type Place = Pick<Word, 'start' | 'end'>;

function placesOf(words: readonly Word[], { words: sought, isOpen }: Term): Place[] {
  const last = sought.length - 1;
  const places: Place[] = [];
  for (let from = 0; from + last < words.length; from++) {
    const isHere = sought.every((wanted, step) => {
      const { word } = words[from + step] as Word;
      return isOpen && step === last ? word.startsWith(wanted) : word === wanted;
    });
    if (isHere)
      places.push({ start: (words[from] as Word).start, end: (words[from + last] as Word).end });
  }
  return places;
}

/** Where a text has what is searched for, in order and without overlaps; `null` where any of it is missing. */
export function matchesIn(text: string, terms: readonly Term[]): readonly Place[] | null {
  const words = wordsOf(text);
  const found: Place[] = [];
  for (const term of terms) {
    const places = placesOf(words, term);
    if (places.length === 0) return null;
    found.push(...places);
  }
  const merged: Place[] = [];
  for (const place of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const before = merged.at(-1);
    if (!before || place.start >= before.end) merged.push(place);
    else if (place.end > before.end)
      merged[merged.length - 1] = { start: before.start, end: place.end };
  }
  return merged;
}

/** What of a note is searched: its text, and the texts that wait for a decision. What a program made of it is not. */
export const searchedText = ({
  plaintext,
  conflicts,
}: Pick<Note, 'plaintext' | 'conflicts'>): string =>
  [plaintext, ...conflicts.map((conflict) => conflict.plaintext)].join('\n');
