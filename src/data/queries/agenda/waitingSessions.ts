import type { Appointment } from '../../../domain/appointments/appointment.ts';
import { shares } from '../../../domain/availability/spans.ts';
import type { Days, Occurrence } from '../../../domain/recurrences/expand.ts';
import { outdated, unmet, untouched, withRoom } from '../../../domain/recurrences/plan.ts';
import type { RecurringAppointment } from '../../../domain/recurrences/recurrence.ts';
import { addDays } from '../../../domain/time/days.ts';
import { wallClock } from '../../../domain/time/zone.ts';
import { coversRecords, coversSpan } from '../../view/coverage.ts';
import { between } from './appointments.ts';
import { gathered, type Gathered } from '../kit/known.ts';
import { defineQuery } from '../kit/query.ts';
import { type RecurrenceChanges, recurrenceChanges } from './recurrenceChanges.ts';
import { obstaclesOf } from './recurrences.ts';
import type { WaitingSession, WaitingSessions } from './results.ts';
import type { QuerySource, QueryView } from '../kit/source.ts';
import { patientName } from '../kit/subject.ts';
import { zoneOf } from '../kit/zone.ts';

/** What is looked at: never a whole year, since each of its days costs. */
interface Window {
  /** ISO instants as documents have them, half-open. */
  readonly from: string;
  readonly to: string;
  /** The days of recurrences that may have a session within. */
  readonly days: Days;
  readonly zone: string;
  readonly now: string;
}

interface Between {
  readonly from: string;
  readonly to: string;
  readonly now: string;
  readonly psychologistId?: string;
}

function windowOf(view: QueryView, args: Between): Window {
  const zone = zoneOf(view);
  const [from, to] = [new Date(args.from).toISOString(), new Date(args.to).toISOString()];
  const days = { first: addDays(wallClock(from, zone).day, -1), last: wallClock(to, zone).day };
  return { from, to, days, zone, now: args.now };
}

/** Those that a recurrence may take back, as far as this device knows. */
export const revocable = ({ indexes }: QueryView, sessions: readonly Appointment[], now: string) =>
  untouched(sessions, now).filter(
    ({ id }) =>
      indexes.notesOfAppointment.get(id).length === 0 &&
      indexes.paymentsOfAppointment.get(id).length === 0,
  );

/** Whether there would be a note or a payment on this device if there were one: nobody but a psychologist has notes. */
const knowsRecords = ({ view, coverage }: QuerySource, { startAt }: Appointment): boolean =>
  view.actor.role === 'psych' && coversRecords(coverage, startAt);

/** The sessions of a recurrence that stand in the window, or stood for a day of it. */
const ownSessions = (
  { indexes }: QueryView,
  { id, patientId }: RecurringAppointment,
  { days, ...window }: Window,
): Appointment[] =>
  indexes.appointmentsOfPatient
    .get(patientId)
    .filter(
      (session) =>
        session.recurringAppointmentId === id &&
        (shares(session, window) ||
          (session.occurrenceDay && !isOutside(session.occurrenceDay, days))),
    );

const isOutside = (day: string, { first, last }: Days): boolean => day < first || day > last;

/**
 * What is taken back of the sessions, what perhaps, and the occurrences that then have none for certain, of one
 * recurrence.
 */
function changesOf(source: QuerySource, recurrence: RecurringAppointment, window: Window) {
  const { zone, now, days } = window;
  const own = ownSessions(source.view, recurrence, window);
  const free = revocable(source.view, own, now);
  const before = source.view.base.get('recurringAppointments', recurrence.id) ?? recurrence;
  const edit = { before, after: recurrence };
  const outmoded = free.length > 0 ? outdated(edit, { own: free, zone, now }) : [];
  const leaving = outmoded.filter((session) => knowsRecords(source, session));
  const unsure = outmoded.filter((session) => !knowsRecords(source, session));
  const stays = own.filter((session) => !leaving.includes(session));
  const wanted = unmet(recurrence, { own: stays, zone, now }, days);
  return { recurrence, leaving, unsure, wanted: wanted.filter((one) => shares(one, window)) };
}

const waitingSession = (
  view: QueryView,
  { id: recurrenceId, patientId, psychologistId }: RecurringAppointment,
  { day, startAt, endAt }: Occurrence,
): WaitingSession => ({
  id: `${recurrenceId}:${day}`,
  recurrenceId,
  startAt,
  endAt,
  patientId,
  patientName: patientName(view, patientId),
  psychologistId,
  psychologistName: view.get('users', psychologistId)?.name ?? null,
});

function reckon(source: QuerySource, window: Window, { going, ended }: RecurrenceChanges) {
  const { view } = source;
  const around = { from: addDaysTo(window.from, -1), to: addDaysTo(window.to, 1) };
  const nearby = [...between(view, around.from, around.to)];
  const changes = going.map((recurrence) => changesOf(source, recurrence, window));
  const orphans = revocable(
    view,
    nearby.filter(({ recurringAppointmentId: id }) => id && ended.has(id)),
    window.now,
  );
  const leaving = new Set([
    ...changes.flatMap((change) => change.leaving),
    ...orphans.filter((session) => knowsRecords(source, session)),
  ]);
  const unsure = new Set([
    ...changes.flatMap((change) => change.unsure),
    ...orphans.filter((session) => !knowsRecords(source, session)),
  ]);
  const sessions: WaitingSession[] = [];
  for (const { recurrence, wanted } of changes) {
    const { psychologistId } = recurrence;
    const isInTheWay = (one: Appointment) =>
      one.psychologistId === psychologistId && !leaving.has(one);
    const made = sessions
      .filter((one) => one.psychologistId === psychologistId)
      .map((one) => ({ ...one, status: 'scheduled' as const }));
    const { breaks, blocks } = obstaclesOf(view, psychologistId);
    const obstacles = { sessions: [...nearby.filter(isInTheWay), ...made], breaks, blocks };
    for (const occurrence of withRoom(wanted, obstacles, window.zone))
      sessions.push(waitingSession(view, recurrence, occurrence));
  }
  const within = (some: ReadonlySet<Appointment>) => [...some].filter((one) => shares(one, window));
  return { sessions, leaving: within(leaving), unsure: within(unsure) };
}

const DAY_MS = 86_400_000;
const addDaysTo = (instant: string, days: number): string =>
  new Date(Date.parse(instant) + days * DAY_MS).toISOString();

const NONE: WaitingSessions = { sessions: [], leaving: [], unsure: [] };

/** What becomes of the sessions that overlap [from, to) by recurrences that the server has not confirmed. */
export const recurrencesWaiting = defineQuery({
  name: 'recurrences.waiting',
  run(source: QuerySource, { psychologistId, ...args }: Between): Gathered<WaitingSessions> {
    const { view, coverage } = source;
    const isCovered = coverage.people && coversSpan(coverage, args.from, args.to);
    const { going, ended } = recurrenceChanges(view, args.now);
    // Nearly always.
    if (going.length === 0 && ended.size === 0) return gathered(isCovered, NONE);
    const found = reckon(source, windowOf(view, args), { going, ended });
    const isOf = (one: { readonly psychologistId: string }) =>
      !psychologistId || one.psychologistId === psychologistId;
    const unsure = found.unsure.filter(isOf).map(({ id }) => id);
    // Where one of them goes, another session may come in its place.
    return gathered(isCovered && unsure.length === 0, {
      sessions: found.sessions.filter(isOf).sort((a, b) => (a.startAt < b.startAt ? -1 : 1)),
      leaving: found.leaving.filter(isOf).map(({ id }) => id),
      unsure,
    });
  },
});
