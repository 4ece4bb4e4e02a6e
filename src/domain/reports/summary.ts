import * as v from 'valibot';
import { fromCents, toCents } from '../payments/amount.ts';
import { type Payment } from '../payments/payment.ts';
import { isOwed, type Registered } from '../payments/state.ts';
import { type Books, isBillable, isSettling } from './billable.ts';
import { cameWithin } from './came.ts';
import { moneyEntries } from './entries.ts';
import { isWithin, type Range } from './range.ts';
import { ratio, roundTo } from './round.ts';

/** Amounts in reais. */
export const financialSummarySchema = v.object({
  /**
   * Received in the range, each on its day (`cameAt`): payments, and packages when they were sold,
   * less what was given back.
   */
  totalRevenue: v.number(),
  /** Sessions of the range, by their start, that took place or were missed, with a patient. */
  totalSessions: v.number(),
  /** Paid for those sessions, whenever, also out of a package. */
  totalPaid: v.number(),
  /** Those of the sessions with a paid payment. */
  paidSessions: v.number(),
  /** Those that are owed for (`isOwed`), also where a part was paid: as in the list of who owes. */
  pendingSessions: v.number(),
  /** `totalPaid` for each of the `paidSessions`; 0 where there is none. */
  averageSessionValue: v.number(),
});
export type FinancialSummary = v.InferOutput<typeof financialSummarySchema>;

/** What the figures of a summary are derived from: whole centavos and counts. */
export interface SummaryCounts {
  readonly revenueCents: number;
  readonly sessions: number;
  readonly paidSessions: number;
  readonly paidCents: number;
  readonly pendingSessions: number;
}

export const summaryOf = ({
  revenueCents,
  sessions,
  paidSessions,
  paidCents,
  pendingSessions,
}: SummaryCounts): FinancialSummary => ({
  totalRevenue: fromCents(revenueCents),
  totalSessions: sessions,
  totalPaid: fromCents(paidCents),
  paidSessions,
  pendingSessions,
  averageSessionValue: roundTo(ratio(fromCents(paidCents), paidSessions), 2),
});

type OwnPayment = Registered & Pick<Payment, 'appointmentId'>;

/** The payments of each session. */
function bySession(payments: Iterable<OwnPayment>): ReadonlyMap<string, readonly OwnPayment[]> {
  const all = new Map<string, OwnPayment[]>();
  for (const payment of payments) {
    const own = all.get(payment.appointmentId);
    if (own) own.push(payment);
    else all.set(payment.appointmentId, [payment]);
  }
  return all;
}

const NONE: readonly OwnPayment[] = [];

/** Adds up what came in the range, less what was given back in it. Whole centavos. */
function revenueWithin(books: Books, range: Range | null, zone: string): number {
  const counts = cameWithin(range, zone);
  return moneyEntries(books)
    .filter(counts)
    .reduce((sum, { revenueCents }) => sum + revenueCents, 0);
}

/** See `financialSummarySchema` for each figure. */
export function financialSummary(
  books: Books,
  range: Range | null,
  zone: string,
): FinancialSummary {
  const paymentsOf = bySession(books.payments);
  const patients = new Map([...books.patients].map((one) => [one.id, one] as const));
  const revenueCents = revenueWithin(books, range, zone);
  const totals = { revenueCents, sessions: 0, paidSessions: 0, paidCents: 0 };
  let pendingSessions = 0;
  for (const session of books.appointments) {
    if (!isBillable(session) || !isWithin(session.startAt, range)) continue;
    const own = paymentsOf.get(session.id) ?? NONE;
    const paid = own.filter(isSettling);
    totals.sessions += 1;
    totals.paidSessions += paid.length > 0 ? 1 : 0;
    totals.paidCents += paid.reduce((sum, { amount }) => sum + toCents(amount), 0);
    if (isOwed(session, own, patients.get(session.patientId ?? ''))) pendingSessions += 1;
  }
  return summaryOf({ ...totals, pendingSessions });
}
