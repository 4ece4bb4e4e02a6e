import { describe, expect, it, vi } from 'vitest';
import { createMemoryServer } from '../../../../test/harness/memory/memoryServer.ts';
import { idMaker, NOON, smallClinic } from '../../../../test/harness/practice/practice.ts';
import { browser, connectDevice } from '../../../../test/harness/page/screen.tsx';
import { ARGS_MAX, type SecondEntry } from '../../../data/second/second.ts';

const newId = idMaker(9_301);

async function scene() {
  const server = createMemoryServer({ now: () => NOON, newId: idMaker(9_302) });
  const clinic = smallClinic(newId);
  await server.createTenant(clinic.seed);
  const actor = clinic.actor(clinic.people.ana);
  const second = new Map<string, SecondEntry>();
  /**
   * Opens a browser's profile whose databases are as given.
   * Fresh ones are those of a damaged profile.
   */
  const open = (windows = browser()) => connectDevice(server, actor, { ...windows, second });
  return { server, clinic, actor, second, open };
}

type World = Awaited<ReturnType<typeof scene>>;
type Connected = ReturnType<World['open']>;

const ready = ({ device }: Connected) =>
  vi.waitUntil(async () => (await device.query('sync.status', {})).lastSyncAt !== null);

const rename = ({ device }: Connected, { clinic }: World, name: string) =>
  device.dispatch('patient.update', { id: clinic.davi.id, name } as never);

const nameOf = async ({ server, actor, clinic }: World) =>
  (await server.projection(actor)).find(({ id }) => id === clinic.davi.id)?.doc as {
    name: string;
  };

/** Works without a network; then the profile's databases are gone. */
async function loseStorage(world: World, work: (one: Connected) => Promise<unknown>) {
  const before = world.open();
  await ready(before);
  before.cut();
  await work(before);
  await before.device.close();
  const after = world.open();
  await ready(after);
  return after;
}

describe('work that waits while the browser’s databases vanish', () => {
  it('comes back and reaches the server', async () => {
    const world = await scene();
    const after = await loseStorage(world, (one) => rename(one, world, 'Davi Guardado'));
    await expect.poll(async () => (await nameOf(world)).name).toBe('Davi Guardado');
    await expect.poll(() => world.second.size).toBe(0);
    await after.device.close();
  });

  it('is carried out once, also where the server had already done it', async () => {
    const world = await scene();
    const one = world.open();
    await ready(one);
    const key = await rename(one, world, 'Davi Um');
    const entry = [...world.second.values()][0]!;
    await one.device.settled(key);
    await one.device.close();
    await world.server.call(
      { name: 'patient.update', args: { id: world.clinic.davi.id, name: 'Davi Dois' } },
      world.actor,
    );
    world.second.set(entry.key, entry);
    const after = world.open();
    await ready(after);
    await vi.waitUntil(() => world.second.size === 0);
    expect((await nameOf(world)).name).toBe('Davi Dois');
    await after.device.close();
  });

  it('is named where it was too large to be kept twice, until the person has read it', async () => {
    const world = await scene();
    const after = await loseStorage(world, async (one) => {
      await rename(one, world, 'Davi');
      const [entry] = [...world.second.values()];
      world.second.set(entry!.key, { ...entry!, command: null });
    });
    const losses = await vi.waitUntil(async () => {
      const found = await after.device.query('sync.losses', {});
      return found.length > 0 && found;
    });
    expect(losses).toMatchObject([{ title: 'Editar paciente', subject: expect.any(String) }]);
    await after.device.noteLosses();
    expect(await after.device.query('sync.losses', {})).toEqual([]);
    expect(world.second.size).toBe(0);
    await after.device.close();
  });

  it('does not come back once the person has discarded it', async () => {
    const world = await scene();
    const one = world.open();
    await ready(one);
    const args = { id: world.clinic.davi.id, email: world.clinic.carla.email };
    const key = await one.device.dispatch('patient.update', args as never);
    expect(await one.device.settled(key)).toMatchObject({ status: 'refused' });
    expect([...world.second.keys()]).toEqual([key]);
    await one.device.discard(key);
    expect(world.second.size).toBe(0);
    await one.device.close();
  });

  it('does not come back when another tab writes it down while it is discarded', async () => {
    const world = await scene();
    const one = world.open();
    await ready(one);
    const args = { id: world.clinic.davi.id, email: world.clinic.carla.email };
    const key = await one.device.dispatch('patient.update', args as never);
    await one.device.settled(key);
    const [entry] = [...world.second.values()];
    // What the other tab had begun to write arrives between the two removals.
    const forgotten = vi.spyOn(world.second, 'delete');
    forgotten.mockImplementationOnce((gone) => {
      const isGone = Map.prototype.delete.call(world.second, gone);
      world.second.set(entry!.key, entry!);
      return isGone;
    });
    await one.device.discard(key);
    expect(world.second.size).toBe(0);
    await one.device.close();
  });

  it('does not come back when a tab died that wrote it down while it was discarded', async () => {
    const world = await scene();
    const windows = browser();
    const one = world.open(windows);
    await ready(one);
    const args = { id: world.clinic.davi.id, email: world.clinic.carla.email };
    const key = await one.device.dispatch('patient.update', args as never);
    await one.device.settled(key);
    const entry = [...world.second.values()][0]!;
    await one.device.discard(key);
    await one.device.close();
    world.second.set(entry.key, entry);
    const after = world.open(windows);
    await ready(after);
    await vi.waitUntil(() => world.second.size === 0);
    expect(await after.device.query('sync.items', {})).toEqual([]);
    await after.device.close();
  });

  it('stays written down where it can no longer be discarded', async () => {
    const world = await scene();
    const after = await loseStorage(world, async (one) => {
      const key = await rename(one, world, 'Davi a caminho');
      await vi.waitUntil(() => one.store.rows[0]?.state === 'sent');
      await expect(one.device.discard(key)).rejects.toMatchObject({ code: 'already_sent' });
      await vi.waitUntil(() => world.second.has(key));
    });
    await vi.waitUntil(async () => (await nameOf(world)).name === 'Davi a caminho');
    await after.device.close();
  });

  it('keeps a whole note twice', () => {
    expect(ARGS_MAX).toBeGreaterThan(4 * 100_000);
  });
});
