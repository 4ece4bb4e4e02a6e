import * as v from 'valibot';
import { fromCents } from '../payments/amount.ts';
import { type PaymentStatus } from '../payments/payment.ts';
import { eachMonth, later, monthsBefore } from '../time/days.ts';
import { instantOf, wallClock } from '../time/zone.ts';
import { cameWithin } from './came.ts';
import type { MoneyEntry } from './entries.ts';
import type { Range } from './range.ts';

const MONTHS_DEFAULT = 12;
export const MONTHS_MAX = 120;

export const monthlyRevenueSchema = v.object({
  /** `yyyy-MM`, of the clinic's calendar. */
  month: v.string(),
  /** In reais. */
  revenue: v.number(),
});
export type MonthlyRevenue = v.InferOutput<typeof monthlyRevenueSchema>;

const monthOf = (instant: string, zone: string): string => wallClock(instant, zone).day.slice(0, 7);

const lastInstant = ({ to }: Range): string => new Date(Date.parse(to) - 1).toISOString();

/**
 * The months of a report, oldest first, without a gap: those that the range touches, or those up to the present one.
 * @param months how many at most, counted back from the last; without it all of the range (at most 120), else 12
 */
export function reportMonths(
  range: Range | null,
  months: number | undefined,
  zone: string,
  now: string,
): readonly string[] {
  if (range && range.from >= range.to) return [];
  const last = monthOf(range ? lastInstant(range) : now, zone);
  const count = months ?? (range ? MONTHS_MAX : MONTHS_DEFAULT);
  const earliest = monthsBefore(last, Math.min(count, MONTHS_MAX) - 1);
  return eachMonth(range ? later(earliest, monthOf(range.from, zone)) : earliest, last);
}

/** The instants at which the months begin, and at which the last one ends. */
export function monthBounds(months: readonly string[], zone: string): readonly string[] {
  const last = months.at(-1);
  if (last === undefined) return [];
  const names = [...months, monthsBefore(last, -1)];
  return names.map((month) => instantOf({ day: `${month}-01`, minutes: 0 }, zone));
}

/** The months with what was received in each, centavos given by month; 0 where nothing is given. */
export const revenueOf = (
  months: readonly string[],
  cents: ReadonlyMap<string, number>,
): MonthlyRevenue[] =>
  months.map((month) => ({ month, revenue: fromCents(cents.get(month) ?? 0) }));

export interface MonthlyRevenueFilter {
  readonly range: Range | null;
  readonly months?: number | undefined;
  /** Revenue unless told; with another status, what is pending, has failed or was given back. */
  readonly status?: PaymentStatus | undefined;
}

/**
 * Returns the money of each month of the clinic's calendar.
 * Of revenue, what was given back is taken off in the month in which it went.
 */
export function monthlyRevenue(
  entries: Iterable<MoneyEntry>,
  { range, months, status = 'paid' }: MonthlyRevenueFilter,
  zone: string,
  now: string,
): MonthlyRevenue[] {
  const names = reportMonths(range, months, zone, now);
  const bounds = monthBounds(names, zone);
  const counts = cameWithin(range, zone);
  const cents = new Map(names.map((month) => [month, 0]));
  for (const entry of entries) {
    const amount = status === 'paid' ? entry.revenueCents : entry.cents;
    if (amount === 0 || (status !== 'paid' && entry.status !== status)) continue;
    if (!counts(entry)) continue;
    const { paidOn, createdAt } = entry;
    const month = paidOn ? paidOn.slice(0, 7) : names[firstAfter(bounds, createdAt) - 1];
    const sum = cents.get(month ?? '');
    if (month && sum !== undefined) cents.set(month, sum + amount);
  }
  return revenueOf(names, cents);
}

/** The first of some sorted instants that lies after this one. */
function firstAfter(sorted: readonly string[], instant: string): number {
  const place = sorted.findIndex((one) => one > instant);
  return place < 0 ? sorted.length : place;
}
