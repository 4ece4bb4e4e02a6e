import { type RawBuilder, sql } from 'kysely';
import type { AppointmentStatus } from '../../../../../src/domain/appointments/status.ts';
import { statusAt } from '../../../../../src/domain/appointments/state.ts';
import type { Tx } from '../../../../kernel/db/tenant.ts';
import type { Owner } from '../access/integrations.ts';
import type { Link, Local, Remote, Span, State } from './plan/state.ts';

const anyOf = (column: string, ids: readonly string[]) =>
  ids.length > 0 ? sql`${sql.ref(column)} in (${sql.join(ids)})` : sql`false`;

interface LinkRow extends Omit<Link, 'series'> {
  readonly seriesId: string | null;
  readonly seriesStartAt: string | null;
}

const readLinksWhere = async (
  tx: Tx,
  { tenantId, userId }: Owner,
  condition: RawBuilder<unknown>,
): Promise<Link[]> => {
  const { rows } = await sql<LinkRow>`
    select event_id as "eventId", appointment_id as "appointmentId", origin, etag,
      start_at as "startAt", end_at as "endAt", series_id as "seriesId",
      series_start_at as "seriesStartAt", gone_at as "goneAt", held_at as "heldAt",
      is_elsewhere as "isElsewhere"
    from calendar_links
    where tenant_id = ${tenantId} and user_id = ${userId} and ${condition}
    order by event_id
  `.execute(tx);
  return rows.map(({ seriesId, seriesStartAt, ...link }) => ({
    ...link,
    ...(seriesId !== null &&
      seriesStartAt !== null && { series: { id: seriesId, startAt: seriesStartAt } }),
  }));
};

interface LocalRow extends Span {
  readonly id: string;
  readonly status: AppointmentStatus;
  readonly isClaimed: boolean;
  readonly isForeign: boolean;
  readonly takesTime: boolean;
  readonly hasRecords: boolean;
}

async function readLocalsWhere(
  tx: Tx,
  { tenantId, userId }: Owner,
  condition: RawBuilder<unknown>,
  at: string,
): Promise<Local[]> {
  const { rows } = await sql<LocalRow>`
    select a.id, a.start_at as "startAt", a.end_at as "endAt", a.status,
      a.status in ('scheduled', 'in_progress') and not a.is_google_calendar_event as "takesTime",
      a.patient_id is not null as "isClaimed", a.is_google_calendar_event as "isForeign",
      exists (select from notes n where n.tenant_id = ${tenantId} and n.appointment_id = a.id)
        or exists (select from payments p where p.tenant_id = ${tenantId} and p.appointment_id = a.id)
        as "hasRecords"
    from appointments a
    where a.tenant_id = ${tenantId} and a.psychologist_id = ${userId} and ${condition}
    order by a.start_at, a.id
  `.execute(tx);
  return rows.map((row) => ({ ...row, status: statusAt(row, at) }));
}

/** Sessions that were an outside event before the calendar was disconnected, at the times of these events. */
const claimedAt = (remotes: readonly Remote[]) => {
  const starts = remotes.flatMap(({ span }) => span?.startAt ?? []);
  return starts.length > 0
    ? sql`(a.is_google_calendar_event and a.patient_id is not null
        and a.start_at in (${sql.join(starts)}))`
    : sql`false`;
};

type Claim = Pick<Link, 'eventId' | 'appointmentId'>;

/** Events that stood for sessions when the same calendar was connected before. */
async function readClaims(
  tx: Tx,
  { tenantId, userId }: Owner,
  remotes: readonly Remote[],
): Promise<Claim[]> {
  const ids = remotes.map(({ eventId }) => eventId);
  const { rows } = await sql<Claim>`
    select c.event_id as "eventId", c.appointment_id as "appointmentId"
    from calendar_claims c
    join calendar_integrations i on i.tenant_id = c.tenant_id and i.user_id = c.user_id
      and i.calendar_id = c.calendar_id
    where c.tenant_id = ${tenantId} and c.user_id = ${userId} and ${anyOf('c.event_id', ids)}
  `.execute(tx);
  return rows;
}

/** Remembers which events stand for sessions in a calendar that is being left. */
export const keepClaims = async (
  tx: Tx,
  { tenantId, userId }: Owner,
  calendarId: string,
): Promise<void> => {
  await sql`
    insert into calendar_claims (tenant_id, user_id, calendar_id, event_id, appointment_id)
    select l.tenant_id, l.user_id, ${calendarId}, l.event_id, l.appointment_id
    from calendar_links l
    join appointments a on a.tenant_id = l.tenant_id and a.id = l.appointment_id
      and (a.patient_id is not null or not a.is_google_calendar_event)
    where l.tenant_id = ${tenantId} and l.user_id = ${userId} and l.origin = 'theirs'
    on conflict (tenant_id, user_id, calendar_id, event_id) do update set
      appointment_id = excluded.appointment_id
  `.execute(tx);
};

