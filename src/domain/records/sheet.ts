import * as v from 'valibot';
import { appointmentStatuses } from '../appointments/status.ts';
import { defineEntity, field, OWNER, schemaOf } from '../core/entity.ts';
import { line, uuid } from '../core/fields.ts';
import { issuedDocumentSchema } from '../documents/issued.ts';
import { readerOf } from '../notes/note.ts';

/** A session as the successor of its psychologist sees it: when it was, and how it went. */
const sheetSessionSchema = v.object({
  id: uuid,
  startAt: v.string(),
  endAt: v.string(),
  status: v.picklist(appointmentStatuses),
});

/** An issued document as the successor of who issued it sees it. */
const sheetDocumentSchema = v.pick(issuedDocumentSchema, [
  'id',
  'kind',
  'createdAt',
  'recipient',
  'relation',
  'reason',
  'sha256',
  'outcome',
]);

/** `deleted`: archived by its author. `moved`: put among what is the psychologist's own. */
const removalKinds = ['deleted', 'moved'] as const;

const removalSchema = v.object({
  noteId: uuid,
  /** When the note's session began; `null` where the session is unknown. */
  startAt: v.nullable(v.string()),
  kind: v.picklist(removalKinds),
  /** By the server's clock. */
  at: v.string(),
});
export type Removal = v.InferOutput<typeof removalSchema>;

/**
 * Tells what a psychologist's part of a patient's record holds beside its notes.
 * Notes that left the record are always listed.
 * Sessions and issued documents are copied here once the patient is handed over. The originals stay
 * with the author, and the successor reads nothing of them but this.
 */
const recordSheetFields = {
  id: field(uuid, 'Código', OWNER),
  patientId: field(uuid, 'Paciente (código)', OWNER),
  /** The author of the notes. */
  psychologistId: field(uuid, 'Psicólogo (código)', OWNER),
  authorName: field(line(), 'Escrito por', OWNER),
  authorCrp: field(v.nullable(line()), 'CRP de quem escreveu', OWNER),
  /** The reader since it was handed over; `null`: its author. */
  keeperId: field(v.nullable(uuid), 'Guardado por (código)', OWNER),
  /** Since when nobody reads it, until it is handed over. */
  sealedAt: field(v.nullable(v.string()), 'Lacrado em', OWNER),
  /** By start. */
  sessions: field(v.array(sheetSessionSchema), 'Sessões', OWNER),
  /** By when they were made. */
  documents: field(v.array(sheetDocumentSchema), 'Documentos emitidos', OWNER),
  removals: field(v.array(removalSchema), 'Notas que saíram do prontuário', OWNER),
};

const recordSheetSchema = schemaOf(recordSheetFields);
export type RecordSheet = v.InferOutput<typeof recordSheetSchema>;

export const recordSheets = defineEntity({
  fields: recordSheetFields,
  schema: recordSheetSchema,
  missing: 'Registro não encontrado.',
  readers: { owner: readerOf },
  subject: ({ patientId }, look) => look.patientName(patientId),
});
