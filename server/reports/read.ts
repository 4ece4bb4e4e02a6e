import { sql } from 'kysely';
import { toCents } from '../../src/domain/payments/payment.ts';
import { billableStatuses } from '../../src/domain/reports/billable.ts';
import {
  type MethodShare,
  type PaymentFilter,
  sharesOf,
} from '../../src/domain/reports/methods.ts';
import {
  financesOf,
  type PatientCounts,
  type PatientFinances,
} from '../../src/domain/reports/patients.ts';
import type { Range } from '../../src/domain/reports/range.ts';
import {
  monthBounds,
  type MonthlyRevenue,
  type MonthlyRevenueFilter,
  reportMonths,
  revenueOf,
} from '../../src/domain/reports/revenue.ts';
import { type FinancialSummary, summaryOf } from '../../src/domain/reports/summary.ts';
import { visibleAppointments } from '../appointments/public.ts';
import { paymentsWithin, visiblePayments } from '../payments/public.ts';
import { isVisibleRow, patientsOf, type Reader } from '../reading/reader.ts';

const total = sql<number>`coalesce(sum(amount), 0)`;

/** `isBillable` in SQL, of the sessions that start in the range. */
function billableWithin(reader: Reader, range: Range | null) {
  const all = visibleAppointments(reader)
    .where('appointments.status', 'in', [...billableStatuses])
    .where('appointments.patient_id', 'is not', null);
  return range ? all.where('start_at', '>=', range.from).where('start_at', '<', range.to) : all;
}

async function revenueWithin(reader: Reader, range: Range | null): Promise<number> {
  const { amount } = await paymentsWithin(reader, range)
    .where('status', '=', 'paid')
    .select(total.as('amount'))
    .executeTakeFirstOrThrow();
  return toCents(amount);
}

interface SessionTotals {
  readonly sessions: number;
  readonly paid: number;
  readonly amount: number;
}

/**
 * A full join, though only the sessions count: it is always made by hashing. A left one PostgreSQL makes by comparing
 * every session with every payment where it has no statistics yet.
 */
async function sessionTotals(reader: Reader, range: Range | null): Promise<SessionTotals> {
  const sessions = billableWithin(reader, range).select('appointments.id');
  const paid = visiblePayments(reader)
    .where('payments.status', '=', 'paid')
    .select(['payments.appointment_id', 'payments.amount']);
  const { rows } = await sql<SessionTotals>`
    select count(s.id) as sessions,
      count(p.appointment_id) filter (where s.id is not null) as paid,
      coalesce(sum(p.amount) filter (where s.id is not null), 0) as amount
    from (${sessions}) s full join (${paid}) p on p.appointment_id = s.id
  `.execute(reader.tx);
  return rows[0] ?? { sessions: 0, paid: 0, amount: 0 };
}

/** Those of who is treated for free for which nobody registered anything. */
async function freeSessions(reader: Reader, range: Range | null): Promise<number> {
  const { count } = await billableWithin(reader, range)
    .where('appointments.patient_id', 'in', freePatients(reader))
    .where('appointments.id', 'not in', visiblePayments(reader).select('payments.appointment_id'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const freePatients = (reader: Reader) =>
  reader.tx
    .selectFrom('patients')
    .select('patients.id')
    .where('patients.tenant_id', '=', reader.actor.tenantId)
    .where(isVisibleRow(reader, 'patients', 'patients'))
    .where('patients.session_fee', '=', 0);

/** `financialSummary` of the domain in SQL. */
export async function readSummary(reader: Reader, range: Range | null): Promise<FinancialSummary> {
  const { sessions, paid, amount } = await sessionTotals(reader, range);
  return summaryOf({
    revenueCents: await revenueWithin(reader, range),
    sessions,
    paidSessions: paid,
    paidCents: toCents(amount),
    freeSessions: await freeSessions(reader, range),
  });
}

/** `monthlyRevenue` of the domain in SQL; where months begin is decided there, not by the database's own zones. */
export async function readMonthlyRevenue(
  reader: Reader,
  { range, months, status = 'paid' }: MonthlyRevenueFilter,
  zone: string,
): Promise<MonthlyRevenue[]> {
  const names = reportMonths(range, months, zone, reader.now);
  const bounds = monthBounds(names, zone);
  const [first = reader.now] = bounds;
  const last = bounds.at(-1) ?? first;
  const rows = await paymentsWithin(reader, range)
    .where('status', '=', status)
    .where('created_at', '>=', first)
    .where('created_at', '<', last)
    .select([
      sql<number>`width_bucket(created_at, ${`{${bounds.join(',')}}`}::timestamptz[])`.as('place'),
      total.as('amount'),
    ])
    .groupBy('place')
    .execute();
  return revenueOf(
    names,
    new Map(rows.map(({ place, amount }) => [names[place - 1] ?? '', toCents(amount)])),
  );
}

/** `paymentMethodShares` of the domain in SQL. */
export async function readMethodShares(
  reader: Reader,
  { range, status = 'paid' }: PaymentFilter,
): Promise<MethodShare[]> {
  const rows = await paymentsWithin(reader, range)
    .where('status', '=', status)
    .select(['payment_method', total.as('amount')])
    .groupBy('payment_method')
    .execute();
  return sharesOf(
    new Map(rows.map(({ payment_method, amount }) => [payment_method, toCents(amount)])),
  );
}

interface PatientRow {
  readonly patient_id: string;
  readonly sessions: number;
  readonly payments: number;
  readonly amount: number;
  readonly last_payment: string | null;
}

async function patientRows(
  reader: Reader,
  range: Range | null,
  limit: number,
): Promise<PatientCounts[]> {
  const sessions = billableWithin(reader, range)
    .select(['appointments.patient_id', sql<number>`count(*)`.as('sessions')])
    .groupBy('appointments.patient_id');
  const payments = paymentsWithin(reader, range)
    .where('payments.status', '=', 'paid')
    .select([
      'payments.patient_id',
      sql<number>`count(*)`.as('payments'),
      sql<number>`sum(amount)`.as('amount'),
      sql<string>`max(payments.created_at)`.as('last_payment'),
    ])
    .groupBy('payments.patient_id');
  const { rows } = await sql<PatientRow>`
    select patient_id, coalesce(s.sessions, 0) as sessions, coalesce(p.payments, 0) as payments,
      coalesce(p.amount, 0) as amount, p.last_payment
    from (${sessions}) s full join (${payments}) p using (patient_id)
    order by amount desc, sessions desc, patient_id
    limit ${limit}
  `.execute(reader.tx);
  return rows.map(({ patient_id, last_payment, amount, ...counts }) => ({
    ...counts,
    patientId: patient_id,
    cents: toCents(amount),
    lastPayment: last_payment,
  }));
}

/** `patientFinances` of the domain in SQL. */
export async function readPatientFinances(
  reader: Reader,
  range: Range | null,
  limit: number,
): Promise<PatientFinances[]> {
  const rows = await patientRows(reader, range, limit);
  const patients = await patientsOf(reader, rows);
  return rows.map((row) => financesOf(row, patients.get(row.patientId)?.name ?? null));
}
