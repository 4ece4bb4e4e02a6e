import { openBase } from '../data/base/rxBase.ts';
import { dexieDrafts } from '../data/drafts/dexieDrafts.ts';
import { dexieTraffic } from '../data/meta/traffic.ts';
import { dexieCheckpoints } from '../data/meta/dexieCheckpoints.ts';
import { type UserDatabase, userDatabase } from '../data/outbox/database.ts';
import { dexieOutbox } from '../data/outbox/dexieOutbox.ts';
import { dexieRecordings } from '../data/recordings/dexieRecordings.ts';
import { dexieReads } from '../data/reads/dexieReads.ts';
import { dexieSegments } from '../data/search/store.ts';
import { cacheRecord } from '../data/second/cacheRecord.ts';
import { dexieShelf } from '../data/shelf/dexieShelf.ts';
import { dexieSnapshots } from '../data/snapshot/store.ts';
import type { Device } from '../data/device.ts';
import type { Actor } from '../domain/core/command.ts';
import { broadcastChannel } from './device/tabs/broadcast.ts';
import { createDevice } from './device/device.ts';
import { plainErrors } from './device/plainErrors.ts';
import { createSilence, type Silence, watchStore } from './device/start/silence.ts';
import type { TabChannel } from './device/tabs/tabs.ts';
import { browserEnvironment } from './environment.browser.ts';
import { faultLine } from './faultLine.ts';
import { httpTransport } from './transport/http.ts';
import { createMeter } from './transport/meter.ts';

export interface OpenOptions extends Actor {
  readonly token: string | null;
  /** Where the API is; by default this origin's `/api`. */
  readonly url?: string;
  /** Keeps nothing beyond the page: `keepInMemory` came first. */
  readonly isVolatile?: boolean;
}

export interface Opened {
  readonly device: Device;
  /** Frees all locks at once. */
  readonly abandonLocks: () => void;
}

/** The stores without which the device answers nothing. */
function watchedStores(userId: string, database: UserDatabase, silence: Silence) {
  // What it was asked before may still be answered.
  const again = () => database.close({ disableAutoOpen: false });
  const watching = { silence, again };
  const outbox = dexieOutbox(userId, database, () => crypto.randomUUID());
  return {
    outbox: watchStore(outbox, watching, ['rows', 'row']),
    checkpoints: watchStore(dexieCheckpoints(database), watching, ['read']),
    drafts: watchStore(dexieDrafts(database), watching, ['read', 'heads']),
    shelf: watchStore(dexieShelf(database), watching, ['list']),
    recordings: watchStore(dexieRecordings(database), watching, ['list', 'read']),
    snapshots: watchStore(dexieSnapshots(database), watching, ['read']),
  };
}

/** A device that keeps nothing has nothing to tell other tabs, and reads nothing of theirs. */
const nobody: TabChannel = { post: () => {}, onMessage: () => {}, close: () => {} };

/** This browser's data of one user. Databases open themselves when they are first used, the base after the first answer. */
export function openDevice({
  token: first,
  url = '/api',
  userId,
  tenantId,
  role,
  isVolatile = false,
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
    { isAlone: isVolatile },
  );
  const silence = createSilence(environment.clock);
  const device = createDevice({
    actor: { userId, tenantId, role },
    ...watchedStores(userId, database, silence),
    silence,
    isVolatile,
    second: cacheRecord(userId, globalThis.caches as CacheStorage | undefined),
    reads: dexieReads(database),
    segments: dexieSegments(userId),
    openBase: (tell) =>
      silence.watch((alive) =>
        openBase(userId, {
          onCarriedOver(progress) {
            alive();
            tell(progress);
          },
        }),
      ),
    environment,
    meter,
    channel: isVolatile ? nobody : broadcastChannel(userId),
    useToken: (next) => (token = next),
    schedule: (work) => setTimeout(work, 0),
    // oxlint-disable-next-line eslint/no-console -- The worker has no other way to tell a developer.
    onFault: (error) => console.error('sync:', faultLine(error)),
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
