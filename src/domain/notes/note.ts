import * as v from 'valibot';
import { NOTE_MAX, uuid } from '../core/fields.ts';

/** An edit that met another edit of the same passage. Kept until the person has decided. */
export const noteConflictSchema = v.object({
  id: uuid,
  /** The whole text as its author sent it. */
  plaintext: v.string(),
  at: v.string(),
});

/** A session's note: clinical text, seen by its psychologist alone. */
export const noteSchema = v.object({
  id: uuid,
  patientId: uuid,
  appointmentId: uuid,
  psychologistId: uuid,
  plaintext: v.pipe(v.string(), v.maxLength(NOTE_MAX)),
  summary: v.nullable(v.string()),
  /** Edits that could not be merged into `plaintext`. */
  conflicts: v.array(noteConflictSchema),
  createdAt: v.string(),
  updatedAt: v.string(),
});

export type Note = v.InferOutput<typeof noteSchema>;
export type NoteConflict = v.InferOutput<typeof noteConflictSchema>;

const PREVIEW_LENGTH = 150;

/** The first words of a note on one line, at most 150 characters, cut at a word. */
export function notePreview(plaintext: string): string {
  const flat = plaintext
    .slice(0, PREVIEW_LENGTH * 4)
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (flat.length <= PREVIEW_LENGTH) return flat;
  const cut = flat.slice(0, PREVIEW_LENGTH);
  const word = cut.lastIndexOf(' ');
  return `${cut.slice(0, word > PREVIEW_LENGTH / 2 ? word : PREVIEW_LENGTH - 1)}…`;
}
