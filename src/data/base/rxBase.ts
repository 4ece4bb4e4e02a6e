import { createRxDatabase, type RxCollection, type RxStorage } from 'rxdb';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import type { EntityName } from '../../domain/core/documents.ts';
import { entityNames } from '../../domain/registry.ts';
import type { Stored } from '../collections/collection.ts';
import { schemas } from '../collections/index.ts';
import { stored } from '../outbox/storageError.ts';
import type { Base, BaseCheckpoint, BaseRow } from './base.ts';
import { toDocument, toRow } from './rxDocument.ts';
import { lastWrite, scanTable, writtenAfter } from './rxRead.ts';
import { writeRows } from './rxWrite.ts';

/** Documents per transaction: large enough for speed, small enough that a reader in the worker is not kept waiting. */
const BATCH = 250;

type Collections = Readonly<Record<EntityName, RxCollection<Stored>>>;

/** Durable when reported: the checkpoint must never run ahead of the documents. */
export const baseStorage = () => getRxStorageDexie({ chromeTransactionDurability: 'strict' });

/**
 * Opens the user's base. Reads go to the storage itself, so that what another tab wrote is never answered from a cache.
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
    const collections = await database.addCollections(
      Object.fromEntries(entityNames.map((entity) => [entity, { schema: schemas[entity] }])),
    );
    return rxBase(collections as unknown as Collections, database.token, () => database.close());
  });
}

function byEntity<T extends { readonly entity: EntityName }>(rows: readonly T[]) {
  return entityNames.map((entity) => [entity, rows.filter((row) => row.entity === entity)] as const);
}

function rxBase(collections: Collections, token: string, close: () => Promise<unknown>): Base {
  const find = (entity: EntityName, ids: readonly string[], withTombstones: boolean) =>
    stored(() =>
      collections[entity].internalStorageInstance.findDocumentsById([...ids], withTombstones),
    );

  async function write(entity: EntityName, rows: readonly BaseRow[]): Promise<BaseRow[]> {
    const holding: BaseRow[] = [];
    const collection = collections[entity];
    for (let start = 0; start < rows.length; start += BATCH) {
      const mark = { token, write: (await lastWrite(collection)) + 1 };
      holding.push(...(await writeRows(collection, rows.slice(start, start + BATCH), mark)));
    }
    return holding;
  }

  async function* living(entity: EntityName): AsyncIterable<readonly BaseRow[]> {
    for await (const batch of scanTable(collections[entity]))
      yield batch.map((raw) => toRow(entity, raw)).filter(({ doc }) => doc);
  }

  const writeAll = async (rows: readonly BaseRow[]): Promise<BaseRow[]> => {
    const holding: BaseRow[] = [];
    for (const [entity, some] of byEntity(rows)) holding.push(...(await write(entity, some)));
    return holding;
  };

  return {
    async get(entity, id) {
      const [found] = await find(entity, [id], false);
      return found && toDocument(entity, found);
    },

    async getMany(entity, ids) {
      return (await find(entity, ids, false)).map((raw) => toDocument(entity, raw));
    },

    async rowsOf(refs) {
      const named = refs.map(([entity, id]) => ({ entity, id }));
      const found: BaseRow[] = [];
      for (const [entity, some] of byEntity(named)) {
        if (some.length === 0) continue;
        const raws = await find(entity, some.map(({ id }) => id), true);
        found.push(...raws.map((raw) => toRow(entity, raw)));
      }
      return found;
    },

    writePage: (rows, generation) =>
      stored(() => writeAll(rows.map((row) => ({ ...row, g: generation })))),

    async *scan(entity) {
      for await (const batch of scanTable(collections[entity]))
        yield batch
          .filter((raw) => toRow(entity, raw).doc)
          .map((raw) => toDocument(entity, raw));
    },

    sweep: (generation) =>
      stored(async () => {
        const left: BaseRow[] = [];
        for (const entity of entityNames)
          for await (const batch of living(entity))
            for (const { g, id } of batch)
              if (g < generation) left.push({ entity, id, g: generation, v: 0, cs: 0 });
        return writeAll(left);
      }),

    checkpoint: () =>
      stored(async () => {
        const checkpoint: Partial<Record<EntityName, number>> = {};
        for (const entity of entityNames) checkpoint[entity] = await lastWrite(collections[entity]);
        return checkpoint satisfies BaseCheckpoint;
      }),

    async *changedSince(checkpoint) {
      for (const entity of entityNames) {
        const write = checkpoint[entity];
        if (write === undefined) yield* living(entity);
        else
          for await (const batch of writtenAfter(collections[entity], write))
            yield batch.map((raw) => toRow(entity, raw));
      }
    },

    close: async () => void (await close()),
  };
}
