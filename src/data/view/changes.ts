import type { EntityName, Ref } from '../../domain/core/documents.ts';

/** What a step changed, in documents or in their marks. */
export interface ViewChanges {
  readonly documents: ReadonlyMap<EntityName, ReadonlySet<string>>;
  readonly outbox: boolean;
}

/** The document that a `refKey` names. */
export function refOf(key: string): Ref {
  const slash = key.indexOf('/');
  return [key.slice(0, slash) as EntityName, key.slice(slash + 1)];
}

/** Collects changes while a step runs. */
export class ChangeCollector implements ViewChanges {
  readonly documents = new Map<EntityName, Set<string>>();
  outbox = false;

  add(entity: EntityName, id: string): void {
    const ids = this.documents.get(entity);
    if (ids) ids.add(id);
    else this.documents.set(entity, new Set([id]));
  }
}
