import * as v from 'valibot';
import { fromCents, toCents } from '../payments/payment.ts';
import { isFree } from '../payments/state.ts';
import { type Books, isBillable, isRevenue } from './billable.ts';
import { cameWithin } from './came.ts';
import { isWithin, type Range } from './range.ts';
import { ratio, roundTo } from './round.ts';

/** Amounts in reais. */
export const financialSummarySchema = v.object({
  /** Received in the range: paid payments by when they came (`cameAt`). */
  totalRevenue: v.number(),
  /** Sessions of the range, by their start, that took place or were missed, with a patient. */
  totalSessions: v.number(),
  /** Received for those sessions, whenever. */
  totalPaid: v.number(),
  /** Those of the sessions with a paid payment. */
  paidSessions: v.number(),
  /** Those without one, except what nobody has to pay: sessions of who is treated for free, without any payment. */
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
  readonly freeSessions: number;
}

export const summaryOf = ({
  revenueCents,
  sessions,
  paidSessions,
  paidCents,
  freeSessions,
}: SummaryCounts): FinancialSummary => ({
  totalRevenue: fromCents(revenueCents),
  totalSessions: sessions,
  totalPaid: fromCents(paidCents),
  paidSessions,
  pendingSessions: sessions - paidSessions - freeSessions,
  averageSessionValue: roundTo(ratio(fromCents(paidCents), paidSessions), 2),
});

/** See `financialSummarySchema` for each figure. */
export function financialSummary(
  books: Books,
  range: Range | null,
  zone: string,
): FinancialSummary {
  const counts = cameWithin(range, zone);
  const paidFor = new Map<string, number>();
  let revenueCents = 0;
  for (const payment of books.payments) {
    if (!isRevenue(payment)) continue;
    paidFor.set(payment.appointmentId, toCents(payment.amount));
    if (counts(payment)) revenueCents += toCents(payment.amount);
  }
  const totals = { revenueCents, sessions: 0, paidSessions: 0, paidCents: 0 };
  for (const session of books.appointments) {
    if (!isBillable(session) || !isWithin(session.startAt, range)) continue;
    const cents = paidFor.get(session.id);
    totals.sessions += 1;
    totals.paidSessions += cents === undefined ? 0 : 1;
    totals.paidCents += cents ?? 0;
  }
  return summaryOf({ ...totals, freeSessions: freeSessions(books, range) });
}

/** The sessions of who is treated for free for which nobody registered anything. */
function freeSessions({ appointments, payments, patients }: Books, range: Range | null): number {
  const free = new Set([...patients].filter(isFree).map(({ id }) => id));
  if (free.size === 0) return 0;
  const charged = new Set([...payments].map(({ appointmentId }) => appointmentId));
  return [...appointments].filter(
    (session) =>
      free.has(session.patientId ?? '') &&
      isBillable(session) &&
      isWithin(session.startAt, range) &&
      !charged.has(session.id),
  ).length;
}
