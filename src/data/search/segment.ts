import type { Term } from '../../domain/notes/search.ts';

/**
 * The words of a few hundred notes, and which of them has which: plain data for the disk. A note is named by its place
 * in the list that the segment was made from.
 */
export interface Segment {
  readonly ids: readonly string[];
  /** Of each note: what its words were read from. */
  readonly revisions: readonly string[];
  /** All words in order, one after the other. */
  readonly words: string;
  /** Where each word begins in `words`, and at last where the last one ends. */
  readonly starts: Uint32Array;
  /** Where the places of each word begin in `places`, and at last where they end. */
  readonly firsts: Uint32Array;
  /** The places of the notes that have a word, in order. */
  readonly places: Uint16Array;
}

export interface WordsOfNote {
  readonly id: string;
  readonly revision: string;
  readonly words: ReadonlySet<string>;
}

/** @param notes at most 65,536 */
export function segmentOf(notes: readonly WordsOfNote[]): Segment {
  const placesOf = new Map<string, number[]>();
  notes.forEach(({ words }, place) => {
    for (const word of words) {
      const places = placesOf.get(word);
      if (places) places.push(place);
      else placesOf.set(word, [place]);
    }
  });
  const words = [...placesOf.keys()].sort();
  const starts = new Uint32Array(words.length + 1);
  const firsts = new Uint32Array(words.length + 1);
  words.forEach((word, index) => {
    starts[index + 1] = (starts[index] ?? 0) + word.length;
    firsts[index + 1] = (firsts[index] ?? 0) + (placesOf.get(word)?.length ?? 0);
  });
  const places = new Uint16Array(firsts.at(-1) ?? 0);
  words.forEach((word, index) => places.set(placesOf.get(word) ?? [], firsts[index]));
  return {
    ids: notes.map(({ id }) => id),
    revisions: notes.map(({ revision }) => revision),
    words: words.join(''),
    starts,
    firsts,
    places,
  };
}

const wordAt = ({ words, starts }: Segment, index: number): string =>
  words.slice(starts[index], starts[index + 1]);

/** The first word that is not before the sought one. */
function firstNotBefore(segment: Segment, sought: string): number {
  let [low, high] = [0, segment.starts.length - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (wordAt(segment, middle) < sought) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Marks the notes that have the word, or one that begins with it. */
function marked(segment: Segment, sought: string, isOpen: boolean): Uint8Array {
  const { starts, firsts, places, ids } = segment;
  const marks = new Uint8Array(ids.length);
  const isMeant = (word: string) => (isOpen ? word.startsWith(sought) : word === sought);
  let index = firstNotBefore(segment, sought);
  for (; index < starts.length - 1 && isMeant(wordAt(segment, index)); index++)
    for (let at = firsts[index] ?? 0; at < (firsts[index + 1] ?? 0); at++)
      marks[places[at] as number] = 1;
  return marks;
}

/** The places of the notes that have every word of every term, in order; whether words follow each other their texts say. */
export function placesIn(segment: Segment, terms: readonly Term[]): readonly number[] {
  const all = terms.flatMap(({ words, isOpen }) =>
    words.map((word, at) => marked(segment, word, isOpen && at === words.length - 1)),
  );
  const found: number[] = [];
  for (let place = 0; place < segment.ids.length; place++)
    if (all.every((marks) => marks[place] === 1)) found.push(place);
  return found;
}

/** What it takes in memory, in bytes, about. */
export const bytesOf = ({ ids, revisions, words, starts, firsts, places }: Segment): number =>
  words.length * (/[\u0100-\uffff]/.test(words) ? 2 : 1) +
  starts.byteLength +
  firsts.byteLength +
  places.byteLength +
  ids.length * 56 +
  revisions.reduce((sum, revision) => sum + revision.length + 20, 0);
