import { mergeNote } from './merge.ts';
import type { Note, NoteConflict } from '../note.ts';
import { withUndecided } from './undecided.ts';

/** A text that arrives for a note. */
export interface NoteEdit {
  readonly plaintext: string;
  /** The conflicts that it settles. */
  readonly resolves?: readonly string[] | undefined;
  readonly at: string;
  /** The id under which it waits beside the note where it cannot be merged. */
  readonly asideId: string;
}

export interface EditedNote extends Pick<Note, 'plaintext' | 'conflicts'> {
  /** The text that waits beside the note now. */
  readonly aside: NoteConflict | null;
  /** The waiting text that the edit was made from, and replaced. */
  readonly superseded: NoteConflict | null;
}

type Waiting = Pick<Note, 'plaintext' | 'conflicts'>;

/**
 * Goes on from a waiting text.
 * The edit takes its place, under a new id, so that nobody settles it unseen.
 */
function supersede(
  { plaintext }: Waiting,
  from: NoteConflict,
  edit: NoteEdit,
  rest: NoteConflict[],
) {
  const kept = { plaintext, superseded: from };
  if (edit.plaintext === plaintext) return { ...kept, conflicts: rest, aside: null };
  if (edit.plaintext === from.plaintext)
    return { ...kept, conflicts: [...rest, from], aside: null, superseded: null };
  const { asideId: id, at } = edit;
  const aside = { id, firstId: from.firstId ?? from.id, plaintext: edit.plaintext, at };
  return { ...kept, conflicts: withUndecided(rest, aside), aside };
}

/**
 * Carries out an edit of a note: it is merged with what came since its base.
 * Where that fails, the present text stays and the edit waits beside it. No sentence of either goes
 * without the person's choice.
 * @param base the text that the edit was made from; `undefined` where nobody knows it, and nothing
 * can be merged
 * @throws DomainError `note_undecided` where too many texts wait already
 */
export function editNote(note: Waiting, edit: NoteEdit, base: string | undefined): EditedNote {
  const { plaintext: present, conflicts } = note;
  const { resolves = [], plaintext, asideId: id, at } = edit;
  const from = base === present ? undefined : conflicts.find((one) => one.plaintext === base);
  const rest = conflicts.filter((one) => one !== from && !resolves.includes(one.id));
  if (from) return supersede(note, from, edit, rest);
  const merged =
    base === undefined
      ? { plaintext: present, clean: plaintext === present }
      : mergeNote(base, present, plaintext);
  const edited = { plaintext: merged.plaintext, conflicts: rest, aside: null, superseded: null };
  if (merged.clean || rest.some((one) => one.plaintext === plaintext)) return edited;
  const aside = { id, plaintext, at };
  return { ...edited, conflicts: withUndecided(rest, aside), aside };
}
