import { expect, it } from 'vitest';
import { nextFirst } from './nextFirst.ts';

const session = (day: number) => ({ id: day, endAt: `2026-11-${day}T12:00:00.000Z` });

it('of a patient’s sessions the next one comes first, then the later ones, then the past, newest first', () => {
  const newestFirst = [28, 25, 21, 14, 12].map(session);
  const order = nextFirst(newestFirst, '2026-11-20T00:00:00.000Z').map(({ id }) => id);
  expect(order).toEqual([21, 25, 28, 14, 12]);
});

it('of a year of weekly sessions the next one is the first row', () => {
  const day = (n: number) => new Date(Date.UTC(2026, 0, 5) + n * 7 * 86_400_000).toISOString();
  const year = Array.from({ length: 104 }, (_, n) => ({ id: n, endAt: day(n) })).toReversed();
  expect(nextFirst(year, day(51))[0]?.id).toBe(52);
});
