import {
  type Appointment,
  appointmentStatuses,
} from '../../src/domain/appointments/appointment.ts';
import { type Occurrence, rangeOfOccurrences } from '../../src/domain/recurrences/expand.ts';
import { outdated, unmet, untouched, withRoom } from '../../src/domain/recurrences/plan.ts';
import type { RecurringAppointment } from '../../src/domain/recurrences/recurrence.ts';
import { wallClock } from '../../src/domain/time/zone.ts';
import type { Workspace } from './workspace.ts';

const FOREVER = '9999-12-31T00:00:00.000Z';

/** For so many occurrences each is looked up by itself; of more, all that lies between the first and the last. */
const FEW = 10;

const uncancelled = appointmentStatuses.filter((status) => status !== 'cancelled');

/**
 * The sessions that matter: those of days from today on, wherever they were moved, and those that have not ended. What
 * earlier changes have cancelled is left in the storage, however much it is.
 */
async function ownSessions(
  { find, now }: Workspace,
  recurringAppointmentId: string,
  zone: string,
): Promise<Appointment[]> {
  const equal = { recurringAppointmentId };
  const today = wallClock(now, zone).day;
  const ofDays = await find('appointments', { equal, atLeast: { occurrenceDay: today } });
  const span = { from: now, to: FOREVER };
  const ahead = await find('appointments', { equal, among: { status: uncancelled }, span });
  return [...new Map([...ofDays, ...ahead].map((one) => [one.id, one])).values()];
}

/** Those that the recurrence may take back: untouched, and neither written about nor paid. */
async function revocable(
  { find, now }: Workspace,
  sessions: readonly Appointment[],
): Promise<Appointment[]> {
  const candidates = untouched(sessions, now);
  const among = { appointmentId: candidates.map(({ id }) => id) };
  const notes = await find('notes', { among });
  const payments = await find('payments', { among });
  const kept = new Set([...notes, ...payments].map(({ appointmentId }) => appointmentId));
  return candidates.filter(({ id }) => !kept.has(id));
}

/** What takes the psychologist's time where the occurrences want to be. */
async function takenTimes(
  { find }: Workspace,
  psychologistId: string,
  occurrences: readonly Occurrence[],
): Promise<Appointment[]> {
  const range = rangeOfOccurrences(occurrences);
  if (!range) return [];
  const spans =
    occurrences.length > FEW
      ? [range]
      : occurrences.map(({ startAt, endAt }) => ({ from: startAt, to: endAt }));
  const sessions: Appointment[] = [];
  for (const span of spans)
    sessions.push(
      ...(await find('appointments', {
        equal: { psychologistId },
        among: { status: ['scheduled', 'in_progress'] },
        span,
      })),
    );
  return sessions;
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

/** Makes sessions of the occurrences that have none, where there is room for them. */
async function fill(
  work: Workspace,
  recurrence: RecurringAppointment,
  own: readonly Appointment[],
  zone: string,
): Promise<void> {
  const wanted = unmet(recurrence, { own, zone, now: work.now });
  if (wanted.length === 0) return;
  const equal = { psychologistId: recurrence.psychologistId };
  const obstacles = {
    sessions: await takenTimes(work, recurrence.psychologistId, wanted),
    breaks: await work.find('recurringBreaks', { equal: { ...equal, isActive: true } }),
    blocks: await work.find('availabilityBlocks', { equal }),
  };
  for (const occurrence of withRoom(wanted, obstacles, zone)) {
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
  const own = await ownSessions(work, recurrence.id, zone);
  const made = { own: await revocable(work, own), zone, now: work.now };
  const gone = new Set(outdated(recurrence, made));
  cancel(work, [...gone], 'Recorrência alterada');
  const stays = own.filter((session) => !gone.has(session));
  await fill(work, recurrence, stays, zone);
}

/** Makes the sessions that the year ahead lacks; a second time, none. @param zone IANA name */
export const extend = async (
  work: Workspace,
  recurrence: RecurringAppointment,
  zone: string,
): Promise<void> => fill(work, recurrence, await ownSessions(work, recurrence.id, zone), zone);

/** Cancels what has not begun, except what was written about or paid. @param reason in Portuguese, for the session */
export async function cancelAhead(
  work: Workspace,
  recurringAppointmentId: string,
  reason: string,
): Promise<void> {
  const own = await work.find('appointments', {
    equal: { recurringAppointmentId, status: 'scheduled' },
    span: { from: work.now, to: FOREVER },
  });
  cancel(work, await revocable(work, own), reason);
}
