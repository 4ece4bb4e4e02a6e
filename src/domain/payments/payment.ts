import * as v from 'valibot';
import { day, text, uuid } from '../core/fields.ts';
import { defineEntity, field, schemaOf, STAFF, STAFF_AND_PORTAL } from '../core/entity.ts';
import { keptPartiesSchema } from '../receipts/parties.ts';
import { moneyCorrection } from './corrections.ts';

export const paymentMethods = [
  'cash',
  'pix',
  'credit_card',
  'debit_card',
  'bank_transfer',
  'check',
  'other',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentStatuses = ['paid', 'pending', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const rests = ['discount', 'due'] as const;
export type Rest = (typeof rests)[number];

/** What was received, or is expected, for a session. Its patient and psychologist are the session's. */
const paymentFields = {
  id: field(uuid, 'Código', STAFF_AND_PORTAL),
  appointmentId: field(uuid, 'Sessão (código)', STAFF_AND_PORTAL),
  patientId: field(uuid, 'Paciente (código)', STAFF_AND_PORTAL),
  psychologistId: field(uuid, 'Psicólogo (código)', STAFF_AND_PORTAL),
  amount: field(v.number(), 'Valor', STAFF_AND_PORTAL),
  paymentMethod: field(v.picklist(paymentMethods), 'Forma de pagamento', STAFF_AND_PORTAL),
  status: field(v.picklist(paymentStatuses), 'Status', STAFF_AND_PORTAL),
  notes: field(v.nullable(text), 'Observações', STAFF),
  /** The clinic's day on which the money came, `yyyy-MM-dd`. Without one: the day on which it was registered. */
  paidOn: field(v.optional(v.nullable(day)), 'Pago em', STAFF_AND_PORTAL),
  /** Shared by the payments that came as one transfer; of one that came alone, `null`. */
  transactionId: field(v.optional(v.nullable(uuid)), 'Recebimento (código)', STAFF_AND_PORTAL),
  /** The package out of which the session was paid; the amount is then its share of the price. */
  packageId: field(v.optional(v.nullable(uuid)), 'Pacote (código)', STAFF_AND_PORTAL),
  /** Kept when the money comes; of a payment that is open, as of its registration. */
  parties: field(v.optional(v.nullable(keptPartiesSchema)), 'Quem pagou e por quem', STAFF),
  /** Changes after the money had come, in that order. */
  corrections: field(v.optional(v.nullable(v.array(moneyCorrection))), 'Correções', STAFF),
  /** If the rest of a smaller amount is forgiven or still to come; `null` settles the session. */
  rest: field(v.optional(v.nullable(v.picklist(rests))), 'Restante', STAFF),
  /** The clinic's day on which the money was given back. Without one a refund counts nowhere. */
  refundedOn: field(v.optional(v.nullable(day)), 'Devolvido em', STAFF_AND_PORTAL),
  /** In reais; `null`: the whole amount. */
  refundedAmount: field(v.optional(v.nullable(v.number())), 'Valor devolvido', STAFF_AND_PORTAL),
  createdAt: field(v.string(), 'Criado em', STAFF_AND_PORTAL),
};

export const paymentSchema = schemaOf(paymentFields);

export type Payment = v.InferOutput<typeof paymentSchema>;

export const payments = defineEntity({
  fields: paymentFields,
  schema: paymentSchema,
  missing: 'Pagamento não encontrado.',
  readers: {
    administrators: true,
    owner: ({ psychologistId }) => psychologistId,
    portal: 'patient',
  },
  subject: ({ id, appointmentId }, look) =>
    look.patientName(
      look.get('payments', id)?.['patientId'] ??
        look.get('appointments', appointmentId)?.['patientId'],
    ),
});
