/** How far a series has moved from its first value to its last, as a line through it. */
export interface Change {
  /** Values that the line goes through. */
  readonly count: number;
  readonly estimate: number;
  /** The interval of the estimate, of `CONFIDENCE`. */
  readonly low: number;
  readonly high: number;
}

/**
 * The first values are left out. Treatment often begins in a crisis, after which scores return to
 * their mean by themselves.
 */
export const LEFT_OUT = 3;
/** A line through fewer values has no interval worth showing. */
const FEWEST = 6;
/** The normal quantile of the interval, wider than one of 95 %: neighbouring scores are alike. */
const QUANTILE = 2.2;
/** The share of intervals that hold the true change, at least. */
export const CONFIDENCE = 0.97;
const MOST_ALIKE = 0.9;
const FEWEST_FREE = 2;

/** Student's quantile from the normal one, by the expansion of Cornish and Fisher. */
function studentQuantile(z: number, free: number): number {
  const [z3, z5, z7] = [z ** 3, z ** 5, z ** 7];
  return (
    z +
    (z3 + z) / (4 * free) +
    (5 * z5 + 16 * z3 + 3 * z) / (96 * free ** 2) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * free ** 3)
  );
}

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

/** How alike neighbours are, from 0 to 1. Few values show too little of it, which is corrected. */
function likenessOf(residuals: readonly number[], squares: number): number {
  const products = residuals.slice(1).map((value, index) => value * (residuals[index] ?? 0));
  const corrected = sum(products) / squares + 4 / residuals.length;
  return Math.min(MOST_ALIKE, Math.max(0, corrected));
}

/**
 * Returns how far a series has moved; `null` with too few values, or with values all on one line.
 * @param series in the order of time
 */
export function changeOf(series: readonly number[]): Change | null {
  const values = series.slice(LEFT_OUT);
  const count = values.length;
  if (count < FEWEST) return null;
  const [middle, mean] = [(count - 1) / 2, sum(values) / count];
  const spread = sum(values.map((_, index) => (index - middle) ** 2));
  const slope = sum(values.map((value, index) => (index - middle) * (value - mean))) / spread;
  const residuals = values.map((value, index) => value - mean - slope * (index - middle));
  const squares = sum(residuals.map((value) => value ** 2));
  if (squares < 1e-12) return null;
  const alike = likenessOf(residuals, squares);
  const wider = (1 + alike) / (1 - alike);
  const error = Math.sqrt((squares / (count - 2) / spread) * wider);
  const free = Math.max(FEWEST_FREE, count / wider - 2);
  const margin = studentQuantile(QUANTILE, free) * error;
  const length = count - 1;
  return {
    count,
    estimate: slope * length,
    low: (slope - margin) * length,
    high: (slope + margin) * length,
  };
}

export type Direction = 'up' | 'down' | 'unclear';

/** A direction is said only where the interval excludes zero. */
export function directionOf(change: Change | null): Direction {
  if (change === null || (change.low <= 0 && change.high >= 0)) return 'unclear';
  return change.estimate > 0 ? 'up' : 'down';
}

/** The natural logarithm of n over k. */
function logChoose(n: number, k: number): number {
  let total = 0;
  for (let factor = 1; factor <= k; factor += 1) total += Math.log((n - k + factor) / factor);
  return total;
}

/**
 * Returns how probable a difference as large as this one is where there is none: Fisher's exact
 * test of two proportions, two-sided, for small numbers.
 * @param first how many of `firstOf` have a mark, and `second` of `secondOf`
 */
export function chanceOf(first: number, firstOf: number, second: number, secondOf: number): number {
  const marked = first + second;
  const all = logChoose(firstOf + secondOf, marked);
  const chance = (hits: number) =>
    Math.exp(logChoose(firstOf, hits) + logChoose(secondOf, marked - hits) - all);
  const seen = chance(first) * (1 + 1e-9);
  let total = 0;
  const most = Math.min(marked, firstOf);
  for (let hits = Math.max(0, marked - secondOf); hits <= most; hits += 1) {
    const one = chance(hits);
    if (one <= seen) total += one;
  }
  return Math.min(1, total);
}
