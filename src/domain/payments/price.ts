import type { Appointment } from '../appointments/appointment.ts';
import type { Patient } from '../patients/patient.ts';

/** The fees of a patient, now and before; `undefined` where the reader cannot see the patient. */
export type Charged = Pick<Patient, 'sessionFee' | 'earlierFees'> | undefined;

export type Priced = Pick<Appointment, 'startAt' | 'price' | 'isFree'>;

/** Earlier fees that are kept; the server keeps the price of each session that took place. */
export const EARLIER_FEES_MAX = 60;

/** Returns the fee in force at an instant (ISO); `null` where nobody had said one. */
export function feeAt(patient: Charged, instant: string): number | null {
  const earlier = patient?.earlierFees?.find(({ until }) => until > instant);
  return (earlier ? earlier.fee : patient?.sessionFee) ?? null;
}

/** Returns the earlier fees once the fee of today ends. @param at ISO */
export function withEarlierFee(
  patient: NonNullable<Charged>,
  at: string,
): NonNullable<Patient['earlierFees']> {
  const before = patient.earlierFees ?? [];
  const last = before.at(-1)?.until ?? '';
  // What was said without a network may arrive after a later change.
  const ended = { fee: patient.sessionFee ?? null, until: at > last ? at : last };
  return [...before, ended].slice(-EARLIER_FEES_MAX);
}

/** Returns the price in reais: the kept one, or the fee in force when the session began. */
export const priceOf = ({ price, startAt }: Priced, patient: Charged): number | null =>
  price ?? feeAt(patient, startAt);

/** True if the session costs nothing: another thing than a price that nobody has said. */
export const isFree = (session: Priced, patient: Charged): boolean =>
  session.isFree === true || priceOf(session, patient) === 0;

/** Returns what a session keeps of its price from now on. */
export function keptPrice(
  session: Priced,
  patient: Charged,
): Pick<Appointment, 'price' | 'isFree'> {
  const price = priceOf(session, patient);
  return { price, isFree: price === 0 };
}
