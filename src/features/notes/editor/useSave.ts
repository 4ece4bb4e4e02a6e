import type { RefObject } from 'react';
import { codeOf, messageOf } from '../../../client/errors.ts';
import { newId } from '../../../client/newId.ts';
import { type Sent, useCommand } from '../../../client/commands/useCommand.ts';
import type { DraftHandle } from '../../../client/drafts/useDraft.ts';
import { useUsualShelf } from '../../../client/records/useUsualShelf.ts';
import type { AppointmentRow } from '../../../data/queries/agenda/results.ts';
import { statusAt } from '../../../domain/appointments/state.ts';
import { useNow } from '../../../ui/useNow.ts';
import { editorReducer } from './editorReducer.ts';
import {
  type EditorEvent,
  type EditorState,
  excessOf,
  type Failure,
  isBlank,
  isDirty,
  noteDraft,
} from './editorState.ts';
import { excessWords } from '../length.ts';
import { type NoteDraft, noteDraftKey } from '../../../pieces/notes/noteDraft.ts';
import {
  COMPLETED_WITH_NOTE,
  CREATED,
  CREATED_AND_COMPLETED,
  UPDATED,
  UPDATED_UNREAD,
} from '../texts.ts';

const BLANK: Failure = { title: 'Conteúdo vazio', message: 'A nota deve ter algum conteúdo.' };

function failureOf(error: unknown, unexpected: string): Failure {
  if (codeOf(error) === 'quota_exceeded')
    return {
      title: 'Erro ao salvar',
      message:
        'Este aparelho está sem espaço. Seu texto continua aqui: libere espaço e salve de novo antes de fechar.',
    };
  return {
    title: 'Erro ao salvar',
    message: messageOf(error, unexpected),
  };
}

/** Says why a text is not saved as it stands; `null` where it can be. */
function hindrance(state: EditorState): Failure | null {
  if (isBlank(state)) return BLANK;
  const excess = excessOf(state);
  return excess > 0 ? { title: 'Texto longo demais', message: excessWords(excess) } : null;
}

/** Saves the editor's text as a command of this device. */
export function useSave(
  store: ReturnType<typeof useStore>,
  { flush, write }: DraftHandle<NoteDraft>,
  latest: RefObject<EditorState>,
  emit: (event: EditorEvent) => void,
): () => Promise<Sent | null> {
  return async () => {
    const current = latest.current;
    if (current.phase !== 'editing' || current.offer) return null;
    const failure = hindrance(current);
    if (failure) {
      void flush().catch(() => undefined);
      emit({ type: 'failed', failure });
      return null;
    }
    emit({ type: 'saving' });
    // A late draft must not come after the command that clears it.
    // Where it cannot be kept, the command is tried.
    await flush().catch(() => undefined);
    const stored = await store(current);
    if (stored === null) return null;
    const event = { type: 'stored', text: current.text, noteId: stored.noteId } as const;
    emit(event);
    // The command cleared the draft, also of what was typed while it was stored.
    const next = editorReducer(latest.current, event);
    if (isDirty(next)) write(noteDraft(next.text, next.base, next.shelf), next.baseV);
    return stored.sent;
  };
}

/** Creates or updates the note; a new note of an expired session completes it. */
export function useStore(
  session: AppointmentRow,
  emit: (event: EditorEvent) => void,
  mayBeRead: boolean,
  unexpected: string,
) {
  const isExpired = statusAt(session, useNow()) === 'expired';
  const options = {
    onFailure: (error: unknown) => emit({ type: 'failed', failure: failureOf(error, unexpected) }),
  };
  const create = useCommand('note.create', isExpired ? CREATED_AND_COMPLETED : CREATED, options);
  const update = useCommand('note.update', mayBeRead ? UPDATED : UPDATED_UNREAD, options);
  const complete = useCommand('appointment.complete', COMPLETED_WITH_NOTE);
  const usualShelf = useUsualShelf();
  const appointmentId = session.id;

  async function change(id: string, state: EditorState) {
    const args = { id, appointmentId, plaintext: state.text };
    const sent = await update.run(args, optionsOf(appointmentId, state));
    return sent && { noteId: id, sent };
  }

  return async (state: EditorState): Promise<{ noteId: string; sent: Sent } | null> => {
    if (state.noteId !== null) return change(state.noteId, state);
    const id = newId();
    // What the person saw, whatever the practice decides until it is received.
    const shelf = state.shelf ?? usualShelf;
    const args = {
      id,
      patientId: session.patientId ?? '',
      appointmentId,
      plaintext: state.text,
      ...(shelf && { shelf }),
    };
    const sent = await create.run(args, optionsOf(appointmentId, state));
    if (sent && isExpired) await complete.run({ id: appointmentId });
    return sent && { noteId: id, sent };
  };
}

const optionsOf = (appointmentId: string, { baseV, base }: EditorState) => ({
  clearsDraft: noteDraftKey(appointmentId),
  baseV,
  base,
});
