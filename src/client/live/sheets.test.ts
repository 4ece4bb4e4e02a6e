import { expect, it } from 'vitest';
import { type Sheets, turned, withReady } from './sheets.ts';

interface Args {
  readonly month: number;
  readonly status?: string;
  readonly now: string;
}
const of = (month: number, status?: string, now = '10:00'): Args => ({
  month,
  now,
  ...(status && { status }),
});
const quick = [of(1), of(2), of(3)];
const drawnAll = quick.reduce<Sheets<Args>>((sheets, one) => withReady(sheets, one, quick), {
  drawn: [of(2)],
  shown: 0,
});

it('each quick period is drawn once, and a choice turns to it', () => {
  expect(drawnAll).toEqual({ drawn: [of(2), of(1), of(3)], shown: 0 });
  expect(turned(drawnAll, of(3))).toEqual({ ...drawnAll, shown: 2 });
  expect(turned(drawnAll, of(2))).toBe(drawnAll);
});

it('days of one’s own take the place of the report in sight', () => {
  const own = turned(drawnAll, of(5));
  expect(own).toEqual({ drawn: [of(5), of(1), of(3)], shown: 0 });
  // The period that they took the place of is drawn beside them.
  expect(withReady(own, of(2), quick).drawn).toEqual([of(5), of(1), of(3), of(2)]);
});

it('reports of another status take the places of those that nobody can turn to any more', () => {
  const paid = [of(1, 'paid'), of(2, 'paid'), of(3, 'paid')];
  const other = turned(drawnAll, of(2, 'paid'));
  const all = paid.reduce<Sheets<Args>>((sheets, one) => withReady(sheets, one, paid), other);
  expect(all.drawn).toEqual([of(2, 'paid'), of(1, 'paid'), of(3, 'paid')]);
});

it('a sheet of another minute is brought up to date where it comes into sight', () => {
  const later = of(3, undefined, '10:01');
  expect(turned(drawnAll, later)).toEqual({ drawn: [of(2), of(1), later], shown: 2 });
  expect(withReady(drawnAll, later, quick)).toBe(drawnAll);
});
