import { expect, it } from 'vitest';
import { createSlots } from './slots.ts';

it('what stands on a day keeps its place there, whatever comes, goes or changes its order', () => {
  const slotsOf = createSlots();
  expect(slotsOf('2026-11-22', ['a', 'b', 'c'])).toEqual([0, 1, 2]);
  expect(slotsOf('2026-11-22', ['b', 'x', 'a'])).toEqual([1, 3, 0]);
  expect(slotsOf('2026-11-22', ['c', 'y'])).toEqual([2, 4]);
});

it('another day takes over the places in order', () => {
  const slotsOf = createSlots();
  slotsOf('2026-11-22', ['a', 'b', 'c']);
  expect(slotsOf('2026-11-29', ['c', 'z'])).toEqual([0, 1]);
});
