import type { Appointment } from '../../../../src/domain/appointments/appointment.ts';
import type { Patient } from '../../../../src/domain/patients/patient.ts';
import { plannedMs } from '../../../../src/domain/reminders/rules.ts';
import { DAY_MS } from '../calendar.ts';
import type { Practice } from '../practice.ts';

/** Since when the demonstration's reminders go out. */
const SINCE_DAYS = 30;

/** One of those who would be reminded has asked not to be. */
export function withoutReminders({ patients, users }: Practice): Patient[] {
  const leads = new Map(users.map(({ id, reminderLeadHours }) => [id, reminderLeadHours]));
  const isReminded = ({ psychologistId, userId }: Patient) =>
    userId === null && psychologistId !== null && leads.get(psychologistId);
  const tired = patients.findLast((one) => one.isActive && isReminded(one));
  return patients.map((one) => (one === tired ? { ...one, remindersOffAt: one.createdAt } : one));
}

/** Of the sessions of the last weeks, and of those of which it is time, the reminders went out. */
export function withReminders(
  appointments: readonly Appointment[],
  practice: Practice,
  now: number,
): Appointment[] {
  const leads = new Map(practice.users.map(({ id, reminderLeadHours }) => [id, reminderLeadHours]));
  const off = new Set(
    withoutReminders(practice).flatMap(({ id, remindersOffAt }) => (remindersOffAt ? [id] : [])),
  );
  return appointments.map((one) => {
    const lead = leads.get(one.psychologistId);
    if (!lead || one.patientId === null || off.has(one.patientId)) return one;
    const planned = plannedMs(one, lead);
    const isSent =
      one.status !== 'cancelled' &&
      planned <= now &&
      planned > now - SINCE_DAYS * DAY_MS &&
      Date.parse(one.createdAt) <= planned;
    if (!isSent) return one;
    return { ...one, remindedAt: new Date(planned).toISOString(), remindedStartAt: one.startAt };
  });
}
