import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FlatRow, openFormerBase } from '../../../test/harness/memory/formerBase.ts';
import {
  sampleAppointment,
  sampleNote,
  samplePatient,
} from '../../../test/harness/practice/samples.ts';
import { eachSeed } from '../../../test/harness/random/seeded.ts';
import type { Base } from './base.ts';
import type { CarriedOver } from './carryOver.ts';
import { baseStorage, openBase } from './rxBase.ts';

vi.setConfig({ testTimeout: 60_000 });

const SESSIONS = 510;
const NOTES = 505;
const PATIENTS = 30;
const REMOVED = 5;
const TOTAL = SESSIONS + NOTES + PATIENTS + REMOVED;

let users = 0;
let processes = 0;
let userId = '';

const stamped = (row: { readonly id: string }, n: number): FlatRow => ({
  ...row,
  g: 2,
  v: n + 1,
  cs: n % 3,
});

const many = <T extends { readonly id: string }>(count: number, make: (n: number) => T) =>
  Array.from({ length: count }, (_, n) => make(n));

/** As an earlier version left it: pages in the order in which they came, and what was removed since. */
async function fill(): Promise<void> {
  userId = `carried${++users}`;
  const former = await openFormerBase(userId);
  const sessions = many(SESSIONS, sampleAppointment).map(stamped).toReversed();
  for (let start = 0; start < SESSIONS; start += 250)
    await former.store('appointments', sessions.slice(start, start + 250));
  await former.store('notes', many(NOTES, sampleNote).map(stamped));
  await former.store('patients', many(PATIENTS, samplePatient).map(stamped));
  const removed = many(REMOVED, (n) => ({ id: samplePatient(PATIENTS + n).id }));
  await former.store('patients', removed.map(stamped), true);
  await former.close();
}

type Fate = 'dies' | 'dies after it' | Error | undefined;

interface Interruption {
  /** Asked before each write; a process that dies does nothing afterwards. */
  readonly before?: (write: number) => Fate | Promise<Fate>;
  readonly onCarriedOver?: (progress: CarriedOver) => void;
}

/** What each write of a process says that was killed, so that RxDB, which counts what is open, lets go of it. */
const KILLED = new Error('killed');

/** Opens the base as a process of its own does. `null`: it died. */
async function open({
  before = () => undefined,
  ...told
}: Interruption = {}): Promise<Base | null> {
  const storage = Object.assign(baseStorage(), { name: `dexie-process-${++processes}` });
  const create = storage.createStorageInstance.bind(storage);
  let writes = 0;
  let isDead = false;
  async function through<T>(work: () => Promise<T>): Promise<T> {
    if (isDead) throw KILLED;
    const fate = await before(++writes);
    if (fate instanceof Error) throw fate;
    if (fate === undefined) return work();
    isDead = true;
    if (fate === 'dies after it') await work();
    throw KILLED;
  }
  Object.assign(storage, {
    async createStorageInstance(params: Parameters<typeof create>[0]) {
      const instance = await create(params);
      const bulkWrite = instance.bulkWrite.bind(instance);
      const remove = instance.remove.bind(instance);
      return Object.assign(instance, {
        bulkWrite: (...args: Parameters<typeof bulkWrite>) => through(() => bulkWrite(...args)),
        remove: () => through(remove),
      });
    },
  });
  return openBase(userId, { ...told, storage: storage as never }).catch((error: unknown) => {
    if (isDead) return null;
    throw error;
  });
}

/** How many documents each of the device's collections holds, by the name of its database. */
async function counts(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const name of await Dexie.getDatabaseNames()) {
    if (!name.includes(`sereno-base-${userId}-`) || name.includes('_rxdb_internal')) continue;
    const database = await new Dexie(name).open();
    const count = await database.table('docs').count();
    if (count > 0) found[name.slice(name.indexOf('--') + 2)] = count;
    database.close();
  }
  return found;
}

