import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleId } from '../../../test/harness/practice/samples.ts';
import type { RecordRead } from '../../domain/audit/read.ts';
import { type UserDatabase, userDatabase } from '../outbox/database.ts';
import { dexieReads } from './dexieReads.ts';
import type { RecordReads } from './recordReads.ts';

const read = (n: number, at: string, part: RecordRead['part'] = 'record'): RecordRead => ({
  patientId: sampleId(3, n),
  part,
  at: `2026-03-${at}:00.000Z`,
});

let users = 0;
let userId: string;
const opened: Dexie[] = [];
const database = (): UserDatabase => {
  const one = userDatabase(userId);
  opened.push(one);
  return one;
};
beforeEach(() => {
  userId = `reads${++users}`;
});
afterEach(() => opened.splice(0).forEach((one) => one.close()));

describe('the openings of records on a device', () => {
  let reads: RecordReads;
  const all = () => dexieReads(database()).oldest(10_000);
  beforeEach(() => {
    reads = dexieReads(database(), 4);
  });

  it('are kept once for each patient, part and hour, whichever tab was looked at', async () => {
    await reads.add(read(1, '02T09:10'));
    await reads.add(read(1, '02T09:50'));
    await dexieReads(database()).add(read(1, '02T09:55'));
    await reads.add(read(1, '02T10:00'));
    await reads.add(read(1, '02T09:20', 'notes'));
    expect(await all()).toHaveLength(3);
    expect(await all()).toContainEqual(read(1, '02T09:10'));
  });

  it('come oldest first, and go when the server knows of them', async () => {
    for (const hour of ['11', '09', '10']) await reads.add(read(1, `02T${hour}:00`));
    const two = await reads.oldest(2);
    expect(two).toEqual([read(1, '02T09:00'), read(1, '02T10:00')]);
    await reads.remove(two);
    expect(await all()).toEqual([read(1, '02T11:00')]);
  });

  it('are thinned to the first of a day when there are too many', async () => {
    for (const at of ['02T09:00', '02T10:00', '03T09:00', '03T10:00', '04T09:00'])
      await reads.add(read(1, at));
    expect(await all()).toEqual(['02T09:00', '03T09:00', '04T09:00'].map((at) => read(1, at)));
  });

  it('lose the oldest only where every day has one alone', async () => {
    for (const day of ['02', '03', '04', '05', '06']) await reads.add(read(1, `${day}T09:00`));
    expect(await all()).toEqual(['03', '04', '05', '06'].map((day) => read(1, `${day}T09:00`)));
  });
});

describe('the files that were made on a device', () => {
  const made = (n: number) => ({
    id: sampleId(5, n),
    kind: 'everything' as const,
    at: '2026-03-02T09:00:00.000Z',
    counts: { patients: 1, sessions: 2, notes: 3, payments: 0, bytes: 900 },
    patientIds: [sampleId(3, 1)],
  });

  it('stay until the server knows of them, the oldest first, however many openings there are', async () => {
    const reads = dexieReads(database(), 2);
    await reads.addExport(made(2));
    await reads.addExport(made(1));
    for (const day of ['02', '03', '04']) await reads.add(read(1, `${day}T09:00`));
    const later = dexieReads(database());
    expect(await later.nextExport()).toEqual(made(1));
    await later.removeExport(made(1).id);
    expect(await later.nextExport()).toEqual(made(2));
    await later.removeExport(made(2).id);
    expect(await later.nextExport()).toBeNull();
  });
});

describe('a database of before there were any', () => {
  const older = () => {
    const one = new Dexie(`sereno-${userId}`);
    one.version(1).stores({
      outbox: '++position',
      drafts: 'key',
      recordings: 'id',
      meta: 'key',
      snapshot: 'name',
    });
    opened.push(one);
    return one;
  };
  const draft = { key: 'a', value: 'texto', baseV: 0, updatedAt: '2026-03-02T09:00:00.000Z' };

  it('opens with all that it held', async () => {
    const before = older();
    await before.table('outbox').add({ key: 'k' });
    await before.table('drafts').add(draft);
    before.close();
    const now = database();
    expect(await now.outbox.toArray()).toMatchObject([{ key: 'k', position: 1 }]);
    expect(await now.drafts.toArray()).toEqual([draft]);
    await dexieReads(now).add(read(1, '02T09:00'));
    expect(await dexieReads(now).oldest(9)).toHaveLength(1);
  });

  it('is brought up to date while a tab of before is open, and both go on', async () => {
    const before = older();
    await before.open();
    const now = database();
    await dexieReads(now).add(read(1, '02T09:00'));
    await before.table('drafts').add(draft);
    expect(await now.drafts.toArray()).toEqual([draft]);
  });
});
