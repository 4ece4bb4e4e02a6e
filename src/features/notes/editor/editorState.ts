import type { Draft } from '../../../data/drafts/drafts.ts';
import type { NoteBody } from '../../../data/queries/notes/results.ts';
import { saysSomething } from '../../../domain/notes/blank.ts';
import { NOTE_MAX } from '../../../domain/core/fields.ts';
import type { Shelf } from '../../../domain/notes/shelf.ts';
import type { NoteDraft } from '../../../pieces/notes/noteDraft.ts';

export type KeptDraft = NoteDraft & Pick<Draft, 'baseV' | 'updatedAt'>;

export interface Failure {
  readonly title: string;
  readonly message: string;
}

/** The one text out of two, as the draft that it is on this device. */
export interface FinalDraft extends KeptDraft {
  readonly key: string;
}

/** A text, and what it was made from. */
interface Beginning {
  readonly text: string;
  /** The note's text as last read or saved; blank when there is no note yet. */
  readonly saved: string;
  /** The text that `text` was made from: `saved`, but for an older draft that was taken up. */
  readonly base: string;
  /** The same for servers that are not told the text itself. */
  readonly baseV: number;
}

/**
 * opening ─ opened → editing ⇄ saving        text === saved: clean, a change from elsewhere is taken over
 *   └─ waiting ─ opened ─↑                   text !== saved: dirty, a change from elsewhere only raises a hint
 *
 * waiting: whether the session has a note is not known yet. What is typed is a draft, and joins the note that comes.
 */
export interface EditorState extends Beginning {
  readonly phase: 'opening' | 'waiting' | 'editing' | 'saving';
  readonly noteId: string | null;
  /** Where the note stands, or shall stand; `null`: where the practice's new notes do. */
  readonly shelf: Shelf | null;
  /** The text that was saved in this very editor last. */
  readonly own: string | null;
  /** The text that the device's draft holds. */
  readonly drafted: string | null;
  /** When the draft was written from which `text` came. */
  readonly recoveredAt: string | null;
  /** A draft made before the note's last change: the person says what becomes of it. */
  readonly offer: KeptDraft | null;
  /**
   * The note's change elsewhere: in another window of this device, or somewhere else.
   * `joined`: the note came while its draft was written, and stands above it.
   */
  readonly elsewhere:
    | 'changed'
    | 'changedInWindow'
    | 'taken'
    | 'takenFromWindow'
    | 'removed'
    | 'joined'
    | 'decided'
    | null;
  /**
   * The note's text as another window saved it last.
   * The server's confirmation brings the same once more.
   */
  readonly heard: string | null;
  /** How it was before the last change from elsewhere was taken over. */
  readonly before: Beginning | null;
  /** The person decides between two texts of the note; never begun by what arrives. */
  readonly isDeciding: boolean;
  /** The one text that the person writes out of two, while deciding. */
  readonly final: FinalDraft | null;
  /** A one text that lost its decision: it is the note's draft from now on. */
  readonly rescued: FinalDraft | null;
  readonly failure: Failure | null;
}

/** The state of a discarded draft, to bring it back. */
export type Dropped = Pick<EditorState, keyof Beginning | 'offer' | 'recoveredAt'>;

export type EditorEvent =
  | { readonly type: 'waiting'; readonly draft: Draft | null }
  | { readonly type: 'opened'; readonly body: NoteBody | null; readonly draft: Draft | null }
  /** `from`: what the field showed before. */
  | { readonly type: 'typed'; readonly text: string; readonly from: string }
  | { readonly type: 'shelved'; readonly shelf: Shelf }
  | { readonly type: 'drafted'; readonly text: string }
  | { readonly type: 'saving' }
  | { readonly type: 'stored'; readonly text: string; readonly noteId: string }
  | { readonly type: 'failed'; readonly failure: Failure }
  | { readonly type: 'arrived'; readonly body: NoteBody | null }
  | { readonly type: 'offerTaken' }
  | { readonly type: 'draftDropped' }
  | { readonly type: 'draftBroughtBack'; readonly draft: Dropped }
  | { readonly type: 'decisionOpened' }
  | { readonly type: 'decisionLeft' }
  | { readonly type: 'finalTyped'; readonly final: FinalDraft | null }
  | { readonly type: 'forgotten' };

export const OPENING: EditorState = {
  phase: 'opening',
  text: '',
  saved: '',
  base: '',
  noteId: null,
  shelf: null,
  baseV: 0,
  own: null,
  drafted: null,
  recoveredAt: null,
  offer: null,
  elsewhere: null,
  heard: null,
  before: null,
  isDeciding: false,
  final: null,
  rescued: null,
  failure: null,
};

export const isDirty = ({ text, saved }: EditorState): boolean => text !== saved;
/** Whether the note is known, or that there is none. */
export const isOpen = ({ phase }: EditorState): boolean =>
  phase !== 'opening' && phase !== 'waiting';
/** Nothing is saved before the note is known, or a choice is made. */
export const canSave = (state: EditorState): boolean =>
  isOpen(state) && state.offer === null && (isDirty(state) || state.noteId === null);
/** By how many characters the text is longer than a note may be; 0 where it fits. */
export const excessOf = ({ text }: Pick<EditorState, 'text'>): number =>
  Math.max(0, text.length - NOTE_MAX);
/** True if there is nothing to be read. */
export const isBlank = ({ text }: Pick<EditorState, 'text'>): boolean => !saysSomething(text);

export const noteDraft = (text: string, based: string, shelf: Shelf | null): NoteDraft => ({
  text,
  based,
  ...(shelf && { shelf }),
});
