import type { EngineStatus } from '../data/queries/kit/source.ts';
import type { Clock } from './environment.ts';
import { knownAhead, minutesBehind } from './status.ts';
import { minutesOff } from '../domain/time/clocks.ts';

/** A leap on is told apart from sleep only beyond this: some devices count no time asleep. */
const LONGEST_SLEEP_MS = 7 * 24 * 3_600_000;

/**
 * Returns a function that tells by how many milliseconds the clock was set since the last call.
 * Below 0 it was set back. Always 0 without a second clock to hold it against.
 */
export function createLeapWatch({ now, elapsed }: Clock): () => number {
  if (!elapsed) return () => 0;
  const difference = () => now() - elapsed();
  let last = difference();
  return () => {
    const leap = difference() - last;
    last += leap;
    return minutesOff(leap) === 0 ? 0 : leap;
  };
}

/**
 * Returns what is known of the clock after a leap, until the server answers.
 * A leap back adds to what was known. A leap on may be sleep, and makes nothing known.
 * @param now by the device's clock, milliseconds since 1970
 */
export function afterLeap(status: EngineStatus, leap: number, now: number): Partial<EngineStatus> {
  const ahead = knownAhead(status);
  if (ahead !== null && minutesOff(ahead + leap) === 0)
    return { clockMinutes: 0, isClockGuessed: leap > 0 };
  if (ahead !== null && leap < 0) return { clockMinutes: minutesOff(ahead + leap) };
  const behind = minutesBehind(status.lastSyncAt, now);
  if (leap > 0 && leap <= LONGEST_SLEEP_MS) return ahead === null ? { clockMinutes: behind } : {};
  const leapt = minutesOff(status.clockLeap * 60_000 + leap);
  return { clockMinutes: behind, isClockGuessed: true, clockLeap: behind === 0 ? leapt : 0 };
}
