import { expect, it } from 'vitest';
import { plus, quarter } from '../../../test/harness/random/randomAgenda.ts';
import { eachSeed, type Seeded } from '../../../test/harness/random/seeded.ts';
import { overlaps } from '../appointments/span.ts';
import { type Span, taken } from './spans.ts';

const FIRST = '2026-03-10T03:00:00.000Z';

const randomSpan = (random: Seeded): Span => {
  const startAt = plus(FIRST, quarter(random, 4 * 24 * 10));
  return { startAt, endAt: plus(startAt, random.pick([15, 50, 60, 3000])) };
};

it('of spans in order, those that others take are those that overlap one of them', async () => {
  let found = 0;
  await eachSeed(200, (random) => {
    const others = Array.from({ length: random.int(12) }, () => randomSpan(random));
    const every = random.pick([60, 1440]);
    const spans = Array.from({ length: 10 }, (_, index) => {
      const startAt = plus(FIRST, index * every);
      return { startAt, endAt: plus(startAt, 60) };
    });
    const expected = spans.filter((span) => others.some((other) => overlaps(span, other)));
    expect(taken(spans, others)).toEqual(expected);
    found += expected.length;
  });
  expect(found).toBeGreaterThan(200);
});
