import { openBase } from '../data/base/rxBase.ts';
import { dexieDrafts } from '../data/drafts/dexieDrafts.ts';
import { dexieTraffic } from '../data/meta/traffic.ts';
import { dexieCheckpoints } from '../data/meta/dexieCheckpoints.ts';
import { userDatabase } from '../data/outbox/database.ts';
import { dexieOutbox } from '../data/outbox/dexieOutbox.ts';
import { dexieRecordings } from '../data/recordings/dexieRecordings.ts';
import { dexieReads } from '../data/reads/dexieReads.ts';
import { dexieSegments } from '../data/search/store.ts';
import { cacheRecord } from '../data/second/cacheRecord.ts';
import { dexieShelf } from '../data/shelf/dexieShelf.ts';
import { dexieSnapshots } from '../data/snapshot/store.ts';
import type { Device } from '../data/device.ts';
import type { Actor } from '../domain/core/command.ts';
import { broadcastChannel } from './device/broadcast.ts';
import { createDevice } from './device/device.ts';
import { plainErrors } from './device/plainErrors.ts';
import { browserEnvironment } from './environment.browser.ts';
import { httpTransport } from './transport/http.ts';
import { createMeter } from './transport/meter.ts';

export interface OpenOptions extends Actor {
  readonly token: string | null;
  /** Where the API is; by default this origin's `/api`. */
  readonly url?: string;
}

export interface Opened {
  readonly device: Device;
  /** Frees all locks at once. */
  readonly abandonLocks: () => void;
}

/** This browser's data of one user. Databases open themselves when they are first used, the base after the first answer. */
export function openDevice({
  token: first,
  url = '/api',
  userId,
  tenantId,
  role,
}: OpenOptions): Opened {
  let token = first;
  const database = userDatabase(userId);
  const meter = createMeter({
    store: dexieTraffic(database),
    now: () => Date.now(),
    later: (work, ms) => setTimeout(work, ms),
  });
  const environment = browserEnvironment(
    httpTransport({ url, token: () => token, meter, now: () => Date.now() }),
  );
  const device = createDevice({
    actor: { userId, tenantId, role },
    outbox: dexieOutbox(userId, database, () => crypto.randomUUID()),
    checkpoints: dexieCheckpoints(database),
    drafts: dexieDrafts(database),
    shelf: dexieShelf(database),
    second: cacheRecord(userId, globalThis.caches as CacheStorage | undefined),
    reads: dexieReads(database),
    recordings: dexieRecordings(database),
    snapshots: dexieSnapshots(database),
    segments: dexieSegments(userId),
    openBase: (onCarriedOver) => openBase(userId, { onCarriedOver }),
    environment,
    meter,
    channel: broadcastChannel(userId),
    useToken: (next) => (token = next),
    schedule: (work) => setTimeout(work, 0),
    // Names and codes only: messages of stores may repeat what a person wrote.
    // oxlint-disable-next-line eslint/no-console -- The worker has no other way to tell a developer.
    onFault: (error) => console.error('sync:', error instanceof Error ? error.name : typeof error),
  });
  return {
    device: plainErrors({
      ...device,
      async close() {
        await device.close();
        await meter.flush();
        database.close();
      },
    }),
    abandonLocks: () => environment.locks.abandon(),
  };
}
