import type { AnyDocument, EntityName } from '../../domain/core/documents.ts';
import type { Note } from '../../domain/notes/note.ts';

const headOfNote = (note: Note): Note => ({
  ...note,
  plaintext: '',
  summary: null,
  ...(note.rationale && { rationale: null }),
  ...(note.reviewedSummary && { reviewedSummary: { ...note.reviewedSummary, text: '' } }),
  conflicts: note.conflicts.map(({ id, at }) => ({ id, plaintext: '', at })),
});

/** The document as the view keeps it: a note without its texts, which stay on disk; anything else as it is. */
export const headOf = (entity: EntityName, document: AnyDocument): AnyDocument =>
  entity === 'notes' ? headOfNote(document as Note) : document;
