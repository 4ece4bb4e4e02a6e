import { sql } from 'kysely';
import type { Tx } from '../../../../kernel/db/tenant.ts';
import type { Owner } from '../access/integrations.ts';

/** A sync that says nothing for this long has died with its process. */
const LEASE_MS = 180_000;

/** One sync of one integration; no other runs while it lives. */
export interface Lease extends Owner {
  readonly id: string;
}

/** Thrown where another sync, a new connection or a disconnection has taken the integration away. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

const until = (now: number): string => new Date(now + LEASE_MS).toISOString();

/** @param now milliseconds since 1970 @returns whether the integration was free */
export async function takeLease(tx: Tx, lease: Lease, now: number): Promise<boolean> {
  const { rows } = await sql`
    update calendar_integrations set lease_id = ${lease.id}, leased_until = ${until(now)}
    where tenant_id = ${lease.tenantId} and user_id = ${lease.userId}
      and (leased_until is null or leased_until <= ${new Date(now).toISOString()})
    returning user_id
  `.execute(tx);
  return rows.length > 0;
}

/**
 * Every transaction of a sync begins with it: it prolongs the lease, and holds the integration's row until the
 * transaction ends.
 * @throws LeaseLost
 */
export async function holdLease(tx: Tx, lease: Lease, now: number): Promise<void> {
  const { rows } = await sql`
    update calendar_integrations set leased_until = ${until(now)}
    where tenant_id = ${lease.tenantId} and user_id = ${lease.userId} and lease_id = ${lease.id}
    returning user_id
  `.execute(tx);
  if (rows.length === 0) throw new LeaseLost();
}

export async function endLease(tx: Tx, lease: Lease): Promise<void> {
  await sql`
    update calendar_integrations set lease_id = null, leased_until = null
    where tenant_id = ${lease.tenantId} and user_id = ${lease.userId} and lease_id = ${lease.id}
  `.execute(tx);
}
