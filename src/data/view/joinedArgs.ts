import type { DocumentSet } from '../../domain/core/documents.ts';
import { updateNote } from '../../domain/notes/commands.ts';
import { hashText } from '../../domain/notes/merging/hash.ts';
import type { CommandArgs } from '../../domain/registry.ts';
import type { OutboxRow } from '../outbox/row.ts';

/** The arguments as an edit of the note that the text has joined, as the server will have them. */
export function joinedArgs(documents: DocumentSet, { key, args }: OutboxRow, id: string): unknown {
  const edit = { ...(args as CommandArgs<'note.update'>), id };
  const note = documents.get('notes', id);
  const texts = note ? [note.plaintext, ...note.conflicts.map((one) => one.plaintext)] : [];
  const base = texts.find((text) => hashText(text) === edit.basedOn) ?? '';
  return updateNote.rebase?.(documents, edit, { base, newId: () => edit.aside ?? key });
}
