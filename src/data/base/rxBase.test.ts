import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { Dexie } from 'dexie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { baseContract } from '../../../test/harness/memory/baseContract.ts';
import { lastFlatShapes, openFormerBase } from '../../../test/harness/memory/formerBase.ts';
import {
  psych,
  sampleAppointment,
  sampleId,
  sampleNote,
  samplePatient,
  sampleUser,
} from '../../../test/harness/practice/samples.ts';
import type { Base } from './base.ts';
import { baseStorage, openBase } from './rxBase.ts';

let users = 0;
let userId = '';
const freshUser = async () => {
  userId = `u${++users}`;
};

baseContract('RxDB', () => openBase(userId), freshUser);

/** As another tab would: RxDB lets one process open a database once, unless it looks like another storage. */
const openTab = (n: number): Promise<Base> =>
  openBase(userId, { storage: Object.assign(baseStorage(), { name: `dexie-tab-${n}` }) as never });

const change = (n: number, v: number, name: string) => {
  const doc = samplePatient(n, { name });
  return { entity: 'patients' as const, id: doc.id, v, cs: 0, doc };
};

describe('two tabs on one base', () => {
  it('read what the other wrote', async () => {
    await freshUser();
    const [a, b] = [await openTab(1), await openTab(2)];
    await a.writePage([change(1, 1, 'Ana')], 1);
    expect((await b.get('patients', samplePatient(1).id))?.doc.name).toBe('Ana');
    await b.writePage([change(1, 2, 'Bia')], 1);
    expect((await a.get('patients', samplePatient(1).id))?.doc.name).toBe('Bia');
    await Promise.all([a.close(), b.close()]);
  });

  it('end with the newest of each document when both pull at once', async () => {
    await freshUser();
    const tabs = [await openTab(1), await openTab(2)];
    const page = (v: number) =>
      Array.from({ length: 60 }, (_, n) => change(n, v + ((n * 7) % 11), `v${v + ((n * 7) % 11)}`));
    await Promise.all([1, 6, 3, 9, 2].map((v, i) => tabs[i % 2]!.writePage(page(v), 1)));
    for (let n = 0; n < 60; n++) {
      const found = await tabs[0]!.get('patients', samplePatient(n).id);
      expect(found?.v).toBe(9 + ((n * 7) % 11));
      expect(found?.doc.name).toBe(`v${found?.v}`);
    }
    await Promise.all(tabs.map((tab) => tab.close()));
  });
});

describe('a removed document', () => {
  it('leaves none of its content on the disk', async () => {
    await freshUser();
    const base = await openBase(userId);
    await base.writePage([change(1, 1, 'Segredo clínico')], 1);
    await base.writePage([{ entity: 'patients', id: samplePatient(1).id, v: 2, cs: 0 }], 1);
    await base.close();
    const names = (await Dexie.getDatabaseNames()).filter((name) =>
      name.includes(`base-${userId}-`),
    );
    const contents: unknown[] = [];
    for (const name of names) {
      const database = await new Dexie(name).open();
      for (const table of database.tables) contents.push(await table.toArray());
      database.close();
    }
    expect(JSON.stringify(contents)).toContain(samplePatient(1).id);
    expect(JSON.stringify(contents)).not.toContain('Segredo');
  });
});

describe('a disk that refuses', () => {
  it('is reported as such when opening', async () => {
    await freshUser();
    const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(openBase(userId)).rejects.toMatchObject({ code: 'quota_exceeded' });
    expect(open).toHaveBeenCalled();
  });
});

const flat = { g: 1, v: 7, cs: 3 };

const sampleBreak = {
  id: sampleId(6, 1),
  psychologistId: psych.userId,
  dayOfWeek: 2,
  startTime: '12:00',
  endTime: '13:00',
  description: null,
  isActive: true,
  createdAt: '2026-03-02T12:00:00.000Z',
};

describe('a base of an earlier version of the app', () => {
  beforeEach(freshUser);

  it('is brought up to date where it lies, without a network, nothing lost and nothing brought back', async () => {
    const old = await openFormerBase(userId);
    const sessions = Array.from({ length: 300 }, (_, n) => sampleAppointment(n));
    await old.store('users', [{ ...sampleUser(1), ...flat }]);
    await old.store('patients', [{ ...samplePatient(1), ...flat }]);
    await old.store('patients', [{ id: samplePatient(2).id, ...flat }], true);
    await old.store('practice', [{ ...sampleBreak, e: 'recurringBreaks', ...flat }]);
    await old.store(
      'appointments',
      sessions.map((session) => ({ ...session, ...flat })),
    );
    await old.store('notes', [{ ...sampleNote(1), ...flat }]);
    await old.close();

    const base = await openBase(userId);
    const stamp = { v: 7, cs: 3 };
    for (const [entity, doc] of [
      ['users', sampleUser(1)],
      ['patients', samplePatient(1)],
      ['recurringBreaks', sampleBreak],
      ['notes', sampleNote(1)],
    ] as const)
      expect(await base.get(entity, doc.id)).toEqual({ entity, id: doc.id, ...stamp, doc });
    const found: unknown[] = [];
    for await (const rows of base.scan('appointments')) found.push(...rows.map(({ doc }) => doc));
    expect(found).toHaveLength(300);
    expect(found).toEqual(expect.arrayContaining(sessions.slice(0, 5)));
    await base.writePage([change(2, 6, 'De antes da remoção')], 1);
    expect(await base.get('patients', samplePatient(2).id)).toBeUndefined();
    await base.writePage([change(1, 8, 'Nova')], 1);
    expect((await base.get('patients', samplePatient(1).id))?.doc.name).toBe('Nova');
    await base.close();
  });

  it('may be older still', async () => {
    const old = await openFormerBase(userId, {
      notes: { ...lastFlatShapes.notes, version: 0 },
    });
    await old.store('notes', [{ ...sampleNote(1), ...flat }]);
    await old.close();
    const base = await openBase(userId);
    expect((await base.get('notes', sampleNote(1).id))?.doc).toEqual(sampleNote(1));
    expect((await base.get('notes', sampleNote(1).id))?.v).toBe(7);
    await base.close();
  });

  it('takes a field that this version has never heard of, and gives it back', async () => {
    const base = await openBase(userId);
    const doc = { ...samplePatient(1), nickname: 'Aninha' };
    await base.writePage([{ entity: 'patients', id: doc.id, v: 1, cs: 0, doc }], 1);
    expect((await base.get('patients', doc.id))?.doc).toEqual(doc);
    await base.close();
  });
});
