import { type EditedNote, editNote } from '../../../../src/domain/notes/merging/edit.ts';
import { hashText } from '../../../../src/domain/notes/merging/hash.ts';
import { analysisOf, type Note, unanalysed, unread } from '../../../../src/domain/notes/note.ts';
import type { CommandArgs } from '../../../../src/domain/registry.ts';
import { alreadyExists } from '../../../engine/execution/constraints.ts';
import type { Decision, DecisionContext } from '../../../engine/execution/decision.ts';
import type { NoteVersion, StoredDocument } from '../../../engine/execution/store.ts';
import { joinNote } from './join.ts';
import { summariseJob } from './summarise.ts';

/** @param sent what the edit's author sent @param isAside for a text that waits beside the note */
function versionOf(
  noteId: string,
  plaintext: string,
  { sent = plaintext, isAside = false, basedOn = null }: Partial<Origin>,
  { tx, clientId, at, now }: DecisionContext,
): NoteVersion {
  const submitted = sent === plaintext ? null : sent;
  const origin = { submitted, isAside, basedOn, clientId };
  return { noteId, v: tx.v, plaintext, ...origin, at, receivedAt: now };
}

interface Origin extends Pick<NoteVersion, 'isAside' | 'basedOn'> {
  readonly sent: string;
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
  await context.tx.addNoteVersions([versionOf(id, plaintext, {}, context)]);
  await askForSummary(note, context);
};

/**
 * Returns the text that the edit names as its base; `undefined` where nobody here knows that text.
 */
async function namedBase(
  hash: string,
  { document, id }: StoredDocument<'notes'>,
  { tx }: DecisionContext,
): Promise<string | undefined> {
  const { plaintext, conflicts } = document;
  const near = ['', plaintext, ...conflicts.map((conflict) => conflict.plaintext)];
  return near.find((text) => hashText(text) === hash) ?? tx.noteText(id, hash);
}

/**
 * Returns the text that an older build's edit was made from.
 * Without a version to tell, everything in the present text counts as another's.
 */
async function unnamedBase(
  { document, v }: StoredDocument<'notes'>,
  { baseV, clientId, tx }: DecisionContext,
): Promise<string> {
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
  const origin = { submitted: null, isAside: false, basedOn: null, clientId: null };
  return [{ noteId, v, plaintext, ...origin, at, receivedAt }];
}

/** The analysis belongs to its text. Where there is none, for it failed or nobody might read it, saving the text asks again. */
function analysisAfter(before: Note, plaintext: string) {
  const { summaryStatus, summary } = before;
  const isUnread = summaryStatus == null && summary === null;
  const isOver = isUnread || ['failed', 'quota', 'unconsented'].includes(summaryStatus ?? '');
  if (before.plaintext !== plaintext) return unread(before);
  return { ...analysisOf(before), ...(isOver && unanalysed) };
}

/**
 * Keeps what the edit added to the note's texts.
 * A named edit that left the text as it was added none.
 */
async function keepVersions(
  stored: StoredDocument<'notes'>,
  { plaintext: sent, basedOn: base }: CommandArgs<'note.update'>,
  { plaintext, aside }: EditedNote,
  context: DecisionContext,
): Promise<void> {
  const { id, document } = stored;
  if (base !== undefined && !aside && plaintext === document.plaintext) return;
  const basedOn = base ?? null;
  const before = await versionBefore(stored, context);
  const edited = aside
    ? versionOf(id, aside.plaintext, { isAside: true, basedOn }, context)
    : versionOf(id, plaintext, { sent, basedOn }, context);
  await context.tx.addNoteVersions([...before, edited]);
}

/**
 * Merges an edit with those that came before it.
 * The merge fails where both changed the same passage, or nobody knows the edit's base. Then the
 * present text stays and the arriving one waits beside it, for the person to decide.
 * @throws DomainError where too many wait for that already
 */
export const mergeNoteEdit: Decision<'note.update'> = async (args, context) => {
  const { id, basedOn, aside } = args;
  const { documents, newId, at, now } = context;
  const stored = documents.stored('notes', id);
  const mine = documents.get('notes', id);
  if (!stored || !mine) return;
  const base = await (basedOn === undefined
    ? unnamedBase(stored, context)
    : namedBase(basedOn, stored, context));
  const edited = editNote(stored.document, { ...args, at, asideId: aside ?? newId() }, base);
  const note: Note = {
    ...mine,
    plaintext: edited.plaintext,
    ...analysisAfter(stored.document, edited.plaintext),
    updateReceivedAt: now,
    conflicts: edited.conflicts,
  };
  documents.put('notes', note);
  await keepVersions(stored, args, edited, context);
  await askForSummary(note, context);
};
