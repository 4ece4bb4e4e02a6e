import { useCommand } from '../../../client/commands/useCommand.ts';
import type { DraftHandle } from '../../../client/drafts/useDraft.ts';
import { useUsualShelf } from '../../../client/records/useUsualShelf.ts';
import type { Shelf } from '../../../domain/notes/shelf.ts';
import { type EditorEvent, type EditorState, isOpen, noteDraft } from './editorState.ts';
import type { NoteDraft } from '../../../pieces/notes/noteDraft.ts';
import { SHELVED, STAYS_IN_RECORD } from '../texts.ts';
import { useLive } from '../../../client/live/useLive.ts';
import { useToast } from '../../../ui/toasts/toasts.ts';

/** Where the note stands, and how it is put elsewhere: a note that is there at once, a new one when it is saved. */
export function useNoteShelf(
  appointmentId: string,
  state: EditorState,
  emit: (event: EditorEvent) => void,
  write: DraftHandle<NoteDraft>['write'],
): { readonly shelf: Shelf | null; readonly putOn: (shelf: Shelf) => void } {
  const usual = useUsualShelf();
  const { run } = useCommand('note.setShelf', SHELVED, { saysFailure: true });
  const { noteId: id, text, saved, baseV } = state;
  const why = useLive('notes.kept', { appointmentId })?.why ?? null;
  const toast = useToast();
  const putOn = (shelf: Shelf) => {
    if (id !== null && shelf === 'private' && why !== null) {
      toast({ message: STAYS_IN_RECORD, detail: why, tone: 'error' });
      return;
    }
    emit({ type: 'shelved', shelf });
    if (id !== null) void run({ id, shelf, appointmentId });
    else if (text !== saved) write(noteDraft(text, saved, shelf), baseV);
  };
  return { shelf: isOpen(state) && state.offer === null ? (state.shelf ?? usual) : null, putOn };
}
