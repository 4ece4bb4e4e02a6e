import { proxy, type Remote, wrap } from 'comlink';
import type { Device } from '../data/device.ts';
import type { DeviceClient } from '../client/DeviceProvider.tsx';
import { LiveQueries } from '../client/liveQueries.ts';
import { actorOf } from '../domain/auth/claims.ts';
import type { DeviceWorker } from '../../workers/sync.worker.ts';
import type { Session } from './auth/authStore.ts';

export interface OpenDevice {
  readonly client: DeviceClient;
  close(): void;
}

/** What opens the device's data for a session; the sync worker in production. */
export type DeviceOpener = (session: Session) => { device: Device; terminate: () => void };

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
  const opened = remote.open({ ...actorOf(claims), token });
  return {
    device: deviceOf(opened as Promise<Remote<Device>>),
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

/** Keeps one device open: that of whoever is signed in. */
export class DeviceHolder {
  readonly #open: DeviceOpener;
  #current: { readonly userId: string; token: string; readonly opened: OpenDevice } | null = null;

  constructor(open: DeviceOpener) {
    this.#open = open;
  }

  /** The session's device: opened at the first call, told of a new token at a later one. */
  clientFor(session: Session): DeviceClient {
    const { token, claims } = session;
    if (this.#current?.userId !== claims.sub) this.#replace(session);
    const current = this.#current;
    if (!current) throw new Error('no device was opened');
    if (current.token !== token) {
      current.token = token;
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

  #replace(session: Session): void {
    this.close();
    const { claims, token } = session;
    const { device, terminate } = this.#open(session);
    const live = new LiveQueries(device);
    const actor = { ...actorOf(claims), name: claims.name, email: claims.email };
    const close = () => {
      live.close();
      void Promise.race([device.close(), new Promise((done) => setTimeout(done, CLOSING_MS))])
        .catch(() => undefined)
        .then(terminate);
    };
    this.#current = {
      userId: claims.sub,
      token,
      opened: { client: { device, live, actor }, close },
    };
  }
}

/** A worker that does not close within this is ended: what was confirmed is on disk. */
const CLOSING_MS = 3000;
