import { proxy, type Remote, wrap } from 'comlink';
import type { Device } from '../data/device.ts';
import type { DeviceClient } from '../client/live/DeviceProvider.tsx';
import { LiveQueries } from '../client/live/liveQueries.ts';
import { actorOf } from '../domain/auth/claims.ts';
import type { DeviceWorker } from '../../workers/sync.worker.ts';
import type { Session } from './auth/authStore.ts';
import { LastingDrafts } from './lastingDrafts.ts';
import { isVolatile } from './volatile.ts';

interface OpenDevice {
  readonly client: DeviceClient;
  close(): void;
}

interface StartedDevice {
  readonly device: Device;
  /** Lets go of all that others may wait for, at once. Nothing answers afterwards. */
  readonly suspend: () => void;
  readonly terminate: () => void;
}

/** What opens the device's data for a session; the sync worker in production. */
export type DeviceOpener = (session: Session) => StartedDevice;

declare global {
  interface Window {
    /** The sync worker that the page has started before its first script (`sw/build/earlyStart.ts`). */
    syncWorker?: Worker | undefined;
  }
}

function startWorker(): Worker {
  const { syncWorker } = window;
  window.syncWorker = undefined;
  return (
    syncWorker ??
    new Worker(new URL('../../workers/sync.worker.ts', import.meta.url), {
      type: 'module',
      name: 'sync',
    })
  );
}

/** Opens the device in its sync worker. Calls made before it stands wait for it. */
export const openInWorker: DeviceOpener = ({ claims, token }) => {
  const worker = startWorker();
  const remote = wrap<DeviceWorker>(worker);
  const opened = remote.open({ ...actorOf(claims), token, isVolatile: isVolatile() });
  return {
    device: deviceOf(opened as Promise<Remote<Device>>),
    suspend: () => void remote.suspend().catch(() => undefined),
    terminate: () => worker.terminate(),
  };
};

/** The remote device as the interface that the screens know; a callback crosses the boundary as a proxy. */
function deviceOf(opened: Promise<Remote<Device>>): Device {
  const call =
    <K extends keyof Device>(method: K) =>
    async (...args: Parameters<Device[K]>) => {
      const device = (await opened) as unknown as Record<K, (...a: unknown[]) => unknown>;
      return device[method](...args);
    };
  const handler: ProxyHandler<object> = {
    get(_target, method) {
      if (method === 'then') return undefined;
      const ask = call(method as keyof Device) as (...args: unknown[]) => unknown;
      return (...args: unknown[]) =>
        ask(...args.map((arg) => (typeof arg === 'function' ? proxy(arg) : arg)));
    },
  };
  return new Proxy({}, handler) as Device;
}

interface Current {
  session: Session;
  readonly opened: OpenDevice;
  readonly drafts: LastingDrafts;
  started: StartedDevice;
}

/** Keeps one device open: that of whoever is signed in. */
export class DeviceHolder {
  readonly #open: DeviceOpener;
  #current: Current | null = null;

  constructor(open: DeviceOpener) {
    this.#open = open;
  }

  /** The session's device: opened at the first call, told of a new token at a later one. */
  clientFor(session: Session): DeviceClient {
    const { token, claims } = session;
    if (this.#current?.session.claims.sub !== claims.sub) this.#replace(session);
    const current = this.#current;
    if (!current) throw new Error('no device was opened');
    if (current.session.token !== token) {
      current.session = session;
      void current.opened.client.device.setToken(token).catch(() => undefined);
    }
    return current.opened.client;
  }

  get current(): DeviceClient | null {
    return this.#current?.opened.client ?? null;
  }

  close(): void {
    this.#current?.opened.close();
    this.#current = null;
  }

  /**
   * Frees locks and transactions and ends the worker.
   * The page is about to be frozen, and its worker with it.
   */
  suspend(): void {
    window.syncWorker?.terminate();
    const current = this.#current;
    if (!current) return;
    current.drafts.suspend(new Date().toISOString());
    current.started.suspend();
    // The worker runs meanwhile.
    // Nothing asynchronous happens any more in a page that is about to be frozen.
    const until = performance.now() + LETTING_GO_MS;
    while (performance.now() < until);
    current.started.terminate();
  }

  /**
   * Writes what was on its way to the device when it was suspended.
   * The page must be loaded anew afterwards.
   */
  async resume(): Promise<void> {
    const current = this.#current;
    if (!current) return;
    current.started = this.#open(current.session);
    const late = new Promise((done) => setTimeout(done, CLOSING_MS));
    await Promise.race([current.drafts.resume(current.started.device), late]);
  }

  #replace(session: Session): void {
    this.close();
    const { claims } = session;
    const started = this.#open(session);
    const drafts = new LastingDrafts(started.device);
    const device = withDrafts(started.device, drafts);
    const live = new LiveQueries(device);
    const actor = { ...actorOf(claims), name: claims.name, email: claims.email };
    const close = () => {
      live.close();
      void Promise.race([device.close(), new Promise((done) => setTimeout(done, CLOSING_MS))])
        .catch(() => undefined)
        .then(started.terminate);
    };
    this.#current = {
      session,
      started,
      drafts,
      opened: { client: { device, live, actor }, close },
    };
  }
}

const withDrafts = (device: Device, { write }: LastingDrafts): Device =>
  new Proxy(device, {
    get: (target, method) =>
      method === 'writeDraft' ? write : (Reflect.get(target, method) as unknown),
  });

/**
 * The time that a worker has to let go of its transactions.
 * WebKit keeps those of a terminated one open for ever.
 */
const LETTING_GO_MS = 100;
/** A worker that does not close within this is ended: what was confirmed is on disk. */
const CLOSING_MS = 3000;
