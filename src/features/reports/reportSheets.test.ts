import { expect, it } from 'vitest';
import { type ReportSheets, turned, withReady } from './reportSheets.ts';
import type { Asked } from './useReport.ts';

const of = (month: number, status?: 'paid'): Asked => ({
  dates: {},
  refusal: null,
  args: {
    range: { from: `2026-0${month}`, to: `2026-0${month + 1}` },
    now: '2026-09',
    ...(status && { status }),
  },
});
const quick = [of(1), of(2), of(3)];
const drawnAll = quick.reduce<ReportSheets>((sheets, one) => withReady(sheets, one, quick), {
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
  const all = paid.reduce<ReportSheets>((sheets, one) => withReady(sheets, one, paid), other);
  expect(all.drawn).toEqual([of(2, 'paid'), of(1, 'paid'), of(3, 'paid')]);
});
