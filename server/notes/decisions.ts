import { mergeNote } from '../../src/domain/notes/merge.ts';
import { analysisOf, type Note, unanalysed } from '../../src/domain/notes/note.ts';
import type { Decision, DecisionContext } from '../sync/decision.ts';
import type { NoteVersion, StoredDocument } from '../sync/store.ts';

function versionOf(
  note: Note,
  submitted: string,
  { tx, clientId, at }: DecisionContext,
): NoteVersion {
  const { id: noteId, plaintext } = note;
  return {
    noteId,
    v: tx.v,
    plaintext,
    submitted: submitted === plaintext ? null : submitted,
    clientId,
    at,
  };
}

/** The first text of a note is its first version. */
export const keepNoteVersion: Decision<'note.create'> = async ({ id, plaintext }, context) => {
  const note = context.documents.get('notes', id);
  if (note) await context.tx.addNoteVersions([versionOf(note, plaintext, context)]);
};

/** Where no version is known that the edit was made from, everything in the present text counts as another's. */
async function baseOf(
  { document, v }: StoredDocument<'notes'>,
  context: DecisionContext,
): Promise<string> {
  const { baseV, clientId, tx } = context;
  if (baseV === undefined) return document.plaintext;
  const base = await tx.noteBase(document.id, baseV, clientId);
  return base ?? (v <= baseV ? document.plaintext : '');
}

/** The text as it stood, for a note that came without its versions. */
const versionBefore = ({ document, v }: StoredDocument<'notes'>): NoteVersion => ({
  noteId: document.id,
  v,
  plaintext: document.plaintext,
  submitted: null,
  clientId: null,
  at: document.updatedAt,
});

/**
 * Merges an edit with those that came before it. Where both changed the same passage the present text stays and the
 * arriving one is kept beside it, for the person to decide.
 */
export const mergeNoteEdit: Decision<'note.update'> = async ({ id, plaintext }, context) => {
  const { documents, tx, newId, at } = context;
  const stored = documents.stored('notes', id);
  const mine = documents.get('notes', id);
  if (!stored || !mine) return;
  const theirs = stored.document;
  const merged = mergeNote(await baseOf(stored, context), theirs.plaintext, plaintext);
  const note: Note = {
    ...mine,
    plaintext: merged.plaintext,
    ...(merged.plaintext === theirs.plaintext ? analysisOf(theirs) : unanalysed),
    conflicts: merged.clean ? mine.conflicts : [...mine.conflicts, { id: newId(), plaintext, at }],
  };
  documents.put('notes', note);
  await tx.addNoteVersions([versionBefore(stored), versionOf(note, plaintext, context)]);
};
