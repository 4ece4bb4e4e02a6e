import type { Documents, EntityName, Ref } from '../../../src/domain/core/documents.ts';
import { type Tx, withTenant } from '../../kernel/db/tenant.ts';
import type { WriteParts } from '../../kernel/parts.ts';
import { writeAndPublish } from '../execution/project.ts';
import type { Find, NewJob } from '../execution/store.ts';
import { WorkingSet } from '../execution/working-set.ts';
import { reserve } from './history.ts';
import { commandTransaction } from './store.ts';

/** A change that the server makes by itself: a job's, an accepted invitation's. */
export interface ServerChange {
  /** For the tables that hold no documents. */
  readonly tx: Tx;
  /** What was loaded, found or is to be made; changes to these are written and published at the end. */
  readonly documents: WorkingSet;
  readonly load: (refs: readonly Ref[]) => Promise<void>;
  /** The documents that match, as they stand; they may be changed. */
  readonly find: <E extends EntityName>(
    entity: E,
    find: Find<E>,
  ) => Promise<readonly Documents[E][]>;
  readonly enqueue: (jobs: readonly NewJob[]) => Promise<void>;
  /** Writes and publishes the changes now, for what in other tables refers to them; later ones are not looked at. */
  readonly write: () => Promise<void>;
}

/**
 * Changes documents under the tenant's lock, and publishes them like those of any command. Nothing of it happened when
 * the work throws.
 * @throws ConstraintViolation, StorageUnavailable
 */
export const changeDocuments = <T>(
  { db, onWritten }: WriteParts,
  tenantId: string,
  work: (change: ServerChange) => Promise<T>,
): Promise<T> =>
  withTenant(db, tenantId, async (tx) => {
    const actor = { tenantId, userId: tenantId, role: 'administrator' } as const;
    const port = commandTransaction(tx, actor, await reserve(tx, tenantId), onWritten);
    const documents = new WorkingSet([], []);
    let isWritten = false;
    const write = async (): Promise<void> => {
      if (isWritten) return;
      isWritten = true;
      await writeAndPublish(port, documents.changes([], port.v));
    };
    const result = await work({
      tx,
      documents,
      load: async (refs) => documents.adopt(refs, await port.load(refs)),
      async find(entity, find) {
        const found = await port.find(entity, find);
        documents.adopt(
          found.map(({ id }) => [entity, id]),
          found,
        );
        return found.map(({ document }) => document);
      },
      enqueue: (jobs) => port.enqueue(jobs),
      write,
    });
    await write();
    return result;
  });
