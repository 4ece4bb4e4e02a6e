import * as v from 'valibot';
import { defineCommand } from '../core/command.ts';
import { type DocumentSet, required } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';
import { clearable, day, text, uuid } from '../core/fields.ts';
import { appointmentId, method } from './fields.ts';
import { amount, type Payment } from './payment.ts';
import { payable, readsForDays, requireArrived } from './rules.ts';

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

function requireOpen({ appointmentId: session, status }: Payment, asked: string): void {
  if (session !== asked)
    throw new DomainError('wrong_session', 'Este pagamento é de outra sessão.', 422);
  if (status === 'paid')
    throw new DomainError('payment_exists', 'Uma destas sessões já está paga.');
}

/** The part as a payment, and whose it is. @throws DomainError where it cannot be paid */
function receive(documents: DocumentSet, one: Part, received: Received, at: string): string {
  const whose = payable(required(documents, 'appointments', one.appointmentId), at);
  const { id, appointmentId: session, amount: share } = one;
  const before = documents.get('payments', id);
  if (one.isOpen) {
    const open = required(documents, 'payments', id);
    if (open.status === 'paid' && open.transactionId === received.transactionId)
      return whose.patientId;
    requireOpen(open, session);
    const notes = received.notes ?? open.notes;
    documents.put('payments', { ...open, ...received, amount: share, notes, status: 'paid' });
  } else if (!before)
    documents.put('payments', {
      id,
      appointmentId: session,
      ...whose,
      ...received,
      amount: share,
      status: 'paid',
      packageId: null,
      createdAt: at,
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
  reads: ({ payments }, actor) => [
    ...readsForDays(actor),
    ...payments.map((one) => ['appointments', one.appointmentId] as const),
  ],
  apply(documents, { id: transactionId, payments, paymentMethod, ...sent }, { actor, at }) {
    requireArrived(sent.paidOn, documents, { actor, at });
    const { paidOn = null, notes = null } = sent;
    const received = { paymentMethod, paidOn, transactionId, notes };
    const patients = new Set(payments.map((one) => receive(documents, one, received, at)));
    if (patients.size > 1)
      throw new DomainError('several_patients', 'Escolha sessões de um só paciente.', 422);
  },
});
