import * as v from 'valibot';
import { defineEntity, field, OWNER, schemaOf } from '../core/entity.ts';
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
const issuedDocumentFields = {
  id: field(uuid, 'Código', OWNER),
  patientId: field(uuid, 'Paciente (código)', OWNER),
  psychologistId: field(uuid, 'Psicólogo (código)', OWNER),
  kind: field(v.picklist(documentKinds), 'Tipo', OWNER),
  format: field(v.picklist(documentFormats), 'Formato', OWNER),
  /** Which notes a copy of the record holds; none in a declaration. */
  shelves: field(v.array(v.picklist(shelves)), 'Notas de onde', OWNER),
  recipient: field(line(), 'Para quem', OWNER),
  /** Of the recipient to the patient, e.g. `mãe`. */
  relation: field(v.nullable(line()), 'Relação', OWNER),
  /** What it is for. */
  reason: field(text, 'Motivo', OWNER),
  /** Where it was issued, for the next one. */
  place: field(v.nullable(line()), 'Lugar', OWNER),
  channel: field(v.picklist(deliveryChannels), 'Meio', OWNER),
  /** Of the file; of what is printed, of its text. */
  sha256: field(sha256, 'Impressão digital (SHA-256)', OWNER),
  outcome: field(v.nullable(v.picklist(deliveryOutcomes)), 'Resultado', OWNER),
  /** When the outcome was written down. */
  settledAt: field(v.nullable(v.string()), 'Resolvido em', OWNER),
  createdAt: field(v.string(), 'Criado em', OWNER),
};

export const issuedDocumentSchema = schemaOf(issuedDocumentFields);

export type IssuedDocument = v.InferOutput<typeof issuedDocumentSchema>;

export const issuedDocuments = defineEntity({
  fields: issuedDocumentFields,
  schema: issuedDocumentSchema,
  missing: 'Documento não encontrado.',
  // Why somebody needs a copy may be a clinical matter.
  readers: { owner: ({ psychologistId }) => psychologistId },
  subject: ({ id, patientId }, look) =>
    look.patientName(patientId ?? look.get('issuedDocuments', id)?.['patientId']),
});
