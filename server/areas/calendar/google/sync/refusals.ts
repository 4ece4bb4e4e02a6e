import { sql } from 'kysely';
import type { Difference } from '../../../../../src/domain/contract/calendar.ts';
import type { Tx } from '../../../../kernel/db/tenant.ts';
import type { Owner } from '../access/integrations.ts';
import type { Refusal } from './plan/refused.ts';

export async function readRefusals(tx: Tx, { tenantId, userId }: Owner): Promise<Refusal[]> {
  const { rows } = await sql<Refusal>`
    select appointment_id as "appointmentId", kind, start_at as "startAt", end_at as "endAt", code,
      tries, refused_at as "refusedAt", retry_at as "retryAt"
    from calendar_refusals where tenant_id = ${tenantId} and user_id = ${userId}
    order by start_at, appointment_id
  `.execute(tx);
  return rows;
}

/** The sessions whose write was refused, with the time at which they stand here. */
export async function readRefused(tx: Tx, { tenantId, userId }: Owner): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    select r.appointment_id as "appointmentId", coalesce(a.start_at, r.start_at) as "startAt"
    from calendar_refusals r
    left join appointments a on a.tenant_id = r.tenant_id and a.id = r.appointment_id
    where r.tenant_id = ${tenantId} and r.user_id = ${userId}
    order by 2, 1
  `.execute(tx);
  return rows;
}

export async function writeRefusal(
  tx: Tx,
  { tenantId, userId }: Owner,
  { appointmentId, kind, startAt, endAt, code, tries, refusedAt, retryAt }: Refusal,
): Promise<void> {
  await sql`
    insert into calendar_refusals (tenant_id, user_id, appointment_id, kind, start_at, end_at, code,
      tries, refused_at, retry_at)
    values (${tenantId}, ${userId}, ${appointmentId}, ${kind}, ${startAt}, ${endAt}, ${code},
      ${tries}, ${refusedAt}, ${retryAt})
    on conflict (tenant_id, user_id, appointment_id) do update set kind = excluded.kind,
      start_at = excluded.start_at, end_at = excluded.end_at, code = excluded.code,
      tries = excluded.tries, refused_at = excluded.refused_at, retry_at = excluded.retry_at
  `.execute(tx);
}

export async function dropRefusals(
  tx: Tx,
  { tenantId, userId }: Owner,
  appointmentIds: readonly string[],
): Promise<void> {
  if (appointmentIds.length === 0) return;
  await tx
    .deleteFrom('calendar_refusals')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('appointment_id', 'in', [...appointmentIds])
    .execute();
}
