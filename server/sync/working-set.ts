import { audiencesOf, visibleVersions } from '../../src/domain/access.ts';
import type { Actor } from '../../src/domain/core/command.ts';
import {
  type DocumentSet,
  type Documents,
  type EntityName,
  type Ref,
  refKey,
} from '../../src/domain/core/documents.ts';
import type { DocumentChange, StoredDocument } from './store.ts';

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
  readonly #loaded: ReadonlyMap<string, StoredDocument>;
  readonly #present = new Map<string, Documents[EntityName] | undefined>();

  constructor(refs: readonly Ref[], stored: readonly StoredDocument[]) {
    this.#loaded = new Map(stored.map((one) => [refKey([one.entity, one.id]), one]));
    for (const ref of refs) this.#present.set(refKey(ref), this.#loaded.get(refKey(ref))?.document);
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

  /** What became of the documents, the unchanged ones included. */
  changes(refs: readonly Ref[], v: number): DocumentChange[] {
    return refs.flatMap(([entity, id]) => {
      const before = this.stored(entity, id)?.document;
      const after = this.get(entity, id);
      return before || after ? [{ entity, id, before, after, v }] : [];
    });
  }

  #declared(ref: Ref): string {
    const key = refKey(ref);
    if (!this.#present.has(key))
      throw new Error(`A command reached for an undeclared document of ${ref[0]}.`);
    return key;
  }
}
