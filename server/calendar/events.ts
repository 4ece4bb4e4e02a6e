import * as v from 'valibot';
import { day } from '../../src/domain/core/fields.ts';
import { instantOf } from '../../src/domain/time/zone.ts';
import type { GoogleAccount } from './api.ts';
import { isFailure } from './errors.ts';
import type { Remote, Span } from './plan/state.ts';

/** The private property by which an event names its session. */
const OWNER = 'serenoAppointmentId';
/** Nothing of whom or what the session is about. */
const TITLE = 'Sessão';

const timeSchema = v.object({
  dateTime: v.optional(v.nullable(v.string())),
  date: v.optional(v.nullable(v.string())),
});

/** Only these are asked for, so that the event's own words never reach us. */
const FIELDS =
  'nextPageToken,nextSyncToken,items(id,etag,status,transparency,eventType,start,end,' +
  'attendees(self,responseStatus),extendedProperties/private)';

const eventSchema = v.object({
  id: v.string(),
  etag: v.optional(v.string(), ''),
  status: v.optional(v.string(), 'confirmed'),
  transparency: v.optional(v.string()),
  eventType: v.optional(v.string()),
  start: v.optional(timeSchema),
  end: v.optional(timeSchema),
  attendees: v.optional(
    v.array(v.object({ self: v.optional(v.boolean()), responseStatus: v.optional(v.string()) })),
    [],
  ),
  extendedProperties: v.optional(
    v.object({ private: v.optional(v.record(v.string(), v.string())) }),
  ),
});
type GoogleEvent = v.InferOutput<typeof eventSchema>;

const pageSchema = v.object({
  items: v.optional(v.array(eventSchema), []),
  nextPageToken: v.optional(v.string()),
  nextSyncToken: v.optional(v.string()),
});
export type EventPage = v.InferOutput<typeof pageSchema>;

/** What databases and devices can hold. */
const EARLIEST = Date.UTC(1800, 0);
const LATEST = Date.UTC(3000, 0);

function instantFrom(time: v.InferOutput<typeof timeSchema> | undefined, zone: string): number {
  const { dateTime, date } = time ?? {};
  if (dateTime) return Date.parse(dateTime);
  return date && v.is(day, date) ? Date.parse(instantOf({ day: date, minutes: 0 }, zone)) : NaN;
}

/** Whole days are the practice's own. Null for what lasts no time, or is no time. */
function spanFrom({ start, end }: GoogleEvent, zone: string): Span | null {
  const from = instantFrom(start, zone);
  const to = instantFrom(end, zone);
  if (!(EARLIEST <= from && from < to && to < LATEST)) return null;
  return { startAt: new Date(from).toISOString(), endAt: new Date(to).toISOString() };
}

const IDLE_TYPES = new Set(['workingLocation', 'birthday']);

