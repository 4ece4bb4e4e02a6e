import { audiencesOf, visibleVersions } from '../../../src/domain/access.ts';
import type { Actor } from '../../../src/domain/core/command.ts';
import {
  type DocumentSet,
  type Documents,
  type EntityName,
  type Ref,
  refKey,
} from '../../../src/domain/core/documents.ts';
import type { DocumentChange } from '../../kernel/document-change.ts';
import type { StoredDocument } from './store.ts';

/** Whether the actor belongs to an audience of the document. */
export function isVisible<E extends EntityName>(
  stored: StoredDocument<E>,
  { userId, role }: Actor,
): boolean {
  const audiences = audiencesOf({ id: userId, role });
  return visibleVersions(stored.entity, stored.document, stored).some(({ audience }) =>
    audiences.includes(audience),
  );
}

/** The documents of one command, loaded beforehand; a command that reaches for others is mistaken. */
export class WorkingSet implements DocumentSet {
  readonly #loaded: Map<string, StoredDocument>;
  readonly #adopted = new Map<string, Ref>();
  readonly #present = new Map<string, Documents[EntityName] | undefined>();

  constructor(refs: readonly Ref[], stored: readonly StoredDocument[]) {
    this.#loaded = new Map(stored.map((one) => [refKey([one.entity, one.id]), one]));
    for (const ref of refs) this.#present.set(refKey(ref), this.#loaded.get(refKey(ref))?.document);
  }

  /**
   * Takes in documents that a decision found or is about to make, so that it may change them too. One that the command
   * itself loaded stays as the command left it.
   */
  adopt(refs: readonly Ref[], stored: readonly StoredDocument[]): void {
    const found = new Map(stored.map((one) => [refKey([one.entity, one.id]), one]));
    for (const ref of refs) {
      const key = refKey(ref);
      if (this.#present.has(key)) continue;
      const one = found.get(key);
      if (one) this.#loaded.set(key, one);
      this.#present.set(key, one?.document);
      this.#adopted.set(key, ref);
    }
  }

  /** The document as it stood before the command. */
  stored<E extends EntityName>(entity: E, id: string): StoredDocument<E> | undefined {
    return this.#loaded.get(refKey([entity, id])) as StoredDocument<E> | undefined;
  }

  get<E extends EntityName>(entity: E, id: string): Documents[E] | undefined {
    return this.#present.get(this.#declared([entity, id])) as Documents[E] | undefined;
  }

  put<E extends EntityName>(entity: E, document: Documents[E]): void {
    this.#present.set(this.#declared([entity, document.id]), document);
  }

  remove(entity: EntityName, id: string): void {
    this.#present.set(this.#declared([entity, id]), undefined);
  }

  /** What became of the touched documents, the unchanged ones included, and of the adopted ones that changed. */
  changes(refs: readonly Ref[], v: number): DocumentChange[] {
    const touched = refs.map((ref) => this.#change(ref, v));
    const further = [...this.#adopted.values()].map((ref) => this.#change(ref, v));
    return [
      ...touched.filter(({ before, after }) => before || after),
      ...further.filter(({ before, after }) => before !== after),
    ];
  }

  #change([entity, id]: Ref, v: number): DocumentChange {
    const before = this.stored(entity, id)?.document;
    return { entity, id, before, after: this.get(entity, id), v };
  }

  #declared(ref: Ref): string {
    const key = refKey(ref);
    if (!this.#present.has(key))
      throw new Error(`A command reached for an undeclared document of ${ref[0]}.`);
    return key;
  }
}
