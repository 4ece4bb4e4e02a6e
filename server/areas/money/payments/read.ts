import { sql } from 'kysely';
import type { Pagination } from '../../../../src/domain/contract/kit/params.ts';
import type { PaymentAnswer } from '../../../../src/domain/contract/payments.ts';
import type { RecentPayment } from '../../../../src/domain/contract/reports.ts';
import type { SessionPackage } from '../../../../src/domain/packages/package.ts';
import { fromCents, toCents } from '../../../../src/domain/payments/amount.ts';
import { type Payment } from '../../../../src/domain/payments/payment.ts';
import { type MoneyEntry, moneyEntries } from '../../../../src/domain/reports/entries.ts';
import {
  type PaymentStats,
  recentEntries,
  type RecentFilter,
  statsOf,
} from '../../../../src/domain/reports/payments.ts';
import type { Range } from '../../../../src/domain/reports/range.ts';
import { noteRead } from '../../../engine/audit-log/reads.ts';
import { paginate } from '../../../web/endpoint/params.ts';
import {
  patientsOf,
  type Reader,
  readInOrder,
  readVisible,
  requireVisible,
} from '../../../engine/reading/reader.ts';
import { entriesWithin } from './entries.ts';
import { visiblePayments } from './query.ts';

export async function presentPayments(
  reader: Reader,
  payments: readonly Payment[],
): Promise<PaymentAnswer[]> {
  const sessions = await readVisible(
    reader,
    'appointments',
    payments.map(({ appointmentId }) => appointmentId),
  );
  const patients = await patientsOf(reader, sessions.values());
  return payments.map((payment) => {
    const session = sessions.get(payment.appointmentId);
    if (!session) return { ...payment, appointment: null };
    const patient = patients.get(session.patientId ?? '');
    return {
      ...payment,
      appointment: {
        id: session.id,
        startAt: session.startAt,
        patient: patient ? { id: patient.id, name: patient.name } : null,
      },
    };
  });
}

const present = async (reader: Reader, rows: readonly { id: string }[]): Promise<PaymentAnswer[]> =>
  presentPayments(reader, await readInOrder(reader, 'payments', rows));

const newestFirst = (payments: ReturnType<typeof visiblePayments>) =>
  payments.select('id').orderBy('created_at', 'desc').orderBy('id', 'desc');

export interface PaymentPage {
  readonly payments: readonly PaymentAnswer[];
  readonly pagination: Pagination;
}

/** One page of all payments, the newest first. */
export async function paymentPage(
  reader: Reader,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<PaymentPage> {
  const { total } = await visiblePayments(reader)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await newestFirst(visiblePayments(reader))
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { payments: await present(reader, rows), pagination: paginate(page, limit, total) };
}

/** Shows the sale of a package in the fields of a payment. It is of no session. */
const saleOf = (sold: SessionPackage): RecentPayment => ({
  id: sold.id,
  appointmentId: null,
  appointment: null,
  patientId: sold.patientId,
  psychologistId: sold.psychologistId,
  amount: sold.amount,
  paymentMethod: sold.paymentMethod,
  status: 'paid',
  notes: sold.notes,
  paidOn: sold.paidOn,
  transactionId: null,
  packageId: sold.id,
  parties: sold.parties ?? null,
  corrections: sold.corrections ?? null,
  rest: null,
  refundedOn: sold.refundedOn ?? null,
  refundedAmount: sold.refundedAmount ?? null,
  createdAt: sold.createdAt,
});

/** Shows a line of the books as the payment that it was then. */
const presentEntry = (
  { id, status, cents, paidOn }: MoneyEntry,
  payments: ReadonlyMap<string, PaymentAnswer>,
  packages: ReadonlyMap<string, SessionPackage>,
): RecentPayment[] => {
  const moved = { status, amount: fromCents(cents), paidOn };
  const payment = payments.get(id);
  if (payment) return [{ ...payment, ...moved }];
  const sold = packages.get(id);
  if (!sold) return [];
  return [{ ...saleOf(sold), ...moved }];
};

/**
 * `recentEntries` of the domain: the last of those with a day, and of those without, put in order
 * there. SQL knows of no zone that says which day a moment is of.
 */
export async function readRecentPayments(
  reader: Reader,
  { range, status, limit }: RecentFilter,
  zone: string,
): Promise<RecentPayment[]> {
  const within = entriesWithin(reader, range, zone);
  const wanted = status ? within.where('status', '=', status) : within;
  const newest = (rows: typeof wanted) =>
    rows.select(['id', 'kind']).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit);
  const undated = newest(wanted.where('paid_on', 'is', null));
  const dated = newest(wanted.where('paid_on', 'is not', null).orderBy('paid_on', 'desc'));
  const rows = [...(await undated.execute()), ...(await dated.execute())];
  const idsOf = (kind: MoneyEntry['kind']): string[] => [
    ...new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id)),
  ];
  const payments = await readVisible(reader, 'payments', idsOf('payment'));
  const packages = await readVisible(reader, 'packages', idsOf('package'));
  const money = { payments: [...payments.values()], packages: [...packages.values()] };
  const recent = recentEntries(moneyEntries(money), { range, status, limit }, zone);
  const shown = await presentPayments(reader, money.payments);
  const answers = new Map(shown.map((one) => [one.id, one]));
  return recent.flatMap((entry) => presentEntry(entry, answers, packages));
}

/**
 * Returns a session's payments, the newest first.
 * @throws DomainError 404 where the session is not the reader's to see
 */
export async function paymentsOfAppointment(
  reader: Reader,
  appointmentId: string,
): Promise<PaymentAnswer[]> {
  const { patientId } = await requireVisible(reader, 'appointments', appointmentId);
  await noteRead(reader, 'payments', patientId);
  const own = visiblePayments(reader).where('appointment_id', '=', appointmentId);
  return present(reader, await newestFirst(own).execute());
}

/** `waitingPayments` of the domain in SQL. */
const waitingPayments = (reader: Reader) =>
  visiblePayments(reader)
    .select(
      sql<string>`(array_agg(id order by created_at desc, id desc) filter (where status = 'pending'))[1]`.as(
        'id',
      ),
    )
    .groupBy('appointment_id')
    .having(sql<boolean>`not bool_or(status = 'paid' and rest is distinct from 'due')`);

/** `paymentStats` of the domain in SQL. */
export async function readPaymentStats(
  reader: Reader,
  range: Range | null,
  zone: string,
): Promise<PaymentStats> {
  const rows = await entriesWithin(reader, range, zone)
    .where((eb) => eb.or([eb('status', '<>', 'pending'), eb('id', 'in', waitingPayments(reader))]))
    .select([
      'status',
      sql<number>`count(*)`.as('count'),
      sql<number>`sum(amount)`.as('amount'),
      sql<number>`sum(revenue)`.as('revenue'),
    ])
    .groupBy('status')
    .execute();
  return statsOf(
    rows.map(({ status, count, amount, revenue }) => ({
      status,
      count,
      cents: toCents(amount),
      revenueCents: toCents(revenue),
    })),
  );
}
