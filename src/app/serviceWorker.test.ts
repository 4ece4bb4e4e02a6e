import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OUTBOX_SYNC_TAG, ServiceWorkerBridge, UPDATE_TIMEOUT_MS } from './serviceWorker.ts';

class Worker extends EventTarget {
  state = 'installing';
  messages: unknown[] = [];
  postMessage(message: unknown) {
    this.messages.push(message);
  }
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = null;
  tags: string[] = [];
  sync = { register: (tag: string) => Promise.resolve(void this.tags.push(tag)) };
  update = () => Promise.resolve();
}

class Container extends EventTarget {
  controller: object | null = null;
  registration = new Registration();
  options: unknown;
  register(_url: string, options: unknown) {
    this.options = options;
    return Promise.resolve(this.registration);
  }
}

const open = async (container = new Container()) => {
  const reload = vi.fn<() => void>();
  const bridge = new ServiceWorkerBridge(container as unknown as ServiceWorkerContainer, reload);
  await bridge.register();
  return { container, registration: container.registration, reload, bridge };
};

const controlled = () => Object.assign(new Container(), { controller: {} });

describe('the page and its service worker', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('asks the server for the script each time', async () => {
    const { container } = await open();
    expect(container.options).toEqual({ updateViaCache: 'none' });
  });

  it('says where service workers do not exist', async () => {
    const bridge = new ServiceWorkerBridge(undefined, () => undefined);
    await bridge.register();
    await expect(bridge.applyUpdate()).rejects.toThrow('Service Worker não suportado');
  });

  it('says where none could be registered', async () => {
    const container = controlled();
    container.register = () => Promise.reject(new Error('script failed'));
    const { bridge } = await open(container);
    await expect(bridge.checkForUpdate()).rejects.toThrow('Service Worker não registrado');
  });

  it('does not reload when the first worker takes over', async () => {
    const { container, reload } = await open();
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('tells its listeners when a new version is installed, not when the first one is', async () => {
    for (const [container, expected] of [
      [new Container(), 0],
      [controlled(), 1],
    ] as const) {
      const { bridge, registration } = await open(container);
      const listener = vi.fn<() => void>();
      bridge.subscribe(listener);
      const worker = (registration.installing = new Worker());
      registration.dispatchEvent(new Event('updatefound'));
      registration.waiting = worker;
      worker.become('installed');
      await vi.advanceTimersByTimeAsync(0);
      expect(listener).toHaveBeenCalledTimes(expected);
      expect(bridge.isUpdateAvailable()).toBe(expected === 1);
    }
  });

  it('offers no update at a first visit, though WebKit shows the worker that took over as waiting', async () => {
    const container = new Container();
    const worker = (container.registration.installing = new Worker());
    const { bridge, registration } = await open(container);
    registration.dispatchEvent(new Event('updatefound'));
    Object.assign(registration, { installing: null, waiting: worker });
    container.controller = worker;
    worker.become('installed');
    await vi.advanceTimersByTimeAsync(0);
    expect(bridge.isUpdateAvailable()).toBe(false);
  });

  it('withdraws the offer when the new version has taken over by itself', async () => {
    const container = controlled();
    const worker = new Worker();
    worker.state = 'installed';
    container.registration.waiting = worker;
    const { bridge, registration } = await open(container);
    expect(bridge.isUpdateAvailable()).toBe(true);
    registration.waiting = null;
    worker.become('activating');
    expect(bridge.isUpdateAvailable()).toBe(false);
  });

  it('has no update where none waits', async () => {
    const { bridge } = await open(controlled());
    await expect(bridge.applyUpdate()).rejects.toThrow('Nenhuma atualização disponível');
  });

  it('blames the connection when the server cannot be asked', async () => {
    const { bridge, registration } = await open(controlled());
    registration.update = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(bridge.checkForUpdate()).rejects.toThrow('Erro de conexão');
  });

  it('lets the waiting version take over and reloads', async () => {
    const { bridge, container, registration, reload } = await open(controlled());
    const waiting = (registration.waiting = new Worker());
    const applied = bridge.applyUpdate();
    expect(waiting.messages).toEqual([{ type: 'SKIP_WAITING' }]);
    container.dispatchEvent(new Event('controllerchange'));
    await applied;
    expect(reload).toHaveBeenCalledOnce();
  });

  it('gives up after 15 seconds', async () => {
    const { bridge, registration, reload } = await open(controlled());
    registration.waiting = new Worker();
    const failed = bridge.applyUpdate().catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(UPDATE_TIMEOUT_MS);
    expect(await failed).toBe('Timeout na atualização - tente recarregar a página');
    expect(reload).not.toHaveBeenCalled();
  });

  it('has an installed worker bring the screens that a first visit leaves out', async () => {
    const { bridge, container } = await open();
    const active = new Worker();
    Object.assign(container, { ready: Promise.resolve({ active }) });
    await bridge.bringLater();
    expect(active.messages).toEqual([{ type: 'BRING_LATER' }]);
  });

  it('asks the browser to send what waits, where the browser can', async () => {
    const { bridge, registration } = await open();
    await bridge.drainInBackground();
    expect(registration.tags).toEqual([OUTBOX_SYNC_TAG]);
    Object.assign(registration, { sync: undefined });
    await expect(bridge.drainInBackground()).resolves.toBeUndefined();
  });
});
