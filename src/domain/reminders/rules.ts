import type { Appointment } from '../appointments/appointment.ts';
import { statusAt } from '../appointments/state.ts';
import type { Patient } from '../patients/patient.ts';
import { isSession } from '../reports/billable.ts';

/** How many hours before a session its patient may be reminded. */
export const leadHours = [2, 12, 24, 48, 72] as const;
export type LeadHours = (typeof leadHours)[number];

const HOUR_MS = 3_600_000;
const LATE_HOURS_MOST = 6;

/** For so long after its time a reminder is still sent, as after an outage; half of the lead at most. */
export const lateMs = (lead: number): number => Math.min(LATE_HOURS_MOST, lead / 2) * HOUR_MS;

/** When a session's patient is to be reminded, in milliseconds since 1970. */
export const plannedMs = ({ startAt }: Pick<Appointment, 'startAt'>, lead: number): number =>
  Date.parse(startAt) - lead * HOUR_MS;

/** Whether the patient may be written to at all. */
export const wantsReminders = ({
  isActive,
  remindersOffAt,
}: Pick<Patient, 'isActive' | 'remindersOffAt'>): boolean => isActive && !remindersOffAt;

/** True if the last reminder that was sent names another hour. */
const namesAnotherHour = ({ remindedStartAt, startAt }: Appointment): boolean =>
  Boolean(remindedStartAt && remindedStartAt !== startAt);

/**
 * Tells if a reminder is due. Who booked within the lead time knows of the session anyway.
 * A wrong hour is corrected however near the session is.
 * @param lead hours
 * @param now ISO
 */
export function isReminderDue(session: Appointment, lead: number, now: string): boolean {
  if (!isSession(session) || session.patientId === null) return false;
  if (statusAt(session, now) !== 'scheduled') return false;
  if (session.remindedStartAt === session.startAt) return false;
  const planned = plannedMs(session, lead);
  const since = Date.parse(now) - planned;
  if (since < 0) return false;
  if (namesAnotherHour(session)) return true;
  return since <= lateMs(lead) && Date.parse(session.createdAt) <= planned;
}
