import { isSession } from '../reports/billable.ts';
import type { Appointment } from './appointment.ts';

/**
 * Whether a session runs or is to come, cancelled or not. The busy time of another calendar is none.
 * @param now ISO instant
 */
export const comes = (
  session: Pick<Appointment, 'endAt' | 'isGoogleCalendarEvent' | 'patientId'>,
  now: string,
): boolean => session.endAt > now && isSession(session);
