import { createRxDatabase, type RxStorage } from 'rxdb';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { entityNames } from '../../domain/registry.ts';
import { schemas } from '../collections/index.ts';
import { stored } from '../outbox/storageError.ts';
import type { Base } from './base.ts';
import { type Collections, CollectionsBase } from './collectionsBase.ts';

/** Durable when reported: the checkpoint must never run ahead of the documents. */
export const baseStorage = () => getRxStorageDexie({ chromeTransactionDurability: 'strict' });

/**
 * Opens the user's base.
 * @param storage another one only where several tabs live in one process, as in tests
 */
export function openBase(
  userId: string,
  storage: RxStorage<unknown, unknown> = baseStorage() as RxStorage<unknown, unknown>,
): Promise<Base> {
  return stored(async () => {
    const database = await createRxDatabase({
      name: `sereno-base-${userId}`,
      storage,
      multiInstance: false,
    });
    const wanted = entityNames.map((entity) => [entity, { schema: schemas[entity] }] as const);
    const collections: unknown = await database.addCollections(Object.fromEntries(wanted));
    return new CollectionsBase(collections as Collections, database.token, () => database.close());
  });
}
