import { sql } from 'kysely';
import { toCents } from '../../../../src/domain/payments/amount.ts';
import { billableStatuses } from '../../../../src/domain/reports/billable.ts';
import {
  type MethodShare,
  type PaymentFilter,
  sharesOf,
} from '../../../../src/domain/reports/methods.ts';
import {
  financesOf,
  type PatientCounts,
  type PatientFinances,
} from '../../../../src/domain/reports/patients.ts';
import type { Range } from '../../../../src/domain/reports/range.ts';
import {
  monthBounds,
  type MonthlyRevenue,
  type MonthlyRevenueFilter,
  reportMonths,
  revenueOf,
} from '../../../../src/domain/reports/revenue.ts';
import { type FinancialSummary, summaryOf } from '../../../../src/domain/reports/summary.ts';
import { later } from '../../../../src/domain/time/days.ts';
import { instantOf } from '../../../../src/domain/time/zone.ts';
import { visibleAppointments } from '../../agenda/appointments/public.ts';
import { entriesWithin, keptNames, visiblePayments } from '../payments/public.ts';
import { isVisibleRow, patientsOf, type Reader } from '../../../engine/reading/reader.ts';

const total = sql<number>`coalesce(sum(amount), 0)`;
const revenue = sql<number>`coalesce(sum(revenue), 0)`;

/** `isBillable` in SQL, of the sessions that start in the range. */
function billableWithin(reader: Reader, range: Range | null) {
  const all = visibleAppointments(reader)
    .where('appointments.status', 'in', [...billableStatuses])
    .where('appointments.patient_id', 'is not', null);
  return range ? all.where('start_at', '>=', range.from).where('start_at', '<', range.to) : all;
}

async function revenueWithin(reader: Reader, range: Range | null, zone: string): Promise<number> {
  const { amount } = await entriesWithin(reader, range, zone)
    .select(revenue.as('amount'))
    .executeTakeFirstOrThrow();
  return toCents(amount);
}

interface SessionTotals {
  readonly sessions: number;
  readonly paid: number;
  readonly amount: number;
  readonly pending: number;
}

/** `priceOf` in SQL, of a session `s` and a patient `t`. */
const price = sql`coalesce(s.price, case when e.until is null then t.session_fee else e.fee end)`;

/** `feeAt` in SQL: the earlier fee that was in force when the session began. */
const earlierFee = sql`
  select until, fee
  from jsonb_to_recordset(coalesce(t.earlier_fees, '[]')) as f (until timestamptz, fee numeric)
  where until > s.start_at order by until limit 1`;

const patientFees = (reader: Reader) =>
  reader.tx
    .selectFrom('patients')
    .select(['patients.id', 'patients.session_fee', 'patients.earlier_fees'])
    .where('patients.tenant_id', '=', reader.actor.tenantId)
    .where(isVisibleRow(reader, 'patients', 'patients'));

/** The payments of each session in one row: how much of what was paid, and what the last one is. */
const paymentsBySession = (reader: Reader) =>
  visiblePayments(reader)
    .select([
      'payments.appointment_id',
      sql`sum(payments.amount) filter (where payments.status = 'paid')`.as('paid'),
      sql`bool_or(payments.status = 'paid' and payments.rest is distinct from 'due')`.as(
        'is_settled',
      ),
      sql`(array_agg(payments.status order by payments.created_at desc, payments.id desc))[1]`.as(
        'last',
      ),
    ])
    .groupBy('payments.appointment_id');

/**
 * Full joins, though only the sessions count: they are always made by hashing. Where PostgreSQL has
 * no statistics yet, it makes a left one by comparing every session with every payment.
 * `pending` is `isOwed` in SQL.
 */
