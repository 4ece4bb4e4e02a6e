import type { RxCollection, RxDocumentData } from 'rxdb';
import type { BaseRow } from './base.ts';
import type { Envelope } from './collections.ts';
import { compareStamps } from './order.ts';
import { toStored, type WriteMark } from './rxDocument.ts';

/** Another tab may write the same documents at the same time; each round settles at least one side's. */
const ROUNDS = 10;

type Previous = Map<string, RxDocumentData<Envelope>>;

/** Of several rows of one document the newest. */
function newestById(rows: readonly BaseRow[]): Map<string, BaseRow> {
  const newest = new Map<string, BaseRow>();
  for (const row of rows) {
    const known = newest.get(row.id);
    if (!known || compareStamps(row, known) >= 0) newest.set(row.id, row);
  }
  return newest;
}

/** One attempt. Removes from `rows` what is older than the stored, and returns what met a stored state unawares. */
async function attempt(
  collection: RxCollection<Envelope>,
  rows: Map<string, BaseRow>,
  ids: Iterable<string>,
  previous: Previous,
  mark: WriteMark,
): Promise<Previous> {
  const writes = [...ids].flatMap((id) => {
    const row = rows.get(id);
    const before = previous.get(id);
    return row
      ? { document: toStored(row, before, mark), ...(before && { previous: before }) }
      : [];
  });
  const { error: errors } = await collection.internalStorageInstance.bulkWrite(writes, 'pull');
  const met: Previous = new Map();
  for (const error of errors) {
    // 409: there is a stored state. Everything else must not pass for written.
    if (error.status !== 409) throw new Error(`base write failed with status ${error.status}`);
    const row = rows.get(error.documentId);
    const stored = error.documentInDb;
    if (row && compareStamps(row, stored) < 0) rows.delete(error.documentId);
    else met.set(error.documentId, stored);
  }
  return met;
}

/**
 * Stores rows of one collection, all durable when it resolves.
 * @returns the rows that hold now
 */
export async function writeRows(
  collection: RxCollection<Envelope>,
  candidates: readonly BaseRow[],
  mark: WriteMark,
): Promise<readonly BaseRow[]> {
  const rows = newestById(candidates);
  let ids: Iterable<string> = rows.keys();
  let previous: Previous = new Map();
  for (let round = 0; round < ROUNDS; round++) {
    previous = await attempt(collection, rows, ids, previous, mark);
    if (previous.size === 0) return [...rows.values()];
    ids = previous.keys();
  }
  throw new Error('base write met another writer in every round');
}
