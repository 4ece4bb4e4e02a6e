import { createRxDatabase, type RxDatabase, type RxStorage } from 'rxdb';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { stored } from '../outbox/storageError.ts';
import type { Base } from './base.ts';
import { type CarriedOver, carryOver } from './carryOver.ts';
import { collectionNames, schemaOf } from './collections.ts';
import { type Collections, CollectionsBase } from './collectionsBase.ts';

/** Durable when reported: the checkpoint must never run ahead of the documents. */
export const baseStorage = () => getRxStorageDexie({ chromeTransactionDurability: 'strict' });

export interface OpenBaseOptions {
  /** Told while what an earlier version of the app kept is brought into its present shape. */
  readonly onCarriedOver?: (progress: CarriedOver) => void;
  /** Another one only where several tabs live in one process, as in tests. */
  readonly storage?: RxStorage<unknown, unknown>;
}

async function openCollections(
  database: RxDatabase,
  onCarriedOver: (progress: CarriedOver) => void,
): Promise<Base> {
  const wanted = collectionNames.map((name) => [
    name,
    { schema: schemaOf(name), autoMigrate: false },
  ]);
  const collections = (await database.addCollections(
    Object.fromEntries(wanted),
  )) as unknown as Collections;
  await carryOver(database, (name) => collections[name].internalStorageInstance, onCarriedOver);
  return new CollectionsBase(collections, database.token, () => database.close());
}

/** Opens the user's base. */
export function openBase(
  userId: string,
  { onCarriedOver = () => undefined, storage = baseStorage() as never }: OpenBaseOptions = {},
): Promise<Base> {
  return stored(async () => {
    const name = `sereno-base-${userId}`;
    const database = await createRxDatabase({ name, storage, multiInstance: false });
    try {
      return await openCollections(database, onCarriedOver);
    } catch (error) {
      // An open one would stand in the way of the next attempt.
      await database.close();
      throw error;
    }
  });
}
