import * as v from 'valibot';
import { type CommandContext, defineCommand } from '../core/command.ts';
import { changed, type DocumentSet, required } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';
import { clearable, day, text, uuid } from '../core/fields.ts';
import { later } from '../time/days.ts';
import { appointmentId, method, rest, status } from './fields.ts';
import { partiesArg, withParties, withSessionParties } from './keptParties.ts';
import { amount } from './amount.ts';
import { type Payment, type PaymentStatus, type Rest } from './payment.ts';
import { asCorrected, isReceivedBy, moneyFields } from './received.ts';
import { refundEntries, requireRefund } from './refund.ts';
import {
  dayOfAct,
  payable,
  practiceZone,
  readsForDays,
  requireArrived,
  requirePackage,
} from './rules.ts';
import { hasCome, paymentDay } from './state.ts';

const staff = ['psych', 'administrator'] as const;

/** Only of money that came something can be missing. */
const restOf = (status: PaymentStatus, rest: Payment['rest']): Rest | null =>
  status === 'paid' ? (rest ?? null) : null;

/**
 * Keeps the practice's day on which money came: the one that was said, else that of the act, or of
 * the registration where it had come before. Derived later, it would move with the practice's zone.
 * What a package paid for has none.
 */
function withDay(
  payment: Payment,
  before: Payment | undefined,
  documents: DocumentSet,
  context: Pick<CommandContext, 'actor' | 'at'>,
): Payment {
  if (payment.paidOn || payment.packageId || !hasCome(payment.status)) return payment;
  const hadCome = before !== undefined && hasCome(before.status);
  const zone = practiceZone(documents, context.actor);
  return { ...payment, paidOn: hadCome ? paymentDay(before, zone) : dayOfAct(documents, context) };
}

/**
 * Keeps what was given back of a payment, from today where no day is said.
 * One that is not given back has none. A refund that never had a day stays so.
 */
function withRefund(
  payment: Payment,
  before: Payment | undefined,
  documents: DocumentSet,
  context: Pick<CommandContext, 'actor' | 'at'>,
): Payment {
  if (payment.status !== 'refunded') return { ...payment, refundedOn: null, refundedAmount: null };
  const zone = practiceZone(documents, context.actor);
  const cameOn = paymentDay(payment, zone);
  const isNew = before?.status !== 'refunded';
  const today = isNew ? later(cameOn, dayOfAct(documents, context)) : null;
  const after = { ...payment, refundedOn: payment.refundedOn ?? before?.refundedOn ?? today };
  requireRefund(after, cameOn, documents, context);
  return after;
}

/** The server refuses any for a session that has a paid one, with `payment_exists`. */
export const createPayment = defineCommand({
  name: 'payment.create',
  entity: 'payments',
  method: 'POST',
  path: '/payments',
  roles: staff,
  title: 'Registrar pagamento',
  args: v.object({
    id: uuid,
    appointmentId,
    amount,
    paymentMethod: method,
    status: v.optional(status, 'paid'),
    notes: clearable(text),
    paidOn: clearable(day),
    transactionId: v.optional(v.nullable(uuid)),
    /** Pays out of it: the server says how much that is, and refuses what is not left. */
    packageId: v.optional(v.nullable(uuid)),
    parties: partiesArg,
    rest,
    ...refundEntries(),
  }),
  creates: ({ id }) => [['payments', id]],
  touches: ({ id }) => [['payments', id]],
  reads: ({ appointmentId: session, packageId }, actor) => [
    ...readsForDays(actor),
    ['appointments', session],
    ...(packageId ? [['packages', packageId] as const] : []),
  ],
  addFacts: (documents, args) => withSessionParties(documents, args, args.appointmentId),
  apply(documents, args, { actor, at }) {
    if (documents.get('payments', args.id)) return;
    const whose = payable(required(documents, 'appointments', args.appointmentId), at);
    requireArrived(args.paidOn, documents, { actor, at });
    if (args.packageId)
      requirePackage(required(documents, 'packages', args.packageId), whose, args.status);
    const context = { actor, at };
    const made = {
      id: args.id,
      appointmentId: args.appointmentId,
      ...whose,
      amount: args.amount,
      paymentMethod: args.paymentMethod,
      status: args.status,
      notes: args.notes ?? null,
      paidOn: args.paidOn ?? null,
      transactionId: args.transactionId ?? null,
      packageId: args.packageId ?? null,
      parties: args.parties ?? null,
      corrections: null,
      rest: restOf(args.status, args.rest),
      refundedOn: args.refundedOn ?? null,
      refundedAmount: args.refundedAmount ?? null,
      createdAt: at,
    };
    const dated = withDay(made, undefined, documents, context);
    documents.put('payments', withRefund(dated, undefined, documents, context));
  },
});

const FROM_PACKAGE =
  'Esta sessão foi paga com um pacote. Para mudar isso, exclua o pagamento: a sessão volta ao pacote.';

/** Of what was paid out of a package only the observations change: what it costs, when and how it was paid is the package's. */
export const updatePayment = defineCommand({
  name: 'payment.update',
  entity: 'payments',
  method: 'PATCH',
  path: '/payments/:id',
  roles: staff,
  title: 'Alterar pagamento',
  args: v.object({
    id: uuid,
    amount: v.optional(amount),
    paymentMethod: v.optional(method),
    status: v.optional(status),
    notes: clearable(text),
    paidOn: clearable(day),
    /** Counts where an open payment is received by this. */
    parties: partiesArg,
    rest,
    ...refundEntries(),
  }),
  touches: ({ id }) => [['payments', id]],
  reads: (_args, actor) => readsForDays(actor),
  addFacts(documents, args) {
    const before = documents.get('payments', args.id);
    return before && isReceivedBy(before, args)
      ? withParties(documents, args, before.patientId)
      : args;
  },
  apply(documents, { id, parties, ...changes }, context) {
    const before = required(documents, 'payments', id);
    requireArrived(changes.paidOn, documents, context);
    const after = changed(before, changes);
    const isMoved = moneyFields.some((field) => (after[field] ?? null) !== (before[field] ?? null));
    if (before.packageId && isMoved) throw new DomainError('paid_by_package', FROM_PACKAGE);
    if (after.status === 'pending' || after.status === 'failed') {
      // No money came, so that no day and no transfer is that of its coming.
      const open = { ...after, paidOn: null, transactionId: null, rest: null };
      documents.put(
        'payments',
        asCorrected(before, withRefund(open, before, documents, context), context),
      );
      return;
    }
    const received = parties && isReceivedBy(before, after) ? { parties } : {};
    const dated = withDay({ ...after, ...received }, before, documents, context);
    const money = withRefund(dated, before, documents, context);
    documents.put('payments', asCorrected(before, money, context));
  },
});

export const deletePayment = defineCommand({
  name: 'payment.delete',
  entity: 'payments',
  method: 'DELETE',
  path: '/payments/:id',
  roles: staff,
  title: 'Excluir pagamento',
  args: v.object({ id: uuid }),
  touches: ({ id }) => [['payments', id]],
  apply(documents, { id }) {
    documents.remove('payments', id);
  },
});

/** Takes a deletion back: the server alone has what was deleted. */
export const restorePayment = defineCommand({
  name: 'payment.restore',
  entity: 'payments',
  method: 'POST',
  path: '/payments/:id/restore',
  roles: staff,
  title: 'Restaurar pagamento',
  args: v.object({ id: uuid }),
  revives: ({ id }) => [['payments', id]],
  touches: ({ id }) => [['payments', id]],
  apply: () => undefined,
});
