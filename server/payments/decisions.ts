import { DomainError } from '../../src/domain/core/errors.ts';
import { isVisible } from '../sync/working-set.ts';
import { missing } from '../../src/domain/core/documents.ts';
import { wallClock } from '../../src/domain/time/zone.ts';
import type { Decision, DecisionContext } from '../sync/decision.ts';
import { paymentExists } from '../sync/constraints.ts';

/** A session that is paid takes no further payment, of whatever status. */
export const payOnce: Decision<'payment.create'> = async ({ id, appointmentId }, { tx }) => {
  const paid = await tx.find('payments', { equal: { appointmentId, status: 'paid' } });
  if (paid.some((one) => one.id !== id)) throw paymentExists();
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

/** All of a transfer's sessions, or none: which stand in the way is told, so that the person takes them out. */
export const payAllOnce: Decision<'payment.createMany'> = async ({ payments }, context) => {
  const ids = new Set(payments.map(({ id }) => id));
  const among = { appointmentId: payments.map((one) => one.appointmentId) };
  const paid = await context.tx.find('payments', { equal: { status: 'paid' }, among });
  const sessions = paid
    .filter(({ id }) => !ids.has(id))
    .map(({ document }) => document.appointmentId);
  if (sessions.length > 0) throw await alreadyPaid(context, sessions);
};

/** A transfer came on one day and in one way: what is corrected of a part of it is corrected of all. */
export const moveTogether: Decision<'payment.update'> = async (args, { documents, tx }) => {
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
    documents.put('payments', { ...part, paymentMethod, paidOn: paidOn ?? null });
  }
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
  documents.put('payments', stored.document);
  await tx.unarchive(['payments', id]);
};
