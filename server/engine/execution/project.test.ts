import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Patient } from '../../../src/domain/patients/patient.ts';
import {
  backends,
  openScene,
  type RawDevice,
  type Scene,
} from '../../../test/harness/database/contract.ts';
import { writeAndPublish } from './project.ts';

describe.each(backends())('audiences that change on $name', (backend) => {
  let scene: Scene;
  let ana: RawDevice;
  let bruno: RawDevice;
  let portal: RawDevice;

  beforeEach(async () => {
    scene = await openScene(backend);
    [ana, bruno, portal] = [scene.people.ana, scene.people.bruno, scene.people.portal].map(
      (person) => scene.device(person),
    ) as [RawDevice, RawDevice, RawDevice];
    await Promise.all([ana.pull(), bruno.pull(), portal.pull()]);
  });
  afterEach(() => scene.close());

  const change = (before: Patient, changes: Partial<Patient>): Promise<unknown> =>
    scene.server.store.transact(scene.actor(scene.people.admin), (tx) =>
      writeAndPublish(tx, [
        { entity: 'patients', id: before.id, before, after: { ...before, ...changes }, v: tx.v },
      ]),
    );
  async function expectUpToDate(...devices: RawDevice[]): Promise<void> {
    for (const device of devices) {
      await device.pull();
      expect(device.documents()).toEqual(await scene.server.projection(device.actor));
    }
  }

  it('take a patient from the former psychologist and give the whole of it to the next', async () => {
    await change(scene.davi, { psychologistId: scene.people.bruno.id });
    await expectUpToDate(ana, bruno);
    expect(ana.held.has(`patients/${scene.davi.id}`)).toBe(false);
    expect(bruno.held.get(`patients/${scene.davi.id}`)?.doc).toMatchObject({
      medicalHistory: 'Asma',
    });
    expect(
      await ana.act({ name: 'patient.update', args: { id: scene.davi.id, name: 'X' } }),
    ).toMatchObject({
      code: 'not_found',
    });
  });

  it('take everything from a portal account that is no longer the patient’s', async () => {
    expect(portal.held.has(`appointments/${scene.session.id}`)).toBe(true);
    await change(scene.carla, { userId: null });
    await expectUpToDate(portal, ana);
    expect([...portal.held.keys()].map((key) => key.split('/')[0]).toSorted()).toEqual([
      'tenants',
      'users',
    ]);
    await change({ ...scene.carla, userId: null }, { userId: scene.people.portal.id });
    await expectUpToDate(portal, ana);
    expect(portal.held.has(`appointments/${scene.session.id}`)).toBe(true);
    expect(portal.held.has(`users/${scene.people.ana.id}`)).toBe(true);
  });

  it('show a portal account its new psychologist and hide the former', async () => {
    await change(scene.carla, { psychologistId: scene.people.bruno.id });
    await expectUpToDate(portal, ana, bruno);
    expect(portal.held.has(`users/${scene.people.bruno.id}`)).toBe(true);
    expect(portal.held.has(`users/${scene.people.ana.id}`)).toBe(false);
  });

  it('follow a session to the patient that it is given', async () => {
    const id = scene.newId();
    const args = { id, patientId: null, startAt: scene.past.startAt, endAt: scene.past.endAt };
    await ana.act({
      name: 'appointment.cancel',
      args: { id: scene.past.id },
      at: '2026-03-01T00:00:00.000Z',
    });
    expect(await ana.act({ name: 'appointment.create', args })).toMatchObject({ status: 'done' });
    await portal.pull();
    expect(portal.held.has(`appointments/${id}`)).toBe(false);
    await ana.act({ name: 'appointment.update', args: { id, patientId: scene.carla.id } });
    await expectUpToDate(portal);
    expect(portal.held.has(`appointments/${id}`)).toBe(true);
  });
});
