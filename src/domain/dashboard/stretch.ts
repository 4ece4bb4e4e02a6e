import type { Range } from '../reports/range.ts';
import { addDays, addMonths } from '../time/days.ts';
import { instantOf, rangeOf, wallClock } from '../time/zone.ts';
import { type DashboardPeriod, dashboardRange } from './period.ts';

/** What of a period is over, and as much of the one before. */
export interface Stretches {
  readonly now: Range;
  readonly before: Range;
}

const NOON = 12 * 60;

const dayBefore: Readonly<Record<DashboardPeriod, (day: string) => string>> = {
  today: (day) => addDays(day, -1),
  week: (day) => addDays(day, -7),
  month: (day) => addMonths(day, -1),
  year: (day) => addMonths(day, -12),
};

/**
 * Like with like: from the 1st to the 22nd at 14:05, in this month and in the last. Where the former month lacks the day,
 * all of it.
 * @param now ISO instant
 */
export function stretchesOf(period: DashboardPeriod, zone: string, now: string): Stretches {
  const { day, minutes } = wallClock(now, zone);
  const then = dayBefore[period](day);
  const lacksDay = (period === 'month' || period === 'year') && then.slice(8) !== day.slice(8);
  const { from } = dashboardRange(period, zone, instantOf({ day: then, minutes: NOON }, zone));
  const to = lacksDay ? rangeOf([then], zone).to : instantOf({ day: then, minutes }, zone);
  return { now: { from: dashboardRange(period, zone, now).from, to: now }, before: { from, to } };
}

/** The same weekday a week ago, whole: a practice lives by the week. @param now ISO instant */
export const sameWeekdayBefore = (zone: string, now: string): Range =>
  rangeOf([addDays(wallClock(now, zone).day, -7)], zone);
