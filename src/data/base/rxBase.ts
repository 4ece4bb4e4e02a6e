import { addRxPlugin, createRxDatabase, type RxStorage } from 'rxdb';
import { RxDBMigrationSchemaPlugin } from 'rxdb/plugins/migration-schema';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { stored } from '../outbox/storageError.ts';
import type { Base } from './base.ts';
import { collectionNames, migrationsOf, schemaOf } from './collections.ts';
import { type Collections, CollectionsBase } from './collectionsBase.ts';

/** Durable when reported: the checkpoint must never run ahead of the documents. */
export const baseStorage = () => getRxStorageDexie({ chromeTransactionDurability: 'strict' });

/** Documents in one step of a migration: with RxDB's own 200 it takes much longer. */
const MIGRATED_AT_ONCE = 2000;

/**
 * Opens the user's base.
 * @param storage another one only where several tabs live in one process, as in tests
 */
export function openBase(
  userId: string,
  storage: RxStorage<unknown, unknown> = baseStorage() as RxStorage<unknown, unknown>,
): Promise<Base> {
  return stored(async () => {
    addRxPlugin(RxDBMigrationSchemaPlugin);
    const database = await createRxDatabase({
      name: `sereno-base-${userId}`,
      storage,
      multiInstance: false,
    });
    const wanted = collectionNames.map((name) => [
      name,
      { schema: schemaOf(name), migrationStrategies: migrationsOf(name), autoMigrate: false },
    ]);
    const collections: unknown = await database.addCollections(Object.fromEntries(wanted));
    for (const name of collectionNames)
      await (collections as Collections)[name].migratePromise(MIGRATED_AT_ONCE);
    return new CollectionsBase(collections as Collections, database.token, () => database.close());
  });
}
