import type { Appointment } from '../../../../src/domain/appointments/appointment.ts';
import type { AvailabilityBlock } from '../../../../src/domain/availability/block.ts';
import type { RecurringBreak } from '../../../../src/domain/availability/break.ts';
import {
  type AvailabilityPeriod,
  SLOT_MINUTES,
} from '../../../../src/domain/availability/period.ts';
import { clockedSpan } from '../../../../src/domain/availability/wallSpan.ts';
import { uuidv7 } from '../../../../src/domain/core/id.ts';
import { DEFAULT_TIME_ZONE } from '../../../../src/domain/time/zone.ts';
import { DAY_MS, dayNumber, dayOf, localHour, mondayOf } from '../calendar.ts';
import type { Random } from '../random.ts';

/** 0 Sunday … 6 Saturday. */
const WEEKDAYS = [1, 2, 3, 4, 5] as const;
const SATURDAY = 6;
const BREAK_BETWEEN = 10;

const iso = (at: number): string => new Date(at).toISOString();
const clocked = (start: number, end: number) =>
  clockedSpan({ startAt: iso(start), endAt: iso(end) }, DEFAULT_TIME_ZONE);

export interface Availability {
  readonly availabilityPeriods: readonly AvailabilityPeriod[];
  readonly recurringBreaks: readonly RecurringBreak[];
  readonly availabilityBlocks: readonly AvailabilityBlock[];
}

/** A weekly period from the Monday of this week on. */
function weekly(
  random: Random,
  psychologistId: string,
  now: number,
  { days, from, to }: { readonly days: readonly number[]; from: number; to: number },
): AvailabilityPeriod {
  const first = dayNumber(mondayOf(now) + (days[0] ?? 1) - 1);
  const createdAt = now - 40 * DAY_MS;
  return {
    id: uuidv7(createdAt, random.bytes),
    psychologistId,
    ...clocked(localHour(first, from), localHour(first, to)),
    isRecurring: true,
    recurringPattern: 'weekly',
    daysOfWeek: [...days],
    isActive: true,
    notes: null,
    slotDuration: SLOT_MINUTES,
    breakDuration: BREAK_BETWEEN,
    createdAt: iso(createdAt),
  };
}

const pause = (
  random: Random,
  psychologistId: string,
  now: number,
  at: Pick<RecurringBreak, 'dayOfWeek' | 'startTime' | 'endTime' | 'description'>,
): RecurringBreak => ({
  id: uuidv7(now - 40 * DAY_MS, random.bytes),
  psychologistId,
  ...at,
  isActive: true,
  createdAt: iso(now - 40 * DAY_MS),
});

const CONGRESS = { from: 14, to: 20 } as const;

/** The first afternoon from next week on in which the psychologist sees nobody. */
function freeAfternoon(own: readonly Appointment[], now: number): number {
  for (let ahead = 8; ; ahead++) {
    const day = dayOf(now + ahead * DAY_MS);
    const [from, to] = [localHour(day, CONGRESS.from), localHour(day, CONGRESS.to)];
    const isTaken = own.some(
      ({ startAt, endAt }) => Date.parse(startAt) < to && Date.parse(endAt) > from,
    );
    if (!isTaken) return from;
  }
}

function block(
  random: Random,
  psychologistId: string,
  own: readonly Appointment[],
  now: number,
): AvailabilityBlock {
  const startAt = freeAfternoon(own, now);
  return {
    id: uuidv7(now - 3 * DAY_MS, random.bytes),
    psychologistId,
    ...clocked(startAt, startAt + (CONGRESS.to - CONGRESS.from) * 3_600_000),
    reason: 'Congresso de psicologia',
    isRecurring: false,
    recurringPattern: null,
    createdAt: iso(now - 3 * DAY_MS),
  };
}

/** When a psychologist can be booked: the week, lunch and supervision, and an afternoon away. */
export function createAvailability(
  random: Random,
  psychologistId: string,
  appointments: readonly Appointment[],
  now: number,
): Availability {
  const own = appointments.filter((session) => session.psychologistId === psychologistId);
  const lunch = { startTime: '12:00', endTime: '13:00', description: 'Almoço' };
  const supervision = { startTime: '20:00', endTime: '21:00', description: 'Supervisão' };
  const add = (at: Parameters<typeof pause>[3]) => pause(random, psychologistId, now, at);
  return {
    availabilityPeriods: [
      weekly(random, psychologistId, now, { days: WEEKDAYS, from: 8, to: 20 }),
      weekly(random, psychologistId, now, { days: [SATURDAY], from: 8, to: 13 }),
    ],
    recurringBreaks: [
      ...WEEKDAYS.map((dayOfWeek) => add({ dayOfWeek, ...lunch })),
      add({ dayOfWeek: 3, ...supervision }),
    ],
    availabilityBlocks: [block(random, psychologistId, own, now)],
  };
}
