import type { Payment, PaymentStatus } from '../../domain/payments/payment.ts';
import { paymentMethodShares } from '../../domain/reports/methods.ts';
import { patientFinances } from '../../domain/reports/patients.ts';
import { paymentStats, paymentsWithin, recentPayments } from '../../domain/reports/payments.ts';
import type { Range } from '../../domain/reports/range.ts';
import { monthlyRevenue } from '../../domain/reports/revenue.ts';
import { financialSummary } from '../../domain/reports/summary.ts';
import { coversEverything } from '../view/coverage.ts';
import { gathered, type Gathered } from './known.ts';
import { coversSessionsRecords } from './notes.ts';
import { defineQuery } from './query.ts';
import type { FinanceReport } from './financeResults.ts';
import type { PaymentRow } from './results.ts';
import type { QuerySource, QueryView } from './source.ts';
import { zoneOf } from './zone.ts';

const RECENT = 10;

const nameOf = (view: QueryView, patientId: string): string | null =>
  view.get('patients', patientId)?.name ?? null;

export const paymentRow = (view: QueryView, payment: Payment): PaymentRow => ({
  payment,
  patientName: nameOf(view, payment.patientId),
  startAt: view.get('appointments', payment.appointmentId)?.startAt ?? null,
  mark: view.mark('payments', payment.id),
});

/** Newest first. */
export const paymentsOfAppointment = defineQuery({
  name: 'payments.ofAppointment',
  run(
    source: QuerySource,
    { appointmentId }: { appointmentId: string },
  ): Gathered<readonly PaymentRow[]> {
    const { view } = source;
    const rows = view.indexes.paymentsOfAppointment
      .get(appointmentId)
      .map((payment) => paymentRow(view, payment))
      .reverse();
    return gathered(coversSessionsRecords(source, appointmentId), rows);
  },
});

interface ReportArgs {
  /** Of `reportRange`; `null` for all time. */
  readonly range: Range | null;
  /** ISO instant. */
  readonly now: string;
  readonly months?: number;
  /** Concerns months, methods and recent payments. */
  readonly status?: PaymentStatus;
  /** Of this one alone; of all that the reader sees unless told. */
  readonly psychologistId?: string;
}

function booksOf(view: QueryView, psychologistId: string | undefined) {
  const [sessions, payments] = [view.indexes.appointments.items, [...view.all('payments')]];
  const { items: patients } = view.indexes.patients;
  if (psychologistId === undefined) return { appointments: sessions, payments, patients };
  const isOf = (one: { readonly psychologistId: string }) => one.psychologistId === psychologistId;
  return { appointments: sessions.filter(isOf), payments: payments.filter(isOf), patients };
}

export const financeReport = defineQuery({
  name: 'finance.report',
  run(
    { view, coverage }: QuerySource,
    { range, now, months, status, psychologistId }: ReportArgs,
  ): Gathered<FinanceReport> {
    const books = booksOf(view, psychologistId);
    const { payments } = books;
    const zone = zoneOf(view);
    return gathered(coversEverything(coverage), {
      summary: financialSummary(books, range, zone),
      payments: paymentStats(payments, range, zone),
      months: monthlyRevenue(payments, { range, months, status }, zone, now),
      methods: paymentMethodShares(payments, { range, status }, zone),
      patients: patientFinances(books, range, zone, (id) => nameOf(view, id)),
      recent: recentPayments(payments, { range, status, limit: RECENT }, zone).map((payment) =>
        paymentRow(view, payment),
      ),
    });
  },
});

/** Lists all payments that a report is of, the newest first. A file holds them; no screen does. */
export const financePayments = defineQuery({
  name: 'finance.payments',
  run(
    { view, coverage }: QuerySource,
    { range, status, psychologistId }: ReportArgs,
  ): Gathered<readonly PaymentRow[]> {
    const { payments } = booksOf(view, psychologistId);
    const all = paymentsWithin(payments, { range, status }, zoneOf(view));
    return gathered(
      coversEverything(coverage),
      all.map((payment) => paymentRow(view, payment)),
    );
  },
});