function isBusy({ status, transparency, eventType, attendees }: GoogleEvent): boolean {
  if (status === 'cancelled' || transparency === 'transparent') return false;
  if (eventType !== undefined && IDLE_TYPES.has(eventType)) return false;
  return !attendees.some(({ self, responseStatus }) => self && responseStatus === 'declined');
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @param zone IANA name of the practice's zone, for events of whole days */
export function asRemote(event: GoogleEvent, zone: string): Remote {
  const owner = event.extendedProperties?.private?.[OWNER];
  const ownerId = owner !== undefined && UUID.test(owner) ? owner : null;
  // A session that its psychologist marked as free in Google is a session all the same.
  const counts = ownerId === null ? isBusy(event) : event.status !== 'cancelled';
  const span = counts ? spanFrom(event, zone) : null;
  return { eventId: event.id, etag: event.etag, span, ownerId };
}

/** Where a read of events begins: at a token, or everything in a span. */
export type ReadFrom = { readonly syncToken: string } | { readonly span: Span };

const pathOf = (calendarId: string): string =>
  `/calendars/${encodeURIComponent(calendarId)}/events`;

/**
 * One page of changes, or of everything.
 * @throws GoogleFailure `gone` where the sync token is no longer known
 */
export function readEvents(
  account: GoogleAccount,
  calendarId: string,
  from: ReadFrom,
  pageToken: string | undefined,
): Promise<EventPage> {
  const start: Readonly<Record<string, string>> =
    'syncToken' in from
      ? { syncToken: from.syncToken }
      : { timeMin: from.span.startAt, timeMax: from.span.endAt };
  const query = new URLSearchParams({
    singleEvents: 'true',
    maxResults: '250',
    fields: FIELDS,
    ...start,
    ...(pageToken !== undefined && { pageToken }),
  });
  return account.call({
    method: 'GET',
    path: `${pathOf(calendarId)}?${query.toString()}`,
    answer: pageSchema,
  });
}

const timesOf = ({ startAt, endAt }: Span) => ({
  // An event that was made one of whole days becomes one with times again.
  start: { dateTime: startAt, date: null },
  end: { dateTime: endAt, date: null },
});

/** Always the same for a session, so that writing it a second time cannot make a second event. */
const eventIdOf = (appointmentId: string): string => `sereno${appointmentId.replaceAll('-', '')}`;

const JSON_TYPE = { 'content-type': 'application/json' };
const written = v.object({ id: v.string(), etag: v.string() });

export interface Written {
  readonly eventId: string;
  readonly etag: string;
}

/** Writes a session's event. One that was written before stands there once, one that was deleted stands again. */
export async function insertEvent(
  account: GoogleAccount,
  calendarId: string,
  appointmentId: string,
  span: Span,
): Promise<Written> {
  const id = eventIdOf(appointmentId);
  const event = {
    status: 'confirmed',
    summary: TITLE,
    visibility: 'private',
    start: { dateTime: span.startAt },
    end: { dateTime: span.endAt },
    extendedProperties: { private: { [OWNER]: appointmentId } },
  };
  const write = async (method: 'POST' | 'PUT', path: string, body: object): Promise<Written> => {
    const request = { method, path, headers: JSON_TYPE, body: JSON.stringify(body) };
    const { id: eventId, etag } = await account.call({ ...request, answer: written });
    return { eventId, etag };
  };
  const path = pathOf(calendarId);
  try {
    return await write('POST', path, { ...event, id });
  } catch (error) {
    if (!isFailure(error, 'duplicate')) throw error;
  }
  try {
    return await write('PUT', `${path}/${id}`, { ...event, id });
  } catch (error) {
    // Deleted for good: the id is used up, and the event gets one of Google's.
    if (!isFailure(error, 'missing', 'gone', 'refused')) throw error;
  }
  return write('POST', path, event);
}

/** Moves an event and leaves the rest of it alone. @throws GoogleFailure `changed` where it is not as we knew it */
export const moveEvent = async (
  account: GoogleAccount,
  calendarId: string,
  { eventId, etag }: Written,
  span: Span,
): Promise<string> =>
  (
    await account.call({
      method: 'PATCH',
      path: `${pathOf(calendarId)}/${encodeURIComponent(eventId)}`,
      headers: { ...JSON_TYPE, ...(etag && { 'if-match': etag }) },
      body: JSON.stringify(timesOf(span)),
      answer: written,
    })
  ).etag;

/** One that is gone already is no failure. @throws GoogleFailure `changed` where it is not as we knew it */
export async function deleteEvent(
  account: GoogleAccount,
  calendarId: string,
  { eventId, etag }: Written,
): Promise<void> {
  try {
    await account.call({
      method: 'DELETE',
      path: `${pathOf(calendarId)}/${encodeURIComponent(eventId)}`,
      headers: etag ? { 'if-match': etag } : {},
      answer: v.unknown(),
    });
  } catch (error) {
    if (!isFailure(error, 'missing', 'gone')) throw error;
  }
}
