import { describe, expect, it } from 'vitest';
import { eachDay, weekdayIndex } from './days.ts';
import { easterOf, holidayOf } from './holidays.ts';

const ofYear = (year: number) =>
  eachDay(`${year}-01-01`, `${year}-12-31`).flatMap((day) => {
    const holiday = holidayOf(day);
    return holiday ? [[day, holiday] as const] : [];
  });

describe('Easter', () => {
  // As published, the earliest and the latest possible among them.
  it.each([
    '1818-03-22',
    '1943-04-25',
    '2000-04-23',
    '2024-03-31',
    '2026-04-05',
    '2027-03-28',
    '2028-04-16',
    '2029-04-01',
    '2030-04-21',
    '2038-04-25',
    '2285-03-22',
  ])('of its year is on %s', (day) => {
    expect(easterOf(Number(day.slice(0, 4)))).toBe(day);
  });

  it('is a Sunday from 22 March to 25 April, in every year', () => {
    for (let year = 1600; year < 4000; year++) {
      const easter = easterOf(year);
      expect(weekdayIndex(easter)).toBe(6);
      expect(easter.slice(5) >= '03-22' && easter.slice(5) <= '04-25').toBe(true);
    }
  });
});

describe('the holidays of Brazil', () => {
  it('of 2026 are those of the federal list', () => {
    const days = (isOptional: boolean) =>
      ofYear(2026)
        .filter(([, holiday]) => holiday.isOptional === isOptional)
        .map(([day]) => day.slice(5));
    expect(days(false)).toEqual([
      '01-01',
      '04-03',
      '04-21',
      '05-01',
      '09-07',
      '10-12',
      '11-02',
      '11-15',
      '11-20',
      '12-25',
    ]);
    expect(days(true)).toEqual(['02-16', '02-17', '02-18', '06-04']);
  });

  it('have Black Awareness Day since 2024', () => {
    expect(holidayOf('2023-11-20')).toBeNull();
    expect(holidayOf('2024-11-20')?.name).toBe('Consciência Negra');
  });

  it('that fall on one day have the name of the fixed one', () => {
    // Good Friday of 2000.
    expect(holidayOf('2000-04-21')).toEqual({ name: 'Tiradentes', isOptional: false });
  });
});
