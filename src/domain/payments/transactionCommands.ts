import * as v from 'valibot';
import { defineCommand } from '../core/command.ts';
import { type DocumentSet, required } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';
import { clearable, day, text, uuid } from '../core/fields.ts';
import { appointmentId, method } from './fields.ts';
import { amount, type Payment } from './payment.ts';
import { payable, requireArrived } from './rules.ts';

/** Sessions paid by one transfer, at most. */
export const PAID_AT_ONCE_MAX = 100;

const part = v.object({
  id: uuid,
  appointmentId,
  amount,
  /** The id is that of a payment which was registered before, and not received yet. */
  isOpen: v.optional(v.boolean('Informe se o pagamento já existe.'), false),
});
type Part = v.InferOutput<typeof part>;

type Received = Pick<Payment, 'paymentMethod' | 'paidOn' | 'transactionId'> & {
  readonly notes: string | null;
};

/** The part as a payment, and whose it is. @throws DomainError where it cannot be paid */
function receive(documents: DocumentSet, one: Part, received: Received, at: string): string {
  const whose = payable(required(documents, 'appointments', one.appointmentId), at);
  const before = one.isOpen
    ? required(documents, 'payments', one.id)
    : documents.get('payments', one.id);
  const isDone = before?.status === 'paid' && before.transactionId === received.transactionId;
  if (isDone || (before && !one.isOpen)) return whose.patientId;
  if (before && before.appointmentId !== one.appointmentId)
    throw new DomainError('wrong_session', 'Este pagamento é de outra sessão.', 422);
  if (before?.packageId || before?.status === 'paid')
    throw new DomainError('payment_exists', 'Uma destas sessões já está paga.');
  documents.put('payments', {
    id: one.id,
    appointmentId: one.appointmentId,
    ...whose,
    packageId: null,
    createdAt: at,
    ...before,
    ...received,
    amount: one.amount,
    notes: received.notes ?? before?.notes ?? null,
    status: 'paid',
  });
  return whose.patientId;
}

/**
 * Several sessions of one patient paid by one transfer: all of them, or none. The id is the transfer's. An open payment of a
 * session becomes a paid one.
 */
export const createPayments = defineCommand({
  name: 'payment.createMany',
  entity: 'payments',
  method: 'POST',
  path: '/payments/transactions',
  roles: ['psych', 'administrator'],
  title: 'Registrar pagamento de várias sessões',
  args: v.object({
    id: uuid,
    payments: v.pipe(
      v.array(part, 'Escolha ao menos uma sessão.'),
      v.minLength(1, 'Escolha ao menos uma sessão.'),
      v.maxLength(PAID_AT_ONCE_MAX, `Escolha no máximo ${PAID_AT_ONCE_MAX} sessões.`),
      v.check(
        (items) =>
          [items.map(({ id }) => id), items.map((item) => item.appointmentId)].every(
            (ids) => new Set(ids).size === ids.length,
          ),
        'Cada sessão é paga uma vez.',
      ),
    ),
    paymentMethod: method,
    paidOn: clearable(day),
    notes: clearable(text),
  }),
  creates: ({ payments }) =>
    payments.filter(({ isOpen }) => !isOpen).map(({ id }) => ['payments', id] as const),
  touches: ({ payments }) => payments.map(({ id }) => ['payments', id] as const),
  reads: ({ payments }) => payments.map((one) => ['appointments', one.appointmentId] as const),
  apply(documents, { id: transactionId, payments, paymentMethod, ...sent }, { at }) {
    requireArrived(sent.paidOn, at);
    const { paidOn = null, notes = null } = sent;
    const received = { paymentMethod, paidOn, transactionId, notes };
    const patients = new Set(payments.map((one) => receive(documents, one, received, at)));
    if (patients.size > 1)
      throw new DomainError('several_patients', 'Escolha sessões de um só paciente.', 422);
  },
});
