import type { Appointment } from '../appointments/appointment.ts';
import type { Patient } from '../patients/patient.ts';
import type { Payment } from '../payments/payment.ts';
import type { Money } from './entries.ts';

/** The documents that a report is made of: all that its reader may see. */
export interface Books extends Money {
  readonly appointments: Iterable<Appointment>;
  readonly patients: Iterable<Pick<Patient, 'id' | 'sessionFee' | 'earlierFees'>>;
}

/** The states of a session in which a payment may be registered. */
export const billableStatuses = ['completed', 'no_show'] as const;

type Billed = Pick<Appointment, 'status' | 'patientId'>;

/** Whether a session is owed for: it took place or was missed, and there is somebody to pay for it. */
export const isBillable = ({ status, patientId }: Billed): boolean =>
  patientId !== null && (status === 'completed' || status === 'no_show');

/** True if a session is settled by the payment, also by one that takes it out of a package. */
export const isSettling = ({ status }: Pick<Payment, 'status'>): boolean => status === 'paid';

/** An event of a connected calendar is no session as long as nobody has said whose it is. */
export const isSession = ({
  isGoogleCalendarEvent,
  patientId,
}: Pick<Appointment, 'isGoogleCalendarEvent' | 'patientId'>): boolean =>
  !isGoogleCalendarEvent || patientId !== null;
