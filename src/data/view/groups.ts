import { firstNotBefore } from './sortedIndex.ts';

/** Documents grouped by another document's id, each group in order. Groups are small. */
export class Groups<D> {
  readonly #groups = new Map<string, D[]>();

  constructor(
    readonly groupOf: (document: D) => string | null,
    readonly compare: (a: D, b: D) => number,
  ) {}

  get(group: string): readonly D[] {
    return this.#groups.get(group) ?? [];
  }

  /** @param removed the very documents that were added before */
  update(removed: readonly D[], added: readonly D[]): void {
    for (const document of removed) this.#remove(document);
    for (const document of added) this.#add(document);
  }

  #add(document: D): void {
    const group = this.groupOf(document);
    if (group === null) return;
    const documents = this.#groups.get(group);
    if (!documents) this.#groups.set(group, [document]);
    else documents.splice(this.#placeOf(documents, document), 0, document);
  }

  #remove(document: D): void {
    const group = this.groupOf(document);
    const documents = group === null ? undefined : this.#groups.get(group);
    if (!documents || group === null) return;
    documents.splice(this.#placeOf(documents, document), 1);
    if (documents.length === 0) this.#groups.delete(group);
  }

  #placeOf(documents: readonly D[], document: D): number {
    return firstNotBefore(documents, (other) => this.compare(other, document));
  }
}
