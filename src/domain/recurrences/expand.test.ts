import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../test/harness/practice/practice.ts';
import { minutesOf } from '../availability/fields.ts';
import { expand, occurrenceDays, type Schedule, upcomingOccurrences } from './expand.ts';
import type { RecurringType } from './recurrence.ts';

const SAO_PAULO = 'America/Sao_Paulo';
const ZONES = [SAO_PAULO, 'America/New_York', 'Europe/Lisbon', 'UTC', 'America/Noronha'];
const DAY_MS = 86_400_000;

const daily: Schedule = {
  recurringType: 'daily',
  daysOfWeek: [],
  startTime: '09:00',
  endTime: '09:50',
  startDate: '2026-01-01',
  endDate: null,
};
const monthly = (startDate: string): Schedule => ({
  ...daily,
  recurringType: 'monthly',
  startDate,
});
const inDays = (from: string, to: string) => ({
  from: `${from}T00:00:00.000Z`,
  to: `${to}T00:00:00.000Z`,
});

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What a clock in the zone shows, `yyyy-MM-dd HH:mm`, by another way than the product's. */
function shown(ms: number, timeZone: string): string {
  const options = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', options);
  clocks.set(timeZone, clock);
  return clock.format(ms);
}

/** The first quarter of an hour at which the clock shows the time, however long one has to look for it. */
function searchClock(day: string, time: string, zone: string): string | undefined {
  const around = Date.parse(`${day}T${time}:00Z`);
  for (let ms = around - DAY_MS / 2; ms < around + DAY_MS / 2; ms += 900_000)
    if (shown(ms, zone) === `${day} ${time}`) return new Date(ms).toISOString();
  return undefined;
}

function isWanted(schedule: Schedule, day: string): boolean {
  const { recurringType, daysOfWeek, startDate, endDate } = schedule;
  if (day < startDate || (endDate !== null && day > endDate)) return false;
  const date = new Date(`${day}T12:00:00Z`);
  if (recurringType === 'weekly') return daysOfWeek.includes(date.getUTCDay());
  if (recurringType === 'daily') return true;
  const tomorrow = new Date(date.getTime() + DAY_MS);
  const isLast = tomorrow.getUTCDate() === 1;
  const wanted = Number(startDate.slice(8));
  return date.getUTCDate() === wanted || (isLast && date.getUTCDate() < wanted);
}

/** Day after day, as slowly as can be. */
function oracle(schedule: Schedule, from: string, to: string, zone: string) {
  const found = [];
  for (let ms = Date.parse(from) - DAY_MS; ms <= Date.parse(to) + DAY_MS; ms += DAY_MS) {
    const day = new Date(ms).toISOString().slice(0, 10);
    const startAt = isWanted(schedule, day) && searchClock(day, schedule.startTime, zone);
    if (startAt && startAt >= from && startAt < to) found.push({ day, startAt });
  }
  return found;
}

function randomSchedule(random: () => number, year: number): Schedule {
  const below = (limit: number) => Math.floor(random() * limit);
  const day = (offset: number) =>
    new Date(Date.UTC(year, 0, 1) + offset * DAY_MS).toISOString().slice(0, 10);
  const first = below(365);
  const hour = 4 + below(18);
  const time = (hours: number) =>
    `${String(hours).padStart(2, '0')}:${['00', '15', '30'][below(3)]}`;
  return {
    recurringType: (['daily', 'weekly', 'monthly'] as RecurringType[])[below(3)]!,
    daysOfWeek: [0, 1, 2, 3, 4, 5, 6].filter(() => random() < 0.4),
    startTime: time(hour),
    endTime: `${String(hour).padStart(2, '0')}:45`,
    startDate: day(first),
    endDate: random() < 0.5 ? null : day(first + below(120)),
  };
}

