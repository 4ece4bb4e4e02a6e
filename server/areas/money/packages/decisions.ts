import type { Payment } from '../../../../src/domain/payments/payment.ts';
import { nextShare, ownPart, shares, unusedOf } from '../../../../src/domain/packages/shares.ts';
import { later } from '../../../../src/domain/time/days.ts';
import { DEFAULT_TIME_ZONE, wallClock } from '../../../../src/domain/time/zone.ts';
import { DomainError } from '../../../../src/domain/core/errors.ts';
import type { Decision, DecisionContext } from '../../../engine/execution/decision.ts';
import type { StoredDocument } from '../../../engine/execution/store.ts';

const usedUp = () =>
  new DomainError(
    'package_used_up',
    'Este pacote não tem mais sessões. Escolha outra forma de pagamento.',
  );

const compareMade = (
  { document: a }: StoredDocument<'payments'>,
  { document: b }: StoredDocument<'payments'>,
) => (a.createdAt === b.createdAt ? (a.id < b.id ? -1 : 1) : a.createdAt < b.createdAt ? -1 : 1);

/** What was taken out of the package, the first first. */
const takenOf = async ({ tx }: DecisionContext, packageId: string) =>
  [...(await tx.find('payments', { equal: { packageId } }))].sort(compareMade);

/**
 * Takes a session out of its package, at the price of its share. Two devices may have taken the last one: the second is told.
 */
async function take(context: DecisionContext, payment: Payment | undefined): Promise<void> {
  if (!payment?.packageId) return;
  const { documents, tx } = context;
  const [sold] = await tx.load([['packages', payment.packageId]]);
  if (sold?.entity !== 'packages') return;
  const taken = await takenOf(context, payment.packageId);
  const others = taken.filter(({ id }) => id !== payment.id);
  const share = nextShare(
    ownPart((sold as StoredDocument<'packages'>).document),
    others.map(({ document }) => document.amount),
  );
  if (share === null) throw usedUp();
  documents.put('payments', { ...payment, amount: share });
}

export const takeSession: Decision<'payment.create'> = ({ id }, context) =>
  take(context, context.documents.get('payments', id));

/** What comes back to a package must have room in it. */
export const takeAgain: Decision<'payment.restore'> = ({ id }, context) =>
  take(context, context.documents.get('payments', id));

/** Another price is divided anew among the sessions that were taken; no fewer can be sold than those. */
export const divideAnew: Decision<'package.update'> = async ({ id }, context) => {
  const { documents } = context;
  const whole = documents.get('packages', id);
  if (!whole) return;
  const sold = ownPart(whole);
  const taken = await takenOf(context, id);
  if (taken.length > sold.sessions) {
    const message = `Já foram usadas ${taken.length} sessões deste pacote.`;
    throw new DomainError('package_in_use', message, 409, { fields: { sessions: message } });
  }
  documents.adopt(
    taken.map((one) => ['payments', one.id] as const),
    taken,
  );
  const each = shares(sold);
  taken.forEach(({ document }, place) => {
    const amount = each[place];
    if (amount !== undefined && amount !== document.amount)
      documents.put('payments', { ...document, amount });
  });
};

/** Fills in what was not used as given back, where an earlier version of the app did not ask. */
export const fillRefund: Decision<'package.setCancelled'> = async (args, context) => {
  const { documents, actor, tx } = context;
  const sold = documents.get('packages', args.id);
  const isNew = !documents.stored('packages', args.id)?.document.cancelledAt;
  if (!sold?.cancelledAt || !isNew || args.refundedAmount !== undefined) return;
  if (sold.continues) return;
  const taken = await takenOf(context, args.id);
  const refundedAmount = unusedOf(
    ownPart(sold),
    taken.map(({ document }) => document.amount),
  );
  if (refundedAmount === 0) return;
  const [tenant] = await tx.find('tenants', { equal: { id: actor.tenantId } });
  const day = wallClock(sold.cancelledAt, tenant?.document.timeZone ?? DEFAULT_TIME_ZONE).day;
  const refundedOn = later(sold.paidOn, day);
  documents.put('packages', { ...sold, refundedAmount, refundedOn, isRefundFilled: true });
};
