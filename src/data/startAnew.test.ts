import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { describe, expect, it } from 'vitest';
import { startAnew } from './startAnew.ts';

const ANA = '0193a000-0000-7000-8000-0000000000a1';
const BRUNO = '0193a000-0000-7000-8000-0000000000b1';

const fill = async (name: string): Promise<void> => {
  const database = new Dexie(name);
  database.version(1).stores({ rows: 'key' });
  await database.table('rows').put({ key: 'a' });
  database.close();
};
const never = () => new Promise<void>(() => {});
const at = async () => undefined;

describe('a start anew', () => {
  it('removes the databases of that person and of nobody else', async () => {
    const theirs = [`sereno-${ANA}`, `rxdb-dexie-sereno-base-${ANA}--0--notes`];
    for (const name of [...theirs, `sereno-${BRUNO}`]) await fill(name);
    expect(await startAnew(ANA, { databases: indexedDB, sleep: never })).toBe(true);
    const left = (await indexedDB.databases()).map(({ name }) => name);
    expect(left).not.toContain(theirs[0]);
    expect(left).not.toContain(theirs[1]);
    expect(left).toContain(`sereno-${BRUNO}`);
  });

  it('does not claim what a browser that cannot remove them, or falls silent, did not do', async () => {
    const refusing = {
      databases: () => Promise.reject(new DOMException('Internal error', 'UnknownError')),
      deleteDatabase: () => indexedDB.deleteDatabase('none'),
    };
    const silent = { ...refusing, databases: () => new Promise<never>(() => {}) };
    expect(await startAnew(ANA, { databases: refusing, sleep: never })).toBe(false);
    expect(await startAnew(ANA, { databases: silent, sleep: at })).toBe(false);
  });
});
