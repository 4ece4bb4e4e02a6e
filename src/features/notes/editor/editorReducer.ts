import * as v from 'valibot';
import type { Draft } from '../../../data/drafts/drafts.ts';
import type { NoteBody } from '../../../data/queries/notes/results.ts';
import { mergeNote } from '../../../domain/notes/merging/merge.ts';
import { shelfOf } from '../../../domain/notes/shelf.ts';
import { noteDraftSchema } from '../../../pieces/notes/noteDraft.ts';
import {
  type Dropped,
  type EditorEvent,
  type EditorState,
  isDirty,
  isOpen,
  type KeptDraft,
  noteDraft,
  OPENING,
} from './editorState.ts';

/** A draft as the device kept it; `null` where there is none that can be read. */
function keptIn(draft: Draft | null): KeptDraft | null {
  const read = v.safeParse(noteDraftSchema, draft?.value);
  if (!draft || !read.success) return null;
  return { ...read.output, baseV: draft.baseV, updatedAt: draft.updatedAt };
}

function wait(draft: Draft | null): EditorState {
  const waiting: EditorState = { ...OPENING, phase: 'waiting' };
  const kept = keptIn(draft);
  if (!kept) return waiting;
  const { text, based: saved, shelf = null, baseV, updatedAt } = kept;
  return {
    ...waiting,
    text,
    saved,
    base: saved,
    shelf,
    baseV,
    drafted: text,
    recoveredAt: updatedAt,
  };
}

/** Returns the present contents of a waiting editor as a draft. */
function draftOf(state: EditorState): Draft | null {
  const { text, base: based, shelf, baseV, recoveredAt } = state;
  if (text.trim() === '' || text === based) return null;
  const value = noteDraft(text, based, shelf);
  return { key: '', value, baseV, updatedAt: recoveredAt ?? '' };
}

/** A draft that was begun without knowing the note: both texts stay, the note's first. */
function joined(opened: EditorState, draft: string): EditorState {
  const { clean, plaintext } = mergeNote('', opened.saved, draft);
  const text = clean ? plaintext : `${opened.saved}\n\n${draft}`;
  return { ...opened, text, drafted: text, elsewhere: text === opened.saved ? null : 'joined' };
}

/** The editor with a note and nothing else; blank where there is none. */
function editing(body: NoteBody | null): EditorState {
  const blank: EditorState = { ...OPENING, phase: 'editing' };
  if (!body) return blank;
  const { id: noteId, plaintext: text } = body.note;
  const shelf = shelfOf(body.note);
  return { ...blank, text, saved: text, base: text, noteId, shelf, baseV: body.baseV };
}

/** True if a draft says what the note says, or never said anything. */
const isIdle = ({ text, based }: KeptDraft, saved: string): boolean =>
  text === saved || (text.trim() === '' && based === '');

function recovered(opened: EditorState, kept: KeptDraft): EditorState {
  const { text, based, updatedAt } = kept;
  if (based === '' && opened.noteId !== null) return joined(opened, text);
  if (based !== opened.saved) return { ...opened, offer: kept };
  const shelf = opened.shelf ?? kept.shelf ?? null;
  return { ...opened, text, shelf, drafted: text, recoveredAt: updatedAt || null };
}

const hasConflicts = (body: NoteBody | null): boolean => (body?.note.conflicts.length ?? 0) > 0;

function open(state: EditorState, body: NoteBody | null, draft: Draft | null): EditorState {
  const opened = editing(body);
  const kept = keptIn(state.phase === 'waiting' ? draftOf(state) : draft);
  if (kept !== null && !isIdle(kept, opened.saved)) return recovered(opened, kept);
  return { ...opened, isDeciding: hasConflicts(body) };
}

/** The note is gone, and with it the only copy of what is on screen. */
function lose(state: EditorState): EditorState {
  if (state.noteId === null) return state;
  const { final } = state;
  const text = final?.text ?? state.text;
  const gone = { noteId: null, baseV: 0, saved: '', base: '', before: null, isDeciding: false };
  return { ...state, ...gone, text, final: null, rescued: final, elsewhere: 'removed' };
}

/**
 * Offers the one text as a draft.
 * The decision was made elsewhere while it was written out of two.
 */
function rescue(state: EditorState, body: NoteBody): EditorState {
  const { final } = state;
  if (final === null || hasConflicts(body)) return state;
  return { ...editing(body), offer: final, rescued: final, elsewhere: 'decided' };
}

/**
 * Takes the note as it is now on this device.
 * A clean editor takes it over; it never replaces what was typed.
 */
