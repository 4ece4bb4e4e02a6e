import * as v from 'valibot';
import { line, NOTE_MAX, uuid } from '../core/fields.ts';
import { emotionSchema, intensities } from './analysis.ts';
import { shelves } from './shelf.ts';
import type { Entity } from '../core/entity.ts';
import { reviewedSummarySchema } from './summary.ts';

/** An edit that met another edit of the same passage. Kept until the person has decided. */
export const noteConflictSchema = v.object({
  id: uuid,
  /** The whole text as its author sent it. */
  plaintext: v.string(),
  at: v.string(),
});

/** A session's note: clinical text, seen by its psychologist alone, or by the one to whom it was handed over. */
export const noteSchema = v.object({
  id: uuid,
  patientId: uuid,
  appointmentId: uuid,
  psychologistId: uuid,
  plaintext: v.pipe(v.string(), v.maxLength(NOTE_MAX)),
  /** Allow-listed HTML; an estimate made by a program, of the text as it was then. */
  summary: v.nullable(v.string()),
  summaryStatus: v.optional(
    v.nullable(v.picklist(['processing', 'summarized', 'failed', 'quota'])),
  ),
  /** From -1 to 1. */
  sentimentScore: v.optional(v.nullable(v.number())),
  intensity: v.optional(v.nullable(v.picklist(intensities))),
  emotions: v.optional(v.nullable(v.array(emotionSchema))),
  rationale: v.optional(v.nullable(v.string())),
  /** `null`, or absent on older notes: nobody has accepted or written one. */
  reviewedSummary: v.optional(v.nullable(reviewedSummarySchema)),
  /** Where it stands; see `shelfOf` for one that does not say it. */
  shelf: v.optional(v.nullable(v.picklist(shelves))),
  /** When it left the patient's record. */
  leftRecordAt: v.optional(v.nullable(v.string())),
  /** Whose it is since its author left it to a successor, and how the author was called. Absent or `null`: its author's. */
  keeperId: v.optional(v.nullable(uuid)),
  authorName: v.optional(v.nullable(line())),
  /** Since when nobody reads it, until it is handed over. */
  sealedAt: v.optional(v.nullable(v.string())),
  /** Edits that could not be merged into `plaintext`. */
  conflicts: v.array(noteConflictSchema),
  /** When the person wrote it, and changed it last, by the clock of where that was done. */
  createdAt: v.string(),
  updatedAt: v.string(),
  /** When the server received it, and its last change; its own clock's, which nobody else sets. Absent on older notes. */
  receivedAt: v.optional(v.nullable(v.string())),
  updateReceivedAt: v.optional(v.nullable(v.string())),
});

export type Note = v.InferOutput<typeof noteSchema>;
export type NoteConflict = v.InferOutput<typeof noteConflictSchema>;

type Analysis = Pick<
  Note,
  'summary' | 'summaryStatus' | 'sentimentScore' | 'intensity' | 'emotions' | 'rationale'
>;

/** What a new text starts with: the analysis belongs to the text that it was made from. */
export const unanalysed: Analysis = {
  summary: null,
  summaryStatus: 'processing',
  sentimentScore: null,
  intensity: null,
  emotions: [],
  rationale: null,
};

type Reviewed = Pick<Note, 'reviewedSummary'>;

/** What a note has once its text is another: nobody has read that one, and a summary that was accepted is of the former. */
export const unread = ({ reviewedSummary }: Note): Analysis & Reviewed => ({
  ...unanalysed,
  ...(reviewedSummary && { reviewedSummary: { ...reviewedSummary, isCurrent: false } }),
});

/** The analysis that a note has, and what its author made of it. */
export const analysisOf = ({
  summary,
  summaryStatus,
  sentimentScore,
  intensity,
  emotions,
  rationale,
  reviewedSummary,
}: Note): Analysis & Reviewed => ({
  summary,
  ...(summaryStatus !== undefined && { summaryStatus }),
  ...(sentimentScore !== undefined && { sentimentScore }),
  ...(intensity !== undefined && { intensity }),
  ...(emotions !== undefined && { emotions }),
  ...(rationale !== undefined && { rationale }),
  ...(reviewedSummary !== undefined && { reviewedSummary }),
});

const PREVIEW_LENGTH = 150;

/** The first words of a note on one line, at most 150 characters or as told, cut at a word. */
export function notePreview(plaintext: string, length = PREVIEW_LENGTH): string {
  const flat = plaintext
    .slice(0, length * 4)
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (flat.length <= length) return flat;
  const cut = flat.slice(0, length);
  const word = cut.lastIndexOf(' ');
  return `${cut.slice(0, word > length / 2 ? word : length - 1)}…`;
}

type Held = Pick<Note, 'psychologistId' | 'keeperId' | 'sealedAt'>;

/** Who reads a note: its author, or the successor to whom it was handed over; nobody while it is sealed. */
export const readerOf = ({ psychologistId, keeperId, sealedAt }: Held): string | null =>
  sealedAt ? null : (keeperId ?? psychologistId);

/** A note that was handed over is read by its keeper and stays what its author wrote. */
export const isInherited = ({ psychologistId, keeperId }: Omit<Held, 'sealedAt'>): boolean =>
  (keeperId ?? psychologistId) !== psychologistId;

export const notes: Entity<Note> = {
  schema: noteSchema,
  missing: 'Nota não encontrada.',
  seenBy: { owner: { of: readerOf, sees: 'whole' } },
  subject: ({ id, patientId }, look) =>
    look.patientName(patientId ?? look.get('notes', id)?.['patientId']),
};
