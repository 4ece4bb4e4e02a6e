import { type Appointment } from '../../../../src/domain/appointments/appointment.ts';
import { appointmentStatuses } from '../../../../src/domain/appointments/status.ts';
import { type Occurrence, rangeOfOccurrences } from '../../../../src/domain/recurrences/expand.ts';
import {
  type Edit,
  outdated,
  remarked,
  unmet,
  untouched,
  withRoom,
} from '../../../../src/domain/recurrences/plan.ts';
import type { RecurringAppointment } from '../../../../src/domain/recurrences/recurrence.ts';
import { wallClock } from '../../../../src/domain/time/zone.ts';
import type { Workspace } from './workspace.ts';

const FOREVER = '9999-12-31T00:00:00.000Z';

/**
 * For so many occurrences a transaction makes sessions at most, so that none keeps everybody waiting for long; the rest
 * is made in further ones. One a week for a year is made at once.
 */
export const SLICE = 60;

/** The next weeks, which must not stand empty while the rest is made. */
const FIRST = 14;

const uncancelled = appointmentStatuses.filter((status) => status !== 'cancelled');

/**
 * The sessions that matter from an instant on: those of its day and later ones, wherever they were moved, and those
 * ahead that name no day. What earlier changes have cancelled is left in the storage, however much it is.
 */
async function ownSessions(
  { find, now }: Workspace,
  recurringAppointmentId: string,
  zone: string,
  from: string,
): Promise<Appointment[]> {
  const equal = { recurringAppointmentId };
  const atLeast = { occurrenceDay: wallClock(from, zone).day };
  const ofDays = await find('appointments', { equal, atLeast });
  const undated = await find('appointments', {
    equal: { ...equal, occurrenceDay: null },
    among: { status: uncancelled },
    span: { from: now, to: FOREVER },
  });
  return [...ofDays, ...undated];
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
): Promise<readonly Appointment[]> {
  const span = rangeOfOccurrences(occurrences);
  if (!span) return [];
  return find('appointments', {
    equal: { psychologistId },
    among: { status: ['scheduled', 'in_progress'] },
    span,
    spans: occurrences.map(({ startAt, endAt }) => ({ from: startAt, to: endAt })),
  });
}

const sessionOf = (
  { id: recurringAppointmentId, psychologistId, patientId, notes }: RecurringAppointment,
  { day, startAt, endAt }: Occurrence,
  { newId, now }: Workspace,
  earlier: Appointment | undefined,
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
  patientNotes: null,
  cancellationReason: null,
  isGoogleCalendarEvent: false,
  recurringAppointmentId,
  occurrenceDay: day,
  patientBookedAt: null,
  patientCancelledAt: null,
  patientCancelReceivedAt: null,
  price: null,
  earlierPrices: null,
  isFree: null,
  patientName: null,
  // The patient may have been reminded of the hour before.
  remindedAt: earlier?.remindedAt ?? null,
  remindedStartAt: earlier?.remindedStartAt ?? null,
  createdAt: earlier?.createdAt ?? now,
});

const WEEK_MS = 7 * 86_400_000;

/** Finds the session in whose place an occurrence comes: the nearest within a week, each once. */
function predecessors(gone: ReadonlySet<Appointment>, patientId: string) {
  const left = new Map(
    [...gone]
      .filter((one) => one.patientId === patientId)
      .map((one) => [one, Date.parse(one.startAt)]),
  );
  return ({ startAt }: Occurrence): Appointment | undefined => {
    const start = Date.parse(startAt);
    let nearest: Appointment | undefined;
    let away = WEEK_MS;
    for (const [one, at] of left) {
      if (Math.abs(at - start) >= away) continue;
      nearest = one;
      away = Math.abs(at - start);
    }
    if (nearest) left.delete(nearest);
    return nearest;
  };
}

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

/** What a recurrence's sessions are made of. */
interface Filling {
  readonly own: readonly Appointment[];
  /** IANA name. */
  readonly zone: string;
  /** ISO instant before which all has been made. */
  readonly from: string;
  /** Sessions to make at most. */
  readonly most: number;
  /** Sessions that were taken back for these. */
  readonly gone?: ReadonlySet<Appointment>;
}

/**
 * Makes sessions of the occurrences that have none, where there is room for them: a slice of them.
 * @returns the instant from which more are to be made; nothing where those were all
 */
async function fill(
  work: Workspace,
  recurrence: RecurringAppointment,
  { own, zone, from, most, gone = new Set() }: Filling,
): Promise<string | undefined> {
  const all = unmet(recurrence, { own, zone, now: work.now }).filter(
    ({ startAt }) => startAt >= from,
  );
  const wanted = all.slice(0, most);
  if (wanted.length === 0) return undefined;
  const equal = { psychologistId: recurrence.psychologistId };
  const obstacles = {
    sessions: await takenTimes(work, recurrence.psychologistId, wanted),
    breaks: await work.find('recurringBreaks', { equal: { ...equal, isActive: true } }),
    blocks: await work.find('availabilityBlocks', { equal }),
  };
  const earlierOf = predecessors(gone, recurrence.patientId);
  for (const occurrence of withRoom(wanted, obstacles, zone)) {
    const session = sessionOf(recurrence, occurrence, work, earlierOf(occurrence));
    work.documents.adopt([['appointments', session.id]], []);
    work.documents.put('appointments', session);
  }
  return all[most]?.startAt;
}

/**
 * Takes back the sessions ahead whose day or hour an edit took away. Makes the first that lack.
 * @param zone IANA name
 * @returns the instant from which more are to be made; nothing where those were all
 */
export async function regenerate(
  work: Workspace,
  edit: Edit,
  zone: string,
): Promise<string | undefined> {
  const recurrence = edit.after;
  const own = await ownSessions(work, recurrence.id, zone, work.now);
  const made = { own: await revocable(work, own), zone, now: work.now };
  const gone = new Set(outdated(edit, made));
  cancel(work, [...gone], 'Recorrência alterada');
  const { notes } = recurrence;
  for (const session of remarked(edit, made).filter((one) => !gone.has(one)))
    work.documents.put('appointments', { ...session, notes });
  const stays = own.filter((session) => !gone.has(session));
  // Taking back so many was most of a transaction's work.
  const most = gone.size > SLICE ? FIRST : SLICE;
  return fill(work, recurrence, { own: stays, zone, from: work.now, most, gone });
}

/**
 * Makes the sessions that the year ahead lacks from an instant on, a slice of them; a second time, none.
 * @param zone IANA name
 * @param from ISO instant
 * @returns the instant from which more are to be made; nothing where those were all
 */
export const extend = async (
  work: Workspace,
  recurrence: RecurringAppointment,
  zone: string,
  from: string,
): Promise<string | undefined> =>
  fill(work, recurrence, {
    own: await ownSessions(work, recurrence.id, zone, from),
    zone,
    from,
    most: SLICE,
  });

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
