import * as v from 'valibot';
import type { Entity } from '../core/entity.ts';
import { line, text, uuid } from '../core/fields.ts';
import { shelves } from '../notes/shelf.ts';

/** `declaration`: that somebody came. `record`: a copy of what is kept about the patient. */
export const documentKinds = ['declaration', 'record'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentFormats = ['pdf', 'json', 'print'] as const;
export type DocumentFormat = (typeof documentFormats)[number];

/** How it reached whoever it is for. */
export const deliveryChannels = ['in_person', 'email', 'message', 'post', 'other'] as const;
export type DeliveryChannel = (typeof deliveryChannels)[number];

export const deliveryOutcomes = ['received', 'not_delivered'] as const;
export type DeliveryOutcome = (typeof deliveryOutcomes)[number];

/** SHA-256, in hexadecimal. */
export const sha256 = v.pipe(
  v.string('Código de verificação inválido'),
  v.regex(/^[\da-f]{64}$/, 'Código de verificação inválido'),
);

/**
 * What was handed out about a patient: to whom, why, when, and the hash of exactly what. CFP 06/2019 (art. 15 and 16) wants
 * five years of it. The document itself is with whoever got it.
 */
export const issuedDocumentSchema = v.object({
  id: uuid,
  patientId: uuid,
  psychologistId: uuid,
  kind: v.picklist(documentKinds),
  format: v.picklist(documentFormats),
  /** Which notes a copy of the record holds; none in a declaration. */
  shelves: v.array(v.picklist(shelves)),
  recipient: line(),
  /** Of the recipient to the patient, e.g. `mãe`. */
  relation: v.nullable(line()),
  /** What it is for. */
  reason: text,
  /** Where it was issued, for the next one. */
  place: v.nullable(line()),
  channel: v.picklist(deliveryChannels),
  /** Of the file; of what is printed, of its text. */
  sha256,
  outcome: v.nullable(v.picklist(deliveryOutcomes)),
  /** When the outcome was written down. */
  settledAt: v.nullable(v.string()),
  createdAt: v.string(),
});

export type IssuedDocument = v.InferOutput<typeof issuedDocumentSchema>;

export const issuedDocuments: Entity<IssuedDocument> = {
  schema: issuedDocumentSchema,
  missing: 'Documento não encontrado.',
  // Why somebody needs a copy may be a clinical matter.
  seenBy: { owner: { of: ({ psychologistId }) => psychologistId, sees: 'whole' } },
  subject: ({ id, patientId }, look) =>
    look.patientName(patientId ?? look.get('issuedDocuments', id)?.['patientId']),
};
