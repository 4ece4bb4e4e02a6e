import * as v from 'valibot';

/**
 * Where a note stands: in the patient's record (*prontuário*), of which the patient may have a copy, or in the
 * psychologist's own (*registro documental*).
 */
export const shelves = ['record', 'private'] as const;
export type Shelf = (typeof shelves)[number];

export const shelfField = v.picklist(shelves, 'Escolha onde a nota fica');

export interface Shelved {
  readonly shelf?: Shelf | null | undefined;
  /** When it last left the patient's record; ISO. */
  readonly leftRecordAt?: string | null | undefined;
}

/**
 * A note that names no shelf was written before there were two. It stands in the patient's record, whatever the practice
 * chose since: that is what its author was told, and for how long it was kept.
 */
export const shelfOf = ({ shelf }: Shelved): Shelf => shelf ?? 'record';

/** Where a new note goes of which nobody says it. */
export const shelfOfPractice = (practice?: { readonly noteShelf?: Shelf | null | undefined }) =>
  practice?.noteShelf ?? 'record';

/** A note that is put on a shelf. That it was in the patient's record stays known. */
export function onShelf<N extends Shelved>(note: N, shelf: Shelf, at: string): N {
  if (shelfOf(note) === shelf) return note;
  return { ...note, shelf, ...(shelf === 'private' && { leftRecordAt: at }) };
}

/**
 * A note that takes up a text which its author had put on a shelf. Where these differ it is the psychologist's own, so that
 * the patient is given nothing that was not meant to be, and is kept like the record, of which a part of it is.
 */
export const joiningShelves = <N extends Shelved>(note: N, arriving: Shelf, at: string): N =>
  shelfOf(note) === arriving ? note : { ...note, shelf: 'private', leftRecordAt: at };
