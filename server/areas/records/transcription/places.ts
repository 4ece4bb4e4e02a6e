import { uuidv7 } from '../../../../src/domain/core/id.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { withTenant } from '../../../kernel/db/tenant.ts';
import type { ServerParts } from '../../../kernel/parts.ts';
import { audioRefusals } from './refusals.ts';

/** Recordings of one practice that are worked on at once, whatever the number of instances. */
const PLACES = 4;
/**
 * Longer than two time-outs of the provider.
 * Whoever takes a place has sent the whole recording.
 */
const LEASE_MS = 10 * 60_000;

interface Place {
  readonly tenantId: string;
  readonly id: string;
}

const iso = (ms: number): string => new Date(ms).toISOString();

/** @returns false where all are taken */
const take = (db: Database, { tenantId, id }: Place, now: number): Promise<boolean> =>
  withTenant(db, tenantId, async (tx) => {
    // The tenant's lock: two never take the last place.
    await tx
      .selectFrom('tenants')
      .select('id')
      .where('id', '=', tenantId)
      .forNoKeyUpdate()
      .execute();
    await tx
      .deleteFrom('upload_places')
      .where('tenant_id', '=', tenantId)
      .where('leased_until', '<=', iso(now))
      .execute();
    const taken = await tx
      .selectFrom('upload_places')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .execute();
    if (taken.length >= PLACES) return false;
    const leased_until = iso(now + LEASE_MS);
    await tx
      .insertInto('upload_places')
      .values({ tenant_id: tenantId, id, leased_until })
      .execute();
    return true;
  });

const leave = (db: Database, { tenantId, id }: Place): Promise<unknown> =>
  withTenant(db, tenantId, (tx) =>
    tx.deleteFrom('upload_places').where('tenant_id', '=', tenantId).where('id', '=', id).execute(),
  );

/** Works in one of the practice's places. @throws DomainError 429 where all are taken */
export async function inPlace<T>(
  { db, clock, random }: Pick<ServerParts, 'db' | 'clock' | 'random'>,
  tenantId: string,
  work: () => Promise<T>,
): Promise<T> {
  const place = { tenantId, id: uuidv7(clock.now(), random) };
  if (!(await take(db, place, clock.now()))) throw audioRefusals.busy();
  try {
    return await work();
  } finally {
    // Where the database is away, the lease ends by itself.
    await leave(db, place).catch(() => {});
  }
}
