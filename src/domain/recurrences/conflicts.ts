import * as v from 'valibot';
import type { AvailabilityBlock } from '../availability/block.ts';
import type { RecurringBreak } from '../availability/break.ts';
import { weekday } from '../availability/fields.ts';
import { day, uuid } from '../core/fields.ts';
import type { Patient } from '../patients/patient.ts';
import { formatDay, formatMinutes } from '../time/format.ts';
import { addDays, later } from '../time/days.ts';
import { wallClock } from '../time/zone.ts';
import { weekdayOfPattern } from '../availability/pattern.ts';
import { blockSpans, breakSpans, taken } from '../availability/spans.ts';
import { wallSpan } from '../availability/wallSpan.ts';
import { daysApart, minuteSpan } from './clockSpan.ts';
import {
  comingOn,
  daysOfYear,
  type Occurrence,
  rangeOfOccurrences,
  type Schedule,
} from './expand.ts';
import type { RecurringAppointment, RecurringType } from './recurrence.ts';

const conflictTypes = ['recurring_overlap', 'recurring_break', 'availability_block'] as const;

export const conflictSchema = v.object({
  type: v.picklist(conflictTypes),
  message: v.string(),
  conflictingItem: v.object({
    id: uuid,
    title: v.string(),
    /** `HH:mm - HH:mm` */
    time: v.string(),
    /** `null` where there is none, or none whom the reader knows. */
    patient: v.nullable(
      v.object({ name: v.string(), email: v.string(), phone: v.nullable(v.string()) }),
    ),
    isForSamePatient: v.boolean(),
    daysOfWeek: v.array(weekday),
    startDate: v.nullable(day),
    endDate: v.nullable(day),
  }),
});
export type Conflict = v.InferOutput<typeof conflictSchema>;

export type Candidate = Schedule & Pick<RecurringAppointment, 'id' | 'patientId'>;

/** What stands in a psychologist's way, all of it that one psychologist's. */
export interface Obstacles {
  readonly recurrences: readonly RecurringAppointment[];
  readonly breaks: readonly RecurringBreak[];
  readonly blocks: readonly AvailabilityBlock[];
  /** The reader's own patients by id: of others nothing is told. */
  readonly patients: ReadonlyMap<string, Pick<Patient, 'name' | 'email' | 'phone'>>;
}

const typeLabels: Readonly<Record<RecurringType, string>> = {
  daily: 'diária',
  weekly: 'semanal',
  monthly: 'mensal',
};

/** The first day on which a session could still begin. */
function firstOpenDay(candidate: Candidate, zone: string, now: string): string {
  const today = wallClock(now, zone).day;
  return comingOn([today], candidate, now, zone).length > 0 ? today : addDays(today, 1);
}

/**
 * True if they meet within a year of the day on which both are under way. Clock times decide: on
 * a day that both have, both are an hour late or neither is. One over midnight meets what begins
 * on the next day.
 */
function meets(candidate: Schedule, other: Schedule, open: string): boolean {
  const apart = daysApart(minuteSpan(candidate), minuteSpan(other));
  if (apart.length === 0) return false;
  const from = addDays([candidate.startDate, other.startDate].reduce(later, open), -1);
  const days = new Set(daysOfYear(other, from));
  return daysOfYear(candidate, later(from, open)).some((one) =>
    apart.some((count) => days.has(addDays(one, count))),
  );
}

function overlapOf(
  candidate: Candidate,
  other: RecurringAppointment,
  patients: Obstacles['patients'],
): Conflict {
  const isForSamePatient = other.patientId === candidate.patientId;
  const patient = patients.get(other.patientId);
  const { name, email, phone } = patient ?? { name: '', email: '', phone: null };
  return {
    type: 'recurring_overlap',
    message: isForSamePatient
      ? 'Este paciente já tem uma recorrência neste horário.'
      : 'Já existe outra recorrência neste horário.',
    conflictingItem: {
      id: other.id,
      title: `Recorrência ${typeLabels[other.recurringType]}`,
      time: `${other.startTime} - ${other.endTime}`,
      patient: patient ? { name, email, phone } : null,
      isForSamePatient,
      daysOfWeek: [...other.daysOfWeek],
      startDate: other.startDate,
      endDate: other.endDate,
    },
  };
}

const pauseOf = (pause: RecurringBreak): Conflict => ({
  type: 'recurring_break',
  message: 'Há uma pausa recorrente neste horário.',
  conflictingItem: {
    id: pause.id,
    title: pause.description?.trim() || 'Pausa recorrente',
    time: `${pause.startTime} - ${pause.endTime}`,
    patient: null,
    isForSamePatient: false,
    daysOfWeek: [pause.dayOfWeek],
    startDate: null,
    endDate: null,
  },
});

function closureOf(block: AvailabilityBlock, hit: Occurrence, zone: string): Conflict {
  const { isRecurring } = block;
  const { start, end } = wallSpan(block, zone);
  const weekdayOfBlock = isRecurring ? weekdayOfPattern(block.recurringPattern ?? '') : null;
  return {
    type: 'availability_block',
    message: isRecurring
      ? 'Há um bloqueio recorrente neste horário.'
      : `Há um horário bloqueado em ${formatDay(hit.day)}.`,
    conflictingItem: {
      id: block.id,
      title: block.reason?.trim() || 'Horário bloqueado',
      time: `${formatMinutes(start.minutes)} - ${formatMinutes(end.minutes)}`,
      patient: null,
      isForSamePatient: false,
      daysOfWeek: weekdayOfBlock === null ? [] : [weekdayOfBlock],
      startDate: start.day,
      endDate: isRecurring ? null : end.day,
    },
  };
}

/**
 * What of a psychologist's recurrences, pauses and blocks stands where a new or changed recurrence wants to be within a
 * year of its start: each once. What is not active, and the recurrence itself, is in nobody's way.
 * @param zone IANA name of the practice's time zone
 * @param now ISO instant; what is past is no conflict
 */
export function findConflicts(
  candidate: Candidate,
  { recurrences, breaks, blocks, patients }: Obstacles,
  zone: string,
  now: string,
): Conflict[] {
  const open = firstOpenDay(candidate, zone, now);
  const overlaps = recurrences
    .filter(({ id, isActive }) => isActive && id !== candidate.id)
    .filter((other) => meets(candidate, other, open))
    .map((other) => overlapOf(candidate, other, patients));
  const days = daysOfYear(candidate, later(candidate.startDate, open));
  const occurrences = breaks.length + blocks.length > 0 ? comingOn(days, candidate, now, zone) : [];
  const range = rangeOfOccurrences(occurrences);
  if (!range) return overlaps;
  const pauses = breaks
    .filter((pause) => taken(occurrences, breakSpans(pause, range, zone)).length > 0)
    .map(pauseOf);
  const closures = blocks.flatMap((block) => {
    const [hit] = taken(occurrences, blockSpans(block, range, zone));
    return hit ? closureOf(block, hit, zone) : [];
  });
  return [...overlaps, ...pauses, ...closures];
}
