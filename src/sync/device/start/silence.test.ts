import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { type UserDatabase, userDatabase } from '../../../data/outbox/database.ts';
import { dexieOutbox } from '../../../data/outbox/dexieOutbox.ts';
import { createSilence, watchStore } from './silence.ts';

const opened: UserDatabase[] = [];
const held: (() => void)[] = [];
let users = 0;

/** An outbox whose time passes when the test says so. */
function watchedOutbox() {
  const userId = `silent-${++users}`;
  const database = userDatabase(userId);
  opened.push(database);
  const sleepers: { readonly ms: number; readonly wake: () => void }[] = [];
  let now = 0;
  const silence = createSilence({
    now: () => now,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        sleepers.push({ ms, wake: resolve });
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  });
  const told: boolean[] = [];
  silence.onChange((isSilent) => told.push(isSilent));
  let connections = 1;
  const again = () => {
    connections += 1;
    database.close({ disableAutoOpen: false });
  };
  const outbox = watchStore(
    dexieOutbox(userId, database, () => 'client'),
    { silence, again },
    ['rows'],
  );
  return {
    database,
    outbox,
    told,
    connections: () => connections,
    pass: async (): Promise<void> => {
      for (const { ms, wake } of sleepers.splice(0)) {
        now += ms;
        wake();
      }
      // The store's answers are tasks of their own.
      for (let turn = 0; turn < 20; turn++) await new Promise((done) => setImmediate(done));
    },
  };
}

/** A transaction that stays open, as that of a frozen page. Returns the function that ends it. */
function hold(database: UserDatabase): Promise<() => void> {
  return new Promise((resolve) => {
    const connection = database.backendDB();
    const store = connection.transaction('outbox', 'readwrite').objectStore('outbox');
    let isHeld = true;
    const goOn = () => {
      if (isHeld) store.count().onsuccess = goOn;
    };
    goOn();
    const release = () => (isHeld = false);
    held.push(release);
    resolve(release);
  });
}

describe('a store of the device', () => {
  afterEach(() => {
    for (const release of held.splice(0)) release();
    for (const database of opened.splice(0)) database.close();
  });

  it('is told as silent while another page holds it, and no more when it answers', async () => {
    const { database, outbox, told, connections, pass } = watchedOutbox();
    await outbox.rows();
    const release = await hold(database);
    const rows = outbox.rows();
    await pass();
    expect([told, connections()]).toEqual([[], 2]);
    await pass();
    expect(told).toEqual([true]);
    release();
    expect(await rows).toEqual([]);
    expect(told).toEqual([true, false]);
  });

  it('is read over a new connection where the first one has died', async () => {
    const { database, outbox, told, pass } = watchedOutbox();
    await outbox.rows();
    // Its transactions never begin.
    const dead = database.backendDB();
    Object.defineProperty(dead, 'transaction', { value: () => new Proxy({}, { get: silent }) });
    const rows = outbox.rows();
    await pass();
    expect(await rows).toEqual([]);
    expect(told).toEqual([]);
  });

  it('is not written to a second time, since the first may yet be done', async () => {
    const { database, outbox, told, connections, pass } = watchedOutbox();
    await outbox.rows();
    const release = await hold(database);
    const added = outbox.add({ key: 'a', name: 'x', state: 'waiting' } as never);
    await pass();
    await pass();
    expect([told, connections()]).toEqual([[true], 1]);
    release();
    await added;
    expect(await outbox.rows()).toHaveLength(1);
    expect(told).toEqual([true, false]);
  });

  it('says what it refuses at once', async () => {
    const { outbox, told } = watchedOutbox();
    const refused = outbox.update(() => {
      throw new Error('no');
    });
    await expect(refused).rejects.toThrow('no');
    expect(told).toEqual([]);
  });
});

const silent = (_target: object, name: string | symbol) =>
  name === 'objectStore' ? () => new Proxy({}, { get: () => () => ({}) }) : () => undefined;
