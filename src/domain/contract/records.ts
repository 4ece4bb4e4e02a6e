import * as v from 'valibot';
import { uuid } from '../core/fields.ts';
import { recordKinds } from '../records/retention.ts';
import { defineCall } from './kit/call.ts';
import { author, staff } from './kit/rule.ts';

/** A deleted note, as its author finds it again. */
const archivedNoteAnswer = v.object({
  id: uuid,
  patientId: uuid,
  appointmentId: uuid,
  /** When its session began. */
  startAt: v.string(),
  createdAt: v.string(),
  /** The first words. */
  preview: v.string(),
  reason: v.nullable(v.string()),
  archivedAt: v.string(),
  /** Not erased before; every further entry about the patient puts it off. */
  keepUntil: v.string(),
  /** A court ordered to keep it beyond that. */
  legalHold: v.boolean(),
});
export type ArchivedNoteAnswer = v.InferOutput<typeof archivedNoteAnswer>;

/** What a record of disposal says: ids, dates and reasons, and no text. */
const disposalAnswer = v.object({
  id: uuid,
  patientId: uuid,
  psychologistId: uuid,
  recordKind: v.picklist(recordKinds),
  basis: v.string(),
  lastEntryAt: v.string(),
  disposedAt: v.string(),
  count: v.number(),
  items: v.array(
    v.object({
      entity: v.picklist(['notes', 'payments']),
      id: uuid,
      appointmentId: uuid,
      enteredAt: v.string(),
      archivedAt: v.string(),
      archivedBy: uuid,
      /** Of those whose own records they are. */
      reason: v.nullable(v.string()),
      keepUntil: v.string(),
    }),
  ),
});
export type DisposalAnswer = v.InferOutput<typeof disposalAnswer>;

export const archivedNotesCall = defineCall({
  method: 'GET',
  path: '/archived-notes',
  allow: author,
  query: v.object({ patientId: v.optional(uuid) }),
  answer: v.array(archivedNoteAnswer),
});

export const disposalsCall = defineCall({
  method: 'GET',
  path: '/disposals',
  allow: staff,
  answer: v.array(disposalAnswer),
});
