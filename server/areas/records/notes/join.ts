import type { Ref } from '../../../../src/domain/core/documents.ts';
import { mergeNote } from '../../../../src/domain/notes/merging/merge.ts';
import type { Note, NoteConflict } from '../../../../src/domain/notes/note.ts';
import { joiningShelves, shelfOf } from '../../../../src/domain/notes/shelf.ts';
import { withUndecided } from '../../../../src/domain/notes/merging/undecided.ts';
import type { CommandArgs } from '../../../../src/domain/registry.ts';
import type { DecisionContext } from '../../../engine/execution/decision.ts';
import type { Redirection } from '../../../engine/execution/redirection.ts';
import type { CommandTransaction, StoredDocument } from '../../../engine/execution/store.ts';

/** The actor's own note of a session. Another's is as if it were not there. */
async function noteOfSession(
  tx: CommandTransaction,
  userId: string,
  appointmentId: string,
): Promise<StoredDocument<'notes'> | undefined> {
  const [note] = await tx.find('notes', { equal: { appointmentId } });
  return note?.document.psychologistId === userId ? note : undefined;
}

/** True for a text that was the note `id` on its own device. */
const isOf = (id: string) => (conflict: NoteConflict) =>
  conflict.id === id || conflict.firstId === id;

/** What arrives stands beside the note under the id that its device gave it: its later edits find it there. */
function beside(
  { document }: StoredDocument<'notes'>,
  { id, plaintext, shelf }: Text,
  { at, now }: Pick<DecisionContext, 'at' | 'now'>,
): Note {
  const merged = mergeNote('', document.plaintext, plaintext);
  const others = document.conflicts.filter((conflict) => !isOf(id)(conflict));
  return {
    ...(shelf ? joiningShelves(document, shelf, at) : document),
    plaintext: merged.plaintext,
    conflicts: merged.clean ? others : withUndecided(others, { id, plaintext, at }),
    updatedAt: at,
    updateReceivedAt: now,
  };
}

type Text = Pick<CommandArgs<'note.create'>, 'id' | 'plaintext' | 'shelf'>;

/**
 * A device that did not know the session's note wrote one: that text joins the note, as an edit that was made from
 * nothing. A REST call, which can ask first, is refused instead.
 * @returns whether there was such a note
 */
export async function joinNote(
  args: CommandArgs<'note.create'>,
  { tx, actor, documents, clientId, at, now }: DecisionContext,
): Promise<boolean> {
  if (clientId === null) return false;
  const stored = await noteOfSession(tx, actor.userId, args.appointmentId);
  if (!stored) return false;
  const ref: Ref = ['notes', stored.id];
  documents.remove('notes', args.id);
  documents.adopt([ref], [stored]);
  const note = beside(stored, args, { at, now });
  documents.put('notes', note);
  const { id: noteId } = note;
  const isAside = note.plaintext !== args.plaintext;
  // No device's own: the next edit, made on the note, must not be merged as if it had been made on this text.
  const origin = { submitted: null, basedOn: null, isAside, clientId: null };
  const { plaintext } = args;
  await tx.addNoteVersions([{ noteId, v: tx.v, plaintext, ...origin, at, receivedAt: now }]);
  return true;
}

/**
 * Redirects an edit of a note that never came to be, because its text joined another note.
 * An edit that names its base becomes an edit of that note, which knows the text. Any other becomes
 * the text once more.
 */
export const editOfJoined: Redirection<'note.update'> = async (args, { tx, actor }) => {
  const { id, plaintext, appointmentId, basedOn } = args;
  const stored = appointmentId && (await noteOfSession(tx, actor.userId, appointmentId));
  if (!stored) return null;
  if (basedOn !== undefined) return { name: 'note.update', args: { ...args, id: stored.id } };
  const { patientId } = stored.document;
  return { name: 'note.create', args: { id, patientId, appointmentId, plaintext } };
};

/**
 * Putting such a note on a shelf puts there the one that it joined. Never into the patient's record, since the person has
 * not seen what else stands in it.
 */
export const shelfOfJoined: Redirection<'note.setShelf'> = async (
  { shelf, appointmentId },
  { tx, actor },
) => {
  const stored = appointmentId && (await noteOfSession(tx, actor.userId, appointmentId));
  if (!stored || (shelf === 'record' && shelfOf(stored.document) !== 'record')) return null;
  return { name: 'note.setShelf', args: { id: stored.id, shelf } };
};

/** Deleting such a note takes back the text that stands beside the other, and nothing else. */
export const deletionOfJoined: Redirection<'note.delete'> = async (
  { id, appointmentId },
  { tx, actor },
) => {
  const stored = appointmentId && (await noteOfSession(tx, actor.userId, appointmentId));
  const joined = stored ? stored.document.conflicts.filter(isOf(id)) : [];
  if (!stored || joined.length === 0) return null;
  const { plaintext } = stored.document;
  const resolves = joined.map((conflict) => conflict.id);
  return { name: 'note.update', args: { id: stored.id, plaintext, resolves } };
};
