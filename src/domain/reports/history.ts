import type { Appointment } from '../appointments/appointment.ts';
import { statusAt } from '../appointments/state.ts';
import { type AppointmentStatus, appointmentStatuses } from '../appointments/status.ts';
import { type Dates, endOf, startOf } from './range.ts';

export interface HistoryFilter extends Dates {
  readonly status?: AppointmentStatus | undefined;
  readonly patientId?: string | undefined;
}

export interface HistoryStats {
  readonly totalSessions: number;
  readonly byStatus: Readonly<Record<AppointmentStatus, number>>;
}

/** A status without a count counts as none. */
export const historyStatsOf = (counts: ReadonlyMap<AppointmentStatus, number>): HistoryStats => ({
  totalSessions: [...counts.values()].reduce((sum, count) => sum + count, 0),
  byStatus: Object.fromEntries(
    appointmentStatuses.map((status) => [status, counts.get(status) ?? 0]),
  ) as HistoryStats['byStatus'],
});

/** Whether a history shows the session. Days are the clinic's, whole, the last one included; each may stand alone. */
export function isInHistory(
  appointment: Appointment,
  { startDate, endDate, status, patientId }: HistoryFilter,
  zone: string,
  now: string,
): boolean {
  return (
    (!startDate || appointment.startAt >= startOf(startDate, zone)) &&
    (!endDate || appointment.startAt < endOf(endDate, zone)) &&
    (!status || statusAt(appointment, now) === status) &&
    (!patientId || appointment.patientId === patientId)
  );
}

/** How many sessions a history shows, by what they are at `now`, an ISO instant. */
export function historyStats(
  appointments: Iterable<Appointment>,
  filter: HistoryFilter,
  zone: string,
  now: string,
): HistoryStats {
  const counts = new Map<AppointmentStatus, number>();
  for (const appointment of appointments) {
    if (!isInHistory(appointment, filter, zone, now)) continue;
    const status = statusAt(appointment, now);
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return historyStatsOf(counts);
}
