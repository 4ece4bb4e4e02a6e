import { type Appointment } from '../../../src/domain/appointments/appointment.ts';
import { appointmentStatuses } from '../../../src/domain/appointments/status.ts';
import { timeOf } from '../../../src/domain/availability/fields.ts';
import {
  breakDurations,
  periodPatterns,
  slotDurations,
} from '../../../src/domain/availability/period.ts';
import type { SlotSearch } from '../../../src/domain/availability/slots.ts';
import { addDays } from '../../../src/domain/time/days.ts';
import { instantOf } from '../../../src/domain/time/zone.ts';
import { makeBlock, makeBreak, makePeriod } from '../../fixtures/availability.ts';
import { id, makeAppointment } from '../../fixtures/documents.ts';
import type { Seeded } from './seeded.ts';

/** Weeks around changes of clocks, and one without. */
const weeks = [
  ['America/Sao_Paulo', '2018-10-31'],
  ['America/Sao_Paulo', '2019-02-13'],
  ['America/Sao_Paulo', '2026-06-10'],
  ['America/New_York', '2026-03-05'],
  ['America/New_York', '2026-10-29'],
  ['Europe/Lisbon', '2026-03-26'],
  ['Europe/Lisbon', '2026-10-22'],
  ['Pacific/Auckland', '2026-04-01'],
  ['Pacific/Auckland', '2026-09-23'],
] as const;

export type AgendaZone = (typeof weeks)[number][0];

const MINUTE = 60_000;

/** So many minutes later. */
export const plus = (at: string, minutes: number) =>
  new Date(Date.parse(at) + minutes * MINUTE).toISOString();

/** Minutes of a whole quarter of an hour, below so many of them. */
export const quarter = (random: Seeded, below = 24 * 4) => random.int(below) * 15;

function clockSpan(random: Seeded): { start: number; end: number } {
  const start = quarter(random, 23 * 4);
  return { start, end: Math.min(start + 15 + quarter(random, 40), 24 * 60 - 1) };
}

/** A psychologist's times around one of the weeks, of any zone or of one, and what is asked of them. */
export function randomSearch(
  random: Seeded,
  wanted?: AgendaZone,
): SlotSearch & { readonly sessions: readonly Appointment[] } {
  const [zone, first] = random.pick(weeks.filter(([one]) => (wanted ?? one) === one));
  const instant = (offset: number, minutes: number) =>
    instantOf({ day: addDays(first, offset), minutes }, zone);
  const many = <T>(most: number, make: (index: number) => T): T[] =>
    Array.from({ length: random.int(most + 1) }, (_, index) => make(index));
  const spanOn = (earliest: number) => {
    const { start, end } = clockSpan(random);
    const offset = earliest + random.int(9);
    return { startAt: instant(offset, start), endAt: instant(offset, end) };
  };
  const isRoomy = ({ startAt, endAt }: { startAt: string; endAt: string }) => startAt < endAt;
  return {
    zone,
    from: instant(0, quarter(random)),
    to: instant(6, quarter(random)),
    now: instant(-1 + random.int(4), quarter(random)),
    ...(random.chance(0.3) && { slotDuration: random.pick(slotDurations) }),
    periods: many(4, (index) =>
      makePeriod({
        id: id(500 + index),
        ...spanOn(-4),
        isRecurring: random.chance(0.7),
        recurringPattern: random.pick(periodPatterns),
        daysOfWeek: [random.int(7), random.int(7), random.int(7)],
        isActive: random.chance(0.9),
        slotDuration: random.pick(slotDurations),
        breakDuration: random.pick(breakDurations),
      }),
    ).filter(isRoomy),
    breaks: many(3, (index) => {
      const { start, end } = clockSpan(random);
      const clock = { startTime: timeOf(start), endTime: timeOf(end) };
      return makeBreak({ id: id(700 + index), dayOfWeek: random.int(7), ...clock });
    }),
    blocks: many(2, (index) =>
      makeBlock({
        id: id(600 + index),
        ...spanOn(-3),
        isRecurring: random.chance(0.5),
        recurringPattern: JSON.stringify({ dayOfWeek: random.int(7) }),
      }),
    ).filter(isRoomy),
    sessions: many(12, (index) => {
      const startAt = instant(random.int(7), quarter(random));
      return makeAppointment({
        id: id(100 + index),
        startAt,
        endAt: plus(startAt, random.pick([20, 50, 90])),
        status: random.pick(appointmentStatuses),
        isGoogleCalendarEvent: random.chance(0.2),
      });
    }),
  };
}
