const MEGABYTE = 1_000_000;
const DAY_MS = 86_400_000;

/** Bytes that a practice may have written on a day (UTC). */
export interface DailyBytes {
  /** While none of its staff has proved an address: enough for an import of 5,000 patients. */
  readonly unproved: number;
  /** Enough for a clinic whose devices all come back from a week offline. */
  readonly proved: number;
}

export const dailyBytes: DailyBytes = { unproved: 20 * MEGABYTE, proved: 300 * MEGABYTE };

/** The day of an instant, as the database writes it. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** Bytes that were written and are not yet added to the practice's own count. */
export class WrittenBytes {
  readonly #waiting = new Map<string, number>();
  /** Practices that were refused, by day, for the operator. */
  readonly #full = new Map<string, Set<string>>();

  add(tenantId: string, bytes: number): void {
    if (bytes > 0) this.#waiting.set(tenantId, (this.#waiting.get(tenantId) ?? 0) + bytes);
  }

  /** Gives what waits; whoever does not keep it adds it again. */
  take(tenantId: string): number {
    const bytes = this.#waiting.get(tenantId) ?? 0;
    this.#waiting.delete(tenantId);
    return bytes;
  }

  /** @returns whether it is the first refusal of the practice on this day */
  refuse(tenantId: string, now: number): boolean {
    const today = this.#full.get(dayOf(now)) ?? new Set();
    const isFirst = !today.has(tenantId);
    today.add(tenantId);
    // Yesterday's are of no use any more.
    this.#full.clear();
    this.#full.set(dayOf(now), today);
    return isFirst;
  }

  /** How many practices this instance has refused today. */
  refusedOn(now: number): number {
    return this.#full.get(dayOf(now))?.size ?? 0;
  }
}

const counters = new WeakMap<object, WrittenBytes>();

/** One for each database. */
export function writtenBytesOf(database: object): WrittenBytes {
  const known = counters.get(database) ?? new WrittenBytes();
  counters.set(database, known);
  return known;
}

/**
 * The interval at which devices ask again.
 * What they hold back is sent soon after midnight, or after the proof.
 */
export const RETRY_SECONDS = 600;

export const untilMidnight = (now: number): number => Math.ceil((DAY_MS - (now % DAY_MS)) / 1000);
