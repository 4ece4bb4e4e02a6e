import type { Documents, EntityName } from '../../../../src/domain/core/documents.ts';
import type { ServerChange } from '../../../engine/documents/change.ts';
import type { DecisionContext } from '../../../engine/execution/decision.ts';
import type { Find } from '../../../engine/execution/store.ts';
import type { WorkingSet } from '../../../engine/execution/working-set.ts';

/** What sessions are generated in: a command's transaction, or a job's. */
export interface Workspace {
  readonly documents: WorkingSet;
  /** The server's clock, ISO. */
  readonly now: string;
  readonly newId: () => string;
  /** The documents that match in storage, as the work so far has left them; they may be changed. */
  readonly find: <E extends EntityName>(
    entity: E,
    wanted: Find<E>,
  ) => Promise<readonly Documents[E][]>;
}

const present = <E extends EntityName>(
  documents: WorkingSet,
  entity: E,
  found: readonly { readonly id: string }[],
): Documents[E][] => found.flatMap(({ id }) => documents.get(entity, id) ?? []);

export const ofDecision = ({ tx, documents, now, newId }: DecisionContext): Workspace => ({
  documents,
  now,
  newId,
  async find(entity, wanted) {
    const found = await tx.find(entity, wanted);
    documents.adopt(
      found.map(({ id }) => [entity, id]),
      found,
    );
    return present(documents, entity, found);
  },
});

/** @param now ISO */
export const ofChange = (change: ServerChange, now: string, newId: () => string): Workspace => ({
  documents: change.documents,
  now,
  newId,
  find: async (entity, wanted) =>
    present(change.documents, entity, await change.find(entity, wanted)),
});
