import { type Known, UNKNOWN } from '../../data/queries/kit/known.ts';

/** What a button says that opens the note of a session. */
export function noteAction(note: Known<object>): string {
  if (note === UNKNOWN) return 'Abrir nota';
  return note ? 'Editar nota' : 'Nova nota';
}
