/** More changes than this are merged in one pass instead of one by one. */
const ONE_BY_ONE = 32;

/** Values in an order that is total: two different documents never compare as equal. */
export class SortedIndex<T> {
  #items: T[] = [];

  constructor(readonly compare: (a: T, b: T) => number) {}

  get items(): readonly T[] {
    return this.#items;
  }

  /** The first place whose value is not before the sought one. `order` is negative where a value is before it. */
  firstNotBefore(order: (value: T) => number): number {
    let low = 0;
    let high = this.#items.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (order(this.#items[middle] as T) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** @param removed the very values that were added before */
  update(removed: readonly T[], added: readonly T[]): void {
    if (removed.length + added.length > ONE_BY_ONE) return this.#merge(removed, added);
    for (const value of removed) {
      const place = this.#placeOf(value);
      if (this.#items[place] === value) this.#items.splice(place, 1);
    }
    for (const value of added) this.#items.splice(this.#placeOf(value), 0, value);
  }

  #placeOf(value: T): number {
    return this.firstNotBefore((other) => this.compare(other, value));
  }

  #merge(removed: readonly T[], added: readonly T[]): void {
    const gone = new Set(removed);
    const kept = gone.size > 0 ? this.#items.filter((value) => !gone.has(value)) : this.#items;
    const coming = [...added].sort(this.compare);
    const last = kept[kept.length - 1];
    if (last === undefined || coming[0] === undefined || this.compare(last, coming[0]) < 0) {
      this.#items = kept.concat(coming);
      return;
    }
    const merged: T[] = [];
    let next = 0;
    for (const value of coming) {
      while (next < kept.length && this.compare(kept[next] as T, value) < 0)
        merged.push(kept[next++] as T);
      merged.push(value);
    }
    this.#items = merged.concat(kept.slice(next));
  }
}
