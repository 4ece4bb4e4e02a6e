import { describe, expect, it, vi } from 'vitest';
import { formatSpan, parseMinutes } from './format.ts';
import { addDays, weekOf } from './days.ts';
import { boundsOf, instantOf, rangeOf, wallClock } from './zone.ts';

const SAO_PAULO = 'America/Sao_Paulo';
const NEW_YORK = 'America/New_York';

describe('a clock on the wall of the clinic', () => {
  it('shows an instant in the zone, also across midnight', () => {
    expect(wallClock('2026-11-21T02:30:00.000Z', SAO_PAULO)).toEqual({
      day: '2026-11-20',
      minutes: 1410,
    });
  });

  it.each([SAO_PAULO, NEW_YORK, 'Europe/Lisbon', 'America/Noronha', 'Asia/Kathmandu'])(
    'gives back the instant that it showed, at every hour of the day through two years, in %s',
    (zone) => {
      for (let ms = Date.UTC(2018, 0, 1); ms < Date.UTC(2020, 0, 1); ms += 13 * 1_800_000) {
        const shown = wallClock(new Date(ms).toISOString(), zone);
        const back = instantOf(shown, zone);
        expect(wallClock(back, zone)).toEqual(shown);
        expect([0, 3_600_000]).toContain(ms - Date.parse(back));
      }
    },
  );

  it('follows a change of clocks that comes at one minute past the hour', () => {
    const minutesAt = (at: string) => wallClock(`2011-03-13T03:${at}Z`, 'America/St_Johns').minutes;
    expect([minutesAt('30:00.000'), minutesAt('30:59.999'), minutesAt('31:00.000')]).toEqual([
      0, 0, 61,
    ]);
  });

  it('is right between two changes of clocks a week apart, and beside them', () => {
    const hoursAt = (instant: string) => wallClock(instant, 'America/Recife').minutes / 60;
    const noons = ['07', '08', '12', '14', '15', '16'].map((day) => `2000-10-${day}T12:00:00Z`);
    expect(noons.map(hoursAt)).toEqual([9, 10, 10, 10, 9, 9]);
    expect(hoursAt('2000-10-08T02:59:00Z')).toBeCloseTo(23.98, 1);
    expect(hoursAt('2000-10-08T03:00:00Z')).toBe(1);
  });

  it('reads the zone off a format a few times a month, however many instants are asked for', () => {
    const read = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    const first = Date.UTC(2031, 5, 1);
    for (let minute = 0; minute < 31 * 1440; minute += 5)
      wallClock(new Date(first + minute * 60_000).toISOString(), SAO_PAULO);
    expect(read.mock.calls.length).toBeLessThan(12);
    read.mockRestore();
  });

  it('moves a time that the change of clocks skips on by the hour', () => {
    const skipped = instantOf({ day: '2026-03-08', minutes: 150 }, NEW_YORK);
    expect(wallClock(skipped, NEW_YORK)).toEqual({ day: '2026-03-08', minutes: 210 });
  });

  it('takes the first of a time that occurs twice', () => {
    expect(instantOf({ day: '2026-11-01', minutes: 90 }, NEW_YORK)).toBe(
      '2026-11-01T05:30:00.000Z',
    );
  });

  it('knows both instants that a time may stand for', () => {
    expect(boundsOf({ day: '2026-11-01', minutes: 90 }, NEW_YORK)).toEqual({
      first: '2026-11-01T05:30:00.000Z',
      last: '2026-11-01T06:30:00.000Z',
    });
    expect(boundsOf({ day: '2026-03-08', minutes: 150 }, NEW_YORK)).toEqual({
      first: '2026-03-08T06:30:00.000Z',
      last: '2026-03-08T07:30:00.000Z',
    });
    const plain = '2026-11-01T17:00:00.000Z';
    expect(boundsOf({ day: '2026-11-01', minutes: 720 }, NEW_YORK)).toEqual({
      first: plain,
      last: plain,
    });
  });

  it('begins a day whose midnight does not exist at one o’clock', () => {
    const { from, to } = rangeOf(['2018-11-04'], SAO_PAULO);
    expect(from).toBe('2018-11-04T03:00:00.000Z');
    expect(Date.parse(to) - Date.parse(from)).toBe(23 * 3_600_000);
  });
});

describe('a week', () => {
  it('starts on Monday', () => {
    expect(weekOf('2026-11-22')[0]).toBe('2026-11-16');
    expect(weekOf('2026-11-23')[0]).toBe('2026-11-23');
    expect(weekOf('2026-11-23')[6]).toBe('2026-11-29');
  });

  it('steps over months and leap days', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });
});

describe('a typed time', () => {
  it.each([
    ['9', 540],
    ['930', 570],
    ['9:30', 570],
    ['9h30', 570],
    ['14h', 840],
    ['0905', 545],
    ['24:00', null],
    ['12:60', null],
    ['', null],
    ['ab', null],
  ])('reads %j as %j', (typed, minutes) => {
    expect(parseMinutes(typed)).toBe(minutes);
  });

  it('is shown in 24 hours', () => {
    const span = { startAt: '2026-11-21T17:00:00.000Z', endAt: '2026-11-21T17:50:00.000Z' };
    expect(formatSpan(span, SAO_PAULO)).toBe('14:00 – 14:50');
  });
});
