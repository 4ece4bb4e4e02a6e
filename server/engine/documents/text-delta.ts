/** Shorter texts are kept whole. */
export const SHORT = 256;

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/** Counts the characters that both texts begin with. */
function countSameStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && one.charCodeAt(count) === other.charCodeAt(count)) count++;
  // A delta is stored as UTF-8, which has no half characters.
  return count > 0 && isHigh(one.charCodeAt(count - 1)) ? count - 1 : count;
}

/** Counts the characters that both texts end with, at most `most`. */
function countSameEnd(one: string, other: string, most: number): number {
  let count = 0;
  while (
    count < most &&
    one.charCodeAt(one.length - 1 - count) === other.charCodeAt(other.length - 1 - count)
  )
    count++;
  return count > 0 && isLow(one.charCodeAt(one.length - count)) ? count - 1 : count;
}

/**
 * Returns what makes `text` of `base`, or `null` where the text itself is not much longer.
 * A delta says how many characters stay at the start and at the end, and what stands between.
 */
export function deltaOf(base: string, text: string): string | null {
  if (text.length < SHORT) return null;
  const start = countSameStart(base, text);
  const end = countSameEnd(base, text, Math.min(base.length, text.length) - start);
  const delta = `${start} ${end} ${text.slice(start, text.length - end)}`;
  return delta.length * 2 <= text.length ? delta : null;
}

/** Returns the text of which `deltaOf` made the delta. */
export function applyDelta(base: string, delta: string): string {
  const [, start, end, middle] = /^(\d+) (\d+) ([^]*)$/.exec(delta) ?? [];
  if (middle === undefined) throw new Error('This is no delta.');
  return base.slice(0, Number(start)) + middle + base.slice(base.length - Number(end));
}
