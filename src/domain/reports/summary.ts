import * as v from 'valibot';
import { fromCents, toCents } from '../payments/payment.ts';
import { type Books, isBillable, isRevenue } from './billable.ts';
import { isWithin, type Range } from './range.ts';
import { ratio, roundTo } from './round.ts';

/** Amounts in reais. */
export const financialSummarySchema = v.object({
  /** Received in the range: paid payments by the moment at which they were registered. */
  totalRevenue: v.number(),
  /** Sessions of the range, by their start, that took place or were missed, with a patient. */
  totalSessions: v.number(),
  /** Received for those sessions, whenever. */
  totalPaid: v.number(),
  /** Those of the sessions with a paid payment. */
  paidSessions: v.number(),
  /** Those without one. */
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
}

export const summaryOf = ({
  revenueCents,
  sessions,
  paidSessions,
  paidCents,
}: SummaryCounts): FinancialSummary => ({
  totalRevenue: fromCents(revenueCents),
  totalSessions: sessions,
  totalPaid: fromCents(paidCents),
  paidSessions,
  pendingSessions: sessions - paidSessions,
  averageSessionValue: roundTo(ratio(fromCents(paidCents), paidSessions), 2),
});

/** See `financialSummarySchema` for each figure. */
export function financialSummary(
  { appointments, payments }: Books,
  range: Range | null,
): FinancialSummary {
  const paidFor = new Map<string, number>();
  let revenueCents = 0;
  for (const payment of payments) {
    if (!isRevenue(payment)) continue;
    paidFor.set(payment.appointmentId, toCents(payment.amount));
    if (isWithin(payment.createdAt, range)) revenueCents += toCents(payment.amount);
  }
  const counts = { revenueCents, sessions: 0, paidSessions: 0, paidCents: 0 };
  for (const session of appointments) {
    if (!isBillable(session) || !isWithin(session.startAt, range)) continue;
    const cents = paidFor.get(session.id);
    counts.sessions += 1;
    counts.paidSessions += cents === undefined ? 0 : 1;
    counts.paidCents += cents ?? 0;
  }
  return summaryOf(counts);
}
