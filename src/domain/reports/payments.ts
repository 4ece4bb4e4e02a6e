import * as v from 'valibot';
import {
  fromCents,
  type Payment,
  paymentStatuses,
  type PaymentStatus,
  toCents,
} from '../payments/payment.ts';
import { isWithin, type Range } from './range.ts';

const statusTotal = v.object({
  count: v.number(),
  /** In reais. */
  amount: v.number(),
});

export const paymentStatsSchema = v.object({
  /** Payments of any status registered in the range. */
  totalPayments: v.number(),
  /** The amount of the paid ones, in reais. */
  totalRevenue: v.number(),
  byStatus: v.object({
    paid: statusTotal,
    pending: statusTotal,
    failed: statusTotal,
    refunded: statusTotal,
  }),
});
export type PaymentStats = v.InferOutput<typeof paymentStatsSchema>;

export interface StatusTotal {
  readonly status: PaymentStatus;
  readonly count: number;
  readonly cents: number;
}

/** @param totals at most one a status; a status without one counts as none */
export function statsOf(totals: readonly StatusTotal[]): PaymentStats {
  const of = (status: PaymentStatus) => {
    const { count = 0, cents = 0 } = totals.find((one) => one.status === status) ?? {};
    return { count, amount: fromCents(cents) };
  };
  const byStatus = {
    paid: of('paid'),
    pending: of('pending'),
    failed: of('failed'),
    refunded: of('refunded'),
  };
  return {
    totalPayments: totals.reduce((sum, { count }) => sum + count, 0),
    totalRevenue: byStatus.paid.amount,
    byStatus,
  };
}

/** Counts and amounts of the payments registered in the range. */
export function paymentStats(payments: Iterable<Payment>, range: Range | null): PaymentStats {
  const totals = paymentStatuses.map((status) => ({ status, count: 0, cents: 0 }));
  for (const { status, createdAt, amount } of payments) {
    if (!isWithin(createdAt, range)) continue;
    const total = totals.find((one) => one.status === status);
    if (!total) continue;
    total.count += 1;
    total.cents += toCents(amount);
  }
  return statsOf(totals);
}

const compareNewest = (a: Payment, b: Payment): number =>
  a.createdAt === b.createdAt ? (a.id < b.id ? 1 : -1) : a.createdAt < b.createdAt ? 1 : -1;

export interface RecentFilter {
  readonly range: Range | null;
  /** Any where none is named. */
  readonly status?: PaymentStatus | undefined;
  readonly limit: number;
}

/** The payments registered last, the newest first: kept in order while the books are gone through, not sorted with them. */
export function recentPayments(
  payments: Iterable<Payment>,
  { range, status, limit }: RecentFilter,
): Payment[] {
  const recent: Payment[] = [];
  for (const one of payments) {
    if ((status && one.status !== status) || !isWithin(one.createdAt, range)) continue;
    const oldest = recent[limit - 1];
    if (oldest && compareNewest(oldest, one) < 0) continue;
    const place = recent.findIndex((other) => compareNewest(one, other) < 0);
    recent.splice(place < 0 ? recent.length : place, 0, one);
    if (recent.length > limit) recent.pop();
  }
  return recent;
}
