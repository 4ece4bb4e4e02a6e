import type { Range } from '../reports/range.ts';
import { addDays, rangeOf, wallClock, weekOf } from '../time/zone.ts';

export const dashboardPeriods = ['today', 'week', 'month', 'year'] as const;
export type DashboardPeriod = (typeof dashboardPeriods)[number];

const firstOfNext = { month: 32, year: 367 } as const;

function monthOrYear(day: string, period: 'month' | 'year'): readonly string[] {
  const start = period === 'month' ? `${day.slice(0, 7)}-01` : `${day.slice(0, 4)}-01-01`;
  const within = addDays(start, firstOfNext[period]);
  const next = period === 'month' ? `${within.slice(0, 7)}-01` : `${within.slice(0, 4)}-01-01`;
  return [start, addDays(next, -1)];
}

/**
 * The whole period of the clinic's calendar that `now` lies in, what is still to come included. Weeks start on Monday.
 * @param now ISO instant
 */
export function dashboardRange(period: DashboardPeriod, zone: string, now: string): Range {
  const { day } = wallClock(now, zone);
  if (period === 'today') return rangeOf([day], zone);
  return rangeOf(period === 'week' ? weekOf(day) : monthOrYear(day, period), zone);
}
