import { type Appointment, occupies } from '../appointments/appointment.ts';
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

const isAsWanted = (
  { startAt, endAt, patientId, notes }: Appointment,
  recurrence: RecurringAppointment,
  wanted: Occurrence,
): boolean =>
  startAt === wanted.startAt &&
  endAt === wanted.endAt &&
  patientId === recurrence.patientId &&
  (notes ?? null) === recurrence.notes;

/**
 * Those of the sessions that are not as the recurrence stands now. One that was put off from a day before today is none
 * of the days ahead, and stays.
 */
export function outdated(
  recurrence: RecurringAppointment,
  { own, zone, now }: Made,
): Appointment[] {
  const today = wallClock(now, zone).day;
  const days = new Set(daysOfYear(recurrence, today));
  return own.filter((session) => {
    const day = dayOf(session, zone);
    if (day === null || day < today) return false;
    return !(days.has(day) && isAsWanted(session, recurrence, occurrenceOn(day, recurrence, zone)));
  });
}
