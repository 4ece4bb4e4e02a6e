import { weekdayOf } from '../availability/fields.ts';
import type { Range } from '../availability/spans.ts';
import { addDays, eachDay, eachSameOfMonth, earlier, later } from '../time/days.ts';
import { instantOf, wallClock } from '../time/zone.ts';
import { type ClockTimes, minuteSpan } from './clockSpan.ts';
import type { RecurringAppointment } from './recurrence.ts';

/** When and how often, without for whom. */
export type Schedule = Pick<
  RecurringAppointment,
  'recurringType' | 'daysOfWeek' | 'startTime' | 'endTime' | 'startDate' | 'endDate'
>;

/** One session that a recurrence asks for: its day in the practice's zone, and its instants. */
export interface Occurrence {
  readonly day: string;
  readonly startAt: string;
  readonly endAt: string;
}

/** For how many days, today's included, sessions are made ahead. */
const HORIZON_DAYS = 365;

/**
 * The days of a recurrence between two days, both included, in their order. Monthly: the day of the start, or the last
 * day of a month that lacks it.
 */
export function occurrenceDays(
  { recurringType, daysOfWeek, startDate, endDate }: Schedule,
  from: string,
  to: string,
): readonly string[] {
  const first = later(startDate, from);
  const last = endDate === null ? to : earlier(endDate, to);
  if (recurringType === 'monthly') return eachSameOfMonth(startDate, first, last);
  const days = eachDay(first, last);
  return recurringType === 'daily'
    ? days
    : days.filter((day) => daysOfWeek.includes(weekdayOf(day)));
}

const MINUTE_MS = 60_000;

/**
 * The occurrence on a day. It starts by the clock on the wall. A start that a change of clocks
 * skips moves on by that hour. Its length stays what it is on other days.
 */
export function occurrenceOn(day: string, times: ClockTimes, zone: string): Occurrence {
  const { start, end } = minuteSpan(times);
  const startAt = instantOf({ day, minutes: start }, zone);
  const length = (end - start) * MINUTE_MS;
  return { day, startAt, endAt: new Date(Date.parse(startAt) + length).toISOString() };
}

/**
 * The occurrences that start in a span of time, in their order.
 * @param span ISO instants, half-open
 * @param zone IANA name of the practice's time zone
 */
export function expand(
  schedule: Schedule,
  { from, to }: { readonly from: string; readonly to: string },
  zone: string,
): Occurrence[] {
  const first = addDays(wallClock(from, zone).day, -1);
  return occurrenceDays(schedule, first, wallClock(to, zone).day)
    .map((day) => occurrenceOn(day, schedule, zone))
    .filter(({ startAt }) => startAt >= from && startAt < to);
}

/** Calendar days, both included. */
export interface Days {
  readonly first: string;
  readonly last: string;
}

const ANY: Days = { first: '', last: '9999-12-31' };

/** The days of a recurrence in the year that begins on a day; those within others alone. */
export const daysOfYear = (schedule: Schedule, from: string, within = ANY): readonly string[] =>
  occurrenceDays(
    schedule,
    later(from, within.first),
    earlier(addDays(from, HORIZON_DAYS - 1), within.last),
  );

/** Those of the days' occurrences that have not begun. @param now ISO instant */
export const comingOn = (
  days: readonly string[],
  schedule: Schedule,
  now: string,
  zone: string,
): Occurrence[] =>
  days.map((day) => occurrenceOn(day, schedule, zone)).filter(({ startAt }) => startAt > now);

/** The occurrences of the year ahead that have not begun. @param now ISO instant */
export const upcomingOccurrences = (schedule: Schedule, now: string, zone: string): Occurrence[] =>
  comingOn(daysOfYear(schedule, wallClock(now, zone).day), schedule, now, zone);

/** From the first start to the last end. */
export function rangeOfOccurrences(occurrences: readonly Occurrence[]): Range | undefined {
  const [first, last] = [occurrences[0], occurrences.at(-1)];
  return first && last && { from: first.startAt, to: last.endAt };
}
