/** A run of entries that both lists have, in the same order: `length` of them from `a` in the one, from `b` in the other. */
interface Run {
  readonly a: number;
  readonly b: number;
  readonly length: number;
}

export interface Alignment {
  readonly runs: readonly Run[];
  /** False where the lists were too different to be compared to the end; `runs` are then their common head and tail. */
  readonly isWhole: boolean;
}

/** More changes are another text: 750 sentences that were each written anew. Time and memory (5 MB) grow with its square. */
const CHANGES_MAX = 1_500;
/** Bounds the time for lists that almost repeat. */
const COMPARISONS_MAX = 5_000_000;

/** Equal entries get equal numbers, which are quicker to compare than long texts. */
function numbered(lists: readonly (readonly string[])[]): Int32Array[] {
  const numbers = new Map<string, number>();
  const numberOf = (entry: string): number => {
    const known = numbers.get(entry);
    if (known !== undefined) return known;
    numbers.set(entry, numbers.size);
    return numbers.size - 1;
  };
  return lists.map((list) => Int32Array.from(list, numberOf));
}

/** How many entries at the beginning are the same. */
function headOf(a: Int32Array, b: Int32Array): number {
  const shorter = Math.min(a.length, b.length);
  let head = 0;
  while (head < shorter && a[head] === b[head]) head++;
  return head;
}

/** How many entries at the end are the same. */
function tailOf(a: Int32Array, b: Int32Array): number {
  const shorter = Math.min(a.length, b.length);
  let tail = 0;
  while (tail < shorter && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++;
  return tail;
}

/** How many changes there are at the least: entries that the other list does not have as often. */
function fewestChanges(a: Int32Array, b: Int32Array): number {
  const surplus = new Map<number, number>();
  for (const entry of a) surplus.set(entry, (surplus.get(entry) ?? 0) + 1);
  for (const entry of b) surplus.set(entry, (surplus.get(entry) ?? 0) - 1);
  let changes = 0;
  for (const count of surplus.values()) changes += Math.abs(count);
  return changes;
}

/**
 * Of 0, 1, 2 … changes: how far into `a` one comes on each diagonal, which is the place in `a` less the place in `b`.
 * Entry `i` is that of diagonal `2 * i - changes`.
 */
type Reach = Int32Array;

const reached = (reach: Reach | undefined, changes: number, diagonal: number): number =>
  reach?.[(diagonal + changes) >> 1] ?? -1;

/**
 * Eugene Myers, "An O(ND) Difference Algorithm and Its Variations", 1986.
 * @returns the furthest places up to the number of changes that leads to the ends; undefined where the bounds do not suffice
 */
function reaches(a: Int32Array, b: Int32Array, changesMax: number): Reach[] | undefined {
  if (fewestChanges(a, b) > changesMax) return undefined;
  const found: Reach[] = [];
  const end = a.length - b.length;
  let before: Reach = Int32Array.of();
  let comparisons = 0;
  for (let changes = 0; changes <= changesMax; changes++) {
    const reach = new Int32Array(changes + 1);
    for (let i = 0; i <= changes; i++) {
      const diagonal = 2 * i - changes;
      const last = Math.min(a.length, b.length + diagonal);
      const from = Math.max((before[i - 1] ?? -1) + 1, before[i] ?? 0, 0);
      // Beyond the lists' ends there is nothing; such an entry says only that this diagonal lies there.
      let place = Math.min(from, last);
      while (place < last && a[place] === b[place - diagonal]) place++;
      comparisons += place - from;
      reach[i] = place;
    }
    found.push(reach);
    if (reached(reach, changes, end) === a.length) return found;
    comparisons += changes;
    if (comparisons > COMPARISONS_MAX) return undefined;
    before = reach;
  }
  return undefined;
}

/**
 * The way back from the ends. Of several that are equally short it takes the one whose matches come as early as
 * possible, in `b` before `a`: the choice of Hunt and McIlroy's algorithm, which decides what of repeated entries is new.
 */
function runsOf(a: Int32Array, b: Int32Array, found: readonly Reach[], head: number): Run[] {
  const runs: Run[] = [];
  let [placeA, placeB, changes] = [a.length, b.length, found.length - 1];
  let length = 0;
  const close = () => {
    if (length > 0) runs.push({ a: placeA + head, b: placeB + head, length });
    length = 0;
  };
  while (placeA > 0 || placeB > 0) {
    const before = found[changes - 1];
    const diagonal = placeA - placeB;
    const isNewInB = placeB > 0 && reached(before, changes - 1, diagonal + 1) >= placeA;
    const isGoneFromA =
      !isNewInB && placeA > 0 && reached(before, changes - 1, diagonal - 1) >= placeA - 1;
    if (isNewInB || isGoneFromA) {
      close();
      changes -= 1;
    } else length += 1;
    if (!isGoneFromA) placeB -= 1;
    if (!isNewInB) placeA -= 1;
  }
  close();
  return runs.reverse();
}

/**
 * A longest list of entries that both have, in bounded time and memory whatever the lists hold: at most 0.1 s for
 * 100,000 entries each, on a slow server.
 */
export function align(
  left: readonly string[],
  right: readonly string[],
  changesMax = CHANGES_MAX,
): Alignment {
  const [a, b] = numbered([left, right]) as [Int32Array, Int32Array];
  const head = headOf(a, b);
  const [restA, restB] = [a.subarray(head), b.subarray(head)];
  const start: Run[] = head > 0 ? [{ a: 0, b: 0, length: head }] : [];
  const found = reaches(restA, restB, changesMax);
  if (found) return { runs: [...start, ...runsOf(restA, restB, found, head)], isWhole: true };
  const tail = tailOf(restA, restB);
  const end = { a: a.length - tail, b: b.length - tail, length: tail };
  return { runs: tail > 0 ? [...start, end] : start, isWhole: false };
}
