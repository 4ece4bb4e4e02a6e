import type { AppointmentRow } from '../agenda/results.ts';

/** The patient portal's own figures. */
export interface PortalOverview {
  readonly totalSessions: number;
  readonly completedSessions: number;
  readonly pendingSessions: number;
  readonly nextAppointment: AppointmentRow | null;
  /** Those that have begun, or were to begin, newest first, at most 10. */
  readonly recent: readonly AppointmentRow[];
}
