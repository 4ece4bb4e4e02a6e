import * as v from 'valibot';
import type { Entity } from '../core/entity.ts';
import { text, uuid } from '../core/fields.ts';
import { addDays } from '../time/days.ts';
import { wallClock } from '../time/zone.ts';

/** What a patient may ask to have corrected: registration data, and nothing clinical. */
export const correctionFields = [
  'name',
  'email',
  'phone',
  'cpf',
  'birthDate',
  'address',
  'emergencyContact',
  'other',
] as const;
export type CorrectionField = (typeof correctionFields)[number];

export const correctionOutcomes = ['accepted', 'refused'] as const;
export type CorrectionOutcome = (typeof correctionOutcomes)[number];

/** LGPD, art. 19: so many days has the practice to answer. */
export const ANSWER_DAYS = 15;

/** A patient's wish to have registration data corrected, and its answer. What is accepted, a person corrects in the record. */
export const correctionSchema = v.object({
  id: uuid,
  patientId: uuid,
  /** The patient's when it was asked. */
  psychologistId: v.nullable(uuid),
  field: v.picklist(correctionFields),
  /** What should stand there. */
  wanted: text,
  status: v.picklist(['open', ...correctionOutcomes]),
  /** Why it was refused, or what there is to say. */
  reason: v.nullable(text),
  /** Not for the patient portal. */
  answeredBy: v.optional(v.nullable(uuid)),
  answeredAt: v.nullable(v.string()),
  createdAt: v.string(),
});

export type CorrectionRequest = v.InferOutput<typeof correctionSchema>;

/** The last day on which the answer is in time, `yyyy-MM-dd`. */
export const answerBy = (
  { createdAt }: Pick<CorrectionRequest, 'createdAt'>,
  zone: string,
): string => addDays(wallClock(createdAt, zone).day, ANSWER_DAYS);

export const correctionRequests: Entity<CorrectionRequest> = {
  schema: correctionSchema,
  missing: 'Pedido de correção não encontrado.',
  seenBy: {
    administrators: 'whole',
    owner: { of: ({ psychologistId }) => psychologistId, sees: 'whole' },
    portal: { of: 'patient', sees: { except: ['answeredBy'] } },
  },
  hotAt: 'always',
  subject: ({ id, patientId }, look) =>
    look.patientName(patientId ?? look.get('correctionRequests', id)?.['patientId']),
};
