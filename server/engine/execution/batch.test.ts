import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DomainError } from '../../../src/domain/core/errors.ts';
import {
  backends,
  openScene,
  type RawDevice,
  type Scene,
} from '../../../test/harness/database/contract.ts';
import { hours } from '../../../test/harness/practice/practice.ts';
import { CommandGroup, GroupBroken } from './group.ts';

describe.each(backends())('a batch on $name', (backend) => {
  let scene: Scene;
  let ana: RawDevice;

  beforeEach(async () => {
    scene = await openScene(backend);
    ana = scene.device(scene.people.ana);
  });
  afterEach(() => scene.close());

  const patient = (email: string) =>
    ana.compose({ name: 'patient.create', args: { id: scene.newId(), name: 'Gil', email } });
  const patients = (count: number) =>
    Array.from({ length: count }, (_, index) => patient(`gil-${index}@exemplo.com`));
  const booking = (from: number) =>
    ana.compose({
      name: 'appointment.create',
      args: {
        id: scene.newId(),
        patientId: scene.davi.id,
        startAt: hours(from),
        endAt: hours(from + 1),
      },
    });
  const transactions = () => vi.spyOn(scene.server.store, 'transact');

  it('refuses what another command of it has taken, and carries out those around it', async () => {
    const { lastSeq, results } = await ana.send(
      patient('gil-1@exemplo.com'),
      patient('gil-2@exemplo.com'),
      patient('gil-1@exemplo.com'),
      booking(3),
      booking(3.5),
      patient('gil-3@exemplo.com'),
    );
    expect(lastSeq).toBe(6);
    expect(results.map((one) => ('code' in one ? one.code : one.status))).toEqual([
      'done',
      'done',
      'patient_exists',
      'done',
      'appointment_overlap',
      'done',
    ]);
    expect(results[2]).toMatchObject({ details: { fields: { email: expect.any(String) } } });
    await ana.pull();
    expect(ana.documents()).toEqual(await scene.server.projection(ana.actor));
  });

  it('tells the device of what it makes and removes again', async () => {
    const create = patient('gil@exemplo.com');
    const { id } = create.args as { id: string };
    await ana.pull();
    await ana.send(create, ana.compose({ name: 'patient.delete', args: { id } }));
    const { changes } = await ana.page();
    expect(changes.filter((row) => row.id === id)).toMatchObject([{ entity: 'patients', cs: 2 }]);
    expect(changes.some((row) => row.id === id && row.doc)).toBe(false);
  });

  it('takes a transaction for 25 commands, and one for each only where something is wrong', async () => {
    const transact = transactions();
    await ana.send(...patients(60));
    expect(transact).toHaveBeenCalledTimes(3);
    transact.mockClear();
    await ana.send(patient('gil@exemplo.com'), patient('gil@exemplo.com'));
    expect(transact).toHaveBeenCalledTimes(1 + 2);
  });

  it('lets others have a turn after 20 ms', async () => {
    const commands = patients(4);
    let now = scene.clock.now;
    Object.defineProperty(scene.clock, 'now', { get: () => (now += 20) });
    const transact = transactions();
    const { results } = await ana.send(...commands);
    expect(results.map(({ status }) => status)).toEqual(['done', 'done', 'done', 'done']);
    expect(transact).toHaveBeenCalledTimes(4);
  });

  it('of which nothing was new takes no numbers', async () => {
    const commands = patients(3);
    const first = await ana.send(...commands);
    expect(await ana.send(...commands)).toEqual(first);
    const [next] = (await ana.send(patient('gil@exemplo.com'))).results;
    expect(next).toMatchObject({ v: (first.results[2] as { v: number }).v + 1 });
  });

  it('breaks as a whole where a command fails after it has changed something', async () => {
    const change = scene.server.store.transact(ana.actor, async (tx) => {
      const plan = { keys: [], clientId: ana.clientId, refs: [] };
      const one = (await CommandGroup.open(tx, plan)).next();
      const refuse = () => Promise.reject(new DomainError('no', 'Não.'));
      await expect(one.attempt(refuse)).rejects.toMatchObject({ code: 'no' });
      return one.attempt(async () => {
        await one.countAttempt('inviteSender', 'gil@exemplo.com', hours(0));
        return refuse();
      });
    });
    await expect(change).rejects.toBeInstanceOf(GroupBroken);
  });
});
