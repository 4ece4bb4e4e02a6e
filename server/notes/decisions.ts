import { mergeNote } from '../../src/domain/notes/merge.ts';
import { analysisOf, type Note, unanalysed, unread } from '../../src/domain/notes/note.ts';
import { shelfOf } from '../../src/domain/notes/shelf.ts';
import { withUndecided } from '../../src/domain/notes/undecided.ts';
import { alreadyExists } from '../sync/constraints.ts';
import type { Decision, DecisionContext } from '../sync/decision.ts';
import type { NoteVersion, StoredDocument } from '../sync/store.ts';
import { joinNote } from './join.ts';
import { summariseJob } from './summarise.ts';

function versionOf(
  note: Note,
  submitted: string,
  { tx, clientId, at, now }: DecisionContext,
): NoteVersion {
  const { id: noteId, plaintext } = note;
  return {
    noteId,
    v: tx.v,
    plaintext,
    submitted: submitted === plaintext ? null : submitted,
    clientId,
    at,
    receivedAt: now,
  };
}

/** What no program has read yet is read soon. */
export const askForSummary = async (note: Note, { tx, now }: DecisionContext): Promise<void> => {
  if (note.summaryStatus !== 'summarized') await tx.enqueue([summariseJob(note.id, tx.v, now)]);
};

/** The first text of a note is its first version, unless the session has a note already. */
export const keepNoteVersion: Decision<'note.create'> = async (args, context) => {
  const { id, plaintext } = args;
  const { documents, now, tx } = context;
  if (await tx.archived(['notes', id])) throw alreadyExists();
  if (await joinNote(args, context)) return;
  const written = documents.get('notes', id);
  if (!written) return;
  const note: Note = { ...written, receivedAt: now, updateReceivedAt: now };
  documents.put('notes', note);
  await context.tx.addNoteVersions([versionOf(note, plaintext, context)]);
  await askForSummary(note, context);
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

/** The text as it stood, for a note that came without its versions; none where the newest is this very text. */
async function versionBefore(
  { document, v }: StoredDocument<'notes'>,
  { tx }: DecisionContext,
): Promise<NoteVersion[]> {
  const { id: noteId, plaintext, updatedAt: at, updateReceivedAt: receivedAt = null } = document;
  if ((await tx.noteBase(noteId, v, null)) === plaintext) return [];
  return [{ noteId, v, plaintext, submitted: null, clientId: null, at, receivedAt }];
}

/** The analysis belongs to its text. Where there is none, for it failed or nobody might read it, saving the text asks again. */
function analysisAfter(before: Note, plaintext: string) {
  const { summaryStatus, summary } = before;
  const isUnread = summaryStatus == null && summary === null;
  const isOver = isUnread || summaryStatus === 'failed' || summaryStatus === 'quota';
  if (before.plaintext !== plaintext) return unread(before);
  return { ...analysisOf(before), ...(isOver && unanalysed) };
}

/**
 * Merges an edit with those that came before it. Where both changed the same passage the present text stays and the
 * arriving one is kept beside it, for the person to decide.
 * @throws DomainError where too many wait for that already
 */
export const mergeNoteEdit: Decision<'note.update'> = async ({ id, plaintext }, context) => {
  const { documents, tx, newId, at, now } = context;
  const stored = documents.stored('notes', id);
  const mine = documents.get('notes', id);
  if (!stored || !mine) return;
  const theirs = stored.document;
  const merged = mergeNote(await baseOf(stored, context), theirs.plaintext, plaintext);
  const note: Note = {
    ...mine,
    plaintext: merged.plaintext,
    ...analysisAfter(theirs, merged.plaintext),
    updateReceivedAt: now,
    conflicts: merged.clean
      ? mine.conflicts
      : withUndecided(mine.conflicts, { id: newId(), plaintext, at }),
  };
  documents.put('notes', note);
  const before = await versionBefore(stored, context);
  await tx.addNoteVersions([...before, versionOf(note, plaintext, context)]);
  await askForSummary(note, context);
};

/** What leaves the patient's record is written down. */
export const tellOfShelf: Decision<'note.setShelf'> = async ({ id }, { documents, record }) => {
  const before = documents.stored('notes', id)?.document;
  const after = documents.get('notes', id);
  if (before && after && shelfOf(before) === 'record' && shelfOf(after) === 'private')
    await record({ kind: 'record.setApart', subjectId: id });
};
