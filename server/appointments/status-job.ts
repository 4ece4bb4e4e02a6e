import { sql } from 'kysely';
import { statusAt } from '../../src/domain/appointments/appointment.ts';
import type { Ref } from '../../src/domain/core/documents.ts';
import type { Database } from '../db/database.ts';
import { type Tx, withWorker } from '../db/tenant.ts';
import { changeDocuments } from '../documents/change.ts';
import type { WriteParts } from '../kernel/parts.ts';
import { statusNow } from './query.ts';

export const STATUS_JOB = 'appointment.status';
export const STATUS_EVERY_MS = 60_000;

const PAGE = 200;

async function tenantsWithDue(db: Database, now: string): Promise<readonly string[]> {
  const { rows } = await withWorker(db, (tx) =>
    sql<{ id: string }>`select tenants_with_open_sessions(${now}) as id`.execute(tx),
  );
  return rows.map(({ id }) => id);
}

/** Open sessions of which the storage says something else than the clock. */
async function due(tx: Tx, tenantId: string, now: string): Promise<Ref[]> {
  const rows = await tx
    .selectFrom('appointments')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('status', 'in', ['scheduled', 'in_progress'])
    .where('start_at', '<=', now)
    .where((eb) => eb(statusNow(now), '<>', eb.ref('status')))
    .orderBy('end_at')
    .limit(PAGE)
    .execute();
  return rows.map(({ id }) => ['appointments', id]);
}

/** Stores one page of what the clock has decided. @returns how many sessions changed */
const storePage = (parts: WriteParts, tenantId: string, now: string): Promise<number> =>
  changeDocuments(parts, tenantId, async (change) => {
    const { tx, documents } = change;
    const refs = await due(tx, tenantId, now);
    await change.load(refs);
    for (const [, id] of refs) {
      const session = documents.get('appointments', id);
      if (session) documents.put('appointments', { ...session, status: statusAt(session, now) });
    }
    return refs.length;
  });

/**
 * Stores `in_progress` and `expired` where the clock has decided so. Nobody needs it to read the right status, which
 * `statusAt` derives; devices and other readers of the storage get it by this.
 * @param now milliseconds since 1970
 * @throws AggregateError when some tenants failed, after all others are done
 */
export async function storeStatuses(
  parts: WriteParts,
  now: number,
  signal?: AbortSignal,
): Promise<void> {
  const at = new Date(now).toISOString();
  const failures: unknown[] = [];
  for (const tenantId of await tenantsWithDue(parts.db, at))
    try {
      while (!signal?.aborted && (await storePage(parts, tenantId, at)) === PAGE);
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw new AggregateError(failures, 'Some statuses were not stored.');
}
