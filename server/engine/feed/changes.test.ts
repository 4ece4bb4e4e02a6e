import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Appointment } from '../../../src/domain/appointments/appointment.ts';
import type { Note } from '../../../src/domain/notes/note.ts';
import {
  backends,
  openScene,
  RawDevice,
  type Scene,
} from '../../../test/harness/database/contract.ts';
import {
  appointment,
  hours,
  note,
  patient,
  smallClinic,
  type SmallClinic,
} from '../../../test/harness/practice/practice.ts';
import { PAGE_BYTES } from '../../../src/domain/sync/protocol.ts';

const DAY = 24;

describe.each(backends())('the feed on $name', (backend) => {
  let scene: Scene;
  let ana: RawDevice;

  beforeEach(async () => {
    scene = await openScene(backend);
    ana = scene.device(scene.people.ana);
  });
  afterEach(() => scene.close());

  const rename = (device: RawDevice, id: string, name: string) =>
    device.act({ name: 'patient.update', args: { id, name } });

  it('brings each person exactly the versions that are theirs', async () => {
    for (const person of Object.values(scene.people)) {
      const device = scene.device(person);
      await device.pull();
      expect(device.documents()).toEqual(await scene.server.projection(device.actor));
    }
    const portal = scene.device(scene.people.portal);
    await portal.pull();
    const kinds = [...portal.held.keys()].map((key) => key.split('/')[0]).toSorted();
    expect(kinds).toEqual(['appointments', 'patients', 'tenants', 'users', 'users']);
    expect(JSON.stringify(portal.documents())).not.toMatch(/Asma|Trazer exames|Davi/);
    expect(portal.held.get(`users/${scene.people.ana.id}`)?.doc).toEqual({
      id: scene.people.ana.id,
      name: 'Ana',
      role: 'psych',
      isActive: true,
    });
  });

  it('starts with people, patients and the sessions around today, and says how many documents there are', async () => {
    const clinic = smallClinic(scene.newId);
    const whose = { psychologistId: clinic.people.ana.id, patientId: clinic.davi.id };
    const far = [-90, -31, -29, 59, 61].map((days) =>
      appointment(scene.newId(), whose, days * DAY),
    );
    const notes = far.slice(0, 2).map((session) => note(scene.newId(), session, 'Texto.'));
    const second = await openClinic(clinic, far, notes);
    const [first, ...rest] = await second.pull();
    const hot = first!.changes.map(({ entity, id }) => `${entity}/${id}`);
    const inWindow = far.slice(2, 4).map(({ id }) => `appointments/${id}`);
    expect(hot).toEqual(expect.arrayContaining([`users/${second.actor.userId}`, ...inWindow]));
    for (const { id } of [far[0]!, far[1]!, far[4]!])
      expect(hot).not.toContain(`appointments/${id}`);
    expect(first).toMatchObject({ done: false, first: { hot: true, total: second.held.size } });
    expect(rest.at(-1)!.done).toBe(true);
    expect([...second.held.keys()]).toEqual(
      expect.arrayContaining([
        ...far.map(({ id }) => `appointments/${id}`),
        ...notes.map(({ id }) => `notes/${id}`),
      ]),
    );
    expect((await second.page()).first).toBeUndefined();
  });

  /** Ana's device in another clinic on the same server that has these as well. */
  async function openClinic(
    clinic: SmallClinic,
    sessions: Appointment[],
    notes: Note[],
  ): Promise<RawDevice> {
    const { seed } = clinic;
    await scene.server.createTenant({
      ...seed,
      appointments: [...seed.appointments, ...sessions],
      notes,
    });
    return new RawDevice(scene.server, clinic.actor(clinic.people.ana), scene.newId);
  }

  it('reads the same whatever the size of a page, while others write', async () => {
    for (const limit of [1, 2, 3, 7]) {
      const device = scene.device(scene.people.ana);
      const writer = scene.device(scene.people.ana);
      for (let page = 0; page < 3; page++) {
        const { cursor, changes } = await device.page(limit);
        device.cursor = cursor;
        for (const row of changes) device.held.set(`${row.entity}/${row.id}`, row);
        await rename(writer, page % 2 ? scene.carla.id : scene.davi.id, `Nome ${limit}-${page}`);
      }
      await device.pull(limit);
      expect(device.documents()).toEqual(await scene.server.projection(device.actor));
    }
  });

  it('never lets a document go backwards, and brings each change once', async () => {
    await ana.pull();
    await rename(scene.device(scene.people.ana), scene.davi.id, 'Davi Novo');
    const [page] = await ana.pull();
    expect(page!.changes.map(({ entity, id }) => [entity, id])).toEqual([
      ['patients', scene.davi.id],
    ]);
    expect((await ana.page()).changes).toEqual([]);
  });

  it('carries the asking device its own sequence number, and no other device', async () => {
    const other = scene.device(scene.people.ana);
    await rename(ana, scene.davi.id, 'Um');
    await rename(ana, scene.davi.id, 'Dois');
    await ana.act({
      name: 'patient.update',
      args: { id: scene.davi.id, email: scene.carla.email },
    });
    await rename(other, scene.davi.id, 'Três');
    await Promise.all([ana.pull(), other.pull()]);
    const key = `patients/${scene.davi.id}`;
    expect([ana.held.get(key)?.cs, other.held.get(key)?.cs]).toEqual([3, 1]);
    expect(ana.held.get(`patients/${scene.carla.id}`)?.cs).toBe(0);
  });

  it('leaves a tombstone where a document was deleted, and says nothing of it to those who never had it', async () => {
    const [bruno, admin] = [scene.device(scene.people.bruno), scene.device(scene.people.admin)];
    await Promise.all([ana.pull(), bruno.pull(), admin.pull()]);
    await bruno.act({ name: 'patient.delete', args: { id: scene.elisa.id } });
    const [forBruno] = await bruno.pull();
    const [forAdmin] = await admin.pull();
    const [forAna] = await ana.pull();
    for (const page of [forBruno, forAdmin]) {
      expect(page!.changes).toMatchObject([{ entity: 'patients', id: scene.elisa.id }]);
      expect(page!.changes[0]).not.toHaveProperty('doc');
    }
    expect(forAna!.changes).toEqual([]);
  });

  it('leaves a first reader no tombstones', async () => {
    await scene
      .device(scene.people.bruno)
      .act({ name: 'patient.delete', args: { id: scene.elisa.id } });
    const bruno = scene.device(scene.people.bruno);
    const pages = await bruno.pull();
    expect(pages.flatMap(({ changes }) => changes).every(({ doc }) => doc)).toBe(true);
  });

  it('starts anew for a cursor of another history, of nobody, or of a person whose role has changed', async () => {
    await ana.pull();
    const before = ana.documents();
    const { cursor } = ana;
    const mine = { clientId: ana.clientId, limit: 1000 };
    const good = JSON.parse(Buffer.from(cursor ?? '', 'base64url').toString()) as { part: object };
    const forged = { ...good, part: { ...good.part, after: [1, "\0'", scene.davi.id] } };
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    for (const bad of ['', 'x', '%', encode({ epoch: 1 }), encode(forged)])
      expect(await scene.server.pull({ ...mine, cursor: bad }, ana.actor)).toMatchObject({
        reset: true,
      });
    const promoted = { ...ana.actor, role: 'administrator' as const };
    expect(await scene.server.pull({ ...mine, cursor }, promoted)).toMatchObject({ reset: true });
    await scene.server.startEpoch(scene.tenantId);
    const pages = await ana.pull();
    expect(pages[0]).toMatchObject({ reset: true, first: { hot: true } });
    expect(ana.documents()).toEqual(before);
    expect(await ana.page()).not.toHaveProperty('reset');
  });

  it('keeps a page below its size, but never answers an empty one where there is more', async () => {
    const texts = Array.from({ length: 30 }, (_, index) => String(index).padEnd(90_000, 'x'));
    const clinic = smallClinic(scene.newId);
    const whose = { psychologistId: clinic.people.ana.id, patientId: clinic.davi.id };
    const sessions = texts.map((_, index) =>
      appointment(scene.newId(), whose, -200 * DAY - index * 2),
    );
    const notes = sessions.map((session, index) => note(scene.newId(), session, texts[index]!));
    const device = await openClinic(clinic, sessions, notes);
    const pages = await device.pull();
    for (const page of pages)
      expect(JSON.stringify(page.changes).length).toBeLessThan(PAGE_BYTES + 200_000);
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.slice(0, -1).every(({ changes }) => changes.length > 0)).toBe(true);
    expect([...device.held.keys()].filter((key) => key.startsWith('notes/'))).toHaveLength(30);
  });

  it("follows a psychologist's new name into the portal of their patients", async () => {
    const portal = scene.device(scene.people.portal);
    await portal.pull();
    await ana.act({ name: 'user.updateProfile', args: { name: 'Ana Lima', bio: 'Nova' } });
    await portal.pull();
    const doc = portal.held.get(`users/${scene.people.ana.id}`)?.doc;
    expect(doc).toMatchObject({ name: 'Ana Lima' });
    expect(doc).not.toHaveProperty('bio');
  });

  it('gives a new patient to the psychologist and the administrators, without health facts to these', async () => {
    const admin = scene.device(scene.people.admin);
    const { id, name, email } = patient(scene.newId(), scene.people.ana.id, 'Fabio');
    await admin.act({
      name: 'patient.create',
      args: { id, name, email, psychologistId: scene.people.ana.id, allergies: 'Pólen' },
    });
    await Promise.all([ana.pull(), admin.pull()]);
    expect(ana.held.get(`patients/${id}`)?.doc).toMatchObject({
      allergies: 'Pólen',
      createdAt: hours(0),
    });
    expect(admin.held.get(`patients/${id}`)?.doc).not.toHaveProperty('allergies');
  });
});
