import { describe, expect, it } from 'vitest';
import { datesOf, quickPeriods } from './quickPeriods.ts';

describe('the quick periods of a report', () => {
  it.each([
    ['all', {}],
    ['7days', { startDate: '2026-11-16', endDate: '2026-11-22' }],
    ['30days', { startDate: '2026-10-24', endDate: '2026-11-22' }],
    ['3months', { startDate: '2026-08-23', endDate: '2026-11-22' }],
    ['6months', { startDate: '2026-05-23', endDate: '2026-11-22' }],
    ['1year', { startDate: '2025-11-23', endDate: '2026-11-22' }],
    ['ytd', { startDate: '2026-01-01', endDate: '2026-11-22' }],
  ] as const)('%s of 22 November ends with that day', (period, dates) => {
    expect(datesOf(period, '2026-11-22')).toEqual(dates);
  });

  it('begin in the month before where that month is shorter', () => {
    expect(datesOf('3months', '2026-05-31').startDate).toBe('2026-03-01');
    expect(datesOf('1year', '2028-02-29').startDate).toBe('2027-03-01');
  });

  it.each(quickPeriods)(
    '%s never begins after it ends, on the first day of a year too',
    (period) => {
      const { startDate = '', endDate = '' } = datesOf(period, '2027-01-01');
      expect(startDate <= endDate).toBe(true);
    },
  );
});
