import { expect, it } from 'vitest';
import { reuse } from './reuse.ts';

const rows = () => [
  { id: 'a', name: 'Ana', tags: ['x'] },
  { id: 'b', name: 'Bia', tags: [] },
];

it('an equal value is the old one', () => {
  const before = { rows: rows(), total: 2 };
  expect(reuse(before, { rows: rows(), total: 2 })).toBe(before);
});

it('a row keeps its identity when another one changes, or when it moves', () => {
  const before = rows();
  const [a, b] = rows();
  const after = reuse(before, [{ id: 'c', name: 'Caio', tags: [] }, { ...b, name: 'Beatriz' }, a]);
  expect(after[2]).toBe(before[0]);
  expect(after[1]).toEqual({ id: 'b', name: 'Beatriz', tags: [] });
});

it('a field that went away is gone', () => {
  expect(reuse<object>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
});

it('undefined, null and empty stay what they are', () => {
  expect(reuse<unknown>({ a: null }, { a: undefined })).toEqual({ a: undefined });
  expect(reuse<unknown>([], null)).toBeNull();
  expect(reuse<unknown>(null, [])).toEqual([]);
});
