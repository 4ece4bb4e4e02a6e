import { expect } from 'vitest';
import { type Environment, Unreachable } from '../../../src/sync/environment.ts';
import { createDevice, type OpenedDevice } from '../../../src/sync/device/device.ts';
import type { DeviceParts } from '../../../src/sync/device/parts.ts';
import { memoryBase, memoryBaseStore } from './memoryBase.ts';
import { memoryCheckpoints, memoryDrafts, memoryOutbox, memoryStore } from './memoryOutbox.ts';
import { memoryReads } from './memoryReads.ts';
import { memoryRecordings } from './memoryRecordings.ts';
import { memorySecond } from './memorySecond.ts';
import { memorySegments } from './memorySegments.ts';
import { createMemoryServer, type MemoryServer } from './memoryServer.ts';
import { memoryShelf } from './memoryShelf.ts';
import { memorySnapshots } from './memorySnapshots.ts';
import { hastyClock, memoryLocks } from './network.ts';
import { idMaker, NOON, seededBytes, seededRandom, smallClinic } from '../practice/practice.ts';

const newId = idMaker(7);

export const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
  });

/**
 * A device of Ana's over a server in memory.
 * `line.isUp` is its network, which carries so many `pages` before it fails.
 */
export async function loneDevice() {
  const clinic = smallClinic(idMaker(1));
  const server: MemoryServer = createMemoryServer({ now: () => NOON, newId: idMaker(2) });
  await server.createTenant(clinic.seed);
  const actor = clinic.actor(clinic.people.ana);
  const line = { isUp: true, pages: Infinity };
  const store = memoryStore();
  const base = memoryBaseStore();
  const snapshots = memorySnapshots(new Map());
  const reached = <T>(request: () => Promise<T>): Promise<T> =>
    line.isUp ? request() : Promise.reject(new Unreachable());
  const environment: Environment = {
    transport: {
      pull: (request) => {
        line.isUp &&= line.pages > 0;
        line.pages -= 1;
        return reached(() => server.pull(request, actor));
      },
      push: (batch) => reached(() => server.push(batch, actor)),
      neverHeld: (asked) => reached(() => server.neverHeld(asked, actor)),
      listen: (_onWake, signal) => untilAborted(signal),
    },
    clock: hastyClock(NOON),
    locks: memoryLocks(),
    randomBytes: seededBytes(seededRandom(3)),
    random: () => 0.5,
  };
  const open = (changes: Partial<DeviceParts> = {}): OpenedDevice =>
    createDevice({
      actor,
      outbox: memoryOutbox(actor.userId, store, newId),
      checkpoints: memoryCheckpoints(store),
      drafts: memoryDrafts(store),
      shelf: memoryShelf(),
      second: memorySecond(),
      reads: memoryReads(),
      recordings: memoryRecordings(),
      snapshots,
      segments: memorySegments(),
      openBase: async () => memoryBase(base),
      environment,
      channel: { post: () => {}, onMessage: () => {}, close: () => {} },
      useToken: () => {},
      schedule: (work) => setImmediate(work),
      onFault: (error) => expect.unreachable(String(error)),
      ...changes,
    });
  return { clinic, server, actor, line, snapshots, environment, open };
}
