import type { Note } from '../../domain/notes/note.ts';
import type { QueryView } from '../queries/kit/source.ts';

/** A note as it is now. */
export interface StampedNote {
  readonly id: string;
  readonly patientId: string;
  readonly revision: string;
}

/** Notes of which one segment is kept. */
export interface Bucket {
  readonly name: string;
  /** The newest first. */
  readonly notes: readonly StampedNote[];
  /** Changes whenever one of them does, comes or goes. */
  readonly stamp: string;
}

/** All notes that were written in a month; a large one is divided. */
export interface Month {
  /** The newest first. */
  readonly notes: readonly StampedNote[];
  readonly buckets: readonly Bucket[];
}

/** What is read again when one of its notes changes. */
const BUCKET_NOTES = 400;

/** FNV-1a. */
function hash(text: string, seed = 0x81_1c_9d_c5): number {
  let value = seed;
  for (let at = 0; at < text.length; at++)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01_00_01_93);
  return value >>> 0;
}

/**
 * The version of `wordsOf`.
 * It grows when words are told apart in another way, so that what is kept is made anew.
 */
const WORDS = 2;

const stampOf = (notes: readonly StampedNote[]): string => {
  let value = notes.length;
  for (const { id, revision } of notes) value = hash(revision, hash(id, value));
  return `${WORDS}.${notes.length}.${value}`;
};

function bucketsOf(month: string, notes: readonly StampedNote[]): Bucket[] {
  let count = 1;
  while (notes.length / count > BUCKET_NOTES) count *= 2;
  const parts: StampedNote[][] = Array.from({ length: count }, () => []);
  for (const note of notes) parts[count === 1 ? 0 : hash(note.id) % count]?.push(note);
  return parts
    .map((part, index) => ({
      name: count === 1 ? month : `${month}/${count}/${index}`,
      notes: part,
      stamp: stampOf(part),
    }))
    .filter((bucket) => bucket.notes.length > 0);
}

const monthOf = ({ createdAt }: Note): string => createdAt.slice(0, 7);

/**
 * The view's notes as they are kept for searching, the newest month first. A note stays in its month whatever becomes of
 * it, so that a change concerns one bucket.
 */
export function catalogueOf(view: QueryView): readonly Month[] {
  const months: Month[] = [];
  const notes = view.indexes.notes.items;
  for (let from = 0; from < notes.length;) {
    const month = monthOf(notes[from] as Note);
    const stamped: StampedNote[] = [];
    for (let note = notes[from]; note && monthOf(note) === month; note = notes[++from])
      stamped.push({
        id: note.id,
        patientId: note.patientId,
        revision: view.revision('notes', note.id),
      });
    months.push({ notes: stamped, buckets: bucketsOf(month, stamped) });
  }
  return months;
}
