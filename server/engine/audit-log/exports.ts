import { sql } from 'kysely';
import type { EventKind, RecordPart } from '../../../src/domain/audit/kinds.ts';
import type { DataExport, ExportKind } from '../../../src/domain/audit/read.ts';
import type { Actor } from '../../../src/domain/core/command.ts';
import type { Tx } from '../../kernel/db/tenant.ts';
import { type AuditParts, recordEvent } from './events.ts';
import { writeReads } from './reads.ts';

const told: Readonly<Record<ExportKind, { readonly kind: EventKind; readonly part: RecordPart }>> =
  {
    everything: { kind: 'records.exported', part: 'export' },
    payments: { kind: 'payments.exported', part: 'payments' },
  };

/** True if an event tells of the file already. */
async function isToldOf(tx: Tx, { tenantId, userId }: Actor, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from security_events where tenant_id = ${tenantId} and actor_id = ${userId}
      and details ? 'exportId' and details ->> 'exportId' = ${id} limit 1
  `.execute(tx);
  return rows.length > 0;
}

/**
 * Keeps that a device of the staff made a file: one event with its counts, however often and in how
 * many parts it is told, and a read of each patient in it.
 */
export async function writeExport(
  tx: Tx,
  parts: AuditParts,
  actor: Actor,
  { clientId, id, kind, at, counts, patientIds }: DataExport & { readonly clientId: string },
): Promise<void> {
  if (actor.role === 'patient') return;
  const now = new Date(parts.clock.now()).toISOString();
  const part = told[kind].part;
  const reads = patientIds.map((patientId) => ({ patientId, part, at }));
  await writeReads(tx, actor, reads, { clientId, now });
  if (await isToldOf(tx, actor, id)) return;
  await recordEvent(tx, parts, {
    tenantId: actor.tenantId,
    kind: told[kind].kind,
    actorId: actor.userId,
    clientId,
    details: { exportId: id, ...counts, madeAt: Math.min(Date.parse(at), Date.parse(now)) },
  });
}