function arrive(before: EditorState, body: NoteBody | null): EditorState {
  if (!isOpen(before)) return before;
  if (!body) return lose(before);
  const rescued = rescue(before, body);
  if (rescued !== before) return rescued;
  const { id: noteId, plaintext } = body.note;
  const isDeciding = before.isDeciding && hasConflicts(body);
  const state = { ...before, noteId, shelf: shelfOf(body.note), isDeciding };
  const { baseV } = body;
  // An older draft that was taken up keeps its own beginning.
  if (plaintext === state.saved) return state.base === plaintext ? { ...state, baseV } : state;
  // What was saved here waits beside the note: the field goes on from it.
  if (!isDeciding && body.note.conflicts.some((one) => one.plaintext === state.saved)) return state;
  const taken = { baseV, saved: plaintext, base: plaintext };
  if (plaintext === state.text) return { ...state, ...taken };
  return hear(state, body, taken);
}

type Taken = Pick<EditorState, 'baseV' | 'saved' | 'base'>;

/** A text that was not seen here before: a clean field shows it, and what was typed stays. */
function hear(state: EditorState, body: NoteBody, taken: Taken): EditorState {
  const { saved: text } = taken;
  const heard = body.byOtherWindow ? text : state.heard;
  const isNear = heard === text;
  if (isDirty(state)) return { ...state, heard, elsewhere: isNear ? 'changedInWindow' : 'changed' };
  const elsewhere = isNear ? 'takenFromWindow' : unlessOwn(body);
  return { ...state, ...taken, heard, text, before: beginningOf(state), elsewhere };
}

/** A change that still waits to be sent, and came from no other window, was made here. */
const unlessOwn = ({ mark }: NoteBody) => (mark === 'waiting' ? null : 'taken');

const beginningOf = ({ text, saved, base, baseV }: EditorState) => ({ text, saved, base, baseV });

const changedBy = ({ elsewhere }: EditorState) =>
  elsewhere === 'takenFromWindow' ? 'changedInWindow' : 'changed';

/**
 * Takes typed text.
 * A field that did not show the newest change yet held the text before it: that text is the base.
 */
function take(state: EditorState, text: string, from: string): EditorState {
  const { before } = state;
  const typed = { ...state, text, before: null, failure: null };
  return before?.text === from && from !== state.text
    ? { ...typed, ...before, text, elsewhere: changedBy(state) }
    : typed;
}

/** The older draft goes on from its own beginning, so that the server can merge it. */
function takeOffer(state: EditorState): EditorState {
  const { offer } = state;
  if (!offer) return state;
  const { text, based: base, baseV, updatedAt } = offer;
  return { ...state, text, base, baseV, recoveredAt: updatedAt, offer: null };
}

function dropDraft(state: EditorState): EditorState {
  if (state.phase === 'waiting') return { ...OPENING, phase: 'waiting' };
  const { saved } = state;
  return { ...state, text: saved, base: saved, drafted: null, recoveredAt: null, offer: null };
}

/** An offered draft is offered again; one that was being written stands in the field again. */
const bringBack = (state: EditorState, { offer, text, base, baseV, recoveredAt }: Dropped) =>
  offer ? { ...state, offer } : { ...state, text, base, baseV, recoveredAt };

type Reducers = {
  readonly [T in EditorEvent['type']]: (
    state: EditorState,
    event: Extract<EditorEvent, { readonly type: T }>,
  ) => EditorState;
};

const reducers: Reducers = {
  waiting: (_state, { draft }) => wait(draft),
  opened: (state, { body, draft }) => open(state, body, draft),
  typed: (state, { text, from }) => take(state, text, from),
  shelved: (state, { shelf }) => ({ ...state, shelf }),
  drafted: (state, { text }) => ({ ...state, drafted: text }),
  saving: (state) => ({ ...state, phase: 'saving', failure: null }),
  stored: (state, { text, noteId }) => ({
    ...state,
    phase: 'editing',
    // A clean text has arrived since, whole or merged.
    ...(isDirty(state) && { saved: text, base: text, before: null }),
    noteId,
    own: text,
    drafted: null,
    recoveredAt: null,
    elsewhere: null,
  }),
  failed: (state, { failure }) => ({ ...state, phase: 'editing', failure }),
  arrived: (state, { body }) => arrive(state, body),
  offerTaken: takeOffer,
  draftDropped: dropDraft,
  draftBroughtBack: (state, { draft }) => bringBack(state, draft),
  decisionOpened: (state) => ({ ...state, isDeciding: true }),
  decisionLeft: (state) => ({ ...state, isDeciding: false, final: null }),
  finalTyped: (state, { final }) => ({ ...state, final }),
  forgotten: () => ({ ...OPENING, phase: 'editing' }),
};

export const editorReducer = (state: EditorState, event: EditorEvent): EditorState =>
  reducers[event.type](state, event as never);
