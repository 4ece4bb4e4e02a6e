/** The lengths in minutes from which on a block may have room for its second line; shorter ones say all in one. */
const LENGTHS = [30, 45, 50, 60] as const;

/** Of a block: how long it is at least. */
export function lengthClass(minutes: number): string {
  const length = LENGTHS.findLast((one) => one <= minutes);
  return length === undefined ? '' : `m${length}`;
}

/** Two lines of a block's letters and its edges, in the root's letters. */
const TWO_LINES_REM = 2.4;

/** The classes of the blocks that have room for two lines. @param hour how high an hour is, in the root's letters */
export const roomyLengths = (hour: number): string =>
  LENGTHS.filter((minutes) => (minutes / 60) * hour >= TWO_LINES_REM)
    .map((minutes) => `m${minutes}`)
    .join(' ');

/** The selector of blocks that have room, below the frame that says so as `data-roomy`. */
export const ROOMY = LENGTHS.map((minutes) => `&[data-roomy~=m${minutes}] .m${minutes}`).join(', ');
