import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, it, onTestFinished } from 'vitest';
import { watchDatabases } from './openDatabases.ts';

/** The next files of this worker open databases of their own. */
function keepPrototypes(): void {
  const [factory, database] = [IDBFactory.prototype, IDBDatabase.prototype];
  // oxlint-disable-next-line typescript/unbound-method -- Put back where they were.
  const [open, transaction] = [factory.open, database.transaction];
  onTestFinished(() => {
    factory.open = open;
    database.transaction = transaction;
  });
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