/** What a plan over reported events looks at: their links, and the appointments that they stand or may stand for. */
export async function readStateOf(
  tx: Tx,
  owner: Owner,
  remotes: readonly Remote[],
  at: string,
): Promise<State> {
  const byEvent = anyOf(
    'event_id',
    remotes.map(({ eventId }) => eventId),
  );
  const ownerIds = remotes.flatMap(({ ownerId }) => ownerId ?? []);
  const linked = await readLinksWhere(tx, owner, byEvent);
  const claims = await readClaims(tx, owner, remotes);
  const named = [...linked, ...claims].map(({ appointmentId }) => appointmentId);
  const ids = [...new Set([...ownerIds, ...named])];
  const locals = await readLocalsWhere(
    tx,
    owner,
    sql`(${anyOf('a.id', ids)} or ${claimedAt(remotes)})`,
    at,
  );
  const byAppointment = anyOf(
    'appointment_id',
    locals.map(({ id }) => id),
  );
  return {
    locals,
    claims,
    links: await readLinksWhere(tx, owner, sql`(${byEvent} or ${byAppointment})`),
  };
}

/** What takes the person's own time in a span. */
export const readNeighbours = (tx: Tx, owner: Owner, span: Span, at: string): Promise<Local[]> =>
  readLocalsWhere(
    tx,
    owner,
    sql`a.start_at < ${span.endAt} and a.end_at > ${span.startAt}
      and a.status in ('scheduled', 'in_progress') and not a.is_google_calendar_event`,
    at,
  );

/** What a push looks at: the window, and whatever has a link. */
export async function readStateIn(tx: Tx, owner: Owner, window: Span, at: string): Promise<State> {
  const links = await readLinksWhere(tx, owner, sql`true`);
  const inWindow = sql`(a.start_at < ${window.endAt} and a.end_at > ${window.startAt})`;
  const linked = sql`a.id in (
    select appointment_id from calendar_links
    where tenant_id = ${owner.tenantId} and user_id = ${owner.userId}
  )`;
  const locals = await readLocalsWhere(tx, owner, sql`(${inWindow} or ${linked})`, at);
  return { locals, links };
}

/**
 * Reads links whose events are gone, and, where there are any, the busy times of series that may
 * have taken their place.
 */
export async function readGoneState(tx: Tx, owner: Owner, at: string): Promise<State> {
  const gone = await readLinksWhere(tx, owner, sql`gone_at is not null`);
  if (gone.length === 0) return { locals: [], links: [] };
  const ofSeries = await readLinksWhere(
    tx,
    owner,
    sql`gone_at is null and origin = 'theirs' and series_id is not null`,
  );
  const links = [...gone, ...ofSeries];
  const ids = links.map(({ appointmentId }) => appointmentId);
  return { links, locals: await readLocalsWhere(tx, owner, anyOf('a.id', ids), at) };
}

/** Links that a full read did not see although it should have. */
export const readUnseen = (
  tx: Tx,
  owner: Owner,
  generation: number,
  { startAt, endAt }: Span,
): Promise<Link[]> =>
  readLinksWhere(
    tx,
    owner,
    sql`generation < ${generation} and end_at > ${startAt} and start_at < ${endAt}
      and gone_at is null`,
  );

/** One statement for a whole page. */
export async function writeLinks(
  tx: Tx,
  { tenantId, userId }: Owner,
  links: readonly Link[],
  generation: number,
): Promise<void> {
  if (links.length === 0) return;
  const rows = links.map(({ series, goneAt, heldAt, isElsewhere, ...link }) => ({
    ...link,
    seriesId: series?.id,
    seriesStartAt: series?.startAt,
    goneAt,
    heldAt,
    isElsewhere: isElsewhere === true,
  }));
  await sql`
    insert into calendar_links (tenant_id, user_id, event_id, appointment_id, origin, etag,
      start_at, end_at, generation, series_id, series_start_at, gone_at, held_at, is_elsewhere)
    select t.id, ${userId}::uuid, x."eventId", x."appointmentId", x.origin, x.etag,
      x."startAt", x."endAt", ${generation}::integer, x."seriesId", x."seriesStartAt", x."goneAt",
      x."heldAt", x."isElsewhere"
    from tenants t, json_to_recordset(${JSON.stringify(rows)}::text::json) as x("eventId" text,
      "appointmentId" uuid, origin text, etag text, "startAt" timestamptz, "endAt" timestamptz,
      "seriesId" text, "seriesStartAt" timestamptz, "goneAt" timestamptz, "heldAt" timestamptz,
      "isElsewhere" boolean)
    where t.id = ${tenantId}
    on conflict (tenant_id, user_id, event_id) do update set
      appointment_id = excluded.appointment_id, origin = excluded.origin, etag = excluded.etag,
      start_at = excluded.start_at, end_at = excluded.end_at, generation = excluded.generation,
      series_id = excluded.series_id, series_start_at = excluded.series_start_at,
      gone_at = excluded.gone_at, held_at = excluded.held_at, is_elsewhere = excluded.is_elsewhere
  `.execute(tx);
}

export async function dropLinks(
  tx: Tx,
  { tenantId, userId }: Owner,
  eventIds: readonly string[],
): Promise<void> {
  if (eventIds.length === 0) return;
  await tx
    .deleteFrom('calendar_links')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('event_id', 'in', [...eventIds])
    .execute();
}
