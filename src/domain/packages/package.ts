import * as v from 'valibot';
import { defineEntity, field, schemaOf, STAFF, STAFF_AND_PORTAL } from '../core/entity.ts';
import { day, text, uuid } from '../core/fields.ts';
import { moneyCorrection } from '../payments/corrections.ts';
import { paymentMethods } from '../payments/payment.ts';
import { keptPartiesSchema } from '../receipts/parties.ts';

export const PACKAGE_SESSIONS_MAX = 100;
/** In reais. */
export const PACKAGE_AMOUNT_MAX = 100_000;

/**
 * Sessions that a patient paid beforehand: money received once. A session is taken out of it by a payment with its id; how
 * many are left follows from these.
 */
const packageFields = {
  id: field(uuid, 'Código', STAFF_AND_PORTAL),
  patientId: field(uuid, 'Paciente (código)', STAFF_AND_PORTAL),
  psychologistId: field(uuid, 'Psicólogo (código)', STAFF_AND_PORTAL),
  /** How many were sold. */
  sessions: field(v.number(), 'Sessões', STAFF_AND_PORTAL),
  /** The price of all of them, in reais. */
  amount: field(v.number(), 'Valor', STAFF_AND_PORTAL),
  paymentMethod: field(v.picklist(paymentMethods), 'Forma de pagamento', STAFF_AND_PORTAL),
  /** The clinic's day on which the money came, `yyyy-MM-dd`. */
  paidOn: field(day, 'Pago em', STAFF_AND_PORTAL),
  notes: field(v.nullable(text), 'Observações', STAFF),
  /** Kept when it was sold. */
  parties: field(v.optional(v.nullable(keptPartiesSchema)), 'Quem pagou e por quem', STAFF),
  /** Changes after the money had come, in that order. */
  corrections: field(v.optional(v.nullable(v.array(moneyCorrection))), 'Correções', STAFF),
  createdAt: field(v.string(), 'Criado em', STAFF_AND_PORTAL),
  /** Since then no session is taken out of it any more; those that were, stay paid. ISO */
  cancelledAt: field(v.nullable(v.string()), 'Cancelado em', STAFF_AND_PORTAL),
  /**
   * The package whose unused sessions these are, since another psychologist cares for the patient.
   * The money is the other one's: nothing was received for this.
   */
  continues: field(v.optional(v.nullable(uuid)), 'Continua o pacote (código)', STAFF_AND_PORTAL),
  /** Sessions that go on in another psychologist's package. None is taken out of this one. */
  passedSessions: field(v.optional(v.nullable(v.number())), 'Sessões passadas', STAFF_AND_PORTAL),
  /** The worth of these, in reais. */
  passedAmount: field(
    v.optional(v.nullable(v.number())),
    'Valor das sessões passadas',
    STAFF_AND_PORTAL,
  ),
  /** The clinic's day on which money of it was given back; `null`: it was kept. */
  refundedOn: field(v.optional(v.nullable(day)), 'Devolvido em', STAFF_AND_PORTAL),
  /** In reais. */
  refundedAmount: field(v.optional(v.nullable(v.number())), 'Valor devolvido', STAFF_AND_PORTAL),
  /** True if nobody said how much went back: what was not used, on the day of the cancellation. */
  isRefundFilled: field(
    v.optional(v.nullable(v.boolean())),
    'Devolução preenchida pelo sistema',
    STAFF_AND_PORTAL,
  ),
};

export const packageSchema = schemaOf(packageFields);

export type SessionPackage = v.InferOutput<typeof packageSchema>;

export const packages = defineEntity({
  fields: packageFields,
  schema: packageSchema,
  missing: 'Pacote não encontrado.',
  readers: {
    administrators: true,
    owner: ({ psychologistId }) => psychologistId,
    portal: 'patient',
  },
  hotAt: 'always',
  subject: ({ id, patientId }, look) =>
    look.patientName(patientId ?? look.get('packages', id)?.['patientId']),
});
