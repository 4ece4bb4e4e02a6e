import { sql } from 'kysely';
import { statusAt } from '../../../../src/domain/appointments/state.ts';
import type { Ref } from '../../../../src/domain/core/documents.ts';
import type { Tx } from '../../../kernel/db/tenant.ts';
import { tenantsFound, visitTenants } from '../../../kernel/db/visit.ts';
import { changeDocuments } from '../../../engine/documents/change.ts';
import type { WriteParts } from '../../../kernel/parts.ts';
import { statusNow } from './query.ts';

export const STATUS_JOB = 'appointment.status';
export const STATUS_EVERY_MS = 60_000;

const PAGE = 200;

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
  const found = await tenantsFound(parts.db, sql`select tenants_with_open_sessions(${at}) as id`);
  const store = async (tenantId: string) => {
    while (!signal?.aborted && (await storePage(parts, tenantId, at)) === PAGE);
  };
  await visitTenants(found, store, signal);
}
