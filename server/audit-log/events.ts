import { sql } from 'kysely';
import { type RandomBytes, uuidv7 } from '../../src/domain/core/id.ts';
import type { Tx } from '../db/tenant.ts';
import type { AuditEvent, PlacedEvent } from './event.ts';
import { networkOf } from './network.ts';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What an event is dated and numbered by. */
export interface AuditParts {
  readonly clock: { now(): number };
  readonly random: RandomBytes;
}

function checked(details: AuditEvent['details'] = {}): string {
  for (const value of Object.values(details))
    if (typeof value === 'string' && !ID.test(value))
      throw new TypeError('An event holds ids and numbers, and no text.');
  return JSON.stringify(details);
}

/** Adds an event to the tenant's own. @param tx of `withTenant` for the very tenant, or of the owner */
export async function writeEvent(tx: Tx, tenantId: string, event: PlacedEvent): Promise<void> {
  const { id, at, kind, actorId, subjectId, sessionId, clientId, address, details } = event;
  await sql`
    insert into security_events
      (tenant_id, id, at, kind, actor_id, subject_id, session_id, client_id, network, details)
    values (${tenantId}, ${id}, ${at}, ${kind}, ${actorId ?? null}, ${subjectId ?? null},
      ${sessionId ?? null}, ${clientId ?? null}, ${networkOf(address)}, ${checked(details)}::text::jsonb)
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
