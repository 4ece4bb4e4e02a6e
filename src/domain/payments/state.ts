import type { Appointment } from '../appointments/appointment.ts';
import { isBillable } from '../reports/billable.ts';
import { wallClock } from '../time/zone.ts';
import { fromCents, toCents } from './amount.ts';
import { type Payment, type PaymentStatus } from './payment.ts';
import { type Charged, isFree, priceOf } from './price.ts';

type Billed = Pick<Appointment, 'status' | 'patientId' | 'startAt' | 'price' | 'isFree'>;

type Dated = Pick<Payment, 'status' | 'createdAt' | 'id'>;

/** A payment as far as it says what is still to come. */
export type Registered = Dated & Pick<Payment, 'amount' | 'rest'>;

const isNewer = (a: Dated, b: Dated): boolean =>
  a.createdAt === b.createdAt ? a.id > b.id : a.createdAt > b.createdAt;

/** The payment registered last; `null` where there is none. */
export const latestPayment = <P extends Dated>(payments: readonly P[]): P | null =>
  payments.reduce<P | null>((last, one) => (last && !isNewer(one, last) ? last : one), null);

const isPaid = ({ status }: Pick<Payment, 'status'>): boolean => status === 'paid';

const paidCents = (payments: readonly Registered[]): number =>
  payments.filter(isPaid).reduce((sum, { amount }) => sum + toCents(amount), 0);

/**
 * True if no money is to come after what was paid.
 * A payment below the price settles its session unless its rest is still due.
 * @param price in reais; `null` where nobody has said one
 */
export function isSettled(payments: readonly Registered[], price: number | null): boolean {
  const paid = payments.filter(isPaid);
  if (paid.length === 0) return false;
  if (paid.some(({ rest }) => rest !== 'due')) return true;
  return price !== null && paidCents(paid) >= toCents(price);
}

/**
 * Tells how a session stands: paid once nothing is to come; pending where something is due; what
 * its last payment became; `null` where nothing is to be said. Of who is treated for free only that
 * is due which somebody registered.
 * @param session with the status that it has now
 * @param patient whose session it is, as far as the reader knows them
 */
export function paymentState(
  session: Billed,
  payments: readonly Registered[],
  patient: Charged,
): PaymentStatus | null {
  if (isSettled(payments, priceOf(session, patient))) return 'paid';
  if (payments.some(isPaid)) return isBillable(session) ? 'pending' : 'paid';
  const last = latestPayment(payments)?.status;
  if (last === 'refunded' || last === 'failed') return last;
  if (last === undefined && isFree(session, patient)) return null;
  return isBillable(session) ? 'pending' : null;
}

/** Whether the money of such a payment came, be it given back since. */
export const hasCome = (status: PaymentStatus): boolean =>
  status === 'paid' || status === 'refunded';

/** Whether money is still to come for the session: what was given back is not asked for again. */
export const isOwed = (
  session: Billed,
  payments: readonly Registered[],
  patient: Charged,
): boolean => {
  const state = paymentState(session, payments, patient);
  return isBillable(session) && (state === 'pending' || state === 'failed');
};

/**
 * Returns how much is still to come for a session that is owed for, in reais: what was registered
 * as open, or the price without what was paid. `null` where nobody has said how much.
 */
export function dueAmount(
  session: Billed,
  payments: readonly Registered[],
  patient: Charged,
): number | null {
  const price = priceOf(session, patient);
  const paid = paidCents(payments);
  if (paid > 0 && price !== null) return fromCents(Math.max(0, toCents(price) - paid));
  return openPayment(payments)?.amount ?? price;
}

/** Returns the payment that was registered and has not come; `null` where there is none. */
export const openPayment = <P extends Dated>(payments: readonly P[]): P | null =>
  latestPayment(payments.filter(({ status }) => status === 'pending' || status === 'failed'));

/**
 * True if a payment may be registered.
 * The session took place or was missed, has a patient, and money is to come.
 */
export const isPayable = (
  session: Billed,
  payments: readonly Registered[],
  patient: Charged,
): boolean => isBillable(session) && !isSettled(payments, priceOf(session, patient));

/** The clinic's day on which the money came, `yyyy-MM-dd`; of an old one, on which it was registered. */
export const paymentDay = (
  { paidOn, createdAt }: Pick<Payment, 'paidOn' | 'createdAt'>,
  zone: string,
): string => paidOn ?? wallClock(createdAt, zone).day;
