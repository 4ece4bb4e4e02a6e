import { uuidv7 } from '../../../src/domain/core/id.ts';
import type { SessionPackage } from '../../../src/domain/packages/package.ts';
import { keptOf, sessionsLeft } from '../../../src/domain/packages/shares.ts';
import { fromCents, toCents } from '../../../src/domain/payments/payment.ts';
import { DEFAULT_TIME_ZONE } from '../../../src/domain/tenants/tenant.ts';
import { wallClock } from '../../../src/domain/time/zone.ts';
import type { ServerChange } from '../../documents/change.ts';
import type { ServerParts } from '../../kernel/parts.ts';
import type { Concerned } from './concerned.ts';

const PASSED = 'O que restava de um pacote, recebido na passagem do paciente.';

export interface PassingPackages extends Concerned {
  readonly successorId: string;
  readonly tenantId: string;
}

/** The package as far as it was used, which stays with who sold it, and what is left: together they are its price. */
function split(sold: SessionPackage, used: readonly number[], at: string) {
  const kept = keptOf({ ...sold, cancelledAt: at }, used);
  const sessions = sessionsLeft(sold, used.length);
  return {
    kept: { ...sold, sessions: used.length, amount: kept },
    rest: { ...sold, sessions, amount: fromCents(toCents(sold.amount) - toCents(kept)) },
  };
}

/**
 * Gives the successor what the patient has paid beforehand and not used: a session is taken out of a package of its own
 * psychologist alone, so that the rest would be lost. Nothing is left in the old one that could be taken as well.
 */
export async function passPackages(
  { documents, find, load }: ServerChange,
  { random }: Pick<ServerParts, 'random'>,
  { tenantId, patientId, memberId, successorId: psychologistId }: PassingPackages,
  now: string,
): Promise<void> {
  const all = await find('packages', { equal: { patientId, psychologistId: memberId } });
  await load([['tenants', tenantId]]);
  const zone = documents.get('tenants', tenantId)?.timeZone ?? DEFAULT_TIME_ZONE;
  const passed = { psychologistId, paidOn: wallClock(now, zone).day, notes: PASSED };
  for (const sold of all) {
    const taken = await find('payments', { equal: { packageId: sold.id } });
    const used = taken.map(({ amount }) => amount);
    if (sessionsLeft(sold, used.length) === 0) continue;
    const { kept, rest } = split(sold, used, now);
    if (used.length === 0) {
      documents.put('packages', { ...sold, ...passed });
      continue;
    }
    documents.put('packages', kept);
    const id = uuidv7(Date.parse(now), random);
    await load([['packages', id]]);
    documents.put('packages', { ...rest, ...passed, id, createdAt: now });
  }
}
