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

interface Begun {
  readonly appointmentId: string;
  readonly startAt: string;
}

/** Begins what is due, as `isReminderDue` has it; each session's start once, whoever is first. */
async function begin(tx: Tx, tenantId: string, now: string): Promise<readonly Begun[]> {
  const { rows } = await sql<Begun>`
    insert into reminders (tenant_id, appointment_id, start_at, begun_at)
    select a.tenant_id, a.id, a.start_at, ${now}::timestamptz
    from users u
    join appointments a on a.tenant_id = u.tenant_id and a.psychologist_id = u.id
      and a.start_at > ${now}::timestamptz
      and a.start_at <= ${now}::timestamptz + u.reminder_lead_hours * interval '1 hour'
      and a.start_at >= ${now}::timestamptz + u.reminder_lead_hours * interval '1 hour'
        - least(6, u.reminder_lead_hours / 2.0) * interval '1 hour'
      and a.created_at <= a.start_at - u.reminder_lead_hours * interval '1 hour'
      and a.status = 'scheduled'
    join patients p on p.tenant_id = a.tenant_id and p.id = a.patient_id
      and p.is_active and p.reminders_off_at is null
    where u.tenant_id = ${tenantId} and u.is_active and u.reminder_lead_hours is not null
      and not exists (
        select from reminders r
        where r.tenant_id = a.tenant_id and r.appointment_id = a.id and r.start_at = a.start_at)
    order by a.start_at, a.id
    limit ${PAGE}
    on conflict do nothing
    returning appointment_id as "appointmentId", start_at as "startAt"
  `.execute(tx);
  return rows;
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
      const jobs = begun.map(({ appointmentId, startAt }) => ({
        kind: SEND_JOB,
        key: `${SEND_JOB}:${appointmentId}:${Date.parse(startAt)}`,
        payload: { appointmentId, startAt, begunAt: at },
      }));
      await enqueueJobs(tx, tenantId, jobs);
    });
  await visitTenants(found, enqueue, signal);
}
