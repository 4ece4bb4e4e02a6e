import type { Appointment } from '../appointments/appointment.ts';
import { statusAt } from '../appointments/state.ts';

/** Figures of one patient's sessions. */
export interface PatientSessionStats {
  readonly totalSessions: number;
  readonly completedSessions: number;
  /** Still to come, or running. */
  readonly pendingSessions: number;
  /** The one that starts next. */
  readonly next: Appointment | null;
}

const earlier = (a: Appointment, b: Appointment): boolean =>
  a.startAt === b.startAt ? a.id < b.id : a.startAt < b.startAt;

/**
 * @param appointments of the patient, in any order
 * @param now ISO instant
 */
export function patientSessionStats(
  appointments: Iterable<Appointment>,
  now: string,
): PatientSessionStats {
  const counts = { totalSessions: 0, completedSessions: 0, pendingSessions: 0 };
  let next: Appointment | null = null;
  for (const appointment of appointments) {
    const status = statusAt(appointment, now);
    counts.totalSessions += 1;
    if (status === 'completed') counts.completedSessions += 1;
    if (status === 'scheduled' || status === 'in_progress') counts.pendingSessions += 1;
    if (status === 'scheduled' && (next === null || earlier(appointment, next))) next = appointment;
  }
  return { ...counts, next };
}
