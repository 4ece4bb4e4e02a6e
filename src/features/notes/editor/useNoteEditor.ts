import { type RefObject, useCallback, useEffect, useReducer, useRef } from 'react';
import { useDevice } from '../../../client/live/DeviceProvider.tsx';
import { type DraftHandle, useDraft } from '../../../client/drafts/useDraft.ts';
import type { Sent } from '../../../client/commands/useCommand.ts';
import { useLive } from '../../../client/live/useLive.ts';
import type { AppointmentRow } from '../../../data/queries/agenda/results.ts';
import type { NoteBody, NoteHead } from '../../../data/queries/notes/results.ts';
import type { Shelf } from '../../../domain/notes/shelf.ts';
import { editorReducer } from './editorReducer.ts';
import {
  type EditorEvent,
  type EditorState,
  type FinalDraft,
  isDirty,
  isOpen,
  noteDraft,
  OPENING,
} from './editorState.ts';
import { type Insert, useInsert } from './useInsert.ts';
import { type NoteDraft, noteDraftKey } from '../../../pieces/notes/noteDraft.ts';
import { useNoteShelf } from './useNoteShelf.ts';
import { useNoteBody } from '../useNoteBody.ts';
import { useSave, useStore } from './useSave.ts';
import { type Known, recordOf, UNKNOWN } from '../../../data/queries/kit/known.ts';

export interface NoteEditor extends Insert {
  readonly appointmentId: string;
  readonly state: EditorState;
  /** The note as the device knows it now; `null` while there is none. */
  readonly head: NoteHead | null;
  readonly body: NoteBody | null;
  /** Texts of the note beside the present one, which wait for the person. */
  readonly waitingTexts: number;
  /** The decision between two texts is in the field's place. */
  readonly isDeciding: boolean;
  /** Opens the decision; what is not saved yet is saved first. */
  readonly decide: () => Promise<void>;
  /** Leaves the decision for later. */
  readonly leaveDecision: () => void;
  /** Tells the one text that is written out of two; `null` where none is, or it was saved. */
  readonly writeFinal: (final: FinalDraft | null) => void;
  readonly draftFailed: boolean;
  /** Where the note stands, or will; `null` while that is not known. */
  readonly shelf: Shelf | null;
  readonly putOn: (shelf: Shelf) => void;
  /** @param from what the field showed before */
  readonly type: (text: string, from: string) => void;
  /** Whether something can be put into the text now. */
  readonly takesText: boolean;
  /** Resolves with the command once the text is durable on this device, with `null` when it is not. */
  readonly save: () => Promise<Sent | null>;
  readonly takeOffer: () => void;
  /** Resolves with what brings the draft back. */
  readonly dropDraft: () => Promise<() => void>;
  /** The person deleted the note: nothing of it comes back, not as a draft either. */
  readonly forget: () => Promise<void>;
}

const UNEXPECTED = 'Ocorreu um erro inesperado. Tente novamente.';

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
    (text: string, from: string) => {
      const event = { type: 'typed', text, from } as const;
      emit(event);
      const { saved, base, shelf, baseV } = editorReducer(latest.current, event);
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
  const { heard } = state;
  useEffect(() => {
    // The windows share one draft, which the other one's save has cleared.
    const { text, base, shelf, baseV } = latest.current;
    if (heard !== null && isDirty(latest.current)) write(noteDraft(text, base, shelf), baseV);
  }, [heard, write]);
  useRescue(state.rescued, state.elsewhere === 'decided', draft);
  const forget = useCallback(async () => {
    emit({ type: 'forgotten' });
    await discard();
  }, [discard]);
  const save = useSave(store, draft, latest, emit);
  const waitingTexts = body?.note.conflicts.length ?? 0;

  return {
    ...useInsert(draft.flush),
    takesText: (isOpen(state) || state.phase === 'waiting') && state.offer === null,
    appointmentId: session.id,
    state,
    head: recordOf(head),
    body: body ?? null,
    waitingTexts,
    isDeciding: state.isDeciding && waitingTexts > 0,
    ...useDeciding(latest, emit, save),
    draftFailed: draft.status.kind === 'failed',
    ...useNoteShelf(session.id, state, emit, write),
    type,
    save,
    takeOffer: useCallback(() => emit({ type: 'offerTaken' }), []),
    dropDraft: useDropping(latest, emit, draft, body),
    forget,
  };
}

function useDeciding(
  latest: RefObject<EditorState>,
  emit: (event: EditorEvent) => void,
  save: NoteEditor['save'],
): Pick<NoteEditor, 'decide' | 'leaveDecision' | 'writeFinal'> {
  return {
    decide: async () => {
      if (!isDirty(latest.current) || (await save())) emit({ type: 'decisionOpened' });
    },
    leaveDecision: useCallback(() => emit({ type: 'decisionLeft' }), [emit]),
    writeFinal: useCallback(
      (final: FinalDraft | null) => emit({ type: 'finalTyped', final }),
      [emit],
    ),
  };
}

/**
 * Keeps a one text that lost its decision as the note's draft.
 * Only then lets go of the draft that it was.
 */
function useRescue(
  rescued: FinalDraft | null,
  isOffered: boolean,
  { write, flush }: DraftHandle<NoteDraft>,
): void {
  const { device } = useDevice();
  useEffect(() => {
    if (rescued === null) return;
    const { key, text, based, baseV } = rescued;
    if (isOffered) write(noteDraft(text, based, null), baseV);
    void flush()
      .then(() => device.discardDraft(key))
      .catch(() => undefined);
  }, [rescued, isOffered, write, flush, device]);
}

function useDropping(
  latest: RefObject<EditorState>,
  emit: (event: EditorEvent) => void,
  { write, discard }: DraftHandle<NoteDraft>,
  body: NoteBody | null | undefined,
): NoteEditor['dropDraft'] {
  return async () => {
    const dropped = latest.current;
    emit({ type: 'draftDropped' });
    // What came from elsewhere meanwhile did not touch the draft.
    if (body) emit({ type: 'arrived', body });
    await discard();
    return () => {
      emit({ type: 'draftBroughtBack', draft: dropped });
      const { text, based, shelf = null, baseV } = draftIn(dropped);
      write(noteDraft(text, based, shelf), baseV);
    };
  };
}

/** The draft that a state holds: the one that is offered, or what was being written. */
const draftIn = ({ offer, text, base, shelf, baseV }: EditorState): NoteDraft & { baseV: number } =>
  offer ?? { ...noteDraft(text, base, shelf), baseV };

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
