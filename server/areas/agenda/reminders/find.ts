import { sql } from 'kysely';
import type { Database } from '../../../kernel/db/database.ts';
import { type Tx, withTenant } from '../../../kernel/db/tenant.ts';
import { tenantsFound, visitTenants } from '../../../kernel/db/visit.ts';
import { enqueueJobs } from '../../../engine/jobs/queue.ts';

export const FIND_JOB = 'reminder.find';
export const SEND_JOB = 'mail.reminder';
export const FIND_EVERY_MS = 60_000;

/** Of one practice at a time: no other waits for it, and what is left comes a minute later. */
const PAGE = 50;

/** Several changes of a session that was reminded of are told in one mail. */
const CORRECT_AFTER_MS = 5 * 60_000;

interface Begun {
  readonly appointmentId: string;
  readonly startAt: string;
  /** The last mail names another hour. */
  readonly isCorrection: boolean;
}

/**
 * Begins what is due, as `isReminderDue` has it. Each start is begun once, whoever is first.
 * It is begun again where another hour was begun or sent since.
 */
async function begin(tx: Tx, tenantId: string, now: string): Promise<readonly Begun[]> {
  const { rows } = await sql<Begun>`
    select a.id as "appointmentId", a.start_at as "startAt",
      a.reminded_start_at is not null as "isCorrection"
    from users u
    join appointments a on a.tenant_id = u.tenant_id and a.psychologist_id = u.id
      and a.start_at > ${now}::timestamptz
      and a.start_at <= ${now}::timestamptz + u.reminder_lead_hours * interval '1 hour'
      and (
        a.reminded_start_at <> a.start_at
        or a.reminded_start_at is null
          and a.start_at >= ${now}::timestamptz + u.reminder_lead_hours * interval '1 hour'
            - least(6, u.reminder_lead_hours / 2.0) * interval '1 hour'
          and a.created_at <= a.start_at - u.reminder_lead_hours * interval '1 hour')
      and a.status = 'scheduled'
    join patients p on p.tenant_id = a.tenant_id and p.id = a.patient_id
      and p.is_active and p.reminders_off_at is null
    where u.tenant_id = ${tenantId} and u.is_active and u.reminder_lead_hours is not null
      and a.start_at is distinct from (
        select r.start_at from reminders r
        where r.tenant_id = ${tenantId} and r.appointment_id = a.id
          and (a.reminded_at is null or r.begun_at > a.reminded_at)
        order by r.begun_at desc limit 1)
    order by a.start_at, a.id
    limit ${PAGE}
  `.execute(tx);
  const claimed: Begun[] = [];
  for (const due of rows) if (await beginOne(tx, tenantId, due, now)) claimed.push(due);
  return claimed;
}

/** @returns false where another instance was first */
async function beginOne(
  tx: Tx,
  tenantId: string,
  { appointmentId, startAt }: Begun,
  now: string,
): Promise<boolean> {
  const { rows } = await sql`
    insert into reminders (tenant_id, appointment_id, start_at, begun_at)
    values (${tenantId}, ${appointmentId}, ${startAt}, ${now})
    on conflict (tenant_id, appointment_id, start_at) do update set begun_at = excluded.begun_at
      where reminders.begun_at < excluded.begun_at - interval '30 seconds'
    returning appointment_id
  `.execute(tx);
  return rows.length > 0;
}

/**
 * Enqueues the reminders that are due in each practice.
 * @param now milliseconds since 1970
 * @throws AggregateError when some practices failed, after all others are done
 */
export async function findReminders(
  db: Database,
  now: number,
  signal?: AbortSignal,
): Promise<void> {
  const at = new Date(now).toISOString();
  const found = await tenantsFound(db, sql`select tenants_with_reminders() as id`);
  const enqueue = (tenantId: string) =>
    withTenant(db, tenantId, async (tx) => {
      const begun = await begin(tx, tenantId, at);
      const jobs = begun.map(({ appointmentId, startAt, isCorrection }) => ({
        kind: SEND_JOB,
        key: `${SEND_JOB}:${appointmentId}`,
        payload: { appointmentId, startAt, begunAt: at },
        ...(isCorrection && { runAt: new Date(now + CORRECT_AFTER_MS).toISOString() }),
      }));
      await enqueueJobs(tx, tenantId, jobs);
    });
  await visitTenants(found, enqueue, signal);
}
