import type { Base, BaseDocument, BaseRow } from '../../../src/data/base/base.ts';
import { compareStamps } from '../../../src/data/base/order.ts';
import { type EntityName, refKey } from '../../../src/domain/core/documents.ts';
import { entityNames } from '../../../src/domain/entities.ts';

interface StoredRow extends BaseRow {
  /** Number of the write that stored it. */
  readonly write: number;
}

/** The base's disk, in memory. What is in it survives the engine. */
export interface MemoryBaseStore {
  readonly rows: Map<string, StoredRow>;
  writes: number;
}

export const memoryBaseStore = (): MemoryBaseStore => ({ rows: new Map(), writes: 0 });

const BATCH = 500;

function* batched<T>(values: readonly T[]): Iterable<readonly T[]> {
  for (let start = 0; start < values.length; start += BATCH)
    yield values.slice(start, start + BATCH);
}

const rowOf = ({ write: _, ...row }: StoredRow): BaseRow => row;

const documentOf = <E extends EntityName>({ entity, id, v, cs, doc }: StoredRow) =>
  ({ entity, id, v, cs, doc }) as BaseDocument<E>;

export const memoryBase = (store: MemoryBaseStore): Base => {
  const put = (row: BaseRow) =>
    store.rows.set(refKey([row.entity, row.id]), { ...row, write: store.writes });
  const living = <E extends EntityName>(entity: E, id: string) => {
    const row = store.rows.get(refKey([entity, id]));
    return row?.doc ? documentOf<E>(row) : undefined;
  };
  const all = (entity: EntityName) =>
    [...store.rows.values()].filter((row) => row.entity === entity && row.doc);

  return {
    get: async (entity, id) => living(entity, id),
    getMany: async (entity, ids) => ids.flatMap((id) => living(entity, id) ?? []),
    rowsOf: async (refs) =>
      refs.flatMap((ref) => {
        const row = store.rows.get(refKey(ref));
        return row ? rowOf(row) : [];
      }),

    async writePage(rows, generation) {
      store.writes++;
      const holding = new Map<string, BaseRow>();
      for (const change of rows) {
        const row: BaseRow = { ...change, g: generation };
        const known = store.rows.get(refKey([row.entity, row.id]));
        if (known && compareStamps(row, known) < 0) continue;
        put(row);
        holding.set(refKey([row.entity, row.id]), row);
      }
      return [...holding.values()];
    },

    async *scan<E extends EntityName>(entity: E) {
      for (const rows of batched(all(entity))) yield rows.map((row) => documentOf<E>(row));
    },

    async *leftovers(generation) {
      const left = [...store.rows.values()].filter((row) => row.g < generation && row.doc);
      for (const rows of batched(left)) yield rows.map(rowOf);
    },

    async sweep(generation) {
      store.writes++;
      const left = [...store.rows.values()].filter((row) => row.g < generation && row.doc);
      return left.map(({ entity, id }) => {
        const tombstone: BaseRow = { entity, id, g: generation, v: 0, cs: 0 };
        put(tombstone);
        return tombstone;
      });
    },

    checkpoint: async () => Object.fromEntries(entityNames.map((entity) => [entity, store.writes])),

    async *changedSince(checkpoint) {
      const changed = [...store.rows.values()].filter(({ entity, write, doc }) =>
        checkpoint[entity] === undefined ? doc : write > checkpoint[entity],
      );
      for (const rows of batched(changed)) yield rows.map(rowOf);
    },

    close: async () => {},
  };
};
