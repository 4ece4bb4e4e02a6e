import { isWritable } from '../../../../src/domain/contract/calendar.ts';
import { sql } from 'kysely';
import { type Tx, withTenant } from '../../../kernel/db/tenant.ts';
import type { ServerChange } from '../../../engine/documents/change.ts';
import type { NewJob } from '../../../engine/execution/store.ts';
import type { ServerParts } from '../../../kernel/parts.ts';
import { eventIdOf } from './api/event-writes.ts';
import { deleteIntegration, type Integration, type Owner } from './access/integrations.ts';
import { windowAt } from './sync/run.ts';

export const DEPART = 'calendar.depart';

/** Nothing says whether an event is out before its call has ended; a call that took longer died with its process. */
const BUSY_MS = 180_000;

/** A write of a sync that the departure interrupts may still arrive for as long. */
const SETTLE_MS = 30_000;

/** A calendar that was left, with our events that still stand there. */
export interface Departure extends Owner {
  readonly id: string;
  readonly calendarId: string;
  /** The id of the account's main calendar. */
  readonly account: string | null;
  /** Sealed, in the context of an integration's. */
  readonly credentials: string;
  readonly eventIds: readonly string[];
}

/** At most one waits for each departure. @param runAt ISO; by default at once */
export const departJob = (id: string, runAt?: string): NewJob => ({
  kind: DEPART,
  key: `${DEPART}:${id}`,
  payload: { departureId: id },
  ...(runAt !== undefined && { runAt }),
});

/**
 * The sessions to come that stand in the calendar, and those that may: an answer to their writing was lost, or is on its
 * way.
 */
async function eventsToCome(tx: Tx, { tenantId, userId }: Owner, at: string): Promise<string[]> {
  const written = await tx
    .selectFrom('calendar_links')
    .select('event_id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('origin', '=', 'ours')
    .where('end_at', '>', at)
    .execute();
  const { rows: unknown } = await sql<{ id: string }>`
    select a.id from appointments a
    where a.tenant_id = ${tenantId} and a.psychologist_id = ${userId} and a.end_at > ${at}
      and a.start_at < ${windowAt(Date.parse(at)).endAt} and a.status <> 'cancelled'
      and (a.patient_id is not null or not a.is_google_calendar_event)
      and not exists (
        select from calendar_links l
        where l.tenant_id = ${tenantId} and l.user_id = ${userId} and l.appointment_id = a.id)
  `.execute(tx);
  return [...written.map(({ event_id }) => event_id), ...unknown.map(({ id }) => eventIdOf(id))];
}

/**
 * Ends a connection at once, and lets a job follow that takes the sessions to come out of the calendar and then gives
 * the grant back. What is past stays there: it did take that time.
 */
export async function depart(
  change: ServerChange,
  integration: Integration,
  id: string,
  now: number,
): Promise<void> {
  const { tenantId, userId, calendar, account, credentials, leasedUntil } = integration;
  const at = new Date(now).toISOString();
  const eventIds = isWritable(calendar.accessRole)
    ? await eventsToCome(change.tx, integration, at)
    : [];
  await sql`
    insert into calendar_departures (tenant_id, id, user_id, calendar_id, account, credentials,
      event_ids, created_at)
    values (${tenantId}, ${id}, ${userId}, ${calendar.id}, ${account}, ${credentials},
      ${eventIds}::text[], ${at})
  `.execute(change.tx);
  await deleteIntegration(change.tx, integration);
  const isSyncing = leasedUntil !== null && Date.parse(leasedUntil) > now;
  const runAt = isSyncing ? new Date(now + SETTLE_MS).toISOString() : undefined;
  await change.enqueue([departJob(id, runAt)]);
}

export async function readDeparture(
  tx: Tx,
  tenantId: string,
  id: string,
): Promise<Departure | undefined> {
  const row = await tx
    .selectFrom('calendar_departures')
    .select(['user_id', 'calendar_id', 'account', 'credentials', 'event_ids'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      tenantId,
      id,
      userId: row.user_id,
      calendarId: row.calendar_id,
      account: row.account,
      credentials: row.credentials,
      eventIds: row.event_ids,
    }
  );
}

/**
 * Notes that one event is out, and that another may be on its way for a while.
 * @returns false where the calendar is connected again, whose sync then decides what stands in it
 */
export const holdDeparture = (
  { db, clock }: Pick<ServerParts, 'db' | 'clock'>,
  { tenantId, userId, id, calendarId }: Departure,
  removed: string | null,
): Promise<boolean> =>
  withTenant(db, tenantId, async (tx) => {
    const until = new Date(clock.now() + BUSY_MS).toISOString();
    const { rows } = await sql`
      update calendar_departures d
      set busy_until = ${until}, event_ids = array_remove(event_ids, ${removed}::text)
      where tenant_id = ${tenantId} and id = ${id} and not exists (
        select from calendar_integrations
        where tenant_id = ${tenantId} and user_id = ${userId} and calendar_id = ${calendarId})
      returning id
    `.execute(tx);
    return rows.length > 0;
  });

export const endDeparture = (
  { db }: Pick<ServerParts, 'db'>,
  { tenantId, id }: Departure,
): Promise<void> =>
  withTenant(db, tenantId, async (tx) => {
    await tx
      .deleteFrom('calendar_departures')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute();
  });

/** Whether an event of ours may still be on its way out of a calendar that is connected again. */
export async function isBeingLeft(
  tx: Tx,
  { tenantId, userId }: Owner,
  calendarId: string,
  now: number,
): Promise<boolean> {
  const { rows } = await sql`
    select id from calendar_departures
    where tenant_id = ${tenantId} and user_id = ${userId} and calendar_id = ${calendarId}
      and busy_until > ${new Date(now).toISOString()}
  `.execute(tx);
  return rows.length > 0;
}

/**
 * Whether the grant must outlive the departure: revoking one token ends all that this server holds of the account, also a
 * colleague's, and those of a sign-in that has not come to its end.
 */
export const isGrantUsed = (
  { db, clock }: Pick<ServerParts, 'db' | 'clock'>,
  { tenantId, userId, id, account }: Departure,
): Promise<boolean> =>
  withTenant(db, tenantId, async (tx) => {
    // Of all practices, and so by itself: no statement of one practice reaches another's machine.
    const elsewhere = await sql<{ isUsed: boolean }>`
      select calendar_account_is_used(${account}, ${id}) as "isUsed"`.execute(tx);
    if (elsewhere.rows[0]?.isUsed) return true;
    const signingIn = await sql`
      select from calendar_authorizations
      where tenant_id = ${tenantId} and user_id = ${userId}
        and expires_at > ${new Date(clock.now()).toISOString()} limit 1`.execute(tx);
    return signingIn.rows.length > 0;
  });
