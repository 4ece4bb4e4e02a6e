import type { RxCollection } from 'rxdb';
import type { EntityName, Ref } from '../../domain/core/documents.ts';
import { entityNames } from '../../domain/entities.ts';
import type { ChangeRow } from '../../domain/sync/protocol.ts';
import { stored } from '../outbox/storageError.ts';
import type { Base, BaseCheckpoint, BaseDocument, BaseRow } from './base.ts';
import { type CollectionName, collectionOf, type Envelope } from './collections.ts';
import { isOf, toDocument, toRow } from './rxDocument.ts';
import { lastWrite, scanTable, writtenAfter } from './rxRead.ts';
import { writeRows } from './rxWrite.ts';

/** Documents per transaction: large enough for speed, small enough that a reader is not kept waiting. */
const BATCH = 250;

export type Collections = Readonly<Record<CollectionName, RxCollection<Envelope>>>;

const byEntity = <T extends { readonly entity: EntityName }>(rows: readonly T[]) =>
  entityNames
    .map((entity) => [entity, rows.filter((row) => row.entity === entity)] as const)
    .filter(([, some]) => some.length > 0);

/**
 * The base in RxDB's collections. Reads go to the storage itself, so that what another tab wrote is never answered from
 * a cache.
 */
export class CollectionsBase implements Base {
  constructor(
    readonly collections: Collections,
    /** Names this opening of the database; part of every revision. */
    readonly token: string,
    readonly closeDatabase: () => Promise<unknown>,
  ) {}

  async get<E extends EntityName>(entity: E, id: string): Promise<BaseDocument<E> | undefined> {
    return (await this.getMany(entity, [id]))[0];
  }

  async getMany<E extends EntityName>(
    entity: E,
    ids: readonly string[],
  ): Promise<BaseDocument<E>[]> {
    return (await this.#find(entity, ids, false)).map((raw) => toDocument<E>(raw));
  }

  async rowsOf(refs: readonly Ref[]): Promise<readonly BaseRow[]> {
    const found: BaseRow[] = [];
    for (const [entity, some] of byEntity(refs.map(([name, id]) => ({ entity: name, id })))) {
      const ids = some.map(({ id }) => id);
      found.push(...(await this.#find(entity, ids, true)).map(toRow));
    }
    return found;
  }

  writePage(rows: readonly ChangeRow[], generation: number): Promise<readonly BaseRow[]> {
    return this.#write(rows.map((row) => ({ ...row, g: generation })));
  }

  async *scan<E extends EntityName>(entity: E): AsyncIterable<readonly BaseDocument<E>[]> {
    for await (const rows of this.#living(entity))
      yield rows.map(({ id, v, cs, doc }) => ({ entity, id, v, cs, doc }) as BaseDocument<E>);
  }

  async *leftovers(generation: number): AsyncIterable<readonly BaseRow[]> {
    for (const entity of entityNames)
      for await (const rows of this.#living(entity)) yield rows.filter(({ g }) => g < generation);
  }

  async sweep(generation: number): Promise<readonly BaseRow[]> {
    const left: BaseRow[] = [];
    for await (const rows of this.leftovers(generation)) left.push(...rows);
    return this.#write(left.map(({ entity, id }) => ({ entity, id, g: generation, v: 0, cs: 0 })));
  }

  checkpoint(): Promise<BaseCheckpoint> {
    return stored(async () => {
      const checkpoint: Partial<Record<EntityName, number>> = {};
      for (const entity of entityNames)
        checkpoint[entity] = await lastWrite(this.#collection(entity));
      return checkpoint;
    });
  }

  async *changedSince(checkpoint: BaseCheckpoint): AsyncIterable<readonly BaseRow[]> {
    for (const entity of entityNames) {
      const write = checkpoint[entity];
      if (write === undefined) yield* this.#living(entity);
      else
        for await (const batch of writtenAfter(this.#collection(entity), write))
          yield batch.filter(isOf(entity)).map(toRow);
    }
  }

  async close(): Promise<void> {
    await this.closeDatabase();
  }

  #collection(entity: EntityName): RxCollection<Envelope> {
    return this.collections[collectionOf(entity)];
  }

  #find(entity: EntityName, ids: readonly string[], withTombstones: boolean) {
    const { internalStorageInstance } = this.#collection(entity);
    return stored(async () => {
      const found = await internalStorageInstance.findDocumentsById([...ids], withTombstones);
      return found.filter(isOf(entity));
    });
  }

  async *#living(entity: EntityName): AsyncIterable<readonly BaseRow[]> {
    for await (const batch of scanTable(this.#collection(entity)))
      yield batch
        .filter(isOf(entity))
        .map(toRow)
        .filter(({ doc }) => doc);
  }

  #write(rows: readonly BaseRow[]): Promise<BaseRow[]> {
    return stored(async () => {
      const holding: BaseRow[] = [];
      for (const [entity, some] of byEntity(rows))
        for (let start = 0; start < some.length; start += BATCH) {
          const collection = this.#collection(entity);
          const mark = { token: this.token, write: (await lastWrite(collection)) + 1 };
          holding.push(...(await writeRows(collection, some.slice(start, start + BATCH), mark)));
        }
      return holding;
    });
  }
}
