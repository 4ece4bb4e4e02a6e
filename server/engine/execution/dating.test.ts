import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hours, idMaker, NOON, smallClinic } from '../../../test/harness/practice/practice.ts';
import { backends, openScene, type Scene } from '../../../test/harness/database/contract.ts';
import { createMemoryServer } from '../../../test/harness/memory/memoryServer.ts';
import { dated } from './dating.ts';

const HOUR = 3_600_000;
const DAY = 24;
const YEAR = 365 * DAY;

describe('a command is dated', () => {
  it.each([
    ['by a right clock as it says', -5, 0, -5],
    ['by a clock that is near as it says', -5, 0.05, -5],
    ['by a clock an hour behind as long before as it waited', -3, -1, -2],
    ['by a clock a day ahead as long before as it waited', DAY - 2, DAY, -2],
    ['by a clock a year behind as long before as it waited', -YEAR - 2, -YEAR, -2],
    ['as it says where its clock was set back since', 0, -YEAR, 0],
    ['as it says where its clock was set a year ahead since', -3, YEAR, -3],
  ])('%s', (_, at, sentAt, expected) => {
    const { at: is, clockAt, minutesOff } = dated({ at: hours(at) }, hours(sentAt), NOON);
    expect([is, clockAt]).toEqual([hours(expected), hours(at)]);
    expect(minutesOff).toBe(at === expected ? 0 : sentAt * 60);
  });

  it('as it says by an older device, which does not tell its clock', () => {
    const expected = { at: hours(-YEAR), clockAt: hours(-YEAR), minutesOff: 0 };
    expect(dated({ at: hours(-YEAR) }, undefined, NOON)).toEqual(expected);
  });

  it('once, where the device has corrected it: however wrong its clock is by now', () => {
    const at = hours(-3);
    const command = { at, ahead: -YEAR * HOUR };
    for (const sentAt of [hours(0), hours(-YEAR), undefined])
      expect(dated(command, sentAt, NOON)).toEqual({ at, clockAt: at, minutesOff: -YEAR * 60 });
    expect(dated({ at, ahead: 0 }, hours(YEAR), NOON)).toMatchObject({ at, minutesOff: 0 });
  });
});

describe.each(backends())('on $name', (backend) => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await openScene(backend);
  });
  afterEach(() => scene.close());

  it('carries out what is redated, and what is brought back', async () => {
    const ana = scene.device(scene.people.ana);
    const create = (changes: object) =>
      ana.compose({
        name: 'patient.create',
        args: { id: scene.newId(), name: 'Gil', email: `gil-${ana.seq}@exemplo.com` },
        ...changes,
      });
    const commands = [create({ ahead: 2 * HOUR }), create({ isReturn: true }), create({})];
    const { results } = await ana.send(...commands);
    expect(results.map(({ status }) => status)).toEqual(['done', 'done', 'done']);
  });
});

describe.each(backends())('a session that a wrong clock dated, on $name,', (backend) => {
  it.each([-YEAR, -1, 2, DAY])('stands at the time that was chosen: %i hours off', async (off) => {
    const scene = await openScene(backend);
    const ana = scene.device(scene.people.ana);
    const [startAt, endAt] = [hours(50), hours(51)];
    const args = { id: scene.newId(), patientId: scene.davi.id, startAt, endAt };
    const command = ana.compose({
      name: 'appointment.create',
      args: args as never,
      at: hours(off),
    });
    const batch = { clientId: ana.clientId, sentAt: hours(off), commands: [command] };
    expect((await scene.server.push(batch, ana.actor)).results).toMatchObject([{ status: 'done' }]);
    await ana.pull();
    const held = ana.documents().find(({ id }) => id === args.id);
    expect(held?.doc).toMatchObject({ startAt, endAt, createdAt: hours(0) });
    await scene.close();
  });
});

describe('the practice’s log', () => {
  async function scene() {
    const clinic = smallClinic(idMaker(1));
    const newId = idMaker(2);
    const server = createMemoryServer({ now: () => NOON, newId });
    await server.createTenant(clinic.seed);
    const actor = clinic.actor(clinic.people.ana);
    const clientId = newId();
    let seq = 0;
    const create = (at: string, more: object = {}) => ({
      seq: ++seq,
      key: newId(),
      name: 'patient.create',
      args: { id: newId(), name: 'Gil', email: `gil-${seq}@exemplo.com` },
      at,
      ...more,
    });
    const push = (sentAt: string, ...commands: ReturnType<typeof create>[]) =>
      server.push({ clientId, sentAt, commands }, actor);
    const redated = () =>
      [...server.store.tenant(clinic.tenantId).events.values()].filter(
        ({ kind }) => kind === 'record.redated',
      );
    return { create, push, redated };
  }

  it('says of each record that its time was corrected, and by how much', async () => {
    const { create, push, redated } = await scene();
    const [first, second] = [create(hours(-YEAR)), create(hours(-YEAR))];
    await push(hours(-YEAR), first, second);
    expect(redated().map(({ subjectId }) => subjectId)).toEqual([first.args.id, second.args.id]);
    expect(redated()[0]?.details).toEqual({ minutes: -YEAR * 60 });
  });

  it('says it of what the device corrected, once for each command', async () => {
    const { create, push, redated } = await scene();
    const command = create(hours(-1), { ahead: 2 * HOUR });
    await push(hours(2), command);
    await push(hours(2), command);
    expect(redated().map(({ details }) => details)).toEqual([{ minutes: 120 }]);
  });

  it('says nothing of what a right clock dated', async () => {
    const { create, push, redated } = await scene();
    await push(hours(0), create(hours(-3)), create(hours(-3), { ahead: 0 }));
    expect(redated()).toEqual([]);
  });
});
