import { describe, expect, it } from 'vitest';
import { seededDice } from '../../../../../test/harness/random/dice.ts';
import { columnsOf } from './columns.ts';
import {
  chosen,
  lengthened,
  moved,
  placeAt,
  shifted,
  spanOf,
  type Stretch,
  stretchOf,
  withLength,
} from './stretch.ts';

const SP = 'America/Sao_Paulo';
const NY = 'America/New_York';
const week = columnsOf(['2026-11-23', '2026-11-24', '2026-11-25'], []);
const at = (column: number, time: string) => ({
  column,
  minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
});
const stretch = (column: number, time: string, length: number): Stretch => ({
  column,
  start: at(0, time).minutes,
  length,
});

describe('the place under a pointer', () => {
  const surface = { left: 100, top: -500, width: 300, height: 1440 };

  it('is a column and a minute of its day, also of a grid that is scrolled', () => {
    expect(placeAt(surface, 3, 250, 40)).toEqual({ column: 1, minutes: 540 });
  });

  it('is the nearest one beyond the edges', () => {
    expect(placeAt(surface, 3, 0, -900)).toEqual({ column: 0, minutes: 0 });
    expect(placeAt(surface, 3, 9000, 9000)).toEqual({ column: 2, minutes: 1440 });
  });
});

describe('a free stretch', () => {
  it('goes from where the pointer went down to where it is, in quarters, down and up', () => {
    expect(chosen(at(1, '09:07'), at(1, '10:01'), 15)).toEqual(stretch(1, '09:00', 75));
    expect(chosen(at(1, '09:07'), at(2, '08:20'), 15)).toEqual(stretch(1, '08:15', 60));
  });

  it('is of five minutes where care is asked for, and never of none', () => {
    expect(chosen(at(0, '09:07'), at(0, '09:21'), 5)).toEqual(stretch(0, '09:05', 20));
    expect(chosen(at(0, '09:00'), at(0, '09:00'), 15).length).toBe(15);
  });

  it('ends with its day, and after the longest session', () => {
    expect(chosen(at(0, '23:50'), at(0, '24:00'), 15)).toEqual(stretch(0, '23:45', 15));
    expect(chosen(at(0, '06:00'), at(0, '20:00'), 15)).toEqual(stretch(0, '06:00', 480));
    expect(chosen(at(0, '20:00'), at(0, '06:00'), 15)).toEqual(stretch(0, '12:15', 480));
  });
});

describe('a session that is moved', () => {
  it('stays under the pointer where it was taken up', () => {
    expect(moved(stretch(0, '09:00', 50), 20, at(2, '14:26'), 15)).toEqual(stretch(2, '14:00', 50));
  });

  it('comes onto the raster, and begins within the day', () => {
    expect(moved(stretch(0, '09:10', 50), 0, at(0, '10:09'), 5).start).toBe(610);
    expect(moved(stretch(0, '09:00', 50), 45, at(0, '00:10'), 15).start).toBe(0);
    expect(moved(stretch(0, '09:00', 50), 0, at(0, '24:00'), 15).start).toBe(1425);
  });

  it('goes by steps of the keys within the grid', () => {
    expect(shifted(stretch(0, '09:10', 50), 0, 15, 3).start).toBe(555);
    expect(shifted(stretch(0, '09:10', 50), 0, -15, 3).start).toBe(540);
    expect(shifted(stretch(2, '09:00', 50), 1, 0, 3)).toEqual(stretch(2, '09:00', 50));
    expect(shifted(stretch(0, '00:00', 50), -1, -15, 3)).toEqual(stretch(0, '00:00', 50));
  });
});

describe('a session whose end is dragged', () => {
  it('lasts to the pointer, past midnight too, but not for ever', () => {
    expect(lengthened(stretch(0, '09:00', 50), at(0, '10:22'), week, 15).length).toBe(75);
    expect(lengthened(stretch(0, '23:00', 50), at(1, '00:30'), week, 15).length).toBe(90);
    expect(lengthened(stretch(0, '09:00', 50), at(2, '09:00'), week, 15).length).toBe(480);
    expect(lengthened(stretch(0, '09:00', 50), at(0, '08:00'), week, 15).length).toBe(5);
  });

  it('does not grow by a colleague’s column', () => {
    const day = columnsOf(
      ['2026-11-23'],
      [
        { id: 'p', name: 'P' },
        { id: 'q', name: 'Q' },
      ],
    );
    expect(lengthened(stretch(0, '09:00', 50), at(1, '10:00'), day, 15).length).toBe(60);
  });
});

describe('the instants of a stretch', () => {
  it('are those of the clinic’s clock', () => {
    expect(spanOf(stretch(1, '14:00', 50), week, SP)).toEqual({
      startAt: '2026-11-24T17:00:00.000Z',
      endAt: '2026-11-24T17:50:00.000Z',
    });
  });

  it('keep a session’s length where clocks change, and move a skipped time on', () => {
    const spring = columnsOf(['2026-03-08'], []);
    const { startAt, endAt } = spanOf(stretch(0, '02:30', 50), spring, NY);
    expect([startAt, endAt]).toEqual(['2026-03-08T07:30:00.000Z', '2026-03-08T08:20:00.000Z']);
    const autumn = columnsOf(['2026-11-01'], []);
    const night = spanOf(stretch(0, '00:30', 120), autumn, NY);
    expect(Date.parse(night.endAt) - Date.parse(night.startAt)).toBe(7_200_000);
  });

  it.each(Array.from({ length: 40 }, (_, seed) => seed))('lead back to it (%i)', (seed) => {
    const { between, pick } = seededDice(seed);
    const zone = pick([SP, 'Asia/Kathmandu', 'Pacific/Auckland']);
    const one = withLength(
      { column: between(0, 2), start: between(0, 287) * 5, length: 0 },
      between(1, 96) * 5,
    );
    expect(stretchOf(spanOf(one, week, zone), one.column, week, zone)).toEqual(one);
  });

  it('of a night are taken up on the second day as on the first', () => {
    const night = { startAt: '2026-11-24T02:30:00.000Z', endAt: '2026-11-24T03:30:00.000Z' };
    expect(stretchOf(night, 1, week, SP)).toEqual(stretch(0, '23:30', 60));
    expect(stretchOf(night, 0, week.slice(1), SP)).toEqual(stretch(0, '00:00', 60));
  });
});
