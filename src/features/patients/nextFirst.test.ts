import { expect, it } from 'vitest';
import { nextFirst } from './nextFirst.ts';

const session = (day: number) => ({ id: day, endAt: `2026-11-${day}T12:00:00.000Z` });

it('of a patient’s sessions the next one comes first, then the later ones, then the past, newest first', () => {
  const newestFirst = [28, 25, 21, 14, 12].map(session);
  const order = nextFirst(newestFirst, '2026-11-20T00:00:00.000Z').map(({ id }) => id);
  expect(order).toEqual([21, 25, 28, 14, 12]);
});
