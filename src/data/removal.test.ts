import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { idOf } from '../../test/harness/database/rows.ts';
import { userDatabase } from './outbox/database.ts';
import { removePerson } from './removal.ts';

const [ANA, BIA] = [idOf(1), idOf(2)];
const sleep = () => new Promise<void>((resolve) => void setTimeout(resolve, 5));

/** localStorage, whose keys are its own. */
function settingsWith(values: Readonly<Record<string, string>>): Storage {
  const settings: Record<string, unknown> = { ...values };
  const methods = {
    getItem: (key: string) => (settings[key] as string | undefined) ?? null,
    removeItem: (key: string) => void delete settings[key],
  };
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(settings, name, { value, enumerable: false });
  return settings as unknown as Storage;
}

const create = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
    request.onerror = () => reject(request.error ?? new Error(name));
  });

const names = async () =>
  (await indexedDB.databases()).map(({ name }) => name ?? '').toSorted((a, b) => (a < b ? -1 : 1));

const databasesOf = (userId: string): string[] => [
  `rxdb-dexie-sereno-base-${userId}--2--patients`,
  `sereno-${userId}`,
  `sereno-search-${userId}`,
];

beforeEach(async () => {
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
});

describe('removing a person’s copy', () => {
  it('takes all their databases and what names them, and leaves another’s alone', async () => {
    for (const name of [...databasesOf(ANA), ...databasesOf(BIA), 'sereno-session'])
      await create(name);
    const settings = settingsWith({
      [`sereno-google-calendar:${ANA}`]: '{}',
      [`sereno-google-calendar:${BIA}`]: '{}',
      'sereno-scheme': 'dark',
    });
    expect(await removePerson(ANA, { databases: indexedDB, settings, sleep })).toBe(true);
    expect(await names()).toEqual([...databasesOf(BIA), 'sereno-session'].toSorted());
    expect(Object.keys(settings)).toEqual([`sereno-google-calendar:${BIA}`, 'sereno-scheme']);
  });

  it('takes what waits a second time, and leaves another’s', async () => {
    const deleted: string[] = [];
    const caches = { delete: async (name: string) => deleted.push(name) > 0 };
    const settings = settingsWith({});
    await removePerson(ANA, { databases: indexedDB, settings, sleep, caches });
    expect(new Set(deleted)).toEqual(new Set([`sereno-waiting-${ANA}`]));
  });

  it('takes all settings where nobody else has anything here', async () => {
    for (const name of databasesOf(ANA)) await create(name);
    const values = { clockAhead: '1', 'sereno-scheme': 'dark', sessionEnded: 'true' };
    const settings = settingsWith(values);
    expect(await removePerson(ANA, { databases: indexedDB, settings, sleep })).toBe(true);
    expect(await names()).toEqual([]);
    expect(Object.keys(settings)).toEqual(['sereno-scheme', 'sessionEnded']);
  });

  it('takes also what another tab writes before it has heard, and waits for what it holds open', async () => {
    const other = userDatabase(ANA);
    await other.drafts.put({ key: 'a', value: 'texto', baseV: 0, updatedAt: '' });
    const settings = settingsWith({});
    let isTold = false;
    const late = async () => {
      await sleep();
      if (isTold) return;
      isTold = true;
      await other.open();
      await other.drafts.put({ key: 'b', value: 'mais texto', baseV: 0, updatedAt: '' });
      other.close();
    };
    expect(await removePerson(ANA, { databases: indexedDB, settings, sleep: late })).toBe(true);
    expect(await names()).toEqual([]);
  });
});
