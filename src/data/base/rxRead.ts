import type { Table } from 'dexie';
import type { RxCollection } from 'rxdb';
import type { Envelope } from './collections.ts';
import type { Raw } from './rxDocument.ts';

/** Small enough that other work in the worker gets its turn in between. */
const BATCH = 500;

/** Writers of other tabs may take the same numbers at the same time, or commit a lower one later. */
const WRITES_AGAIN = 4;

const LAST_ID = '\uffff';

/** What RxDB's Dexie storage keeps inside. */
interface Internals {
  readonly dexieTable: Table<Raw, string>;
}

/** Documents on disk: a collection's, or those of a storage without one. */
export type Kept = Pick<RxCollection<Envelope>, 'internalStorageInstance'>;

const tableOf = async ({ internalStorageInstance }: Kept) =>
  (await (internalStorageInstance.internals as Promise<Internals>)).dexieTable;

/** How many there are, tombstones included. */
export const countOf = async (kept: Kept): Promise<number> => (await tableOf(kept)).count();

/** The number of the collection's last write; 0 before the first. */
export async function lastWrite(collection: Kept): Promise<number> {
  const table = await tableOf(collection);
  const last = await table.orderBy('_meta.lwt').last();
  return last?._meta.lwt ?? 0;
}

/** Everything stored, by id, tombstones included. Straight from the table: RxDB's own queries take three times as long. */
export async function* scanTable(collection: Kept): AsyncIterable<Raw[]> {
  const table = await tableOf(collection);
  let last = '';
  for (;;) {
    const batch = await table.where('id').above(last).limit(BATCH).toArray();
    if (batch.length > 0) yield batch;
    if (batch.length < BATCH) return;
    last = batch[batch.length - 1]?.id ?? last;
  }
}

/** What was written after the write of that number, and a little before. */
export async function* writtenAfter(collection: Kept, write: number): AsyncIterable<Raw[]> {
  const table = await tableOf(collection);
  let last: [number, string] = [write - WRITES_AGAIN, LAST_ID];
  for (;;) {
    const batch = await table.where('[_meta.lwt+id]').above(last).limit(BATCH).toArray();
    if (batch.length > 0) yield batch;
    const end = batch[batch.length - 1];
    if (batch.length < BATCH || !end) return;
    last = [end._meta.lwt, end.id];
  }
}