async function expectAll(base: Base): Promise<void> {
  const found = new Map<string, unknown>();
  for (const entity of ['appointments', 'notes', 'patients'] as const)
    for await (const rows of base.scan(entity)) for (const row of rows) found.set(row.id, row);
  const expected = [
    ...many(SESSIONS, sampleAppointment).map((doc, n) => ['appointments', doc, n] as const),
    ...many(NOTES, sampleNote).map((doc, n) => ['notes', doc, n] as const),
    ...many(PATIENTS, samplePatient).map((doc, n) => ['patients', doc, n] as const),
  ];
  expect(found.size).toBe(expected.length);
  for (const [entity, doc, n] of expected)
    expect(found.get(doc.id)).toEqual({ entity, id: doc.id, v: n + 1, cs: n % 3, doc });
  const refs = many(REMOVED, (n) => samplePatient(PATIENTS + n));
  const tombstones = await base.rowsOf(refs.map(({ id }) => ['patients', id] as const));
  expect(tombstones).toEqual(
    refs.map(({ id }, n) => ({ entity: 'patients', id, g: 2, v: n + 1, cs: n % 3 })),
  );
}

/** What lies on the disk afterwards, beside RxDB's own lists: nothing of the earlier version. */
const NEW = { '2--appointments': SESSIONS, '3--notes': NOTES, '2--patients': PATIENTS + REMOVED };

beforeEach(fill);

describe('what an earlier version of the app kept', () => {
  it('is carried over, counted, and asked for by nobody again', async () => {
    const told: CarriedOver[] = [];
    const base = await open({ onCarriedOver: (progress) => told.push(progress) });
    await expectAll(base!);
    expect(told[0]).toEqual({ done: 0, total: TOTAL });
    expect(told.at(-1)).toEqual({ done: TOTAL, total: TOTAL });
    expect(told.length).toBeGreaterThan(5);
    expect(told.map(({ done }) => done)).toEqual(
      told.map(({ done }) => done).toSorted((a, b) => a - b),
    );
    expect(await counts()).toEqual(NEW);
    // What a snapshot was made from is known by the same numbers.
    expect(await base!.checkpoint()).toMatchObject({ appointments: 3, notes: 4, patients: 6 });
    await base!.close();

    told.length = 0;
    const again = await open({ onCarriedOver: (progress) => told.push(progress) });
    expect(told).toEqual([]);
    await again!.close();
  });

  it('goes on where a killed process left it, wherever that was', async () => {
    await eachSeed(4, async (random) => {
      await fill();
      const last = 8 + random.int(12);
      const deaths = random.chance(0.5) ? 3 : 1;
      for (let death = 0; death < deaths; death++) {
        const at = 1 + random.int(last);
        const fate = random.chance(0.5) ? 'dies' : 'dies after it';
        const base = await open({ before: (write) => (write === at ? fate : undefined) });
        await base?.close();
      }
      const base = await open();
      await expectAll(base!);
      expect(await counts()).toEqual(NEW);
      await base!.close();
    });
  });

  it('is carried over by two tabs at once, of which one goes on with newer states before the other is done', async () => {
    let letGo = (): void => undefined;
    const gate = new Promise<undefined>((resolve) => (letGo = () => resolve(undefined)));
    let isUnderWay = false;
    const slow = open({
      onCarriedOver: ({ done }) => (isUnderWay = done > 0),
      before: () => (isUnderWay ? gate : undefined),
    });
    const fast = await open();
    const doc = samplePatient(1, { name: 'Nome novo' });
    await fast!.writePage([{ entity: 'patients', id: doc.id, v: 900, cs: 0, doc }], 2);
    await fast!.writePage([{ entity: 'patients', id: samplePatient(2).id, v: 901, cs: 0 }], 2);
    expect(isUnderWay).toBe(true);
    letGo();
    const late = await slow;
    for (const base of [fast!, late!]) {
      expect((await base.get('patients', doc.id))?.doc.name).toBe('Nome novo');
      expect(await base.get('patients', samplePatient(2).id)).toBeUndefined();
      expect((await base.get('patients', samplePatient(3).id))?.doc).toEqual(samplePatient(3));
    }
    expect(await counts()).toEqual(NEW);
    await Promise.all([fast!.close(), late!.close()]);
  });

  it('waits on the disk while there is no room, and is carried over when there is', async () => {
    const full = new DOMException('full', 'QuotaExceededError');
    for (const at of [9, 10]) {
      const opening = open({ before: (write) => (write >= at ? full : undefined) });
      await expect(opening).rejects.toMatchObject({ code: 'quota_exceeded' });
    }
    const base = await open();
    await expectAll(base!);
    await base!.close();
  });
});
