import type { AppointmentRow } from '../../../data/queries/agenda/results.ts';
import { noteRefusal } from '../../../domain/notes/allowed.ts';
import { useNow } from '../../../ui/useNow.ts';
import { type EditorState, isBlank, isOpen } from './editorState.ts';

/** Why nothing can be written here; never in the way of a note that exists, or of what was typed. */
export function useNoteRefusal(session: AppointmentRow, state: EditorState): string | null {
  const now = useNow();
  return isOpen(state) && state.noteId === null && isBlank(state)
    ? noteRefusal(session, now)
    : null;
}
