import { align } from '../../../domain/notes/merging/alignment.ts';

/** The text from `start` to before `end`, in UTF-16 units, becomes `text`. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const isLowSurrogate = (text: string, place: number): boolean =>
  /[\uDC00-\uDFFF]/.test(text.charAt(place));

/** Counts the UTF-16 units that both texts begin with; never half of a character. */
function headOf(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  let head = 0;
  while (head < shorter && a[head] === b[head]) head++;
  return isLowSurrogate(a, head) || isLowSurrogate(b, head) ? head - 1 : head;
}

function tailOf(a: string, b: string, head: number): number {
  const most = Math.min(a.length, b.length) - head;
  let tail = 0;
  while (tail < most && a.at(-1 - tail) === b.at(-1 - tail)) tail++;
  return tail > 0 && isLowSurrogate(a, a.length - tail) ? tail - 1 : tail;
}

/**
 * Returns the smallest single change that makes `after` of `before`.
 * `null` where they are the same.
 */
export function changeBetween(before: string, after: string): Change | null {
  if (before === after) return null;
  const start = headOf(before, after);
  const tail = tailOf(before, after, start);
  return {
    start,
    end: before.length - tail,
    text: after.slice(start, after.length - tail),
  };
}

const words = (text: string): string[] => text.match(/\s+|\S+/g) ?? [];
const lines = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** A piece that stands in both texts. */
interface Common {
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

function commonOf(before: string, after: string, split: (text: string) => string[]): Common[] {
  const [a, b] = [split(before), split(after)];
  const startsOf = (list: readonly string[]) => {
    let sum = 0;
    return [0, ...list.map((word) => (sum += word.length))];
  };
  const [starts, targets] = [startsOf(a), startsOf(b)];
  return align(a, b).runs.map((run) => {
    const from = starts[run.a] ?? 0;
    return {
      from,
      to: targets[run.b] ?? 0,
      length: (starts[run.a + run.length] ?? 0) - from,
    };
  });
}

/** Follows a place into the other text: behind the same words, as far as they are still there. */
function follow(place: number, common: readonly Common[], length: number): number {
  let [from, to] = [0, 0];
  for (const piece of common) {
    if (place < piece.from) return Math.min(to + place - from, piece.to);
    if (place <= piece.from + piece.length) return piece.to + place - piece.from;
    [from, to] = [piece.from + piece.length, piece.to + piece.length];
  }
  return Math.min(to + place - from, length);
}

/** Returns where places of one text, such as the caret's, are in the other. */
export function placesAfter(
  before: string,
  after: string,
  places: readonly number[],
): readonly number[] {
  const change = changeBetween(before, after);
  if (!change) return places;
  const { start, end, text } = change;
  let common: readonly Common[] | undefined;
  return places.map((place) => {
    if (place <= start) return place;
    if (place >= end) return place - end + start + text.length;
    common ??= commonOf(before.slice(start, end), text, words);
    return start + follow(place - start, common, text.length);
  });
}

/** Counts line breaks: what a browser takes long to type. */
export const breaksIn = (text: string): number => text.split('\n').length - 1;

/** One change may span so many lines before it is taken apart. */
const SPAN_MAX = 20;

/**
 * Returns the changes that make `after` of `before`, in order.
 * That is one change, or several that leave the lines between them alone.
 */
export function changesBetween(before: string, after: string): readonly Change[] {
  const change = changeBetween(before, after);
  if (!change) return [];
  if (breaksIn(change.text) <= SPAN_MAX) return [change];
  const { start, end, text } = change;
  const old = before.slice(start, end);
  const changes: Change[] = [];
  let [from, to] = [0, 0];
  const last = { from: old.length, to: text.length, length: 0 };
  for (const piece of [...commonOf(old, text, lines), last]) {
    if (piece.from > from || piece.to > to)
      changes.push({
        start: start + from,
        end: start + piece.from,
        text: text.slice(to, piece.to),
      });
    [from, to] = [piece.from + piece.length, piece.to + piece.length];
  }
  return changes;
}
