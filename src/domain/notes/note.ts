import * as v from 'valibot';
import { line, NOTE_MAX, uuid } from '../core/fields.ts';
import { emotionSchema, estimates, intensities, noteReaderSchema } from './analysis.ts';
import { shelves } from './shelf.ts';
import { defineEntity, field, OWNER, schemaOf } from '../core/entity.ts';
import { reviewedSummarySchema } from './summary.ts';

/** An edit that met another edit of the same passage. Kept until the person has decided. */
const noteConflictSchema = v.object({
  id: uuid,
  /**
   * The id under which an earlier state of it waited.
   * On its own device that is the id of the note which it was.
   */
  firstId: v.optional(v.nullable(uuid)),
  /** The whole text as its author sent it. */
  plaintext: v.string(),
  at: v.string(),
});

/** A session's note: clinical text, seen by its psychologist alone, or by the one to whom it was handed over. */
const noteFields = {
  id: field(uuid, 'Código', OWNER),
  patientId: field(uuid, 'Paciente (código)', OWNER),
  appointmentId: field(uuid, 'Sessão (código)', OWNER),
  psychologistId: field(uuid, 'Psicólogo (código)', OWNER),
  plaintext: field(v.pipe(v.string(), v.maxLength(NOTE_MAX)), 'Texto', OWNER),
  /** Allow-listed HTML; an estimate made by a program, of the text as it was then. */
  summary: field(v.nullable(v.string()), 'Resumo automático', OWNER),
  summaryStatus: field(
    v.optional(
      v.nullable(v.picklist(['processing', 'summarized', 'failed', 'quota', 'unconsented'])),
    ),
    'Situação do resumo',
    OWNER,
  ),
  /** Absent or `null` on notes that were read before it was kept: see `estimateOf`. */
  estimate: field(v.optional(v.nullable(v.picklist(estimates))), 'Estimativa', OWNER),
  /** The program that read it. Absent or `null`: unknown, as of older notes. */
  reader: field(v.optional(v.nullable(noteReaderSchema)), 'Lida por', OWNER),
  /** From -1 to 1. */
  sentimentScore: field(v.optional(v.nullable(v.number())), 'Sentimento', OWNER),
  intensity: field(v.optional(v.nullable(v.picklist(intensities))), 'Intensidade', OWNER),
  emotions: field(v.optional(v.nullable(v.array(emotionSchema))), 'Emoções', OWNER),
  rationale: field(v.optional(v.nullable(v.string())), 'Fundamento da análise', OWNER),
  /** `null`, or absent on older notes: nobody has accepted or written one. */
  reviewedSummary: field(v.optional(v.nullable(reviewedSummarySchema)), 'Resumo revisado', OWNER),
  /** Where it stands; see `shelfOf` for one that does not say it. */
  shelf: field(v.optional(v.nullable(v.picklist(shelves))), 'Onde está', OWNER),
  /** When it left the patient's record. */
  leftRecordAt: field(v.optional(v.nullable(v.string())), 'Saiu do prontuário em', OWNER),
  /** Whose it is since its author left it to a successor, and how the author was called. Absent or `null`: its author's. */
  keeperId: field(v.optional(v.nullable(uuid)), 'Guardado por (código)', OWNER),
  authorName: field(v.optional(v.nullable(line())), 'Escrito por', OWNER),
  /** Since when nobody reads it, until it is handed over. */
  sealedAt: field(v.optional(v.nullable(v.string())), 'Lacrado em', OWNER),
  /** Edits that could not be merged into `plaintext`. */
  conflicts: field(v.array(noteConflictSchema), 'Textos em conflito', OWNER),
  /** When the person wrote it, and changed it last, by the clock of where that was done. */
  createdAt: field(v.string(), 'Criado em', OWNER),
  updatedAt: field(v.string(), 'Alterado em', OWNER),
  /** When the server received it, and its last change; its own clock's, which nobody else sets. Absent on older notes. */
  receivedAt: field(v.optional(v.nullable(v.string())), 'Recebida em', OWNER),
  updateReceivedAt: field(v.optional(v.nullable(v.string())), 'Alteração recebida em', OWNER),
};

export const noteSchema = schemaOf(noteFields);

export type Note = v.InferOutput<typeof noteSchema>;
export type NoteConflict = v.InferOutput<typeof noteConflictSchema>;

type Analysis = Pick<
  Note,
  | 'summary'
  | 'summaryStatus'
  | 'estimate'
  | 'reader'
  | 'sentimentScore'
  | 'intensity'
  | 'emotions'
  | 'rationale'
>;

/** What a new text starts with: the analysis belongs to the text that it was made from. */
export const unanalysed: Analysis = {
  summary: null,
  summaryStatus: 'processing',
  estimate: null,
  reader: null,
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
  estimate,
  reader,
  sentimentScore,
  intensity,
  emotions,
  rationale,
  reviewedSummary,
}: Note): Analysis & Reviewed => ({
  summary,
  ...(summaryStatus !== undefined && { summaryStatus }),
  ...(estimate !== undefined && { estimate }),
  ...(reader !== undefined && { reader }),
  ...(sentimentScore !== undefined && { sentimentScore }),
  ...(intensity !== undefined && { intensity }),
  ...(emotions !== undefined && { emotions }),
  ...(rationale !== undefined && { rationale }),
  ...(reviewedSummary !== undefined && { reviewedSummary }),
});

/** The estimate that is shown of a note whose patient lets no program read it. */
export const unestimated = {
  estimate: null,
  sentimentScore: null,
  intensity: null,
  emotions: [],
} satisfies Partial<Note>;

/** Returns a note for whoever reads it while the patient refuses: what is stored stays stored. */
export const withoutEstimate = (note: Note): Note => ({
  ...note,
  ...unestimated,
  rationale: null,
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

/** True if the note is this person's to keep, sealed or not. */
export const isHeldBy = (
  { psychologistId, keeperId }: Omit<Held, 'sealedAt'>,
  userId: string,
): boolean => (keeperId ?? psychologistId) === userId;

/** A note that was handed over is read by its keeper and stays what its author wrote. */
export const isInherited = ({ psychologistId, keeperId }: Omit<Held, 'sealedAt'>): boolean =>
  (keeperId ?? psychologistId) !== psychologistId;

export const notes = defineEntity({
  fields: noteFields,
  schema: noteSchema,
  missing: 'Nota não encontrada.',
  readers: { owner: readerOf },
  subject: ({ id, patientId }, look) =>
    look.patientName(patientId ?? look.get('notes', id)?.['patientId']),
});
