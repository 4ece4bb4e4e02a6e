/** Random choices that a seed repeats (mulberry32). */
export class Seeded {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** In [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number in [0, limit). */
  int(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(values: readonly T[]): T {
    return values[this.int(values.length)] as T;
  }
}

/** Runs a schedule for each seed; the error of a failing one names it. `SEED=n` runs that one alone. */
export async function eachSeed(
  count: number,
  schedule: (random: Seeded, seed: number) => void | Promise<void>,
): Promise<void> {
  const wanted = Number(process.env['SEED']);
  const first = Number.isInteger(wanted) && wanted > 0 ? wanted : 1;
  const last = first === 1 && wanted !== 1 ? count : first;
  for (let seed = first; seed <= last; seed++)
    try {
      await schedule(new Seeded(seed), seed);
    } catch (error) {
      throw new Error(`SEED=${seed}: ${String(error instanceof Error ? error.message : error)}`, {
        cause: error,
      });
    }
}
