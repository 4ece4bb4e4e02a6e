import { sql } from 'kysely';
import type { Pagination } from '../../src/domain/contract/params.ts';
import type { PaymentAnswer } from '../../src/domain/contract/payments.ts';
import { type Payment, toCents } from '../../src/domain/payments/payment.ts';
import {
  type PaymentStats,
  type RecentFilter,
  recentPayments,
  statsOf,
} from '../../src/domain/reports/payments.ts';
import type { Range } from '../../src/domain/reports/range.ts';
import { noteRead } from '../audit-log/reads.ts';
import { paginate } from '../http/params.ts';
import {
  patientsOf,
  type Reader,
  readInOrder,
  readVisible,
  requireVisible,
} from '../reading/reader.ts';
import { paymentsWithin, visiblePayments } from './query.ts';

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

/**
 * `recentPayments` of the domain: the last of those with a day, and of those without, put in order there; SQL knows of no
 * zone that says which day a moment is of.
 */
export async function readRecentPayments(
  reader: Reader,
  { range, status, limit }: RecentFilter,
  zone: string,
): Promise<PaymentAnswer[]> {
  const within = paymentsWithin(reader, range, zone);
  const wanted = status ? within.where('status', '=', status) : within;
  const undated = newestFirst(wanted.where('paid_on', 'is', null)).limit(limit);
  const dated = newestFirst(wanted.where('paid_on', 'is not', null).orderBy('paid_on', 'desc'));
  const rows = [...(await undated.execute()), ...(await dated.limit(limit).execute())];
  const payments = await readInOrder(reader, 'payments', rows);
  return presentPayments(reader, recentPayments(payments, { range, status, limit }, zone));
}

/** A session's payments, the newest first. @throws DomainError 404 where the session is not the reader's to see */
export async function paymentsOfAppointment(
  reader: Reader,
  appointmentId: string,
): Promise<PaymentAnswer[]> {
  const { patientId } = await requireVisible(reader, 'appointments', appointmentId);
  await noteRead(reader, 'payments', patientId);
  const own = visiblePayments(reader).where('appointment_id', '=', appointmentId);
  return present(reader, await newestFirst(own).execute());
}

/** `paymentStats` of the domain in SQL. */
export async function readPaymentStats(
  reader: Reader,
  range: Range | null,
  zone: string,
): Promise<PaymentStats> {
  const rows = await paymentsWithin(reader, range, zone)
    .select(['status', sql<number>`count(*)`.as('count'), sql<number>`sum(amount)`.as('amount')])
    .groupBy('status')
    .execute();
  return statsOf(
    rows.map(({ status, count, amount }) => ({ status, count, cents: toCents(amount) })),
  );
}
