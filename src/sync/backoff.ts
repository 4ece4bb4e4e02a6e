const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

/**
 * How long to wait before trying again: exponential with full jitter, so that devices cut off together do not come
 * back together.
 * @param failures how many in a row, from 1
 * @param random in [0, 1)
 */
export const backoffMs = (failures: number, random: number, longest = LONGEST_MS): number =>
  Math.round(random * Math.min(longest, FIRST_MS * 2 ** Math.min(failures, 16)));
