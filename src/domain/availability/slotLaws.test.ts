import { describe, expect, it } from 'vitest';
import { makeBlock, makeBreak, makePeriod } from '../../../test/fixtures/availability.ts';
import { id, makeAppointment } from '../../../test/fixtures/documents.ts';
import { eachSeed, type Seeded } from '../../../test/harness/seeded.ts';
import { appointmentStatuses, occupies, overlaps } from '../appointments/appointment.ts';
import { addDays, instantOf, wallClock } from '../time/zone.ts';
import { checkAvailability } from './check.ts';
import { minutesOf, timeOf, weekdayOf } from './fields.ts';
import { breakDurations, periodPatterns, slotDurations } from './period.ts';
import { freeSlots, isOffered, type SlotSearch, slots } from './slots.ts';

/** Weeks around changes of clocks, and one without. */
const weeks = [
  ['America/Sao_Paulo', '2018-10-31'],
  ['America/Sao_Paulo', '2019-02-13'],
  ['America/Sao_Paulo', '2026-06-10'],
  ['America/New_York', '2026-03-05'],
  ['America/New_York', '2026-10-29'],
  ['Europe/Lisbon', '2026-03-26'],
  ['Europe/Lisbon', '2026-10-22'],
] as const;

const MINUTE = 60_000;
const plus = (at: string, minutes: number) =>
  new Date(Date.parse(at) + minutes * MINUTE).toISOString();
const quarter = (random: Seeded, below = 24 * 4) => random.int(below) * 15;

function clockSpan(random: Seeded): { start: number; end: number } {
  const start = quarter(random, 23 * 4);
  return { start, end: Math.min(start + 15 + quarter(random, 40), 24 * 60 - 1) };
}

