import * as v from 'valibot';
import { defineEntity, field, schemaOf, STAFF, STAFF_AND_PORTAL } from '../core/entity.ts';
import { day, text, uuid } from '../core/fields.ts';
import { paymentMethods } from '../payments/payment.ts';

export const PACKAGE_SESSIONS_MAX = 100;
/** In reais. */
export const PACKAGE_AMOUNT_MAX = 100_000;

/**
 * Sessions that a patient paid beforehand: money received once. A session is taken out of it by a payment with its id; how
 * many are left follows from these.
 */
export const packageFields = {
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
  createdAt: field(v.string(), 'Criado em', STAFF_AND_PORTAL),
  /** Since then no session is taken out of it any more; those that were, stay paid. ISO */
  cancelledAt: field(v.nullable(v.string()), 'Cancelado em', STAFF_AND_PORTAL),
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
