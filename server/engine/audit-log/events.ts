import { sql } from 'kysely';
import { type RandomBytes, uuidv7 } from '../../../src/domain/core/id.ts';
import type { Tx } from '../../kernel/db/tenant.ts';
import { type AuditEvent, checkedDetails, type PlacedEvent } from './event.ts';
import { networkOf } from './network.ts';

/** What an event is dated and numbered by. */
export interface AuditParts {
  readonly clock: { now(): number };
  readonly random: RandomBytes;
}

/** Adds an event to the tenant's own. @param tx of `withTenant` for the very tenant, or of the owner */
export async function writeEvent(tx: Tx, tenantId: string, event: PlacedEvent): Promise<void> {
  const { id, at, kind, actorId, subjectId, sessionId, clientId, address, details } = event;
  await sql`
    insert into security_events
      (tenant_id, id, at, kind, actor_id, subject_id, session_id, client_id, network, details)
    values (${tenantId}, ${id}, ${at}, ${kind}, ${actorId ?? null}, ${subjectId ?? null},
      ${sessionId ?? null}, ${clientId ?? null}, ${networkOf(address)}, ${JSON.stringify(checkedDetails(details))}::text::jsonb)
  `.execute(tx);
}

/**
 * Adds an event in the transaction of what it tells of: neither is there without the other. A command's decision has
 * `record` of its context for that.
 * @param tx of `withTenant` for the very tenant, or of the owner
 */
export const recordEvent = (
  tx: Tx,
  { clock, random }: AuditParts,
  { tenantId, ...event }: AuditEvent & { readonly tenantId: string },
): Promise<void> => {
  const now = clock.now();
  const at = new Date(now).toISOString();
  return writeEvent(tx, tenantId, { ...event, id: uuidv7(now, random), at });
};
