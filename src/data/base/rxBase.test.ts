import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { Dexie } from 'dexie';
import { createRxDatabase } from 'rxdb';
import { describe, expect, it, vi } from 'vitest';
import { baseContract } from '../../../test/harness/baseContract.ts';
import { sampleAppointment, samplePatient, sampleUser } from '../../../test/harness/samples.ts';
import { schemas } from '../collections/index.ts';
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
  openBase(userId, Object.assign(baseStorage(), { name: `dexie-tab-${n}` }) as never);

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

/** The first shape that devices held, before plans, recurrences and analyses. */
const firstShape = (schema: (typeof schemas)['users']) => {
  const { planId, emailVerifiedAt, recurringAppointmentId, occurrenceDay, ...known } =
    schema.properties as Record<string, object>;
  return { ...schema, version: 0, properties: known } as unknown as typeof schema;
};

describe('a base of an earlier version of the app', () => {
  it('is brought up to date where it lies, without a network', async () => {
    await freshUser();
    const old = await createRxDatabase({
      name: `sereno-base-${userId}`,
      storage: baseStorage(),
      multiInstance: false,
    });
    const { users, appointments } = await old.addCollections({
      users: { schema: firstShape(schemas.users) },
      appointments: { schema: firstShape(schemas.appointments) },
    });
    const stamp = { g: 1, v: 7, cs: 3 };
    await users.insert({ ...sampleUser(1), ...stamp } as never);
    for (let n = 0; n < 300; n++)
      await appointments.insert({ ...sampleAppointment(n), ...stamp } as never);
    await old.close();

    const base = await openBase(userId);
    expect(await base.get('users', sampleUser(1).id)).toMatchObject({ v: 7, doc: sampleUser(1) });
    let found = 0;
    for await (const rows of base.scan('appointments')) found += rows.length;
    expect(found).toBe(300);
    const next = { entity: 'users', id: sampleUser(1).id, v: 8, cs: 3 } as const;
    await base.writePage([{ ...next, doc: sampleUser(1, { name: 'Nova' }) }], 1);
    expect((await base.get('users', sampleUser(1).id))?.doc.name).toBe('Nova');
    await base.close();
  });
});