function randomSearch(random: Seeded): SlotSearch & { readonly first: string } {
  const [zone, first] = random.pick(weeks);
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
    first,
    zone,
    from: instant(0, quarter(random)),
    to: instant(6, quarter(random)),
    now: instant(-1 + random.int(4), quarter(random)),
    ...(random.chance(0.3) && { slotDuration: random.pick(slotDurations) }),
    periods: many(4, () =>
      makePeriod({
        ...spanOn(-4),
        isRecurring: random.chance(0.7),
        recurringPattern: random.pick(periodPatterns),
        daysOfWeek: [random.int(7), random.int(7), random.int(7)],
        isActive: random.chance(0.9),
        slotDuration: random.pick(slotDurations),
        breakDuration: random.pick(breakDurations),
      }),
    ).filter(isRoomy),
    breaks: many(3, () => {
      const { start, end } = clockSpan(random);
      const dayOfWeek = random.int(7);
      return makeBreak({ dayOfWeek, startTime: timeOf(start), endTime: timeOf(end) });
    }),
    blocks: many(2, () =>
      makeBlock({
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

/** The clocks of the slot's quarters of an hour, its last minute included. */
function* clocksIn({ startAt, endAt }: { startAt: string; endAt: string }, zone: string) {
  for (let at = startAt; at < endAt; at = plus(at, 5)) yield wallClock(at, zone);
  yield wallClock(plus(endAt, -1), zone);
}

/** Read off the wall, minute by minute: nothing here knows of spans and offsets. */
function isPaused({ breaks, blocks, zone }: SlotSearch, slot: { startAt: string; endAt: string }) {
  for (const { day, minutes } of clocksIn(slot, zone)) {
    const inClock = (start: number, end: number) => minutes >= start && minutes < end;
    const weekday = weekdayOf(day);
    for (const one of breaks)
      if (one.dayOfWeek === weekday && inClock(minutesOf(one.startTime), minutesOf(one.endTime)))
        return true;
    for (const { isRecurring, recurringPattern, startAt, endAt } of blocks) {
      const [start, end] = [wallClock(startAt, zone), wallClock(endAt, zone)];
      if (!isRecurring || recurringPattern !== JSON.stringify({ dayOfWeek: weekday })) continue;
      if (day >= start.day && inClock(start.minutes, end.minutes)) return true;
    }
  }
  return blocks.some((block) => !block.isRecurring && overlaps(block, slot));
}

/** By the calendar alone: on one of the period's days, between its clock times. */
function liesIn(
  { periods, zone }: SlotSearch,
  slot: { startAt: string; endAt: string; duration: number },
): boolean {
  const [begin, end] = [wallClock(slot.startAt, zone), wallClock(slot.endAt, zone)];
  return periods.some((period) => {
    const [from, to] = [wallClock(period.startAt, zone), wallClock(period.endAt, zone)];
    const month = new Date(`${begin.day.slice(0, 7)}-01T00:00:00Z`);
    month.setUTCMonth(month.getUTCMonth() + 1, 0);
    const dayOfMonth = Math.min(Number(from.day.slice(8)), month.getUTCDate());
    const isDay = {
      daily: true,
      weekly: period.daysOfWeek.includes(weekdayOf(begin.day)),
      monthly: Number(begin.day.slice(8)) === dayOfMonth,
    };
    const onDay = period.isRecurring
      ? begin.day >= from.day && isDay[period.recurringPattern ?? 'weekly']
      : begin.day === from.day;
    const inTime = begin.minutes >= from.minutes && end.minutes <= to.minutes;
    return period.isActive && onDay && inTime && end.day === begin.day;
  });
}

describe('random agendas around changes of clocks', () => {
  it('offer no slot in a break, a block, a session, the past or outside the periods', () =>
    eachSeed(150, (random) => {
      const search = randomSearch(random);
      for (const slot of freeSlots(search)) {
        expect(slot.startAt > search.now && slot.startAt >= search.from).toBe(true);
        expect(slot.startAt < search.to).toBe(true);
        expect(isPaused(search, slot), `${slot.startAt} is paused`).toBe(false);
        expect(liesIn(search, slot), `${slot.startAt} lies outside`).toBe(true);
        const taken = search.sessions.filter(occupies);
        expect(taken.some((session) => overlaps(session, slot))).toBe(false);
        expect(Date.parse(slot.endAt) - Date.parse(slot.startAt)).toBe(slot.duration * MINUTE);
        const { day, minutes } = wallClock(slot.startAt, search.zone);
        expect([slot.date, slot.time]).toEqual([day, timeOf(minutes)]);
      }
    }));

  it('never offer a time twice, nor two times of one period at once', () =>
    eachSeed(150, (random) => {
      const search = randomSearch(random);
      const all = slots(search);
      expect(new Set(all.map((slot) => slot.id)).size).toBe(all.length);
      for (const period of search.periods) {
        const own = slots({ ...search, periods: [period] });
        for (const [index, slot] of own.entries())
          expect(own.slice(index + 1).some((other) => overlaps(slot, other))).toBe(false);
        const plain = slots({ ...search, periods: [period], breaks: [], blocks: [] });
        for (const [index, slot] of plain.slice(1).entries())
          expect(slot.startAt >= plus(plain[index]!.endAt, period.breakDuration)).toBe(true);
        expect(all.map((slot) => slot.id)).toEqual(
          expect.arrayContaining(own.map((slot) => slot.id)),
        );
      }
    }));

  it('offer the same slots whichever part of the time is asked for', async () => {
    const differences: unknown[] = [];
    await eachSeed(60, (random) => {
      const search = randomSearch(random);
      const inside = plus(search.from, quarter(random, 6 * 96));
      const middle = inside < search.to ? inside : search.to;
      const parts = [
        ...freeSlots({ ...search, to: middle }),
        ...freeSlots({ ...search, from: middle }),
      ];
      if (JSON.stringify(parts) !== JSON.stringify(freeSlots(search))) differences.push(search);
    });
    expect(differences).toEqual([]);
  });

  it('call each offered slot available, and bookable', () =>
    eachSeed(60, (random) => {
      const search = randomSearch(random);
      for (const { startAt, endAt } of freeSlots(search).slice(0, 20)) {
        expect(checkAvailability({ ...search, startAt, endAt })).toEqual({
          available: true,
          reason: null,
        });
        expect(isOffered(search, { startAt, endAt })).toBe(true);
      }
    }));

  it('give slots often enough for these laws to mean something', async () => {
    const found: boolean[] = [];
    await eachSeed(100, (random) => {
      found.push(...slots(randomSearch(random)).map(({ available }) => available));
    });
    expect(found.filter(Boolean).length).toBeGreaterThan(1000);
    expect(found.filter((available) => !available).length).toBeGreaterThan(50);
  });
});
