import type { Payment, PaymentStatus } from '../../../domain/payments/payment.ts';
import { paymentMethodShares } from '../../../domain/reports/methods.ts';
import { patientFinances } from '../../../domain/reports/patients.ts';
import { type MoneyEntry, moneyEntries } from '../../../domain/reports/entries.ts';
import { entriesWithin, paymentStats, recentEntries } from '../../../domain/reports/payments.ts';
import type { Range } from '../../../domain/reports/range.ts';
import { monthlyRevenue } from '../../../domain/reports/revenue.ts';
import { financialSummary } from '../../../domain/reports/summary.ts';
import { coversEverything } from '../../view/coverage.ts';
import { gathered, type Gathered } from '../kit/known.ts';
import { coversSessionsRecords } from '../notes/notes.ts';
import { defineQuery } from '../kit/query.ts';
import type { EntryRow, FinanceReport, PaymentRow } from './results.ts';
import type { QuerySource, QueryView } from '../kit/source.ts';
import { zoneOf } from '../kit/zone.ts';

const RECENT = 10;

const nameOf = (view: QueryView, patientId: string): string | null =>
  view.get('patients', patientId)?.name ?? null;

/** Returns the name that was kept: not every reader still sees the patient. */
export const keptName = ({ parties }: Pick<Payment, 'parties'>): string | null =>
  parties?.beneficiary.name ?? null;

/** Returns the name kept with a patient's last money, for readers who no longer see the patient. */
function keptNameOf({ indexes }: QueryView, patientId: string): string | null {
  const money = [
    ...indexes.paymentsOfPatient.get(patientId),
    ...indexes.packagesOfPatient.get(patientId),
  ].filter(({ parties }) => parties);
  const order = ({ createdAt, id }: Pick<Payment, 'createdAt' | 'id'>) => `${createdAt} ${id}`;
  const [last] = money.toSorted((a, b) => (order(a) < order(b) ? 1 : -1));
  return last ? keptName(last) : null;
}

export const paymentRow = (view: QueryView, payment: Payment): PaymentRow => ({
  payment,
  patientName: nameOf(view, payment.patientId) ?? keptName(payment),
  startAt: view.get('appointments', payment.appointmentId)?.startAt ?? null,
  mark: view.mark('payments', payment.id),
});

function entryRow(view: QueryView, entry: MoneyEntry): EntryRow {
  const { id, kind, patientId } = entry;
  const of = view.get(kind === 'package' ? 'packages' : 'payments', id);
  const patientName = nameOf(view, patientId) ?? (of ? keptName(of) : null);
  const common = { entry, key: `${id} ${entry.status}`, patientName };
  if (of === undefined || 'sessions' in of) {
    const mark = view.mark('packages', id);
    return { ...common, sold: of?.sessions ?? null, appointmentId: null, startAt: null, mark };
  }
  const { appointmentId } = of;
  const startAt = view.get('appointments', appointmentId)?.startAt ?? null;
  return { ...common, sold: null, appointmentId, startAt, mark: view.mark('payments', id) };
}

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
  /** A range of `reportRange`; `null` for all time. */
  readonly range: Range | null;
  /** ISO instant. */
  readonly now: string;
  readonly months?: number;
  /** Concerns months, methods and recent payments. */
  readonly status?: PaymentStatus;
  /** Keeps to this psychologist; absent for all that the reader sees. */
  readonly psychologistId?: string;
}

function booksOf(view: QueryView, psychologistId: string | undefined) {
  const [sessions, payments] = [view.indexes.appointments.items, [...view.all('payments')]];
  const packages = [...view.all('packages')];
  const { items: patients } = view.indexes.patients;
  if (psychologistId === undefined) return { appointments: sessions, payments, packages, patients };
  const isOf = (one: { readonly psychologistId: string }) => one.psychologistId === psychologistId;
  return {
    appointments: sessions.filter(isOf),
    payments: payments.filter(isOf),
    packages: packages.filter(isOf),
    patients,
  };
}

export const financeReport = defineQuery({
  name: 'finance.report',
  run(
    { view, coverage }: QuerySource,
    { range, now, months, status, psychologistId }: ReportArgs,
  ): Gathered<FinanceReport> {
    const books = booksOf(view, psychologistId);
    const entries = moneyEntries(books);
    const zone = zoneOf(view);
    return gathered(coversEverything(coverage), {
      summary: financialSummary(books, range, zone),
      payments: paymentStats(books, range, zone),
      months: monthlyRevenue(entries, { range, months, status }, zone, now),
      methods: paymentMethodShares(entries, { range, status }, zone),
      patients: patientFinances(
        books,
        range,
        zone,
        (id) => nameOf(view, id) ?? keptNameOf(view, id),
      ),
      recent: recentEntries(entries, { range, status, limit: RECENT }, zone).map((entry) =>
        entryRow(view, entry),
      ),
    });
  },
});

/** Lists all lines of the books that a report is of, the newest first. A file holds them. */
export const financePayments = defineQuery({
  name: 'finance.payments',
  run(
    { view, coverage }: QuerySource,
    { range, status, psychologistId }: ReportArgs,
  ): Gathered<readonly EntryRow[]> {
    const entries = moneyEntries(booksOf(view, psychologistId));
    return gathered(
      coversEverything(coverage),
      entriesWithin(entries, { range, status }, zoneOf(view)).map((entry) => entryRow(view, entry)),
    );
  },
});
