import type { Appointment } from '../appointments/appointment.ts';
import { isBillable } from '../reports/billable.ts';
import { wallClock } from '../time/zone.ts';
import type { Patient } from '../patients/patient.ts';
import type { Payment, PaymentStatus } from './payment.ts';

type Billed = Pick<Appointment, 'status' | 'patientId'>;
type Charged = Pick<Patient, 'sessionFee'> | undefined;

/** Whether the patient's sessions cost nothing: another thing than a fee that nobody has said. */
export const isFree = (patient: Charged): boolean => patient?.sessionFee === 0;
type Dated = Pick<Payment, 'status' | 'createdAt' | 'id'>;

const isNewer = (a: Dated, b: Dated): boolean =>
  a.createdAt === b.createdAt ? a.id > b.id : a.createdAt > b.createdAt;

/** The payment registered last; `null` where there is none. */
export const latestPayment = <P extends Dated>(payments: readonly P[]): P | null =>
  payments.reduce<P | null>((last, one) => (last && !isNewer(one, last) ? last : one), null);

/**
 * How a session stands: paid if any payment is; pending where something is due; what its last payment became; `null` where
 * nothing is to be said. Of who is treated for free only that is due which somebody registered.
 * @param session with the status that it has now
 * @param patient whose session it is, as far as the reader knows them
 */
export function paymentState(
  session: Billed,
  payments: readonly Dated[],
  patient: Charged,
): PaymentStatus | null {
  if (payments.some(({ status }) => status === 'paid')) return 'paid';
  const last = latestPayment(payments)?.status;
  if (last === 'refunded' || last === 'failed') return last;
  if (last === undefined && isFree(patient)) return null;
  return isBillable(session) ? 'pending' : null;
}

/** Whether the money of such a payment came, be it given back since. */
export const hasCome = (status: PaymentStatus): boolean =>
  status === 'paid' || status === 'refunded';

/** Whether money is still to come for the session: what was given back is not asked for again. */
export const isOwed = (session: Billed, payments: readonly Dated[], patient: Charged): boolean => {
  const state = paymentState(session, payments, patient);
  return isBillable(session) && (state === 'pending' || state === 'failed');
};

/** Whether a payment may be registered: the session took place or was missed, has a patient and no paid one. */
export const isPayable = (session: Billed, payments: readonly Dated[]): boolean =>
  isBillable(session) && payments.every(({ status }) => status !== 'paid');

/** The clinic's day on which the money came, `yyyy-MM-dd`; of an old one, on which it was registered. */
export const paymentDay = (
  { paidOn, createdAt }: Pick<Payment, 'paidOn' | 'createdAt'>,
  zone: string,
): string => paidOn ?? wallClock(createdAt, zone).day;
