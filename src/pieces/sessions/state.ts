import type { SyncMark } from '../../data/queries/kit/marks.ts';
import type { Appointment } from '../../domain/appointments/appointment.ts';
import { statusAt } from '../../domain/appointments/state.ts';
import type { AppointmentStatus } from '../../domain/appointments/status.ts';
import { statusLabels, statusWords } from '../../domain/appointments/labels.ts';
import { isSession } from '../../domain/reports/billable.ts';
import type { BadgeTone } from '../../ui/states/StatusBadge.tsx';

export interface SessionState {
  readonly status: AppointmentStatus;
  readonly label: string;
  readonly tone: BadgeTone;
}

/** The event's own title stays with its calendar. */
export const OTHER_CALENDAR = { label: 'Google Calendar', tone: 'neutral' } as const;

const ASKED = { label: 'Aguardando confirmação', tone: 'info' } as const;

const NOT_MADE = { label: 'Não aceita', tone: 'secondary' } as const;

type Session = Pick<
  Appointment,
  'status' | 'startAt' | 'endAt' | 'isGoogleCalendarEvent' | 'patientId'
> & {
  /** Of one that the server would not make. */
  readonly repair?: string | null;
  readonly mark?: SyncMark;
};

/**
 * How a session stands at an instant, and how that is called. A status that this version has no word for is named as it
 * is; the busy time of another calendar has its name in place of a status.
 * @param at ISO instant
 */
export function sessionState(session: Session, at: string): SessionState {
  const status = statusAt(session, at);
  if (!isSession(session)) return { status, ...OTHER_CALENDAR };
  if (session.repair) return { status, ...NOT_MADE };
  if (!(status in statusLabels)) return { status, label: statusWords(status), tone: 'neutral' };
  return { status, ...statusLabels[status] };
}

/**
 * The same in the portal, where a status that this version has no word for counts as cancelled. A booking of the patient's
 * own is only asked for until the server has answered; what waits otherwise is a cancellation.
 */
export function portalState(session: Session, at: string): SessionState {
  const state = sessionState(session, at);
  if (session.mark === 'waiting' && state.status === 'scheduled') return { ...state, ...ASKED };
  return state.status in statusLabels ? state : { status: 'cancelled', ...statusLabels.cancelled };
}
