import { addDays, addMonths, yearAround } from '../time/days.ts';
import type { Dates } from './range.ts';

/** All time, stretches that end today, and the year so far. */
export const quickPeriods = [
  'all',
  '7days',
  '30days',
  '3months',
  '6months',
  '1year',
  'ytd',
] as const;
export type QuickPeriod = (typeof quickPeriods)[number];

const monthsBack = (today: string, count: number): string => addDays(addMonths(today, -count), 1);

const firstDay: Readonly<Record<Exclude<QuickPeriod, 'all'>, (today: string) => string>> = {
  '7days': (today) => addDays(today, -6),
  '30days': (today) => addDays(today, -29),
  '3months': (today) => monthsBack(today, 3),
  '6months': (today) => monthsBack(today, 6),
  '1year': (today) => monthsBack(today, 12),
  ytd: (today) => yearAround(today)[0],
};

/** The first and the last day, both included; neither for all time. @param today the clinic's, `yyyy-MM-dd` */
export const datesOf = (period: QuickPeriod, today: string): Dates =>
  period === 'all' ? {} : { startDate: firstDay[period](today), endDate: today };
