import type { Appointment } from '../../src/domain/appointments/appointment.ts';
import type { Occurrence } from '../../src/domain/recurrences/expand.ts';
import { HORIZON_DAYS } from '../../src/domain/recurrences/expand.ts';
import {
  planExtension,
  planRegeneration,
  revocable,
  type SessionPlan,
  type Surroundings,
} from '../../src/domain/recurrences/plan.ts';
import type { RecurringAppointment } from '../../src/domain/recurrences/recurrence.ts';
import { addDays, instantOf, wallClock } from '../../src/domain/time/zone.ts';
import type { Workspace } from './workspace.ts';

const FOREVER = '9999-12-31T00:00:00.000Z';

/** From now to the end of the last day for which sessions are made. */
function horizon(now: string, zone: string): { readonly from: string; readonly to: string } {
  const day = addDays(wallClock(now, zone).day, HORIZON_DAYS);
  return { from: now, to: instantOf({ day, minutes: 0 }, zone) };
}

/** The sessions that matter: those of days from today on, wherever they were moved, and those that have not begun. */
async function ownSessions(
  { find, now }: Workspace,
  recurringAppointmentId: string,
  zone: string,
): Promise<Appointment[]> {
  const equal = { recurringAppointmentId };
  const today = wallClock(now, zone).day;
  const ofDays = await find('appointments', { equal, atLeast: { occurrenceDay: today } });
  const ahead = await find('appointments', { equal, span: { from: now, to: FOREVER } });
  return [...new Map([...ofDays, ...ahead].map((one) => [one.id, one])).values()];
}

/** Which of the sessions have a note or a payment. */
async function keptSessions(
  { find }: Workspace,
  sessions: readonly Appointment[],
): Promise<Set<string>> {
  const among = { appointmentId: sessions.map(({ id }) => id) };
  const notes = await find('notes', { among });
  const payments = await find('payments', { among });
  return new Set([...notes, ...payments].map(({ appointmentId }) => appointmentId));
}

async function surroundingsOf(
  work: Workspace,
  { id, psychologistId }: RecurringAppointment,
  zone: string,
): Promise<Surroundings> {
  const own = await ownSessions(work, id, zone);
  const equal = { psychologistId };
  return {
    own,
    kept: await keptSessions(work, own),
    agenda: await work.find('appointments', { equal, span: horizon(work.now, zone) }),
    breaks: await work.find('recurringBreaks', { equal: { ...equal, isActive: true } }),
    blocks: await work.find('availabilityBlocks', { equal }),
    zone,
    now: work.now,
  };
}

const sessionOf = (
  { id: recurringAppointmentId, psychologistId, patientId, notes }: RecurringAppointment,
  { day, startAt, endAt }: Occurrence,
  { newId, now }: Workspace,
): Appointment => ({
  id: newId(),
  psychologistId,
  patientId,
  startAt,
  endAt,
  status: 'scheduled',
  title: null,
  description: null,
  notes,
  cancellationReason: null,
  isGoogleCalendarEvent: false,
  recurringAppointmentId,
  occurrenceDay: day,
  createdAt: now,
});

/** A cancelled session gives up its day, so that the recurrence may fill it again; one that a person cancelled does not. */
function cancel(
  { documents }: Workspace,
  sessions: readonly Appointment[],
  cancellationReason: string,
): void {
  for (const session of sessions)
    documents.put('appointments', {
      ...session,
      status: 'cancelled',
      cancellationReason,
      occurrenceDay: null,
    });
}

function carryOut(work: Workspace, recurrence: RecurringAppointment, plan: SessionPlan): void {
  cancel(work, plan.cancel, 'Recorrência alterada');
  for (const occurrence of plan.create) {
    const session = sessionOf(recurrence, occurrence, work);
    work.documents.adopt([['appointments', session.id]], []);
    work.documents.put('appointments', session);
  }
}

/** Makes the sessions of the year ahead those of the recurrence as it stands. @param zone IANA name */
export async function regenerate(
  work: Workspace,
  recurrence: RecurringAppointment,
  zone: string,
): Promise<void> {
  const around = await surroundingsOf(work, recurrence, zone);
  carryOut(work, recurrence, planRegeneration(recurrence, around));
}

/** Makes the sessions that the year ahead lacks; a second time, none. @param zone IANA name */
export async function extend(
  work: Workspace,
  recurrence: RecurringAppointment,
  zone: string,
): Promise<void> {
  const around = await surroundingsOf(work, recurrence, zone);
  carryOut(work, recurrence, planExtension(recurrence, around));
}

/** Cancels what has not begun, except what was written about or paid. @param reason in Portuguese, for the session */
export async function cancelAhead(
  work: Workspace,
  recurringAppointmentId: string,
  reason: string,
): Promise<void> {
  const span = { from: work.now, to: FOREVER };
  const own = await work.find('appointments', { equal: { recurringAppointmentId }, span });
  const kept = await keptSessions(work, own);
  cancel(work, revocable({ own, kept, now: work.now }), reason);
}
