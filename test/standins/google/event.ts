import { formatInTimeZone } from 'date-fns-tz';
import { badRequest, GoogleError } from './errors.ts';

/** A point of time of an event: `date` on those that last whole days. `null` takes a field away. */
export interface EventTime {
  readonly dateTime?: string | null;
  readonly date?: string | null;
  readonly timeZone?: string | null;
}

/** The Events resource, as far as it is used. */
export interface GoogleEvent {
  readonly id: string;
  readonly status: 'confirmed' | 'tentative' | 'cancelled';
  readonly etag: string;
  readonly summary?: string;
  readonly description?: string;
  readonly start?: EventTime;
  readonly end?: EventTime;
  readonly transparency?: 'opaque' | 'transparent';
  readonly visibility?: string;
  readonly eventType?: string;
  readonly recurrence?: readonly string[];
  readonly recurringEventId?: string;
  readonly originalStartTime?: EventTime;
  readonly attendees?: readonly {
    readonly email?: string;
    readonly self?: boolean;
    readonly responseStatus?: string;
  }[];
  /** Absent on the organiser's own copy. */
  readonly organizer?: { readonly email?: string; readonly self?: boolean };
  readonly extendedProperties?: { readonly private?: Readonly<Record<string, string>> };
  readonly reminders?: unknown;
}

export type EventInput = Partial<Omit<GoogleEvent, 'etag'>>;

const DAY_MS = 86_400_000;

/** Milliseconds; whole days begin at midnight of UTC, which is close enough to filter by. */
export const timeOf = (time: EventTime | undefined): number =>
  Date.parse(time?.dateTime ?? time?.date ?? '');

const withoutNulls = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null)) as T;

/** Whole seconds, like Google's; either whole days or times, and times that name their offset or zone. */
function checkedTime(time: EventTime | undefined, name: string): EventTime {
  const { dateTime, date, timeZone } = time ?? {};
  if (!dateTime === !date)
    throw new GoogleError(400, 'invalid', `Invalid ${name} time.`, 'calendar');
  if (isNaN(timeOf(time))) throw badRequest('Bad Request');
  if (!dateTime) return { date: date ?? '' };
  if (!/(Z|[+-]\d\d:\d\d)$/.test(dateTime) && !timeZone)
    throw new GoogleError(400, 'required', `Missing time zone definition for ${name} time.`);
  const seconds = Math.floor(timeOf(time) / 1000) * 1000;
  return { dateTime: new Date(seconds).toISOString(), ...(timeZone && { timeZone }) };
}

/** The event as it is kept. @throws GoogleError for times that cannot be */
export function checked(event: GoogleEvent): GoogleEvent {
  const { start, end } = event;
  const times = { start: checkedTime(start, 'start'), end: checkedTime(end, 'end') };
  if (!times.start.date !== !times.end.date)
    throw new GoogleError(400, 'invalid', 'Invalid start time.', 'calendar');
  if (timeOf(times.end) < timeOf(times.start))
    throw new GoogleError(400, 'timeRangeEmpty', 'The specified time range is empty.', 'calendar');
  return { ...event, ...times };
}

/** What a PATCH makes of an event: objects are merged field by field, and `null` takes a field away. */
export function patched(before: GoogleEvent, input: EventInput): GoogleEvent {
  const merged = <T extends object>(old: T | undefined, given: T | undefined) =>
    given ? withoutNulls({ ...old, ...given }) : old;
  const { start, end, extendedProperties, ...rest } = before;
  return {
    ...rest,
    ...input,
    id: before.id,
    start: merged(start, input.start),
    end: merged(end, input.end),
    extendedProperties: merged(extendedProperties, input.extendedProperties),
  } as GoogleEvent;
}

const shownTime = (time: EventTime | undefined, zone: string): EventTime | undefined =>
  time?.dateTime
    ? {
        dateTime: formatInTimeZone(time.dateTime, zone, "yyyy-MM-dd'T'HH:mm:ssXXX"),
        timeZone: time.timeZone ?? zone,
      }
    : time;

/** The event as it is answered: in the calendar's zone. */
export const shown = (event: GoogleEvent, zone: string): GoogleEvent =>
  ({
    kind: 'calendar#event',
    ...event,
    start: shownTime(event.start, zone),
    end: shownTime(event.end, zone),
  }) as GoogleEvent;

const shifted = (time: EventTime | undefined, ms: number): EventTime =>
  time?.date
    ? { date: new Date(Date.parse(time.date) + ms).toISOString().slice(0, 10) }
    : { ...time, dateTime: new Date(timeOf(time) + ms).toISOString() };

/** The instances of a recurring event: `FREQ=DAILY` or `WEEKLY` with a `COUNT`. */
export function expand(master: GoogleEvent): GoogleEvent[] {
  const rule = master.recurrence?.find((line) => line.startsWith('RRULE:')) ?? '';
  const [, freq] = /FREQ=(DAILY|WEEKLY)/.exec(rule) ?? [];
  const [, count] = /COUNT=(\d+)/.exec(rule) ?? [];
  const step = freq === 'DAILY' ? DAY_MS : 7 * DAY_MS;
  return Array.from({ length: Number(count ?? 1) }, (_, index) => {
    const { recurrence: _rule, ...rest } = master;
    const start = shifted(master.start, index * step);
    const stamp = (start.date ?? start.dateTime ?? '').replaceAll(/[-:]|\.\d+/g, '');
    return {
      ...rest,
      id: `${master.id}_${stamp}`,
      recurringEventId: master.id,
      originalStartTime: start,
      start,
      end: shifted(master.end, index * step),
    };
  });
}
