import * as v from 'valibot';

/** A deleted note, as the server tells of it. */
export const archivedNoteSchema = v.object({
  id: v.string(),
  startAt: v.string(),
  preview: v.string(),
  reason: v.nullable(v.string()),
  archivedAt: v.string(),
  keepUntil: v.string(),
  legalHold: v.boolean(),
});
export type ArchivedNote = v.InferOutput<typeof archivedNoteSchema>;

/** Asks the server for a patient's deleted notes. Rejects with an `ApiError`. */
export type LoadArchived = (patientId: string) => Promise<readonly ArchivedNote[]>;
