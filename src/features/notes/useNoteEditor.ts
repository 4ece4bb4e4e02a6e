import { type RefObject, useCallback, useEffect, useReducer, useRef } from 'react';
import { codeOf, messageOf } from '../../client/errors.ts';
import { newId } from '../../client/newId.ts';
import { type DraftHandle, useDraft } from '../../client/useDraft.ts';
import { type Sent, useCommand } from '../../client/useCommand.ts';
import { useLive } from '../../client/useLive.ts';
import { useUsualShelf } from '../../client/useUsualShelf.ts';
import type { AppointmentRow, NoteBody, NoteHead } from '../../data/queries/results.ts';
import { statusAt } from '../../domain/appointments/appointment.ts';
import type { Shelf } from '../../domain/notes/shelf.ts';
import {
  type EditorEvent,
  type EditorState,
  type Failure,
  type NoteDraft,
  OPENING,
  editorReducer,
  noteDraft,
  isBlank,
  isOpen,
  isDirty,
} from './editorState.ts';
import { useNow } from '../../ui/useNow.ts';
import {
  COMPLETED_WITH_NOTE,
  CREATED,
  CREATED_AND_COMPLETED,
  UPDATED,
  UPDATED_UNREAD,
} from './texts.ts';
import { type Insert, useInsert } from './useInsert.ts';
import { useNoteShelf } from './useNoteShelf.ts';
import { useNoteBody } from './useNoteBody.ts';
import { type Known, recordOf, UNKNOWN } from '../../data/queries/known.ts';

export const noteDraftKey = (appointmentId: string): string => `note:${appointmentId}`;

export interface NoteEditor extends Insert {
  readonly appointmentId: string;
  readonly state: EditorState;
  /** The note as the device knows it now; `null` while there is none. */
  readonly head: NoteHead | null;
  readonly body: NoteBody | null;
  /** Two texts met, and nothing is being typed: the person decides between them. */
  readonly isDeciding: boolean;
  readonly draftFailed: boolean;
  /** Where the note stands, or will; `null` while that is not known. */
  readonly shelf: Shelf | null;
  readonly putOn: (shelf: Shelf) => void;
  readonly type: (text: string) => void;
  /** Whether something can be put into the text now. */
  readonly takesText: boolean;
  /** Resolves with the command once the text is durable on this device, with `null` when it is not. */
  readonly save: () => Promise<Sent | null>;
  readonly takeOffer: () => void;
  readonly dropDraft: () => Promise<void>;
  /** The person deleted the note: nothing of it comes back, not as a draft either. */
  readonly forget: () => Promise<void>;
}

const BLANK: Failure = { title: 'Conteúdo vazio', message: 'A nota deve ter algum conteúdo.' };

const UNEXPECTED = 'Ocorreu um erro inesperado. Tente novamente.';

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

/**
 * The editor of a session's note: what was typed is a draft on this device until it is saved as a command.
 *
 * Not on `useEntityForm`, whose form begins from one record, is sent once and is gone: this one stays open while it is saved
 * again and again, may be typed into before anybody knows whether there is a note, takes over what arrives from elsewhere,
 * and keeps with its draft the text that it was made from, for the merge. A refused text is mended in a form (`NoteEditors`).
 *
 * @param unexpected what is said where nobody knows why a note was not saved
 */
export function useNoteEditor(session: AppointmentRow, unexpected = UNEXPECTED): NoteEditor {
  const head = useLive('notes.ofAppointment', { appointmentId: session.id });
  const body = useNoteBody(head);
  const draft = useDraft<NoteDraft>(noteDraftKey(session.id));
  const [state, emit] = useReducer(editorReducer, OPENING);
  useArrivals(state, emit, head === UNKNOWN ? UNKNOWN : body, draft);

  const store = useStore(session, emit, recordOf(head)?.mayBeRead ?? true, unexpected);
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  useDraftedMark(draft, state, emit);

  const { write, discard } = draft;
  const isRemoved = state.elsewhere === 'removed';
  const type = useCallback(
    (text: string) => {
      emit({ type: 'typed', text });
      const { saved, base, shelf, baseV } = latest.current;
      // A text that stands in the note is no draft.
      if (text === saved) void discard().catch(() => undefined);
      else write(noteDraft(text, base, shelf), baseV);
    },
    [write, discard],
  );
  useEffect(() => {
    // The note is gone, and with it the only copy of what is on screen.
    const { text, shelf } = latest.current;
    if (isRemoved && text.trim() !== '') write(noteDraft(text, '', shelf), 0);
  }, [isRemoved, write]);
  const end = useCallback(
    async (type: 'draftDropped' | 'forgotten') => {
      emit({ type });
      await discard();
    },
    [discard],
  );

  return {
    ...useInsert(draft.flush),
    takesText: (isOpen(state) || state.phase === 'waiting') && state.offer === null,
    appointmentId: session.id,
    state,
    head: recordOf(head),
    body: body ?? null,
    isDeciding: !isDirty(state) && (body?.note.conflicts.length ?? 0) > 0,
    draftFailed: draft.status.kind === 'failed',
    ...useNoteShelf(session.id, state, emit, write),
    type,
    save: useSave(store, draft, latest, emit),
    takeOffer: useCallback(() => emit({ type: 'offerTaken' }), []),
    dropDraft: useCallback(() => end('draftDropped'), [end]),
    forget: useCallback(() => end('forgotten'), [end]),
  };
}

function useSave(
  store: ReturnType<typeof useStore>,
  { flush, write }: DraftHandle<NoteDraft>,
  latest: RefObject<EditorState>,
  emit: (event: EditorEvent) => void,
): NoteEditor['save'] {
  return async () => {
    const current = latest.current;
    if (current.phase !== 'editing' || current.offer) return null;
    if (isBlank(current)) {
      emit({ type: 'failed', failure: BLANK });
      return null;
    }
    emit({ type: 'saving' });
    // A late draft must not come after the command that clears it. Where it cannot be kept, the command is tried.
    await flush().catch(() => undefined);
    const stored = await store(current);
    if (stored === null) return null;
    emit({ type: 'stored', text: current.text, noteId: stored.noteId });
    // The command cleared the draft, also of what was typed while it was stored.
    const { text, shelf, baseV } = latest.current;
    if (text !== current.text) write(noteDraft(text, current.text, shelf), baseV);
    return stored.sent;
  };
}

/** Creates or updates the note; a new note of an expired session completes it. */
function useStore(
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

/** Opens the editor once note and draft are read, then tells it of every later state of the note. */
function useArrivals(
  state: EditorState,
  emit: (event: EditorEvent) => void,
  body: Known<NoteBody> | undefined,
  draft: DraftHandle<NoteDraft>,
): void {
  const isOpening = state.phase === 'opening';
  const isOpened = isOpen(state);
  const { stored } = draft;
  useEffect(() => {
    if (body === undefined || stored === undefined) return;
    if (body === UNKNOWN) {
      if (isOpening) emit({ type: 'waiting', draft: stored });
    } else if (isOpened) emit({ type: 'arrived', body });
    else emit({ type: 'opened', body, draft: stored });
    // `stored` does not change after the first reading.
  }, [body, stored, isOpening, isOpened, emit]);
}

function useDraftedMark(
  draft: DraftHandle<NoteDraft>,
  state: EditorState,
  emit: (event: EditorEvent) => void,
): void {
  const { kind } = draft.status;
  const { text } = state;
  useEffect(() => {
    if (kind === 'stored') emit({ type: 'drafted', text });
  }, [kind, text, emit]);
}
