import { sql } from 'kysely';
import type { EventKind } from '../../../src/domain/audit/kinds.ts';
import { receivesRecord, type StaffReader } from '../../../src/domain/audit/seen.ts';
import type { Actor } from '../../../src/domain/core/command.ts';
import { uuidv7 } from '../../../src/domain/core/id.ts';
import type { Tx } from '../../kernel/db/tenant.ts';
import type { ServerParts } from '../../kernel/parts.ts';
import { recordEvent } from '../../engine/audit-log/events.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A device names itself: whoever invents names fills no disk. */
const TOLD_A_DAY = 20;

const kinds = ['records.received', 'registrations.received'] as const satisfies EventKind[];

/** The first id of an instant. */
const idsFrom = (ms: number): string => uuidv7(ms, (length) => new Uint8Array(length));

/** True if enough is told of this device, or of its person's devices. */
async function isToldOf(
  tx: Tx,
  now: number,
  { tenantId, userId }: Actor,
  clientId: string,
): Promise<boolean> {
  const { rows } = await sql<{ today: number; lately: number }>`
    select count(*) as today,
      count(*) filter (where client_id = ${clientId} and id >= ${idsFrom(now - HOUR_MS)}) as lately
    from security_events
    where tenant_id = ${tenantId} and id >= ${idsFrom(now - DAY_MS)}
      and kind in (${sql.join(kinds)}) and actor_id = ${userId}
  `.execute(tx);
  const { today = 0, lately = 0 } = rows[0] ?? {};
  return lately > 0 || today >= TOLD_A_DAY;
}

/** Counts the patients whom the person sees, by the group of readers that she belongs to. */
async function countPatients(
  tx: Tx,
  { tenantId, userId, role }: Actor,
): Promise<readonly (readonly [StaffReader, number])[]> {
  const { rows } = await sql<{ total: number; owned: number; followed: number }>`
    select count(*) as total,
      count(*) filter (where sealed_at is null
        and coalesce(record_holder_id, psychologist_id) = ${userId}) as owned,
      count(*) filter (where psychologist_id = ${userId} and record_holder_id <> ${userId}) as followed
    from patients where tenant_id = ${tenantId}
      and (${role === 'administrator'}::boolean
        or psychologist_id = ${userId} or record_holder_id = ${userId})
  `.execute(tx);
  const { total = 0, owned = 0, followed = 0 } = rows[0] ?? {};
  if (role === 'administrator') return [['administrators', total]];
  return [
    ['owner', owned],
    ['successor', followed],
  ];
}

/**
 * Keeps, once an hour, that a device of the staff receives all that its person may see. From then
 * on it is read there, and not here. The event tells records from mere registration data.
 */
export async function recordHandOver(
  tx: Tx,
  parts: Pick<ServerParts, 'clock' | 'random'>,
  actor: Actor,
  clientId: string,
): Promise<void> {
  if (actor.role === 'patient') return;
  if (await isToldOf(tx, parts.clock.now(), actor, clientId)) return;
  const groups = await countPatients(tx, actor);
  const sum = (isRecord: boolean): number =>
    groups
      .filter(([reader]) => receivesRecord(reader) === isRecord)
      .reduce((all, [, patients]) => all + patients, 0);
  const [records, registrations] = [sum(true), sum(false)];
  const mayHaveRecords = groups.some(([reader]) => receivesRecord(reader));
  const areRegistrations = records === 0 && (registrations > 0 || !mayHaveRecords);
  await recordEvent(tx, parts, {
    tenantId: actor.tenantId,
    kind: areRegistrations ? 'registrations.received' : 'records.received',
    actorId: actor.userId,
    clientId,
    details: areRegistrations
      ? { patients: registrations }
      : { patients: records, ...(registrations > 0 && { registrations }) },
  });
}
