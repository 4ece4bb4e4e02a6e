import { type Appointment, occupies, overlaps } from '../appointments/appointment.ts';
import type { AvailabilityBlock } from '../availability/block.ts';
import type { RecurringBreak } from '../availability/break.ts';
import { blockSpans, breakSpans, type Span } from '../availability/spans.ts';
import { wallClock } from '../time/zone.ts';
import {
  comingOn,
  daysOfYear,
  type Occurrence,
  occurrenceOn,
  rangeOfOccurrences,
} from './expand.ts';
import type { RecurringAppointment } from './recurrence.ts';

/** What a recurrence's sessions are planned around. */
export interface Surroundings {
  /** Those that the recurrence made: of its days from today on, and every one that has not begun. */
  readonly own: readonly Appointment[];
  /** Own sessions with a note or a payment: nothing but a person changes them. */
  readonly kept: ReadonlySet<string>;
  /** All sessions of the psychologist in the year ahead, events of a connected calendar among them. */
  readonly agenda: readonly Appointment[];
  readonly breaks: readonly RecurringBreak[];
  readonly blocks: readonly AvailabilityBlock[];
  /** IANA name of the practice's time zone. */
  readonly zone: string;
  /** ISO instant. */
  readonly now: string;
}

export interface SessionPlan {
  readonly cancel: readonly Appointment[];
  readonly create: readonly Occurrence[];
  /** Occurrences without a session, because something else takes their time. */
  readonly skipped: readonly Occurrence[];
}

/** Sessions that the recurrence may still take back: neither begun, nor decided about, nor written about or paid. */
export const revocable = ({ own, kept, now }: Pick<Surroundings, 'own' | 'kept' | 'now'>) =>
  own.filter(({ id, status, startAt }) => status === 'scheduled' && startAt > now && !kept.has(id));

/** The day that a session stands for; none where the recurrence has given the session up. */
const dayOf = (session: Appointment, zone: string): string | null =>
  session.occurrenceDay ??
  (session.status === 'cancelled' ? null : wallClock(session.startAt, zone).day);

/** Everything that takes the psychologist's time between two occurrences, in the order of its end. */
function takenBetween(
  occurrences: readonly Occurrence[],
  agenda: readonly Appointment[],
  { breaks, blocks, zone }: Surroundings,
): Span[] {
  const range = rangeOfOccurrences(occurrences);
  if (!range) return [];
  return [
    ...agenda.filter(occupies),
    ...breaks.flatMap((pause) => breakSpans(pause, range, zone)),
    ...blocks.flatMap((block) => blockSpans(block, range, zone)),
  ].toSorted((a, b) => (a.endAt < b.endAt ? -1 : 1));
}

/** Makes a session for each occurrence ahead that has none, whatever became of that one. */
function additions(
  recurrence: RecurringAppointment,
  standing: readonly Appointment[],
  agenda: readonly Appointment[],
  around: Surroundings,
): Pick<SessionPlan, 'create' | 'skipped'> {
  const { zone, now } = around;
  const stood = new Set(standing.map((session) => dayOf(session, zone)));
  const days = daysOfYear(recurrence, wallClock(now, zone).day);
  const missing = days.filter((day) => !stood.has(day));
  const wanted = comingOn(missing, recurrence, now, zone);
  const taken = takenBetween(wanted, agenda, around);
  const create: Occurrence[] = [];
  const skipped: Occurrence[] = [];
  let ended = 0;
  for (const occurrence of wanted) {
    while ((taken[ended]?.endAt ?? '~') <= occurrence.startAt) ended += 1;
    const isTaken = taken.slice(ended).some((span) => overlaps(span, occurrence));
    (isTaken ? skipped : create).push(occurrence);
  }
  return { create, skipped };
}

/** Adds what the year ahead lacks, and takes nothing back. */
export const planExtension = (
  recurrence: RecurringAppointment,
  around: Surroundings,
): SessionPlan => ({
  cancel: [],
  ...additions(recurrence, around.own, around.agenda, around),
});

const isAsWanted = (
  { startAt, endAt, patientId, notes }: Appointment,
  recurrence: RecurringAppointment,
  wanted: Occurrence,
): boolean =>
  startAt === wanted.startAt &&
  endAt === wanted.endAt &&
  patientId === recurrence.patientId &&
  (notes ?? null) === recurrence.notes;

/**
 * What makes the sessions ahead those of the recurrence as it stands now. Sessions that are so already stay; one that was
 * put off from a day before today is none of the days ahead, and stays as well. A day whose session a person cancelled
 * gets no other.
 */
export function planRegeneration(
  recurrence: RecurringAppointment,
  around: Surroundings,
): SessionPlan {
  const { own, agenda, zone, now } = around;
  const today = wallClock(now, zone).day;
  const days = new Set(daysOfYear(recurrence, today));
  const cancel = revocable(around).filter((session) => {
    const day = dayOf(session, zone);
    if (day === null || day < today) return false;
    return !(days.has(day) && isAsWanted(session, recurrence, occurrenceOn(day, recurrence, zone)));
  });
  const gone = new Set(cancel.map(({ id }) => id));
  const stays = ({ id }: Appointment): boolean => !gone.has(id);
  return {
    cancel,
    ...additions(recurrence, own.filter(stays), agenda.filter(stays), around),
  };
}
