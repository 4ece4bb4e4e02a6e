import { expect, it } from 'vitest';
import { nextWords } from './patientColumns.tsx';

it('a next session has its hour in this year, and its year in another one, on the clinic’s clock', () => {
  const words = (at: string, now = '2026-12-10T12:00:00.000Z') =>
    nextWords(at, 'America/Sao_Paulo', now);
  expect(words('2026-12-22T17:00:00.000Z')).toBe('22/12 14:00');
  expect(words('2027-01-05T17:00:00.000Z')).toBe('05/01/2027');
  // New Year's Eve in São Paulo.
  expect(words('2027-01-01T01:30:00.000Z')).toBe('31/12 22:30');
  expect(words('2027-01-05T17:00:00.000Z', '2027-01-01T02:30:00.000Z')).toBe('05/01/2027');
});
