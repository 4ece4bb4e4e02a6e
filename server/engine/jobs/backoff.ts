import type { RandomBytes } from '../../../src/domain/core/id.ts';

export const MAX_ATTEMPTS = 10;
const FIRST_MS = 10_000;
const LONGEST_MS = 3_600_000;
const FACTOR = 3;

/** Between 0.75 and 1.25, so that what failed together is not tried again together. */
function jitter(random: RandomBytes): number {
  const [high = 0, low = 0] = random(2);
  return 0.75 + (high * 256 + low) / 131_072;
}

/** Milliseconds to wait after the given attempt (1 is the first): about 10 s, 30 s, 90 s … up to an hour. */
export const pauseAfter = (attempt: number, random: RandomBytes): number =>
  Math.round(Math.min(FIRST_MS * FACTOR ** (attempt - 1), LONGEST_MS) * jitter(random));

/** The first tick after an instant; every instance counts the same ticks. */
export const nextTick = (now: number, everyMs: number): number =>
  (Math.floor(now / everyMs) + 1) * everyMs;
