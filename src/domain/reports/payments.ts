import * as v from 'valibot';
import {
  fromCents,
  type Payment,
  paymentStatuses,
  type PaymentStatus,
  toCents,
} from '../payments/payment.ts';
import { compareTexts } from '../core/compare.ts';
import { cameWithin, momentsIn } from './came.ts';
import type { Range } from './range.ts';

const statusTotal = v.object({
  count: v.number(),
  /** In reais. */
  amount: v.number(),
});

export const paymentStatsSchema = v.object({
  /** Payments of any status that came in the range. */
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

/** Counts and amounts of the payments that came in the range; `cameAt` says when that is. */
export function paymentStats(
  payments: Iterable<Payment>,
  range: Range | null,
  zone: string,
): PaymentStats {
  const counts = cameWithin(range, zone);
  const totals = paymentStatuses.map((status) => ({ status, count: 0, cents: 0 }));
  for (const payment of payments) {
    if (!counts(payment)) continue;
    const total = totals.find(({ status }) => status === payment.status);
    if (!total) continue;
    total.count += 1;
    total.cents += toCents(payment.amount);
  }
  return statsOf(totals);
}

type Placed = readonly [at: string, payment: Payment];

/** Those of one day stand as they were registered. */
const compareNewest = ([at, a]: Placed, [otherAt, b]: Placed): number =>
  compareTexts(otherAt, at) || compareTexts(b.createdAt, a.createdAt) || compareTexts(b.id, a.id);

export interface PaymentFilter {
  readonly range: Range | null;
  /** Any where none is named. */
  readonly status?: PaymentStatus | undefined;
}

/** Lists the payments of the period, the newest first. */
export function paymentsWithin(
  payments: Iterable<Payment>,
  { range, status }: PaymentFilter,
  zone: string,
): Payment[] {
  const counts = cameWithin(range, zone);
  const atOf = momentsIn(zone);
  return [...payments]
    .filter((payment) => (!status || payment.status === status) && counts(payment))
    .map((payment): Placed => [atOf(payment), payment])
    .sort(compareNewest)
    .map(([, payment]) => payment);
}

export interface RecentFilter extends PaymentFilter {
  readonly limit: number;
}

/** The payments that came last, the newest first: kept in order while the books are gone through, not sorted with them. */
export function recentPayments(
  payments: Iterable<Payment>,
  { range, status, limit }: RecentFilter,
  zone: string,
): Payment[] {
  const counts = cameWithin(range, zone);
  const atOf = momentsIn(zone);
  const recent: Placed[] = [];
  for (const payment of payments) {
    if ((status && payment.status !== status) || !counts(payment)) continue;
    const one: Placed = [atOf(payment), payment];
    const oldest = recent[limit - 1];
    if (oldest && compareNewest(oldest, one) < 0) continue;
    const place = recent.findIndex((other) => compareNewest(one, other) < 0);
    recent.splice(place < 0 ? recent.length : place, 0, one);
    if (recent.length > limit) recent.pop();
  }
  return recent.map(([, payment]) => payment);
}
