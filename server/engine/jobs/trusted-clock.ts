import { sql } from 'kysely';
import type { Database } from '../../kernel/db/database.ts';
import type { ServerParts } from '../../kernel/parts.ts';
import type { JobHandler } from './job.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NAME = 'trusted';

type Parts = Pick<ServerParts, 'db' | 'clock' | 'logger'>;

/** Writes that the clock was right at an instant. @param now milliseconds since 1970 */
export const trustClock = async (db: Database, now: number): Promise<void> =>
  void (await sql`insert into clock_marks (name, at) values (${NAME}, ${new Date(now).toISOString()})
    on conflict (name) do update set at = excluded.at`.execute(db.kysely));

/**
 * Tells if the clock may be believed: it is at most a day beyond the last trusted look.
 * What was written meanwhile says nothing, since it bears the same clock's times.
 * After a longer silence the clock is believed once it has run evenly for 24 hours. The operator
 * can also confirm it.
 */
export class TrustedClock {
  readonly #parts: Parts;
  readonly #steady: () => number;
  #begun: { readonly wall: number; readonly steady: number } | undefined;

  /** @param steady milliseconds of a clock that only goes forward, evenly */
  constructor(parts: Parts, steady = () => performance.now()) {
    this.#parts = parts;
    this.#steady = steady;
  }

  async isTrusted(): Promise<boolean> {
    const { db, clock, logger } = this.#parts;
    const now = clock.now();
    const { rows } = await sql<{ at: string }>`
      select at from clock_marks where name = ${NAME}`.execute(db.kysely);
    const last = rows[0] ? Date.parse(rows[0].at) : now;
    const isEven = this.#hasRunEvenly(now);
    if (now - last > DAY_MS && !isEven) {
      const details = { now: new Date(now).toISOString(), last: new Date(last).toISOString() };
      logger?.('error', 'clock_doubted', details);
      return false;
    }
    if (now > last || !rows[0]) await trustClock(db, now);
    return true;
  }

  #hasRunEvenly(wall: number): boolean {
    const steady = this.#steady();
    this.#begun ??= { wall, steady };
    const passed = steady - this.#begun.steady;
    if (Math.abs(wall - this.#begun.wall - passed) > HOUR_MS) {
      this.#begun = { wall, steady };
      return false;
    }
    return passed >= DAY_MS;
  }
}

const clocks = new WeakMap<Database, TrustedClock>();

function clockOf(parts: Parts): TrustedClock {
  const known = clocks.get(parts.db) ?? new TrustedClock(parts);
  clocks.set(parts.db, known);
  return known;
}

/**
 * Looks at the clock. Called hourly, so that a running server's clock is never a day behind its
 * last look.
 */
export const lookAtClock = async (parts: Parts): Promise<void> =>
  void (await clockOf(parts).isTrusted());

/** Work that forgets: it is left out while the clock is doubted, and done at its next turn. */
export const forgetting =
  (parts: Parts, work: JobHandler): JobHandler =>
  async (payload, job) => {
    if (await clockOf(parts).isTrusted()) await work(payload, job);
  };
