import type { Range } from '../reports/range.ts';
import { monthAround, weekOf, yearAround } from '../time/days.ts';
import { rangeOf, wallClock } from '../time/zone.ts';

export const dashboardPeriods = ['today', 'week', 'month', 'year'] as const;
export type DashboardPeriod = (typeof dashboardPeriods)[number];

const daysOf: Readonly<Record<DashboardPeriod, (day: string) => readonly string[]>> = {
  today: (day) => [day],
  week: weekOf,
  month: monthAround,
  year: yearAround,
};

/**
 * The whole period of the clinic's calendar that `now` lies in, what is still to come included. Weeks start on Monday.
 * @param now ISO instant
 */
export function dashboardRange(period: DashboardPeriod, zone: string, now: string): Range {
  return rangeOf(daysOf[period](wallClock(now, zone).day), zone);
}
