import { describe, expect, it, vi } from 'vitest';
import { loneDevice } from '../../../test/harness/memory/loneDevice.ts';
import { hastyClock } from '../../../test/harness/memory/network.ts';
import { idMaker, NOON } from '../../../test/harness/practice/practice.ts';
import { shownOf } from '../../data/queries/kit/known.ts';
import type { Batch } from '../../domain/sync/protocol.ts';

const newId = idMaker(7);
const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;

const standing = (now: number) => ({ ...hastyClock(now), now: () => now });

type World = Awaited<ReturnType<typeof loneDevice>>;

/** The device as its clock differs from the server's, which shows noon. Its line says so. */
function openOff(world: World, off: number, sent: Batch[] = []) {
  const { environment } = world;
  const { push } = environment.transport;
  const sentAt = new Date(NOON + off).toISOString();
  return world.open({
    environment: {
      ...environment,
      clock: standing(NOON + off),
      transport: {
        ...environment.transport,
        clockOff: () => off,
        push: (batch, signal) => {
          sent.push(batch);
          return push({ ...batch, sentAt }, signal);
        },
      },
    },
  });
}

/** A device that read from a server at noon, with a clock of its own, and lost the network. */
async function readBy(off: number) {
  const world = await loneDevice();
  const first = openOff(world, off);
  await vi.waitUntil(async () => (await first.query('sync.status', {})).lastSyncAt);
  const { lastSyncAt, clockMinutes, isClockGuessed } = await first.query('sync.status', {});
  await first.close();
  world.line.isUp = false;
  return { world, lastSyncAt, clockMinutes, isClockGuessed };
}

/** Reads its words about the clock at a start without a network, with the clock set so. */
async function toldWithoutANetwork(world: World, now: number) {
  const device = world.open({ environment: { ...world.environment, clock: standing(now) } });
  const status = async () => device.query('sync.status', {});
  await vi.waitUntil(async () => (await status()).connection === 'offline');
  const { clockMinutes, isClockGuessed } = await status();
  await device.close();
  expect(isClockGuessed).toBe(true);
  return clockMinutes;
}

const person = (id: string) => ({ id, name: 'Fábio', email: 'fabio@exemplo.com' }) as never;

const storedAt = async ({ server, actor }: World, id: string) => {
  const document = (await server.projection(actor)).find((one) => one.id === id)?.doc;
  return (document as { createdAt: string }).createdAt;
};

describe('a device whose clock is wrong', () => {
  it('keeps the moment of the last read by the server’s clock', async () => {
    const { lastSyncAt, clockMinutes, isClockGuessed } = await readBy(26 * HOUR);
    expect([clockMinutes, isClockGuessed]).toEqual([26 * 60, false]);
    expect(lastSyncAt).toBe(new Date(NOON).toISOString());
  });

  it('says without a network that it is behind, where it shows a time before that', async () => {
    const { world } = await readBy(0);
    expect(await toldWithoutANetwork(world, NOON - 3 * HOUR)).toBe(-180);
  });

  it('says nothing without a network where it was put right, or may be', async () => {
    const { world } = await readBy(26 * HOUR);
    expect(await toldWithoutANetwork(world, NOON + HOUR)).toBe(0);
    expect(await toldWithoutANetwork(world, NOON + 26 * HOUR)).toBe(0);
  });

  it.each([
    ['26 hours ahead', 26 * HOUR],
    ['3 hours behind', -3 * HOUR],
    ['a year behind', -YEAR],
    ['a year ahead', YEAR],
  ])('%s dates what is written by the server’s, once it knows', async (_, off) => {
    const world = await loneDevice();
    const sent: Batch[] = [];
    const device = openOff(world, off, sent);
    await vi.waitUntil(async () => !(await device.query('sync.status', {})).isClockGuessed);
    world.line.isUp = false;
    const id = newId();
    const key = await device.dispatch('patient.create', person(id));
    const here = shownOf(await device.query('patients.list', {}));
    expect(here.rows.find((row) => row.id === id)).toBeDefined();
    world.line.isUp = true;
    void device.wake();
    expect(await device.settled(key)).toMatchObject({ status: 'done' });
    expect(await storedAt(world, id)).toBe(new Date(NOON).toISOString());
    expect(sent.at(-1)?.commands[0]).toMatchObject({
      at: new Date(NOON).toISOString(),
      ahead: off,
    });
    await device.close();
  });

  it.each([
    ['26 hours ahead', 26 * HOUR],
    ['3 hours behind', -3 * HOUR],
    ['a year behind', -YEAR],
  ])('%s is corrected by the server where it could not know', async (_, off) => {
    const world = await loneDevice();
    world.line.isUp = false;
    const sent: Batch[] = [];
    const device = openOff(world, off, sent);
    const id = newId();
    const key = await device.dispatch('patient.create', person(id));
    world.line.isUp = true;
    void device.wake();
    expect(await device.settled(key)).toMatchObject({ status: 'done' });
    expect(await storedAt(world, id)).toBe(new Date(NOON).toISOString());
    expect(sent.at(-1)?.commands[0]).not.toHaveProperty('ahead');
    await device.close();
  });
});
