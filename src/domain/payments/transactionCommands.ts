import * as v from 'valibot';
import { type CommandContext, defineCommand } from '../core/command.ts';
import { type DocumentSet, required } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';
import { clearable, day, text, uuid } from '../core/fields.ts';
import { appointmentId, method, rest } from './fields.ts';
import { partiesArg, withSessionParties } from './keptParties.ts';
import { amount } from './amount.ts';
import { type Payment } from './payment.ts';
import { asCorrected, partiesReceived } from './received.ts';
import { dayOfAct, payable, readsForDays, requireArrived } from './rules.ts';

/** Sessions paid by one transfer, at most. */
export const PAID_AT_ONCE_MAX = 100;

const part = v.object({
  id: uuid,
  appointmentId,
  amount,
  /** The id is that of a payment which was registered before, and not received yet. */
  isOpen: v.optional(v.boolean('Informe se o pagamento já existe.'), false),
  rest,
});
type Part = v.InferOutput<typeof part>;

type Received = Pick<Payment, 'paymentMethod' | 'paidOn' | 'transactionId' | 'parties'> & {
  readonly notes: string | null;
};

function requireOpen({ appointmentId: session, status }: Payment, asked: string): void {
  if (session !== asked)
    throw new DomainError('wrong_session', 'Este pagamento é de outra sessão.', 422);
  if (status === 'paid')
    throw new DomainError('payment_exists', 'Uma destas sessões já está paga.');
  if (status === 'refunded')
    throw new DomainError('payment_refunded', 'Este pagamento foi devolvido: registre um novo.');
}

/** The part as a payment, and whose it is. @throws DomainError where it cannot be paid */
function receive(
  documents: DocumentSet,
  one: Part,
  received: Received,
  context: CommandContext,
): string {
  const { at } = context;
  const whose = payable(required(documents, 'appointments', one.appointmentId), at);
  const { id, appointmentId: session, amount: share } = one;
  const before = documents.get('payments', id);
  if (one.isOpen) {
    const open = required(documents, 'payments', id);
    if (open.status === 'paid' && open.transactionId === received.transactionId)
      return whose.patientId;
    requireOpen(open, session);
    const notes = received.notes ?? open.notes;
    const parties = partiesReceived(open, received.parties);
    const came = { parties, rest: one.rest ?? null, status: 'paid' } as const;
    const paid = { ...open, ...received, amount: share, notes, ...came };
    documents.put('payments', asCorrected(open, paid, context));
  } else if (!before)
    documents.put('payments', {
      id,
      appointmentId: session,
      ...whose,
      ...received,
      amount: share,
      status: 'paid',
      packageId: null,
      corrections: null,
      rest: one.rest ?? null,
      refundedOn: null,
      refundedAmount: null,
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
    parties: partiesArg,
  }),
  creates: ({ payments }) =>
    payments.filter(({ isOpen }) => !isOpen).map(({ id }) => ['payments', id] as const),
  touches: ({ payments }) => payments.map(({ id }) => ['payments', id] as const),
  reads: ({ payments }, actor) => [
    ...readsForDays(actor),
    ...payments.map((one) => ['appointments', one.appointmentId] as const),
  ],
  addFacts: (documents, args) =>
    withSessionParties(documents, args, args.payments[0]?.appointmentId),
  apply(documents, { id: transactionId, payments, paymentMethod, ...sent }, context) {
    requireArrived(sent.paidOn, documents, context);
    const { notes = null, parties = null } = sent;
    const paidOn = sent.paidOn ?? dayOfAct(documents, context);
    const received = { paymentMethod, paidOn, transactionId, notes, parties };
    const patients = new Set(payments.map((one) => receive(documents, one, received, context)));
    if (patients.size > 1)
      throw new DomainError('several_patients', 'Escolha sessões de um só paciente.', 422);
  },
});
