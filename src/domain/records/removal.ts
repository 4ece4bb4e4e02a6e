import type { Note } from '../notes/note.ts';
import { shelfOf } from '../notes/shelf.ts';
import type { RecordSheet, Removal } from './sheet.ts';

/** Returns how a note left the patient's record, or `null` if it stands there or never did. */
export function removalKindOf(
  note: Pick<Note, 'shelf' | 'leftRecordAt'>,
  isDeleted: boolean,
): Removal['kind'] | null {
  const wasInRecord = shelfOf(note) === 'record' || note.leftRecordAt != null;
  if (!wasInRecord) return null;
  if (isDeleted) return 'deleted';
  return shelfOf(note) === 'private' ? 'moved' : null;
}

/** Returns the sheet with the removal of one note, or without it since the note is back. */
export function withRemoval(
  sheet: RecordSheet,
  noteId: string,
  removal: Omit<Removal, 'noteId'> | null,
): RecordSheet {
  const others = sheet.removals.filter((one) => one.noteId !== noteId);
  return { ...sheet, removals: removal ? [...others, { noteId, ...removal }] : others };
}
