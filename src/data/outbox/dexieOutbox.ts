import type { UserDatabase } from './database.ts';
import {
  type Fit,
  type Outbox,
  type OutboxChange,
  type OutboxContents,
  type Withdrawn,
  WITHDRAWN_KEPT,
} from './outbox.ts';
import type { NewOutboxRow, OutboxRow } from './row.ts';
import { stored } from './storageError.ts';

const CLIENT_ID = 'clientId';
const LAST_SEQ = 'lastSeq';
const WITHDRAWN = 'withdrawn';

async function withdrawnIn({ meta }: UserDatabase): Promise<readonly Withdrawn[]> {
  return ((await meta.get(WITHDRAWN))?.value as readonly Withdrawn[] | undefined) ?? [];
}

async function contents(database: UserDatabase): Promise<OutboxContents> {
  const [rows, lastSeq] = await Promise.all([
    database.outbox.toArray(),
    database.meta.get(LAST_SEQ),
  ]);
  return { rows, lastSeq: (lastSeq?.value as number | undefined) ?? 0 };
}

/** Inside a transaction. What is not there any more is not put back. */
async function write(
  database: UserDatabase,
  rows: readonly OutboxRow[],
  { put = [], remove = [], add = [], withdrawn = [], lastSeq }: OutboxChange,
): Promise<void> {
  const { outbox, meta } = database;
  const present = new Set(rows.map((row) => row.position));
  await outbox.bulkPut(put.filter((row) => present.has(row.position)));
  await outbox.bulkDelete([...remove]);
  await outbox.bulkAdd(add);
  if (withdrawn.length > 0) {
    const value = [...(await withdrawnIn(database)), ...withdrawn].slice(-WITHDRAWN_KEPT);
    await meta.put({ key: WITHDRAWN, value });
  }
  if (lastSeq !== undefined) await meta.put({ key: LAST_SEQ, value: lastSeq });
}

/** @param makeId a UUID, wanted once in the life of the store */
export const dexieOutbox = (
  userId: string,
  database: UserDatabase,
  makeId: () => string,
): Outbox => ({
  userId,

  clientId: () =>
    stored(() =>
      database.transaction('rw', database.meta, async () => {
        const known = await database.meta.get(CLIENT_ID);
        if (known) return known.value as string;
        const value = makeId();
        await database.meta.add({ key: CLIENT_ID, value });
        return value;
      }),
    ),

  rows: () => stored(() => database.outbox.toArray()),

  row: (position) => stored(async () => database.outbox.get(position)),

  withdrawal: (key) =>
    stored(async () => (await withdrawnIn(database)).findLast((one) => one.key === key)),

  add: (row: NewOutboxRow, clearsDraft?: string, fit?: Fit) =>
    stored(() =>
      database.transaction('rw', database.outbox, database.drafts, async () => {
        const fitted = fit ? fit(row, await database.outbox.toArray()) : row;
        const position = await database.outbox.add(fitted);
        if (clearsDraft !== undefined) await database.drafts.delete(clearsDraft);
        return { ...fitted, position };
      }),
    ),

  update: (decide) =>
    stored(() =>
      database.transaction('rw', database.outbox, database.meta, async () => {
        const before = await contents(database);
        const change = decide(before);
        if (!change) return before;
        await write(database, before.rows, change);
        return contents(database);
      }),
    ),
});
