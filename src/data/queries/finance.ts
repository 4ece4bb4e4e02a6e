import type { Payment } from '../../domain/payments/payment.ts';
import { paymentMethodShares } from '../../domain/reports/methods.ts';
import { patientFinances } from '../../domain/reports/patients.ts';
import { paymentStats, recentPayments } from '../../domain/reports/payments.ts';
import { monthlyRevenue } from '../../domain/reports/revenue.ts';
import { financialSummary } from '../../domain/reports/summary.ts';
import type { View } from '../view/view.ts';
import { coversEverything } from '../view/coverage.ts';
import { gathered } from './known.ts';
import { coversSessionsRecords } from './notes.ts';
import type { PaymentRow } from './results.ts';
import type { QueryDefinition, Topic } from './source.ts';
import { zoneOf } from './zone.ts';

const RECENT = 10;
const topics: readonly Topic[] = ['payments', 'appointments', 'patients'];

const nameOf = (view: View, patientId: string): string | null =>
  view.get('patients', patientId)?.name ?? null;

const paymentRow = (view: View, payment: Payment): PaymentRow => ({
  payment,
  patientName: nameOf(view, payment.patientId),
  startAt: view.get('appointments', payment.appointmentId)?.startAt ?? null,
  mark: view.mark('payments', payment.id),
});

export const paymentsOfAppointment: QueryDefinition<'payments.ofAppointment'> = {
  topics,
  run(source, { appointmentId }) {
    const { view } = source;
    const rows = view.indexes.paymentsOfAppointment
      .get(appointmentId)
      .map((payment) => paymentRow(view, payment))
      .reverse();
    return gathered(coversSessionsRecords(source, appointmentId), rows);
  },
};

export const financeReport: QueryDefinition<'finance.report'> = {
  topics: [...topics, 'tenants'],
  run({ view, coverage }, { range, now, months, status }) {
    const payments = [...view.all('payments')];
    const books = { appointments: view.indexes.appointments.items, payments };
    return gathered(coversEverything(coverage), {
      summary: financialSummary(books, range),
      payments: paymentStats(payments, range),
      months: monthlyRevenue(payments, { range, months, status }, zoneOf(view), now),
      methods: paymentMethodShares(payments, { range, status }),
      patients: patientFinances(books, range, (id) => nameOf(view, id)),
      recent: recentPayments(payments, { range, status, limit: RECENT }).map((payment) =>
        paymentRow(view, payment),
      ),
    });
  },
};