describe('expanding a recurrence', () => {
  it.each(ZONES)('finds what a walk from day to day finds, in %s', (zone) => {
    for (let seed = 1; seed <= 12; seed++) {
      const random = seededRandom(seed);
      const year = [2018, 2020, 2026, 2027][seed % 4]!;
      const schedule = randomSchedule(random, year);
      const from = Date.UTC(year, 0, 1) + Math.floor(random() * 330) * DAY_MS + 3_600_000 * seed;
      const span = {
        from: new Date(from).toISOString(),
        to: new Date(from + 40 * DAY_MS).toISOString(),
      };
      const found = expand(schedule, span, zone).map(({ day, startAt }) => ({ day, startAt }));
      expect(found, `seed ${seed}: ${JSON.stringify({ schedule, span })}`).toEqual(
        oracle(schedule, span.from, span.to, zone),
      );
    }
  });

  it.each([
    ['America/New_York', '2026-03-07', ['14:00', '13:00', '13:00']],
    ['America/New_York', '2026-10-31', ['13:00', '14:00', '14:00']],
    ['Europe/Lisbon', '2026-03-28', ['09:00', '08:00', '08:00']],
    [SAO_PAULO, '2018-11-03', ['12:00', '11:00', '11:00']],
    [SAO_PAULO, '2018-02-17', ['11:00', '12:00', '12:00']],
  ])('keeps the clock’s time where %s changes its clocks after %s', (zone, day, times) => {
    const to = new Date(Date.parse(day) + 3 * DAY_MS).toISOString();
    const found = expand({ ...daily, startDate: day }, { from: `${day}T00:00:00.000Z`, to }, zone);
    expect(found.map(({ startAt }) => startAt.slice(11, 16))).toEqual(times);
    for (const { startAt, endAt } of found)
      expect([shown(Date.parse(startAt), zone), shown(Date.parse(endAt), zone)]).toEqual([
        expect.stringContaining('09:00'),
        expect.stringContaining('09:50'),
      ]);
  });

  it.each([
    ['01:30', '02:30', 'America/New_York', '2026-03-08'],
    ['02:30', '03:00', 'America/New_York', '2026-03-08'],
    ['00:15', '01:05', SAO_PAULO, '2018-11-04'],
    ['01:30', '02:00', 'America/New_York', '2026-11-01'],
    ['01:30', '02:20', 'Europe/Lisbon', '2026-10-25'],
    ['00:30', '01:20', 'Europe/Lisbon', '2026-03-29'],
  ])('keeps the length of %s to %s on a day of changing clocks', (start, end, zone, day) => {
    const schedule = { ...daily, startTime: start, endTime: end, startDate: day, endDate: day };
    const from = new Date(Date.parse(day) - DAY_MS).toISOString();
    const to = new Date(Date.parse(day) + 2 * DAY_MS).toISOString();
    const [found, ...rest] = expand(schedule, { from, to }, zone);
    expect(rest).toEqual([]);
    expect(found?.day).toBe(day);
    const minutes = (Date.parse(found!.endAt) - Date.parse(found!.startAt)) / 60_000;
    expect(minutes).toBe(minutesOf(end) - minutesOf(start));
  });

  it('puts the 31st on the last day of a shorter month, leap years included', () => {
    expect(occurrenceDays(monthly('2027-12-31'), '2028-01-01', '2028-06-30')).toEqual([
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
      '2028-05-31',
      '2028-06-30',
    ]);
    expect(occurrenceDays(monthly('2026-01-29'), '2026-02-01', '2026-03-31')).toEqual([
      '2026-02-28',
      '2026-03-29',
    ]);
    expect(occurrenceDays(monthly('2028-02-29'), '2029-02-01', '2029-03-31')).toEqual([
      '2029-02-28',
      '2029-03-29',
    ]);
  });

  it('counts both its first and its last day', () => {
    const week = { ...daily, startDate: '2026-03-10', endDate: '2026-03-12' };
    const found = expand(week, inDays('2026-03-01', '2026-04-01'), SAO_PAULO);
    expect(found.map(({ day }) => day)).toEqual(['2026-03-10', '2026-03-11', '2026-03-12']);
  });

  it('takes the start of a span and leaves its end', () => {
    const at = (day: string) => `${day}T12:00:00.000Z`;
    const span = { from: at('2026-03-10'), to: at('2026-03-12') };
    expect(expand(daily, span, SAO_PAULO).map(({ day }) => day)).toEqual([
      '2026-03-10',
      '2026-03-11',
    ]);
  });

  it('looks a year ahead, past what has begun', () => {
    const found = upcomingOccurrences(daily, '2026-03-10T12:00:00.000Z', SAO_PAULO);
    expect([found.length, found[0]?.day, found.at(-1)?.day]).toEqual([
      364,
      '2026-03-11',
      '2027-03-09',
    ]);
    const before = upcomingOccurrences(daily, '2026-03-10T11:59:59.999Z', SAO_PAULO);
    expect([before.length, before[0]?.day]).toEqual([365, '2026-03-10']);
  });
});
