import * as v from 'valibot';
import type { Draft } from '../../data/drafts/drafts.ts';
import type { NoteBody } from '../../data/queries/results.ts';
import { mergeNote } from '../../domain/notes/merge.ts';
import { type Shelf, shelfOf, shelves } from '../../domain/notes/shelf.ts';

/** What a note's draft holds: the text, the text that it was made from, and where a new note shall stand. */
export const noteDraftSchema = v.object({
  text: v.string(),
  based: v.string(),
  shelf: v.optional(v.picklist(shelves)),
});
export type NoteDraft = v.InferOutput<typeof noteDraftSchema>;
type KeptDraft = NoteDraft & Pick<Draft, 'baseV' | 'updatedAt'>;

export interface Failure {
  readonly title: string;
  readonly message: string;
}

/**
 * opening ─ opened → editing ⇄ saving        text === saved: clean, a change from elsewhere is taken over
 *   └─ waiting ─ opened ─↑                   text !== saved: dirty, a change from elsewhere only raises a hint
 *
 * waiting: whether the session has a note is not known yet. What is typed is a draft, and joins the note that comes.
 */
export interface EditorState {
  readonly phase: 'opening' | 'waiting' | 'editing' | 'saving';
  readonly text: string;
  /** The note's text as last read or saved; blank when there is no note yet. */
  readonly saved: string;
  /** The text that `text` was made from: `saved`, or an earlier one for a draft from before the note's last change. */
  readonly base: string;
  readonly noteId: string | null;
  /** Where the note stands, or shall stand; `null`: where the practice's new notes do. */
  readonly shelf: Shelf | null;
  /** What `text` is based on, for the server's merge. */
  readonly baseV: number;
  /** The text that the device's draft holds. */
  readonly drafted: string | null;
  /** When the draft was written from which `text` came. */
  readonly recoveredAt: string | null;
  /** A draft made before the note's last change: the person says what becomes of it. */
  readonly offer: KeptDraft | null;
  /** `joined`: the note came while its draft was written, and stands above it. */
  readonly elsewhere: 'changed' | 'taken' | 'removed' | 'joined' | null;
  readonly failure: Failure | null;
}

export type EditorEvent =
  | { readonly type: 'waiting'; readonly draft: Draft | null }
  | { readonly type: 'opened'; readonly body: NoteBody | null; readonly draft: Draft | null }
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'shelved'; readonly shelf: Shelf }
  | { readonly type: 'drafted'; readonly text: string }
  | { readonly type: 'saving' }
  | { readonly type: 'stored'; readonly text: string; readonly noteId: string }
  | { readonly type: 'failed'; readonly failure: Failure }
  | { readonly type: 'arrived'; readonly body: NoteBody | null }
  | { readonly type: 'offerTaken' }
  | { readonly type: 'draftDropped' }
  | { readonly type: 'forgotten' };

export const OPENING: EditorState = {
  phase: 'opening',
  text: '',
  saved: '',
  base: '',
  noteId: null,
  shelf: null,
  baseV: 0,
  drafted: null,
  recoveredAt: null,
  offer: null,
  elsewhere: null,
  failure: null,
};

export const isDirty = ({ text, saved }: EditorState): boolean => text !== saved;
/** Whether the note is known, or that there is none. */
export const isOpen = ({ phase }: EditorState): boolean =>
  phase !== 'opening' && phase !== 'waiting';
/** Nothing is saved before the note is known, or a choice is made. */
export const canSave = (state: EditorState): boolean =>
  isOpen(state) && state.offer === null && (isDirty(state) || state.noteId === null);
export const isBlank = ({ text }: EditorState): boolean => text.trim() === '';

export const noteDraft = (text: string, based: string, shelf: Shelf | null): NoteDraft => ({
  text,
  based,
  ...(shelf && { shelf }),
});

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
  const state = { ...waiting, text, saved, base: saved, shelf, baseV };
  return { ...state, drafted: text, recoveredAt: updatedAt };
}

/** What a waiting editor holds by now, as the draft that it is. */
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
  const { baseV } = body;
  return { ...blank, text, saved: text, base: text, noteId, shelf: shelfOf(body.note), baseV };
}

/** Whether a draft says what the note says, or never said anything. */
const isIdle = ({ text, based }: KeptDraft, saved: string): boolean =>
  text === saved || (text.trim() === '' && based === '');

function recovered(opened: EditorState, kept: KeptDraft): EditorState {
  const { text, based, updatedAt } = kept;
  if (based === '' && opened.noteId !== null) return joined(opened, text);
  if (based !== opened.saved) return { ...opened, offer: kept };
  const shelf = opened.shelf ?? kept.shelf ?? null;
  return { ...opened, text, shelf, drafted: text, recoveredAt: updatedAt || null };
}

function open(state: EditorState, body: NoteBody | null, draft: Draft | null): EditorState {
  const opened = editing(body);
  const kept = keptIn(state.phase === 'waiting' ? draftOf(state) : draft);
  return kept === null || isIdle(kept, opened.saved) ? opened : recovered(opened, kept);
}

/** The note as it is now on this device: taken over by a clean editor, never over what was typed. */
function arrive(before: EditorState, body: NoteBody | null): EditorState {
  if (!isOpen(before)) return before;
  if (!body)
    return before.noteId === null
      ? before
      : { ...before, noteId: null, baseV: 0, saved: '', base: '', elsewhere: 'removed' };
  const state = { ...before, shelf: shelfOf(body.note) };
  const { id: noteId, plaintext } = body.note;
  if (plaintext === state.saved) return { ...state, noteId, baseV: body.baseV };
  if (plaintext === state.text)
    return { ...state, noteId, baseV: body.baseV, saved: plaintext, base: plaintext };
  if (isDirty(state)) return { ...state, noteId, elsewhere: 'changed' };
  return {
    ...state,
    noteId,
    baseV: body.baseV,
    text: plaintext,
    saved: plaintext,
    base: plaintext,
    // A change that still waits to be sent was made here.
    elsewhere: body.mark === 'waiting' ? null : 'taken',
  };
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

type Reducers = {
  readonly [T in EditorEvent['type']]: (
    state: EditorState,
    event: Extract<EditorEvent, { readonly type: T }>,
  ) => EditorState;
};

const reducers: Reducers = {
  waiting: (_state, { draft }) => wait(draft),
  opened: (state, { body, draft }) => open(state, body, draft),
  typed: (state, { text }) => ({ ...state, text, failure: null }),
  shelved: (state, { shelf }) => ({ ...state, shelf }),
  drafted: (state, { text }) => ({ ...state, drafted: text }),
  saving: (state) => ({ ...state, phase: 'saving', failure: null }),
  stored: (state, { text, noteId }) => ({
    ...state,
    phase: 'editing',
    saved: text,
    base: text,
    noteId,
    drafted: null,
    recoveredAt: null,
    elsewhere: null,
  }),
  failed: (state, { failure }) => ({ ...state, phase: 'editing', failure }),
  arrived: (state, { body }) => arrive(state, body),
  offerTaken: takeOffer,
  draftDropped: dropDraft,
  forgotten: () => ({ ...OPENING, phase: 'editing' }),
};

export const editorReducer = (state: EditorState, event: EditorEvent): EditorState =>
  reducers[event.type](state, event as never);
