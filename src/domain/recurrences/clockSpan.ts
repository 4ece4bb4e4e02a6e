import { DomainError } from '../core/errors.ts';
import { END_BEFORE_START, minutesOf } from '../availability/fields.ts';

/** A session's clock times, `HH:mm`. An end that does not follow the start is on the next day. */
export interface ClockTimes {
  readonly startTime: string;
  readonly endTime: string;
}

/** Minutes since the midnight at which the session's day begins. */
export interface MinuteSpan {
  readonly start: number;
  readonly end: number;
}

const DAY_MINUTES = 24 * 60;
/** A longer one over midnight is an end that was typed before its start. */
const OVERNIGHT_MOST = 12 * 60;

export function minuteSpan({ startTime, endTime }: ClockTimes): MinuteSpan {
  const [start, end] = [minutesOf(startTime), minutesOf(endTime)];
  return { start, end: end > start ? end : end + DAY_MINUTES };
}

/** True if the times make a session: on one day, or over midnight and not too long. */
export function isClockSpan(times: ClockTimes): boolean {
  const { start, end } = minuteSpan(times);
  return end <= DAY_MINUTES || end - start <= OVERNIGHT_MOST;
}

/** @throws DomainError where the end does not follow the start, on the same day or over midnight */
export function requireClockSpan(times: ClockTimes): void {
  if (!isClockSpan(times)) throw new DomainError('invalid_span', END_BEFORE_START, 422);
}

/**
 * By how many days the other's day may come after the first one's so that both meet: none of
 * them, or some of the day before, the same day and the day after.
 */
export function daysApart(one: MinuteSpan, other: MinuteSpan): readonly number[] {
  return [-1, 0, 1].filter(
    (days) =>
      one.start < other.end + days * DAY_MINUTES && other.start + days * DAY_MINUTES < one.end,
  );
}
