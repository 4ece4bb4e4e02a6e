/** @param q in [0, 1] */
export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * q;
  const [low = NaN, high = low] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low + (high - low) * (place % 1);
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export interface Spread {
  readonly p50: number;
  readonly p95: number;
}

export const spread = (values: readonly number[]): Spread => ({
  p50: median(values),
  p95: quantile(values, 0.95),
});

/** Milliseconds of each of `times` runs, after some that only warm up. The work gets the number of the run. */
export async function timed(
  times: number,
  work: (run: number) => unknown,
  warmUp = Math.min(10, Math.ceil(times / 5)),
): Promise<number[]> {
  const durations: number[] = [];
  for (let run = -warmUp; run < times; run++) {
    const start = performance.now();
    // Awaiting what is no promise would add a turn of the loop to the time.
    const result = work(run);
    if (result instanceof Promise) await result;
    if (run >= 0) durations.push(performance.now() - start);
  }
  return durations;
}
