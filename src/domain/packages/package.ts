import * as v from 'valibot';
import { type Entity, ofPsychologist } from '../core/entity.ts';
import { day, text, uuid } from '../core/fields.ts';
import { paymentMethods } from '../payments/payment.ts';

export const PACKAGE_SESSIONS_MAX = 100;
/** In reais. */
export const PACKAGE_AMOUNT_MAX = 100_000;

/**
 * Sessions that a patient paid beforehand: money received once. A session is taken out of it by a payment with its id; how
 * many are left follows from these.
 */
export const packageSchema = v.object({
  id: uuid,
  patientId: uuid,
  psychologistId: uuid,
  /** How many were sold. */
  sessions: v.number(),
  /** The price of all of them, in reais. */
  amount: v.number(),
  paymentMethod: v.picklist(paymentMethods),
  /** The clinic's day on which the money came, `yyyy-MM-dd`. */
  paidOn: day,
  notes: v.nullable(text),
  createdAt: v.string(),
  /** Since then no session is taken out of it any more; those that were, stay paid. ISO */
  cancelledAt: v.nullable(v.string()),
});

export type SessionPackage = v.InferOutput<typeof packageSchema>;

export const packages: Entity<SessionPackage> = {
  schema: packageSchema,
  missing: 'Pacote não encontrado.',
  seenBy: { ...ofPsychologist, portal: { of: 'patient', sees: { except: ['notes'] } } },
  hotAt: 'always',
  subject: ({ id, patientId }, look) =>
    look.patientName(patientId ?? look.get('packages', id)?.['patientId']),
};
