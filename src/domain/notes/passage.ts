import type { Place } from './search.ts';

/** A piece of a text, and whether it is what was searched for. */
export interface Passage {
  readonly text: string;
  readonly isFound: boolean;
}

/** The text between two places of it, in pieces: joined they give it. */
export function passagesOf(
  text: string,
  places: readonly Place[],
  { start, end }: Place = { start: 0, end: text.length },
): readonly Passage[] {
  const pieces: Passage[] = [];
  const add = (from: number, to: number, isFound: boolean) => {
    if (to > from) pieces.push({ text: text.slice(from, to), isFound });
  };
  let done = start;
  for (const place of places) {
    if (place.end <= start || place.start >= end) continue;
    add(done, Math.max(place.start, start), false);
    add(Math.max(place.start, start), Math.min(place.end, end), true);
    done = Math.min(place.end, end);
  }
  add(done, end, false);
  return pieces;
}

/** Before the first word that was found. */
const LEAD = 60;

/** The nearest beginning of a word after a place, if there is one at all nearby. */
function wordAfter(text: string, from: number): number {
  if (from === 0) return 0;
  const space = text.slice(from, from + LEAD / 2).search(/\s/);
  return space < 0 ? from : from + space + 1;
}

/**
 * The passage where a text first has what was searched for, on one line.
 * @param length how many characters at most, beside the dots where something is left out
 */
export function foundPassage(
  text: string,
  places: readonly Place[],
  length: number,
): readonly Passage[] {
  const first = places[0]?.start ?? 0;
  const start = Math.min(first, wordAfter(text, Math.max(0, first - LEAD)));
  const end = Math.min(text.length, start + length);
  const pieces = passagesOf(text, places, { start, end }).map((piece) => ({
    ...piece,
    text: piece.text.replaceAll(/\s+/g, ' '),
  }));
  return [
    ...(start > 0 ? [{ text: '… ', isFound: false }] : []),
    ...pieces,
    ...(end < text.length ? [{ text: '…', isFound: false }] : []),
  ];
}
