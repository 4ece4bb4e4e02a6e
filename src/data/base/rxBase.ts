import { addRxPlugin, createRxDatabase, type RxStorage } from 'rxdb';
import { RxDBMigrationSchemaPlugin } from 'rxdb/plugins/migration-schema';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { collectionNames, schemas } from '../collections/index.ts';
import { stored } from '../outbox/storageError.ts';
import type { Base } from './base.ts';
import { type Collections, CollectionsBase } from './collectionsBase.ts';

/** Durable when reported: the checkpoint must never run ahead of the documents. */
export const baseStorage = () => getRxStorageDexie({ chromeTransactionDurability: 'strict' });

/** Every shape so far only added fields that may be absent: what a device holds stays as it is. */
const unchanged = (version: number) =>
  Object.fromEntries(
    Array.from({ length: version }, (_, before) => [before + 1, (document: object) => document]),
  );

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
    const wanted = collectionNames.map((name) => {
      const schema = schemas[name];
      return [name, { schema, migrationStrategies: unchanged(schema.version) }] as const;
    });
    const collections: unknown = await database.addCollections(Object.fromEntries(wanted));
    return new CollectionsBase(collections as Collections, database.token, () => database.close());
  });
}
