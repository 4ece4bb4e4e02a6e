import { afterEach, describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  eachDay,
  eachMonth,
  eachSameOfMonth,
  isSameOfMonth,
  monthAround,
  monthsBefore,
  weekdayIndex,
  weekOf,
  yearAround,
} from './days.ts';

const zone = process.env.TZ;

afterEach(() => {
  process.env.TZ = zone;
});

describe('a calendar day', () => {
  // Apia skipped 30 December 2011; Brasília's clocks skipped midnight on 4 November 2018.
  it.each(['UTC', 'Pacific/Apia', 'America/Sao_Paulo'])(
    'is the same wherever the device is: %s',
    (tz) => {
      process.env.TZ = tz;
      expect(eachDay('2011-12-29', '2012-01-01')).toEqual([
        '2011-12-29',
        '2011-12-30',
        '2011-12-31',
        '2012-01-01',
      ]);
      expect(weekdayIndex('2011-12-30')).toBe(4);
      expect(addDays('2018-11-03', 1)).toBe('2018-11-04');
      expect(daysBetween('2018-11-03', '2018-11-05')).toBe(2);
    },
  );

  it('keeps to the last day of a shorter month', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2026-03-15', -3)).toBe('2025-12-15');
  });

  it('has its week, month and year', () => {
    expect(weekOf('2027-01-01')).toEqual(eachDay('2026-12-28', '2027-01-03'));
    expect(monthAround('2028-02-10')).toEqual(['2028-02-01', '2028-02-29']);
    expect(yearAround('2028-02-10')).toEqual(['2028-01-01', '2028-12-31']);
  });

  it('may lie in any storable year', () => {
    expect(addDays('1800-01-01', 438_291)).toBe('3000-01-01');
    expect(daysBetween('3000-01-01', '1800-01-01')).toBe(-438_291);
  });
});

describe('between two days', () => {
  it('lies nothing where the last comes first', () => {
    expect(eachDay('2026-03-02', '2026-03-01')).toEqual([]);
    expect(eachMonth('2026-04', '2026-03')).toEqual([]);
    expect(eachSameOfMonth('2026-01-31', '2026-03-02', '2026-03-01')).toEqual([]);
  });

  it('lie the months, over the turn of the year', () => {
    expect(eachMonth('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
    expect(monthsBefore('2026-01', 1)).toBe('2025-12');
    expect(monthsBefore('2026-12', -1)).toBe('2027-01');
  });

  it('lies one day of each month, the last where the month is shorter', () => {
    expect(eachSameOfMonth('2025-12-31', '2026-01-31', '2026-04-29')).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
    ]);
    expect(isSameOfMonth('2025-12-31', '2026-04-30')).toBe(true);
    expect(isSameOfMonth('2025-12-31', '2026-04-29')).toBe(false);
    expect(isSameOfMonth('2025-12-28', '2026-02-28')).toBe(true);
  });
});
