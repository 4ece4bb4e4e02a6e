import type { Appointment } from '../appointments/appointment.ts';
import { statusAt } from '../appointments/state.ts';
import type { AppointmentStatus } from '../appointments/status.ts';
import { isSession } from '../reports/billable.ts';

/** How many of the next sessions a dashboard shows. */
export const NEXT_SESSIONS_MAX = 7;

const compareStarts = (a: Appointment, b: Appointment): number =>
  a.startAt === b.startAt ? (a.id < b.id ? -1 : 1) : a.startAt < b.startAt ? -1 : 1;

const those = (
  appointments: Iterable<Appointment>,
  status: AppointmentStatus,
  now: string,
): Appointment[] =>
  [...appointments]
    .filter((session) => isSession(session) && statusAt(session, now) === status)
    .toSorted(compareStarts);

/** The sessions that start next, at most seven, by start. @param now ISO instant */
export const nextSessions = (appointments: Iterable<Appointment>, now: string): Appointment[] =>
  those(appointments, 'scheduled', now).slice(0, NEXT_SESSIONS_MAX);

/** The sessions that run at `now`, an ISO instant, by start. */
export const ongoingSessions = (appointments: Iterable<Appointment>, now: string): Appointment[] =>
  those(appointments, 'in_progress', now);
