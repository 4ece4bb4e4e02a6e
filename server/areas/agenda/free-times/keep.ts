import { sql } from 'kysely';
import { bookingHorizon } from '../../../../src/domain/availability/horizon.ts';
import { freeTimesIdOf } from '../../../../src/domain/availability/free.ts';
import { DEFAULT_TIME_ZONE } from '../../../../src/domain/time/zone.ts';
import { WEEKS_AHEAD_DEFAULT } from '../../../../src/domain/users/user.ts';
import { type Tx, withTenant } from '../../../kernel/db/tenant.ts';
import { tenantsFound, visitTenants } from '../../../kernel/db/visit.ts';
import { loadDocuments } from '../../../engine/documents/load.ts';
import type { WriteParts } from '../../../kernel/parts.ts';
import { shownPsychologists } from './follow.ts';
import { refreshFreeTimes } from './refresh.ts';

export const KEEP_JOB = 'freeTimes.keep';
/** Midnight comes to each practice in its own zone. */
export const KEEP_EVERY_MS = 3_600_000;

/** Whose times do not yet reach as far as patients may book now. @param now ISO */
async function behind(tx: Tx, tenantId: string, now: string): Promise<readonly string[]> {
  const people = await shownPsychologists(tx, tenantId);
  const stored = await loadDocuments(tx, tenantId, [
    ['tenants', tenantId],
    ...people.map((id) => ['users', id] as const),
    ...people.map((id) => ['freeTimes', freeTimesIdOf(id)] as const),
  ]);
  const documents = new Map(stored.map(({ id, document }) => [id, document as object]));
  const of = <T>(id: string) => documents.get(id) as T | undefined;
  const zone = of<{ timeZone?: string }>(tenantId)?.timeZone ?? DEFAULT_TIME_ZONE;
  return people.filter((id) => {
    const user = of<{ availabilityWeeksAhead?: number; isActive: boolean; role: string }>(id);
    const kept = of<{ until: string | null }>(freeTimesIdOf(id));
    const weeks = user?.availabilityWeeksAhead ?? WEEKS_AHEAD_DEFAULT;
    const due = user?.isActive && user.role === 'psych' ? bookingHorizon(now, weeks, zone) : null;
    return kept?.until !== due;
  });
}

async function keepPractice(
  parts: WriteParts,
  tenantId: string,
  now: number,
  signal?: AbortSignal,
): Promise<void> {
  const at = new Date(now).toISOString();
  const people = await withTenant(parts.db, tenantId, (tx) => behind(tx, tenantId, at));
  for (const psychologistId of people) {
    if (signal?.aborted) return;
    await refreshFreeTimes(parts, { tenantId, psychologistId }, now);
  }
}

/**
 * Lets the free times reach a day farther where one has begun, and makes those that were never made.
 * @param now milliseconds since 1970
 * @throws AggregateError when some practices failed, after all others are done
 */
export async function keepFreeTimes(
  parts: WriteParts,
  now: number,
  signal?: AbortSignal,
): Promise<void> {
  const found = await tenantsFound(parts.db, sql`select tenants_with_portals() as id`);
  await visitTenants(found, (tenantId) => keepPractice(parts, tenantId, now, signal), signal);
}
