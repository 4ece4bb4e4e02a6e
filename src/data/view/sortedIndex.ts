/** So many changes at most are put in place one by one; more wait for the next reader and are merged at once. */
const ONE_BY_ONE = 32;

/** The first place in sorted items whose item is not before the sought one. */
export function firstNotBefore<T>(
  items: readonly T[],
  order: (value: T) => number,
  from = 0,
): number {
  let low = from;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (order(items[middle] as T) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Values in an order that is total: two different documents never compare as equal. */
export class SortedIndex<T> {
  #items: T[] = [];
  /** What is still to be done: 1 adds a value, -1 removes it, 0 leaves it. */
  readonly #owed = new Map<T, number>();

  constructor(readonly compare: (a: T, b: T) => number) {}

  get items(): readonly T[] {
    if (this.#owed.size > 0) this.#settle();
    return this.#items;
  }

  /**
   * The first place whose value is not before the sought one.
   * @param order negative where a value is before it
   */
  firstNotBefore(order: (value: T) => number): number {
    return firstNotBefore(this.items, order);
  }

  /** @param removed the very values that were added before */
  update(removed: readonly T[], added: readonly T[]): void {
    for (const value of removed) this.#owed.set(value, (this.#owed.get(value) ?? 0) - 1);
    for (const value of added) this.#owed.set(value, (this.#owed.get(value) ?? 0) + 1);
  }

  #settle(): void {
    const owed = [...this.#owed];
    this.#owed.clear();
    const removed = owed.filter(([, change]) => change < 0).map(([value]) => value);
    const added = owed.filter(([, change]) => change > 0).map(([value]) => value);
    if (owed.length > ONE_BY_ONE) return this.#merge(new Set(removed), added.sort(this.compare));
    for (const value of removed) this.#items.splice(this.#placeOf(value), 1);
    for (const value of added) this.#items.splice(this.#placeOf(value), 0, value);
  }

  #placeOf(value: T): number {
    return firstNotBefore(this.#items, (other) => this.compare(other, value));
  }

  #merge(removed: ReadonlySet<T>, coming: readonly T[]): void {
    const kept = removed.size > 0 ? this.#items.filter((item) => !removed.has(item)) : this.#items;
    const merged: T[] = [];
    let next = 0;
    for (const value of coming) {
      const place = firstNotBefore(kept, (other) => this.compare(other, value), next);
      while (next < place) merged.push(kept[next++] as T);
      merged.push(value);
    }
    while (next < kept.length) merged.push(kept[next++] as T);
    this.#items = merged;
  }
}
