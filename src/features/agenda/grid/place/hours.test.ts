import { describe, expect, it } from 'vitest';
import type { PsychologistTimes } from '../../../../data/queries/agenda/results.ts';
import { hoursOf, shadesOf } from './hours.ts';
import { fitted } from './useHourHeight.ts';

const ZONE = 'America/Sao_Paulo';
const DAY = '2026-11-24';
const span = (from: string, to: string) => ({
  startAt: new Date(`${DAY}T${from}:00-03:00`).toISOString(),
  endAt: new Date(`${DAY}T${to}:00-03:00`).toISOString(),
});
const person = (psychologistId: string, ...open: [string, string][]): PsychologistTimes => ({
  psychologistId,
  open: open.map(([from, to]) => ({ ...span(from, to), periodId: from })),
  pauses: [
    {
      id: 'b',
      kind: 'break',
      title: 'Almoço',
      ...span('12:00', '13:00'),
      psychologistId,
      mark: 'saved',
    },
  ],
  hasPeriods: open.length > 0,
});
const column = { key: DAY, day: DAY, person: null };

describe('the hours in sight', () => {
  it('begin with the first period and end with the last, in whole hours', () => {
    const times = [person('p', ['08:30', '12:00'], ['14:00', '17:10'])];
    expect(hoursOf([DAY], times, ZONE)).toEqual({ first: 480, last: 1080 });
  });

  it('are the usual ones where nobody said when they work', () => {
    expect(hoursOf([DAY], [person('p')], ZONE)).toEqual({ first: 420, last: 1200 });
    expect(hoursOf(['2026-11-29'], [person('p', ['08:00', '12:00'])], ZONE)).toEqual({
      first: 420,
      last: 1200,
    });
  });

  it('fill the space that is left, and stay legible', () => {
    expect(fitted(800, 12, 60)).toEqual({ hour: 61, height: 792 });
    expect(fitted(300, 12, 60)).toEqual({ hour: 40, height: 320 });
    expect(fitted(2000, 10, 60)).toEqual({ hour: 72, height: 780 });
  });
});

describe('what of a day is not free', () => {
  it('lies outside of the periods, or is a pause with its words', () => {
    const { outside, pauses } = shadesOf(
      column,
      [person('p', ['08:00', '12:00'], ['13:00', '18:00'])],
      ZONE,
    );
    expect(outside).toEqual([
      { start: 0, end: 480 },
      { start: 720, end: 780 },
      { start: 1080, end: 1440 },
    ]);
    expect(pauses).toMatchObject([{ start: 720, end: 780, pause: { title: 'Almoço' } }]);
  });

  it('is the hour that the clock skips, whoever works then', () => {
    const spring = { ...column, day: '2027-03-28' };
    expect(shadesOf(spring, [person('p')], 'Europe/Lisbon').skipped).toEqual({
      start: 60,
      end: 120,
    });
    expect(shadesOf(column, [person('p')], 'Europe/Lisbon').skipped).toBeNull();
  });

  it('is nothing where nobody said when they work', () => {
    expect(shadesOf(column, [person('p')], ZONE).outside).toEqual([]);
  });

  it('is, of several people in one column, when all of them are away', () => {
    const times = [person('p', ['08:00', '12:00']), person('q', ['10:00', '18:00'])];
    expect(shadesOf(column, times, ZONE)).toEqual({
      outside: [
        { start: 0, end: 480 },
        { start: 1080, end: 1440 },
      ],
      pauses: [],
      skipped: null,
    });
    const own = { ...column, person: { id: 'q', name: 'Q' } };
    expect(shadesOf(own, times, ZONE).outside[0]).toEqual({ start: 0, end: 600 });
  });
});
