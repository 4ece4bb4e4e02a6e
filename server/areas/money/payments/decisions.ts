import { DomainError } from '../../../../src/domain/core/errors.ts';
import { isVisible } from '../../../engine/execution/working-set.ts';
import { missing } from '../../../../src/domain/core/documents.ts';
import { correctPaymentParties } from '../../../../src/domain/payments/partyCommands.ts';
import { asCorrected } from '../../../../src/domain/payments/received.ts';
import type { Payment } from '../../../../src/domain/payments/payment.ts';
import { priceOf } from '../../../../src/domain/payments/price.ts';
import { isSettled } from '../../../../src/domain/payments/state.ts';
import { wallClock } from '../../../../src/domain/time/zone.ts';
import type { Decision, DecisionContext } from '../../../engine/execution/decision.ts';
import { paymentExists } from '../../../engine/execution/constraints.ts';

const PENDING_ALREADY =
  'Esta sessão já tem um pagamento em aberto. Abra-o para mudar o valor ou dizer que foi pago.';

type Books = Pick<DecisionContext, 'documents' | 'tx'>;

/** True if no money is to come for the session after these payments of it. */
async function isAllPaid(
  appointmentId: string,
  payments: readonly Payment[],
  { tx }: Books,
): Promise<boolean> {
  if (!payments.some(({ status }) => status === 'paid')) return false;
  if (isSettled(payments, null)) return true;
  const [session] = await tx.find('appointments', { equal: { id: appointmentId } });
  if (!session) return false;
  const { patientId } = session.document;
  const [patient] = patientId ? await tx.find('patients', { equal: { id: patientId } }) : [];
  return isSettled(payments, priceOf(session.document, patient?.document));
}

/**
 * Requires that money is still to come for the payment's session, and that no other payment waits
 * for it.
 * @throws DomainError
 */
async function requireRoom({ id, appointmentId, status }: Payment, books: Books): Promise<void> {
  const stored = await books.tx.find('payments', { equal: { appointmentId } });
  const others = stored.map(({ document }) => document).filter((one) => one.id !== id);
  if (await isAllPaid(appointmentId, others, books)) throw paymentExists();
  if (status === 'pending' && others.some((one) => one.status === 'pending'))
    throw new DomainError('payment_pending', PENDING_ALREADY);
}

/**
 * Refuses a further payment of a session that is paid, of whatever status.
 * One that is open takes no second open payment.
 */
export const payOnce: Decision<'payment.create'> = async ({ id }, context) => {
  const payment = context.documents.get('payments', id);
  if (payment) await requireRoom(payment, context);
};

/** A payment that was none before meets the same rules as a new one. */
const payLater: Decision<'payment.update'> = async ({ id }, context) => {
  const { documents } = context;
  const payment = documents.get('payments', id);
  if (!payment || payment.status === documents.stored('payments', id)?.document.status) return;
  if (payment.status === 'paid' || payment.status === 'pending')
    await requireRoom(payment, context);
};

const listed = new Intl.ListFormat('pt-BR', { type: 'conjunction' });
const dayMonth = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}`;

/** Which of the sessions of a transfer are paid already, by their days. */
async function alreadyPaid(
  { tx, documents, actor }: DecisionContext,
  sessions: readonly string[],
): Promise<DomainError> {
  const [tenant] = await tx.find('tenants', { equal: { id: actor.tenantId } });
  const zone = tenant?.document.timeZone ?? 'America/Sao_Paulo';
  const days = sessions
    .map((id) => documents.get('appointments', id)?.startAt ?? '')
    .toSorted()
    .map((startAt) => dayMonth(wallClock(startAt, zone).day));
  const message =
    days.length === 1
      ? `A sessão de ${days[0]} já está paga. Tire-a da lista para registrar as outras.`
      : `As sessões de ${listed.format(days)} já estão pagas. Tire-as da lista para registrar as outras.`;
  return new DomainError('payment_exists', message, 409, { sessions });
}

/**
 * Pays all of a transfer's sessions, or none. It names those that stand in the way, so that the
 * person takes them out.
 */
export const payAllOnce: Decision<'payment.createMany'> = async ({ payments }, context) => {
  const ids = new Set(payments.map(({ id }) => id));
  const among = { appointmentId: payments.map((one) => one.appointmentId) };
  const stored = await context.tx.find('payments', { equal: { status: 'paid' }, among });
  const others = stored.map(({ document }) => document).filter(({ id }) => !ids.has(id));
  const sessions: string[] = [];
  for (const session of new Set(others.map((one) => one.appointmentId))) {
    const own = others.filter((one) => one.appointmentId === session);
    if (await isAllPaid(session, own, context)) sessions.push(session);
  }
  if (sessions.length > 0) throw await alreadyPaid(context, sessions);
};

/**
 * Corrects the day and the way of all parts of a transfer where one part is corrected: it came on
 * one day and in one way.
 */
export const moveTogether: Decision<'payment.update'> = async (args, context) => {
  await payLater(args, context);
  const { documents, tx, actor, at } = context;
  const payment = documents.get('payments', args.id);
  const transactionId = payment?.transactionId;
  if (!payment || !transactionId) return;
  const { paymentMethod, paidOn } = payment;
  const parts = await tx.find('payments', { equal: { transactionId } });
  documents.adopt(
    parts.map(({ id }) => ['payments', id] as const),
    parts,
  );
  for (const { id } of parts) {
    const part = documents.get('payments', id);
    if (!part || (part.paymentMethod === paymentMethod && part.paidOn === paidOn)) continue;
    const moved = { ...part, paymentMethod, paidOn: paidOn ?? null };
    documents.put('payments', asCorrected(part, moved, { actor, at }));
  }
};

/** A transfer came from one payer: what is corrected of a part of it is corrected of all. */
export const correctTogether: Decision<'payment.correctParties'> = async (
  { others: _others, ...args },
  context,
) => {
  const { documents, tx } = context;
  const transactionId = documents.get('payments', args.id)?.transactionId;
  if (!transactionId) return;
  const parts = await tx.find('payments', { equal: { transactionId } });
  documents.adopt(
    parts.map(({ id }) => ['payments', id] as const),
    parts,
  );
  for (const { id } of parts) correctPaymentParties.apply(documents, { ...args, id }, context);
};

/**
 * Brings a deleted payment back as it was. One that stands is left as it is.
 * @throws DomainError 404 where nobody deleted one of this id that the person may see
 */
export const restorePayment: Decision<'payment.restore'> = async ({ id }, context) => {
  const { documents, tx, actor } = context;
  if (documents.get('payments', id)) return;
  const archived = await tx.archived(['payments', id]);
  const { document } = archived ?? {};
  const stored = document && { entity: 'payments' as const, id, document, v: 0, portalUserIds: [] };
  if (!stored || !isVisible(stored, actor)) throw missing('payments');
  if (stored.document.status === 'paid' || stored.document.status === 'pending')
    await requireRoom(stored.document, context);
  documents.put('payments', stored.document);
  await tx.unarchive(['payments', id]);
};
