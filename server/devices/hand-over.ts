import { sql } from 'kysely';
import type { Actor } from '../../src/domain/core/command.ts';
import { uuidv7 } from '../../src/domain/core/id.ts';
import type { Tx } from '../db/tenant.ts';
import type { ServerParts } from '../kernel/parts.ts';
import { recordEvent } from '../audit-log/events.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A device names itself: whoever invents names fills no disk. */
const TOLD_A_DAY = 20;

const KIND = 'records.received';

/** The first id of an instant. */
const idsFrom = (ms: number): string => uuidv7(ms, (length) => new Uint8Array(length));

/**
 * Keeps that a device of the staff receives all records that its person may see, once an hour: from then on they are read
 * there, and not here.
 */
export async function recordHandOver(
  tx: Tx,
  parts: Pick<ServerParts, 'clock' | 'random'>,
  { tenantId, userId, role }: Actor,
  clientId: string,
): Promise<void> {
  if (role === 'patient') return;
  const now = parts.clock.now();
  const { rows } = await sql<{ today: number; lately: number }>`
    select count(*) as today,
      count(*) filter (where client_id = ${clientId} and id >= ${idsFrom(now - HOUR_MS)}) as lately
    from security_events
    where tenant_id = ${tenantId} and id >= ${idsFrom(now - DAY_MS)}
      and kind = ${KIND} and actor_id = ${userId}
  `.execute(tx);
  const { today = 0, lately = 0 } = rows[0] ?? {};
  if (lately > 0 || today >= TOLD_A_DAY) return;
  const patients = await tx
    .selectFrom('patients')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .$if(role === 'psych', (all) => all.where('psychologist_id', '=', userId))
    .executeTakeFirstOrThrow();
  await recordEvent(tx, parts, {
    tenantId,
    kind: KIND,
    actorId: userId,
    clientId,
    details: { patients: patients.count },
  });
}
