import { refKey } from '../../domain/core/documents.ts';
import type { Note } from '../../domain/notes/note.ts';
import type { CommandArgs } from '../../domain/registry.ts';
import type { OutboxRow } from '../outbox/row.ts';
import { type BaseReader, isFolded, isInBase } from './fold.ts';

type Edit = CommandArgs<'note.update'>;

/** The session that an edit of a note names, or the making of one. */
export const sessionOf = ({ name, args }: OutboxRow): string | undefined =>
  name === 'note.update' || name === 'note.create' ? (args as Edit).appointmentId : undefined;

/** The session's note, as the server has it. */
export interface SessionNote {
  readonly note: Note;
  readonly v: number;
}

/**
 * Finds the edits of notes that never came to be, because their text joined the session's note.
 * The server carries them out there. Until it has, the note would not show what was saved here.
 */
export function joinedRows(
  rows: readonly OutboxRow[],
  { note, v }: SessionNote,
  base: BaseReader,
): OutboxRow[] {
  const isMade = (id: string): boolean =>
    rows.some(
      (row) =>
        row.name === 'note.create' &&
        isFolded(row) &&
        row.touches.includes(refKey(['notes', id])) &&
        !isInBase(base, refKey(['notes', id]), row),
    );
  return rows
    .filter((row) => row.name === 'note.update' && sessionOf(row) === note.appointmentId)
    .filter((row) => isFolded(row) && (row.ackV === null || row.ackV > v))
    .filter(({ args }) => {
      const { id } = args as Edit;
      return id !== note.id && !base.get('notes', id) && !isMade(id);
    });
}

/** The rows in order with those that joined, and the map with which to fold them. */
export function withJoined(
  rows: readonly OutboxRow[],
  joined: readonly OutboxRow[],
  id: string,
): { readonly rows: readonly OutboxRow[]; readonly joins?: ReadonlyMap<string, string> } {
  if (joined.length === 0) return { rows };
  const joins = new Map(joined.map(({ key }) => [key, id]));
  const all = [...rows.filter(({ key }) => !joins.has(key)), ...joined];
  return { rows: all.sort((a, b) => a.position - b.position), joins };
}
