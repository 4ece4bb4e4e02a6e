import { describe, expect, it } from 'vitest';
import { dateColumn, dayInWords, readDay } from './days.ts';

const read = (typed: string, order: 'day' | 'month' = 'day') => readDay(typed, 2026, order);

describe('a day', () => {
  it.each([
    ['12/05/1990', '1990-05-12'],
    ['1/2/1990', '1990-02-01'],
    ['12-05-1990', '1990-05-12'],
    ['12.05.90', '1990-05-12'],
    ['01/02/20', '2020-02-01'],
    ['1990-05-12', '1990-05-12'],
    ['1990-05-12T00:00:00', '1990-05-12'],
    ['12/05/1990 00:00:00', '1990-05-12'],
    ['19900512', '1990-05-12'],
    ['12-mai-90', '1990-05-12'],
    ['12 de maio de 1990', '1990-05-12'],
    ['1º de março de 1990', '1990-03-01'],
    ['May 12, 1990', '1990-05-12'],
  ])('%s is %s', (typed, day) => {
    expect(read(typed)).toEqual({ kind: 'day', day });
  });

  it.each(['33005', 'primavera', '12/1990', '12 de foo de 1990'])('%s cannot be read', (typed) => {
    expect(read(typed)).toEqual({ kind: 'unread' });
  });

  it.each(['', '0/0/00', '00/00/0000', '0000-00-00', '-', 'NULL', 'não informado', '30/12/1899'])(
    '“%s” means none',
    (typed) => {
      expect(read(typed)).toEqual({ kind: 'none' });
    },
  );

  it.each(['--05-03', '--0503', '-05-03', '1604-05-09', '09/05/1604', '12/05', '12 de maio'])(
    '%s has no year',
    (typed) => {
      expect(read(typed)).toEqual({ kind: 'yearless' });
    },
  );

  it('is read in the order of its column, unless a number is no month', () => {
    expect(read('5/3/1990', 'month')).toEqual({ kind: 'day', day: '1990-05-03' });
    expect(read('25/3/1990', 'month')).toEqual({ kind: 'day', day: '1990-03-25' });
  });

  it('stands in words in the review', () => {
    expect(dayInWords('1990-05-03')).toBe('3 de maio de 1990');
    expect(dayInWords('1990-13-03')).toBe('1990-13-03');
  });
});

describe('a column of days', () => {
  it.each([
    [['5/3/1990', '12/25/1985'], 'month', '5/3/1990'],
    [['5/3/1990', '25/12/1985'], 'day', '5/3/1990'],
    [['5/3/1990', '25/12/1985', '12/25/1985'], 'mixed', '5/3/1990'],
    [['', '5/3/1990', '0/0/00'], null, '5/3/1990'],
    [['25/12/1985'], 'day', '25/12/1985'],
  ] as const)('%j is in the order %s', (cells, order, example) => {
    expect(dateColumn(cells)).toEqual({ order, example, isAllNewYear1900: false });
  });

  it.each([[['1990-05-03', '']], [['Ana', 'Bia']], [[]]])(
    '%j has no order to ask about',
    (cells) => {
      expect(dateColumn(cells)).toBeNull();
    },
  );

  it('that has the first day of 1900 everywhere says none', () => {
    expect(dateColumn(['01/01/1900', '', '1900-01-01'])?.isAllNewYear1900).toBe(true);
    expect(dateColumn(['01/01/1900', '02/01/1990'])?.isAllNewYear1900).toBe(false);
  });
});