async function sessionTotals(reader: Reader, range: Range | null): Promise<SessionTotals> {
  const sessions = billableWithin(reader, range).select([
    'appointments.id',
    'appointments.patient_id',
    'appointments.start_at',
    'appointments.price',
    'appointments.is_free',
  ]);
  const { rows } = await sql<SessionTotals>`
    select count(*) as sessions, count(paid) as paid, coalesce(sum(paid), 0) as amount,
      count(*) filter (where case
        when paid is not null then not (is_settled or coalesce(paid >= price, false))
        when last is null then not (coalesce(is_free, false) or coalesce(price = 0, false))
        else last <> 'refunded'
      end) as pending
    from (
      select s.is_free, p.paid, p.is_settled, p.last, ${price} as price
      from (${sessions}) s
      full join (${paymentsBySession(reader)}) p on p.appointment_id = s.id
      full join (${patientFees(reader)}) t on t.id = s.patient_id
      left join lateral (${earlierFee}) e on true
      where s.id is not null
    ) one
  `.execute(reader.tx);
  return rows[0] ?? { sessions: 0, paid: 0, amount: 0, pending: 0 };
}

/** `financialSummary` of the domain in SQL. */
export async function readSummary(
  reader: Reader,
  range: Range | null,
  zone: string,
): Promise<FinancialSummary> {
  const { sessions, paid, amount, pending } = await sessionTotals(reader, range);
  return summaryOf({
    revenueCents: await revenueWithin(reader, range, zone),
    sessions,
    paidSessions: paid,
    paidCents: toCents(amount),
    pendingSessions: pending,
  });
}

/**
 * Reads `monthlyRevenue` of the domain in SQL. The domain decides where months begin, not the
 * database's own zones.
 */
export async function readMonthlyRevenue(
  reader: Reader,
  { range, months, status = 'paid' }: MonthlyRevenueFilter,
  zone: string,
): Promise<MonthlyRevenue[]> {
  const names = reportMonths(range, months, zone, reader.now);
  const bounds = monthBounds(names, zone);
  const place = sql<number>`width_bucket(created_at, ${`{${bounds.join(',')}}`}::timestamptz[])`;
  const within = entriesWithin(reader, range, zone);
  const isRevenue = status === 'paid';
  const wanted = isRevenue ? within.where('revenue', '<>', 0) : within.where('status', '=', status);
  const rows = await wanted
    .select([
      sql<string | null>`to_char(paid_on, 'YYYY-MM')`.as('month'),
      sql<number | null>`case when paid_on is null then ${place} end`.as('place'),
      (isRevenue ? revenue : total).as('amount'),
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
  const rows = await entriesWithin(reader, range, zone)
    .where('status', '=', status)
    .select(['payment_method', total.as('amount')])
    .groupBy('payment_method')
    .execute();
  return sharesOf(
    new Map(rows.map(({ payment_method, amount }) => [payment_method, toCents(amount)])),
  );
}

/** The last line with a day, and the last without. */
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
  const came = sql`status = 'paid'`;
  const money = entriesWithin(reader, range, zone)
    .where('revenue', '<>', 0)
    .select([
      'patient_id',
      sql<number>`count(*) filter (where ${came})`.as('payments'),
      revenue.as('amount'),
      sql<string | null>`max(paid_on) filter (where ${came})`.as('last_day'),
      sql<string | null>`max(created_at) filter (where ${came} and paid_on is null)`.as(
        'last_registered',
      ),
    ])
    .groupBy('patient_id');
  const { rows } = await sql<PatientRow>`
    select patient_id, coalesce(s.sessions, 0) as sessions, coalesce(p.payments, 0) as payments,
      coalesce(p.amount, 0) as amount, p.last_day, p.last_registered
    from (${sessions}) s full join (${money}) p using (patient_id)
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
  const unseen = rows.filter(({ patientId }) => !patients.has(patientId));
  const kept = await keptNames(
    reader,
    unseen.map(({ patientId }) => patientId),
  );
  return rows.map((row) => {
    const { patientId } = row;
    return financesOf(row, patients.get(patientId)?.name ?? kept.get(patientId) ?? null);
  });
}
