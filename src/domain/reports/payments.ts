import * as v from 'valibot';
import { fromCents } from '../payments/amount.ts';
import { type Payment, paymentStatuses, type PaymentStatus } from '../payments/payment.ts';
import { latestPayment } from '../payments/state.ts';
import { compareTexts } from '../core/compare.ts';
import { cameWithin, momentsIn } from './came.ts';
import { type Money, type MoneyEntry, moneyEntries } from './entries.ts';
import type { Range } from './range.ts';

const statusTotal = v.object({
  count: v.number(),
  /** In reais. */
  amount: v.number(),
});

export const paymentStatsSchema = v.object({
  /** Lines of the books in the range; of a session's pending ones the last alone. */
  totalPayments: v.number(),
  /** Money that came, less what was given back, each on its day. In reais. */
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
  readonly revenueCents: number;
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
    totalRevenue: fromCents(totals.reduce((sum, { revenueCents }) => sum + revenueCents, 0)),
    byStatus,
  };
}

/**
 * The pending payments that money is still to come for: the last one of each session that no
 * payment has settled. Two devices may have registered one each.
 */
function waitingPayments(payments: readonly Payment[]): ReadonlySet<string> {
  const settled = new Set(
    payments
      .filter(({ status, rest }) => status === 'paid' && rest !== 'due')
      .map(({ appointmentId }) => appointmentId),
  );
  const last = new Map<string, Payment>();
  for (const payment of payments) {
    const { status, appointmentId } = payment;
    if (status !== 'pending' || settled.has(appointmentId)) continue;
    const other = last.get(appointmentId);
    last.set(appointmentId, (other && latestPayment([other, payment])) ?? payment);
  }
  return new Set([...last.values()].map(({ id }) => id));
}

/** Counts what moved or was asked for in the range; `cameAt` says when that is. */
export function paymentStats(books: Money, range: Range | null, zone: string): PaymentStats {
  const counts = cameWithin(range, zone);
  const payments = [...books.payments];
  const waiting = waitingPayments(payments);
  const totals = paymentStatuses.map((status) => ({ status, count: 0, cents: 0, revenueCents: 0 }));
  for (const entry of moneyEntries({ payments, packages: books.packages })) {
    if (!counts(entry) || (entry.status === 'pending' && !waiting.has(entry.id))) continue;
    const total = totals.find(({ status }) => status === entry.status);
    if (!total) continue;
    total.count += 1;
    total.cents += entry.cents;
    total.revenueCents += entry.revenueCents;
  }
  return statsOf(totals);
}

type Placed = readonly [at: string, entry: MoneyEntry];

const isRefund = ({ status }: MoneyEntry): number => Number(status === 'refunded');

/** Those of one day stand as they were registered; a refund stands above what it gives back. */
const compareNewest = ([at, a]: Placed, [otherAt, b]: Placed): number =>
  compareTexts(otherAt, at) ||
  compareTexts(b.createdAt, a.createdAt) ||
  compareTexts(b.id, a.id) ||
  isRefund(b) - isRefund(a);

export interface EntryFilter {
  readonly range: Range | null;
  /** Any where none is named. */
  readonly status?: PaymentStatus | undefined;
}

/** Lists the lines of the period, the newest first. */
export function entriesWithin(
  entries: Iterable<MoneyEntry>,
  { range, status }: EntryFilter,
  zone: string,
): MoneyEntry[] {
  const counts = cameWithin(range, zone);
  const atOf = momentsIn(zone);
  return [...entries]
    .filter((entry) => (!status || entry.status === status) && counts(entry))
    .map((entry): Placed => [atOf(entry), entry])
    .sort(compareNewest)
    .map(([, entry]) => entry);
}

export interface RecentFilter extends EntryFilter {
  readonly limit: number;
}

/**
 * Lists the lines that came last, the newest first.
 * They are kept in order while the books are gone through, not sorted with them.
 */
export function recentEntries(
  entries: Iterable<MoneyEntry>,
  { range, status, limit }: RecentFilter,
  zone: string,
): MoneyEntry[] {
  const counts = cameWithin(range, zone);
  const atOf = momentsIn(zone);
  const recent: Placed[] = [];
  for (const entry of entries) {
    if ((status && entry.status !== status) || !counts(entry)) continue;
    const one: Placed = [atOf(entry), entry];
    const oldest = recent[limit - 1];
    if (oldest && compareNewest(oldest, one) < 0) continue;
    const place = recent.findIndex((other) => compareNewest(one, other) < 0);
    recent.splice(place < 0 ? recent.length : place, 0, one);
    if (recent.length > limit) recent.pop();
  }
  return recent.map(([, entry]) => entry);
}
