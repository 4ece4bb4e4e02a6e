import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, it, onTestFinished } from 'vitest';
import { watchDatabases } from './openDatabases.ts';

/** The next files of this worker open databases of their own. */
function keepPrototypes(): () => void {
  const [factory, database] = [IDBFactory.prototype, IDBDatabase.prototype];
  // oxlint-disable-next-line typescript/unbound-method -- Put back where they were.
  const [open, transaction] = [factory.open, database.transaction];
  const putBack = () => {
    factory.open = open;
    database.transaction = transaction;
  };
  onTestFinished(putBack);
  return putBack;
}

it('a worker that is about to be frozen keeps no transaction and opens none', async () => {
  keepPrototypes();
  const databases = watchDatabases();
  const database = new Dexie('kept');
  database.version(1).stores({ meta: 'key' });
  await database.table('meta').put({ key: 'a' });
  const hanging = database.transaction('rw', 'meta', async () => {
    await database.table('meta').put({ key: 'b' });
    databases.end();
    await database.table('meta').put({ key: 'c' });
  });
  await expect(hanging).rejects.toThrow('Transaction');
  await expect(database.table('meta').put({ key: 'd' })).rejects.toThrow('away');
  expect(() => indexedDB.open('another')).toThrow('away');
});

it('a draft that was on its way when the worker ends is on the disk; half a change is not', async () => {
  const open = () => {
    const opened = new Dexie('leaving');
    opened.version(1).stores({ drafts: 'key', outbox: 'key' });
    return opened;
  };
  const putBack = keepPrototypes();
  const databases = watchDatabases();
  const database = await open().open();
  const isOver = Promise.allSettled([
    database.table('drafts').put({ key: 'note:1' }),
    database.table('outbox').put({ key: 'a' }),
  ]);
  // Both are asked for, and neither is answered.
  await Promise.resolve();
  databases.end();
  await isOver;
  putBack();
  const later = open();
  expect(await later.table('drafts').toArray()).toEqual([{ key: 'note:1' }]);
  expect(await later.table('outbox').toArray()).toEqual([]);
  later.close();
});
