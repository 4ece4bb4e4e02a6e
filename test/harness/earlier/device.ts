import { expect } from 'vitest';
import type { Transport } from '../../../src/sync/environment.ts';
import { openBase } from '../../../src/data/base/rxBase.ts';
import { dexieDrafts } from '../../../src/data/drafts/dexieDrafts.ts';
import { dexieCheckpoints } from '../../../src/data/meta/dexieCheckpoints.ts';
import { userDatabase } from '../../../src/data/outbox/database.ts';
import { dexieOutbox } from '../../../src/data/outbox/dexieOutbox.ts';
import { dexieReads } from '../../../src/data/reads/dexieReads.ts';
import { dexieRecordings } from '../../../src/data/recordings/dexieRecordings.ts';
import { dexieSegments } from '../../../src/data/search/store.ts';
import { dexieShelf } from '../../../src/data/shelf/dexieShelf.ts';
import { dexieSnapshots } from '../../../src/data/snapshot/store.ts';
import { createDevice } from '../../../src/sync/device/device.ts';
import { untilAborted } from '../memory/loneDevice.ts';
import { memorySecond } from '../memory/memorySecond.ts';
import { hastyClock, memoryLocks } from '../memory/network.ts';
import { seededBytes, seededRandom } from '../practice/practice.ts';
import type { Expected } from './fixtures.ts';

export interface TodaysDevice {
  readonly transport: Transport;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Opens what IndexedDB holds of the person, as today's app does. */
export function openTodaysDevice(
  { userId, tenantId }: Pick<Expected, 'userId' | 'tenantId'>,
  { transport, now }: TodaysDevice,
) {
  const database = userDatabase(userId);
  const outbox = dexieOutbox(userId, database, () => crypto.randomUUID());
  const drafts = dexieDrafts(database);
  const recordings = dexieRecordings(database);
  const hasty = hastyClock(now);
  const device = createDevice({
    actor: { userId, tenantId, role: 'psych' },
    outbox,
    checkpoints: dexieCheckpoints(database),
    drafts,
    shelf: dexieShelf(database),
    second: memorySecond(),
    reads: dexieReads(database),
    recordings,
    snapshots: dexieSnapshots(database),
    segments: dexieSegments(userId),
    openBase: (onCarriedOver) => openBase(userId, { onCarriedOver }),
    environment: {
      transport,
      // Nothing is tried again in vain for ever.
      clock: {
        ...hasty,
        sleep: (ms, signal) => (ms < 5000 ? hasty.sleep(ms, signal) : untilAborted(signal)),
      },
      locks: memoryLocks(),
      randomBytes: seededBytes(seededRandom(3)),
      random: () => 0.5,
    },
    channel: { post: () => {}, onMessage: () => {}, close: () => {} },
    useToken: () => {},
    schedule: (work) => setImmediate(work),
    onFault: (error) => expect.unreachable(String(error)),
  });
  return {
    device,
    outbox,
    drafts,
    recordings,
    async close() {
      await device.close();
      database.close();
    },
  };
}

/** Removes all that stands in for a browser's databases. */
export async function forgetDevice(): Promise<void> {
  for (const { name = '' } of await indexedDB.databases())
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name);
      request.addEventListener('success', resolve);
      request.addEventListener('error', () => reject(request.error ?? new Error('unremoved')));
      request.addEventListener('blocked', () => reject(new Error(`${name} is open`)));
    });
}
