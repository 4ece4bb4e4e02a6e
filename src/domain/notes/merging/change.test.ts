import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../test/harness/practice/practice.ts';
import { chanceOf, changeOf, directionOf, LEFT_OUT } from './change.ts';

type Random = () => number;
type Making = (random: Random, count: number) => number[];

const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

const times = (count: number, make: (index: number) => number): number[] =>
  Array.from({ length: count }, (_, index) => make(index));

const bounded = (value: number): number => Math.min(1, Math.max(-1, value));

/** A value as low as whoever begins a treatment in a crisis. */
function crisis(random: Random): number {
  for (;;) {
    const value = normal(random);
    if (value < -1) return value;
  }
}

/** Scores that swing about one mean, each like the one before by `alike`. */
const swinging =
  (alike: number, first: (random: Random) => number): Making =>
  (random, count) => {
    let value = first(random);
    return times(count, (index) => {
      if (index > 0) value = alike * value + Math.sqrt(1 - alike ** 2) * normal(random);
      return bounded(0.45 * value);
    });
  };

const LUMPS = [-0.9, -0.6, -0.6, -0.3, 0.4, 0.7];

const unchanged: Readonly<Record<string, Making>> = {
  'scores without any order': swinging(0, normal),
  'a word list’s scores, many of them 0': (random, count) =>
    times(count, () => (random() < 0.4 ? 0 : (LUMPS[Math.floor(random() * 6)] ?? 0))),
  'a rare bad day': (random, count) => times(count, () => (random() < 0.85 ? 0 : -0.6)),
  'a crisis at first': swinging(0, crisis),
  'scores like their neighbours': swinging(0.3, normal),
  'a crisis that fades by itself': swinging(0.5, crisis),
};

const shareOfArrows = (make: Making, count: number, seed: number): number => {
  const random = seededRandom(seed);
  const patients = 2000;
  const arrows = times(patients, () =>
    directionOf(changeOf(make(random, count))) === 'unclear' ? 0 : 1,
  );
  return arrows.reduce((sum, one) => sum + one, 0) / patients;
};

describe('patients who do not change', () => {
  it.each(Object.keys(unchanged))('have an arrow in at most 5 %% of cases: %s', (name) => {
    const make = unchanged[name] as Making;
    for (const count of [1, 2, 4, 8, 9, 12, 20, 50])
      for (const seed of [1, 2]) {
        const share = shareOfArrows(make, count, seed);
        expect(`${count} notes: ${share <= 0.05 ? 'few' : share}`).toBe(`${count} notes: few`);
      }
  });
});

describe('patients who change', () => {
  it('are found the more surely the more notes they have', () => {
    const rising: Making = (random, count) =>
      times(count, (index) => 0.35 * normal(random) + (0.8 * index) / (count - 1) - 0.4);
    const [few, more, many] = [9, 24, 50].map((count) => shareOfArrows(rising, count, 3));
    expect(few).toBeLessThan(0.1);
    expect(more).toBeGreaterThan(0.35);
    expect(many).toBeGreaterThan(0.9);
  });
});

describe('a change', () => {
  const series = (...values: number[]) => [...times(LEFT_OUT, () => -1), ...values];

  it('goes from the first value to the last, with an interval about it', () => {
    const change = changeOf(series(0, 0.2, 0.1, 0.3, 0.2, 0.4, 0.3, 0.5, 0.4, 0.6, 0.5, 0.7));
    expect(change?.count).toBe(12);
    expect(change?.estimate).toBeCloseTo(0.57, 1);
    expect(change?.low).toBeLessThan(change?.estimate ?? 0);
    expect(change?.high).toBeGreaterThan(change?.estimate ?? 0);
    expect(directionOf(change)).toBe('up');
  });

  it('is none with too few values, or with equal ones', () => {
    expect(changeOf(series(0, 0.2, 0.4, 0.6, 0.8))).toBeNull();
    expect(changeOf(series(0, 0, 0, 0, 0, 0, 0))).toBeNull();
    expect(directionOf(null)).toBe('unclear');
  });
});

describe('the exact test of two proportions', () => {
  it.each([
    [1, 10, 11, 14, 0.002_8],
    [0, 10, 8, 10, 0.000_7],
    [3, 10, 3, 10, 1],
    [0, 2, 2, 2, 0.333_3],
  ])('of %d in %d against %d in %d is %d', (first, firstOf, second, secondOf, chance) => {
    expect(chanceOf(first, firstOf, second, secondOf)).toBeCloseTo(chance, 3);
  });
});
