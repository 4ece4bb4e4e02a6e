import * as v from 'valibot';
import { day } from '../../../../../src/domain/core/fields.ts';
import { instantOf } from '../../../../../src/domain/time/zone.ts';
import { type GoogleAccount, token } from './api.ts';
import { isFailure } from './errors.ts';
import type { Remote, Series, Span } from '../sync/plan/state.ts';

/** The private property by which an event names its session. */
export const OWNER = 'serenoAppointmentId';

const timeSchema = v.object({
  dateTime: v.optional(v.nullable(v.string())),
  date: v.optional(v.nullable(v.string())),
});

/** Only these are asked for, so that the event's own words never reach us. */
const EVENT_FIELDS =
  'id,etag,status,transparency,eventType,start,end,recurringEventId,originalStartTime,' +
  'attendees(self,responseStatus),extendedProperties/private';
const PAGE_FIELDS = `accessRole,nextPageToken,nextSyncToken,items(${EVENT_FIELDS})`;

const eventSchema = v.object({
  id: v.pipe(v.string(), v.maxLength(1024)),
  etag: v.optional(v.pipe(v.string(), v.maxLength(1024)), ''),
  status: v.optional(v.string(), 'confirmed'),
  transparency: v.optional(v.string()),
  eventType: v.optional(v.string()),
  start: v.optional(timeSchema),
  end: v.optional(timeSchema),
  recurringEventId: v.optional(v.pipe(v.string(), v.maxLength(1024))),
  originalStartTime: v.optional(timeSchema),
  attendees: v.optional(
    v.array(v.object({ self: v.optional(v.boolean()), responseStatus: v.optional(v.string()) })),
    [],
  ),
  extendedProperties: v.optional(
    v.object({ private: v.optional(v.record(v.string(), v.string())) }),
  ),
});
export type GoogleEvent = v.InferOutput<typeof eventSchema>;

const pageSchema = v.object({
  /** What the person may do with the calendar. */
  accessRole: v.optional(v.string()),
  items: v.optional(v.array(eventSchema), []),
  nextPageToken: v.optional(token),
  nextSyncToken: v.optional(token),
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

/** Whole days are the practice's own. Null for what is no time. */
function spanFrom({ start, end }: GoogleEvent, zone: string): Span | null {
  const from = instantFrom(start, zone);
  const to = instantFrom(end, zone);
  if (!(EARLIEST <= from && from <= to && to < LATEST)) return null;
  return { startAt: new Date(from).toISOString(), endAt: new Date(to).toISOString() };
}

const IDLE_TYPES = new Set(['workingLocation', 'birthday']);

const isIdle = ({ transparency, eventType }: GoogleEvent): boolean =>
  transparency === 'transparent' || (eventType !== undefined && IDLE_TYPES.has(eventType));

const isDeclined = ({ attendees }: GoogleEvent): boolean =>
  attendees.some(({ self, responseStatus }) => self && responseStatus === 'declined');

function seriesOf(event: GoogleEvent, zone: string): Series | undefined {
  const { recurringEventId, originalStartTime } = event;
  const at = instantFrom(originalStartTime, zone);
  if (recurringEventId === undefined || !(EARLIEST <= at && at < LATEST)) return undefined;
  return { id: recurringEventId, startAt: new Date(at).toISOString() };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @param zone IANA name of the practice's zone, for events of whole days */
export function asRemote(event: GoogleEvent, zone: string): Remote {
  const owner = event.extendedProperties?.private?.[OWNER];
  const ownerId = owner !== undefined && UUID.test(owner) ? owner : null;
  // A session that its psychologist marked as free in Google is a session all the same.
  const isGone = event.status === 'cancelled' || (ownerId === null && isDeclined(event));
  const span = isGone ? null : spanFrom(event, zone);
  return {
    eventId: event.id,
    etag: event.etag,
    span,
    ownerId,
    isTimeless: !isGone && span === null,
    isIdle: isIdle(event),
    isAllDay: Boolean(event.start?.date),
    series: seriesOf(event, zone),
  };
}

const INSTANCE_ID = /_\d{8}(T\d{6}Z)?$/;

/** Whether it is a time at which a series no longer takes place. Google promises nothing of such an event but its id. */
export const isLeftOut = ({ id, status, recurringEventId }: GoogleEvent): boolean =>
  status === 'cancelled' && (recurringEventId !== undefined || INSTANCE_ID.test(id));

/** Where a read of events begins: at a token, or everything in a span. */
export type ReadFrom = { readonly syncToken: string } | { readonly span: Span };

export const pathOf = (calendarId: string): string =>
  `/calendars/${encodeURIComponent(calendarId)}/events`;

export const eventPathOf = (calendarId: string, eventId: string): string =>
  `${pathOf(calendarId)}/${encodeURIComponent(eventId)}`;

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
    fields: PAGE_FIELDS,
    ...start,
    ...(pageToken !== undefined && { pageToken }),
  });
  return account.call({
    method: 'GET',
    path: `${pathOf(calendarId)}?${query.toString()}`,
    answer: pageSchema,
  });
}

/** An event as it stands now. Undefined where it is deleted or was never there. @throws GoogleFailure */
export async function readEvent(
  account: GoogleAccount,
  calendarId: string,
  eventId: string,
): Promise<GoogleEvent | undefined> {
  const query = new URLSearchParams({ fields: EVENT_FIELDS });
  try {
    return await account.call({
      method: 'GET',
      path: `${eventPathOf(calendarId, eventId)}?${query.toString()}`,
      answer: eventSchema,
    });
  } catch (error) {
    if (!isFailure(error, 'missing', 'gone')) throw error;
    return undefined;
  }
}
