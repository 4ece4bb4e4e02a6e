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
import { later } from '../../src/domain/time/days.ts';
import { instantOf } from '../../src/domain/time/zone.ts';
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

async function revenueWithin(reader: Reader, range: Range | null, zone: string): Promise<number> {
  const { amount } = await paymentsWithin(reader, range, zone)
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
export async function readSummary(
  reader: Reader,
  range: Range | null,
  zone: string,
): Promise<FinancialSummary> {
  const { sessions, paid, amount } = await sessionTotals(reader, range);
  return summaryOf({
    revenueCents: await revenueWithin(reader, range, zone),
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
  const place = sql<number>`width_bucket(created_at, ${`{${bounds.join(',')}}`}::timestamptz[])`;
  const rows = await paymentsWithin(reader, range, zone)
    .where('status', '=', status)
    .select([
      sql<string | null>`to_char(paid_on, 'YYYY-MM')`.as('month'),
      sql<number | null>`case when paid_on is null then ${place} end`.as('place'),
      total.as('amount'),
    ])
    .groupBy(['month', 'place'])
    .execute();
  const cents = new Map<string, number>();
  for (const { month, place, amount } of rows) {
    const name = month ?? names[(place ?? 0) - 1] ?? '';
    cents.set(name, (cents.get(name) ?? 0) + toCents(amount));
  }
  return revenueOf(names, cents);
}

/** `paymentMethodShares` of the domain in SQL. */
export async function readMethodShares(
  reader: Reader,
  { range, status = 'paid' }: PaymentFilter,
  zone: string,
): Promise<MethodShare[]> {
  const rows = await paymentsWithin(reader, range, zone)
    .where('status', '=', status)
    .select(['payment_method', total.as('amount')])
    .groupBy('payment_method')
    .execute();
  return sharesOf(
    new Map(rows.map(({ payment_method, amount }) => [payment_method, toCents(amount)])),
  );
}

/** Of the payments that have a day, and of the others. */
interface Last {
  readonly last_day: string | null;
  readonly last_registered: string | null;
}

interface PatientRow extends Last {
  readonly patient_id: string;
  readonly sessions: number;
  readonly payments: number;
  readonly amount: number;
}

function lastOf({ last_day, last_registered }: Last, zone: string): string | null {
  const day = last_day && instantOf({ day: last_day, minutes: 0 }, zone);
  return day && last_registered ? later(day, last_registered) : (day ?? last_registered);
}

async function patientRows(
  reader: Reader,
  range: Range | null,
  zone: string,
  limit: number,
): Promise<PatientCounts[]> {
  const sessions = billableWithin(reader, range)
    .select(['appointments.patient_id', sql<number>`count(*)`.as('sessions')])
    .groupBy('appointments.patient_id');
  const payments = paymentsWithin(reader, range, zone)
    .where('payments.status', '=', 'paid')
    .select([
      'payments.patient_id',
      sql<number>`count(*)`.as('payments'),
      sql<number>`sum(amount)`.as('amount'),
      sql<string | null>`max(paid_on)`.as('last_day'),
      sql<string | null>`max(created_at) filter (where paid_on is null)`.as('last_registered'),
    ])
    .groupBy('payments.patient_id');
  const { rows } = await sql<PatientRow>`
    select patient_id, coalesce(s.sessions, 0) as sessions, coalesce(p.payments, 0) as payments,
      coalesce(p.amount, 0) as amount, p.last_day, p.last_registered
    from (${sessions}) s full join (${payments}) p using (patient_id)
    order by amount desc, sessions desc, patient_id
    limit ${limit}
  `.execute(reader.tx);
  return rows.map(({ patient_id, sessions: count, payments: paid, amount, ...last }) => ({
    patientId: patient_id,
    sessions: count,
    payments: paid,
    cents: toCents(amount),
    lastPayment: lastOf(last, zone),
  }));
}

/** `patientFinances` of the domain in SQL. */
export async function readPatientFinances(
  reader: Reader,
  range: Range | null,
  zone: string,
  limit: number,
): Promise<PatientFinances[]> {
  const rows = await patientRows(reader, range, zone, limit);
  const patients = await patientsOf(reader, rows);
  return rows.map((row) => financesOf(row, patients.get(row.patientId)?.name ?? null));
}
