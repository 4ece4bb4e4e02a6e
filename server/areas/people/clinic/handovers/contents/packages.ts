import { uuidv7 } from '../../../../../../src/domain/core/id.ts';
import type { SessionPackage } from '../../../../../../src/domain/packages/package.ts';
import { ownPart, sessionsLeft, unusedOf } from '../../../../../../src/domain/packages/shares.ts';
import { fromCents, toCents } from '../../../../../../src/domain/payments/amount.ts';
import type { ServerChange } from '../../../../../engine/documents/change.ts';
import type { ServerParts } from '../../../../../kernel/parts.ts';
import type { Concerned } from '../concerned.ts';

export interface PassingPackages extends Concerned {
  readonly successorId: string;
}

/** The package with what goes on elsewhere, and the one in which it goes on. */
function pass(sold: SessionPackage, used: readonly number[], successorId: string) {
  const own = ownPart(sold);
  const sessions = sessionsLeft(own, used.length);
  const amount = unusedOf(own, used);
  const passedCents = toCents(sold.passedAmount ?? 0) + toCents(amount);
  return {
    passed: {
      ...sold,
      passedSessions: (sold.passedSessions ?? 0) + sessions,
      passedAmount: fromCents(passedCents),
    },
    next: {
      ...sold,
      psychologistId: successorId,
      sessions,
      amount,
      continues: sold.id,
      passedSessions: null,
      passedAmount: null,
      notes: null,
      corrections: null,
    },
  };
}

/**
 * Lets the successor take the sessions that the patient has paid beforehand and not used.
 * The money stays where and when it was received: with the package that was sold, its price, its
 * day and its receipt. Only what is left goes on, in a package that names that one.
 */
export async function passPackages(
  { documents, find, load }: ServerChange,
  { random }: Pick<ServerParts, 'random'>,
  { patientId, memberId, successorId }: PassingPackages,
  now: string,
): Promise<void> {
  const all = await find('packages', { equal: { patientId, psychologistId: memberId } });
  for (const sold of all) {
    const taken = await find('payments', { equal: { packageId: sold.id } });
    const used = taken.map(({ amount }) => amount);
    if (sessionsLeft(ownPart(sold), used.length) === 0) continue;
    const { passed, next } = pass(sold, used, successorId);
    documents.put('packages', passed);
    const id = uuidv7(Date.parse(now), random);
    await load([['packages', id]]);
    documents.put('packages', { ...next, id, createdAt: now });
  }
}
