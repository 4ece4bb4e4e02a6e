import { expect, it } from 'vitest';
import { typedDay } from './typedDay.ts';

const MONDAY = '2026-11-23';

it.each([
  ['hoje', '2026-11-23'],
  [' Amanhã ', '2026-11-24'],
  ['depois de amanhã', '2026-11-25'],
  ['ontem', '2026-11-22'],
  ['segunda', '2026-11-23'],
  ['terca-feira', '2026-11-24'],
  ['sábado', '2026-11-28'],
  ['12/11', '2026-11-12'],
  ['12/11/2024', '2024-11-12'],
  ['1/2/25', '2025-02-01'],
  ['12 de março', '2027-03-12'],
])('%s is a day', (typed, day) => {
  expect(typedDay(typed, MONDAY)).toBe(day);
});

it('takes the nearest of the years where none was typed', () => {
  expect(typedDay('31/12', '2026-01-02')).toBe('2025-12-31');
  expect(typedDay('02/01', '2026-12-31')).toBe('2027-01-02');
});

it.each(['31/02', '99/99', '12', 'ana', '', '12/03'.repeat(20_000), 'constructor'])(
  'knows no day in what is none',
  (typed) => {
    expect(typedDay(typed, MONDAY)).toBeNull();
  },
);
