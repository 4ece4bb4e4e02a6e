import { describe, expect, it } from 'vitest';
import { plus, quarter, randomSearch } from '../../../test/harness/random/randomAgenda.ts';
import { eachSeed } from '../../../test/harness/random/seeded.ts';
import { occupies } from '../appointments/state.ts';
import { overlaps } from '../appointments/span.ts';
import { wallClock } from '../time/zone.ts';
import { checkAvailability } from './check.ts';
import { minutesOf, timeOf, weekdayOf } from './fields.ts';
import { freeSlots, isOffered, type SlotSearch, slots } from './slots.ts';

const MINUTE = 60_000;

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
