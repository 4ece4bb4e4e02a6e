import type { Appointment } from './appointment.ts';
import type { AppointmentStatus } from './status.ts';

type Timed = Pick<Appointment, 'status' | 'startAt' | 'endAt'>;

/** Nothing was decided about the session yet: which of the three it is follows from the clock. */
export const isOpen = ({ status }: Pick<Appointment, 'status'>): boolean =>
  status === 'scheduled' || status === 'in_progress' || status === 'expired';

/**
 * Returns the status at an instant. A scheduled session is in progress while it runs, and expired
 * once its end has passed. A job may have stored one of these meanwhile. That makes no difference:
 * somebody may have acted before, on a device without network.
 * @param at ISO instant
 */
export function statusAt({ status, startAt, endAt }: Timed, at: string): AppointmentStatus {
  if (!isOpen({ status })) return status;
  if (endAt <= at) return 'expired';
  return startAt <= at ? 'in_progress' : 'scheduled';
}

/** True if the session takes its psychologist's time. */
export const occupies = ({ status }: Pick<Appointment, 'status'>): boolean =>
  status === 'scheduled' || status === 'in_progress';
