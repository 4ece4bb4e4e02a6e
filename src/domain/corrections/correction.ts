import * as v from 'valibot';
import { defineEntity, field, schemaOf, STAFF, STAFF_AND_PORTAL } from '../core/entity.ts';
import { text, uuid } from '../core/fields.ts';
import type { Patient } from '../patients/patient.ts';
import { addDays } from '../time/days.ts';
import { wallClock } from '../time/zone.ts';

/** Registration data that a patient may ask to have corrected. Nothing of it is clinical. */
export const registrationFields = [
  'name',
  'email',
  'phone',
  'cpf',
  'birthDate',
  'address',
  'emergencyContact',
] as const satisfies readonly (keyof Patient)[];

export const correctionFields = [...registrationFields, 'other'] as const;
export type CorrectionField = (typeof correctionFields)[number];

export const correctionOutcomes = ['accepted', 'refused'] as const;
export type CorrectionOutcome = (typeof correctionOutcomes)[number];

/** LGPD, art. 19: so many days has the practice to answer. */
const ANSWER_DAYS = 15;

/** A patient's wish to have registration data corrected, and its answer. What is accepted, a person corrects in the record. */
const correctionRequestFields = {
  id: field(uuid, 'Código', STAFF_AND_PORTAL),
  patientId: field(uuid, 'Paciente (código)', STAFF_AND_PORTAL),
  /** The patient's when it was asked. */
  psychologistId: field(v.nullable(uuid), 'Psicólogo (código)', STAFF_AND_PORTAL),
  field: field(v.picklist(correctionFields), 'Dado a corrigir', STAFF_AND_PORTAL),
  /** What should stand there. */
  wanted: field(text, 'Como deve ficar', STAFF_AND_PORTAL),
  status: field(v.picklist(['open', ...correctionOutcomes]), 'Status', STAFF_AND_PORTAL),
  /** Why it was refused, or what there is to say. */
  reason: field(v.nullable(text), 'Motivo', STAFF_AND_PORTAL),
  /** Not for the patient portal. */
  answeredBy: field(v.optional(v.nullable(uuid)), 'Respondido por (código)', STAFF),
  answeredAt: field(v.nullable(v.string()), 'Respondido em', STAFF_AND_PORTAL),
  createdAt: field(v.string(), 'Criado em', STAFF_AND_PORTAL),
};

export const correctionSchema = schemaOf(correctionRequestFields);

export type CorrectionRequest = v.InferOutput<typeof correctionSchema>;

/** The last day on which the answer is in time, `yyyy-MM-dd`. */
export const answerBy = (
  { createdAt }: Pick<CorrectionRequest, 'createdAt'>,
  zone: string,
): string => addDays(wallClock(createdAt, zone).day, ANSWER_DAYS);

export const correctionRequests = defineEntity({
  fields: correctionRequestFields,
  schema: correctionSchema,
  missing: 'Pedido de correção não encontrado.',
  readers: {
    administrators: true,
    owner: ({ psychologistId }) => psychologistId,
    portal: 'patient',
  },
  hotAt: 'always',
  subject: ({ id, patientId }, look) =>
    look.patientName(patientId ?? look.get('correctionRequests', id)?.['patientId']),
});
