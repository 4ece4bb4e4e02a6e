import type { Appointment } from '../appointments/appointment.ts';
import { occupies } from '../appointments/state.ts';
import type { AvailabilityBlock } from '../availability/block.ts';
import type { RecurringBreak } from '../availability/break.ts';
import { blockSpans, breakSpans, taken } from '../availability/spans.ts';
import { wallClock } from '../time/zone.ts';
import {
  comingOn,
  type Days,
  daysOfYear,
  type Occurrence,
  occurrenceOn,
  rangeOfOccurrences,
} from './expand.ts';
import type { RecurringAppointment } from './recurrence.ts';

/** The sessions that a recurrence has made. */
export interface Made {
  /** Those of its days from today on, and every one that has not begun. */
  readonly own: readonly Appointment[];
  /** IANA name of the practice's time zone. */
  readonly zone: string;
  /** ISO instant. */
  readonly now: string;
}

/** What takes a psychologist's time between the first and the last of some occurrences. */
export interface Obstacles {
  /** Events of a connected calendar among them. */
  readonly sessions: readonly Pick<Appointment, 'startAt' | 'endAt' | 'status'>[];
  readonly breaks: readonly RecurringBreak[];
  readonly blocks: readonly AvailabilityBlock[];
}

/** Sessions that neither have begun nor were decided about: only of these a recurrence may take any back. */
export const untouched = (sessions: readonly Appointment[], now: string): Appointment[] =>
  sessions.filter(({ status, startAt }) => status === 'scheduled' && startAt > now);

/** The day that a session stands for; none where the recurrence has given the session up. */
const dayOf = (session: Appointment, zone: string): string | null =>
  session.occurrenceDay ??
  (session.status === 'cancelled' ? null : wallClock(session.startAt, zone).day);

/**
 * The occurrences of the year ahead that have no session, whatever became of that of the others.
 * @param within looks at these days alone
 */
export function unmet(
  recurrence: RecurringAppointment,
  { own, zone, now }: Made,
  within?: Days,
): Occurrence[] {
  const met = new Set(own.map((session) => dayOf(session, zone)));
  const days = daysOfYear(recurrence, wallClock(now, zone).day, within);
  return comingOn(
    days.filter((day) => !met.has(day)),
    recurrence,
    now,
    zone,
  );
}

/** Those of the occurrences, in their order, whose time nothing takes. @param zone IANA name */
export function withRoom(
  occurrences: readonly Occurrence[],
  { sessions, breaks, blocks }: Obstacles,
  zone: string,
): Occurrence[] {
  const range = rangeOfOccurrences(occurrences);
  if (!range) return [];
  const obstacles = [
    ...sessions.filter(occupies),
    ...breaks.flatMap((pause) => breakSpans(pause, range, zone)),
    ...blocks.flatMap((block) => blockSpans(block, range, zone)),
  ];
  const without = new Set(taken(occurrences, obstacles));
  return occurrences.filter((one) => !without.has(one));
}

/** A recurrence before and after an edit. */
export interface Edit {
  readonly before: RecurringAppointment;
  readonly after: RecurringAppointment;
}

const isAt = ({ startAt, endAt }: Appointment, wanted: Occurrence): boolean =>
  startAt === wanted.startAt && endAt === wanted.endAt;

/**
 * Returns the sessions whose day or hour the edit takes away.
 * An edit of something else moves none. A session that a person moved stays where it is, and so
 * does one that was booked before the practice's clocks changed. One that was put off from a day
 * before today is none of the days ahead, and stays.
 */
export function outdated({ before, after }: Edit, { own, zone, now }: Made): Appointment[] {
  const today = wallClock(now, zone).day;
  const days = new Set(daysOfYear(after, today));
  const isSameHour = before.startTime === after.startTime && before.endTime === after.endTime;
  return own.filter((session) => {
    const day = dayOf(session, zone);
    if (day === null || day < today) return false;
    if (!days.has(day)) return true;
    return !isSameHour && !isAt(session, occurrenceOn(day, after, zone));
  });
}

/** Returns the sessions that carry the remarks of before, where the edit is about those. */
export const remarked = ({ before, after }: Edit, { own }: Made): Appointment[] =>
  before.notes === after.notes ? [] : own.filter(({ notes }) => (notes ?? null) === before.notes);
