import {
  type Appointment,
  type AppointmentStatus,
  statusAt,
} from '../../domain/appointments/appointment.ts';
import { statusLabels } from '../../domain/appointments/labels.ts';
import { isSession } from '../../domain/reports/billable.ts';
import type { BadgeTone } from '../../ui/states/StatusBadge.tsx';

export interface SessionState {
  readonly status: AppointmentStatus;
  readonly label: string;
  readonly tone: BadgeTone;
}

/** The event's own title stays with its calendar. */
export const OTHER_CALENDAR = { label: 'Google Calendar', tone: 'neutral' } as const;

/**
 * How a session stands at an instant, and how that is called. A status that this version has no word for counts as
 * cancelled; the busy time of another calendar has its name in place of a status.
 * @param at ISO instant
 */
export function sessionState(
  session: Pick<
    Appointment,
    'status' | 'startAt' | 'endAt' | 'isGoogleCalendarEvent' | 'patientId'
  >,
  at: string,
): SessionState {
  const now = statusAt(session, at);
  const status = now in statusLabels ? now : 'cancelled';
  return { status, ...(isSession(session) ? statusLabels[status] : OTHER_CALENDAR) };
}
