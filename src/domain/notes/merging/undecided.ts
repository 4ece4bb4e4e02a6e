import { DomainError } from '../../core/errors.ts';
import { NOTE_MAX } from '../../core/fields.ts';
import type { Note, NoteConflict } from '../note.ts';

const UNDECIDED_TEXTS_MAX = 10;
/** In characters, of all of them together: three notes of full length. */
const UNDECIDED_LENGTH_MAX = 3 * NOTE_MAX;

/**
 * A note's texts that wait for the person, and one more. What is refused stays with the device that sent it.
 * @throws DomainError 409 `note_undecided` where that is more than anybody can compare, or than a note should carry
 */
export function withUndecided(
  waiting: readonly NoteConflict[],
  arriving: NoteConflict,
): Note['conflicts'] {
  const all = [...waiting, arriving];
  const length = all.reduce((sum, { plaintext }) => sum + plaintext.length, 0);
  if (all.length > UNDECIDED_TEXTS_MAX || length > UNDECIDED_LENGTH_MAX)
    throw new DomainError(
      'note_undecided',
      'Decida primeiro entre os textos guardados desta nota.',
    );
  return all;
}
