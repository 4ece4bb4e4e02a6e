/** Counts how often each thing of a kind happened in a schedule. */
export class Counts {
  readonly #kinds = new Map<string, Map<string, number>>();

  add(kind: string, name: string, times = 1): void {
    const names = this.#kinds.get(kind) ?? new Map<string, number>();
    this.#kinds.set(kind, names.set(name, (names.get(name) ?? 0) + times));
  }

  of(kind: string): ReadonlyMap<string, number> {
    return this.#kinds.get(kind) ?? new Map();
  }

  addAll(other: Counts): void {
    for (const [kind, names] of other.#kinds)
      for (const [name, times] of names) this.add(kind, name, times);
  }
}
