const MINUTE_MS = 60_000;
/** A slow line, and a clock that nobody sets by hand, make two clocks differ by this. */
const NEAR_MS = 5 * MINUTE_MS;

/** Returns by how many minutes two clocks differ; 0 while they are near each other. */
export const minutesOff = (ms: number): number =>
  Math.abs(ms) < NEAR_MS ? 0 : Math.round(ms / MINUTE_MS);
