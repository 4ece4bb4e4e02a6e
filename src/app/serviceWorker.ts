/** How long a new version may take to take over before the person is asked to reload. */
export const UPDATE_TIMEOUT_MS = 15_000;
const CHECK_EVERY_MS = 60 * 60_000;
export const OUTBOX_SYNC_TAG = 'workbox-background-sync:sereno-outbox';

const UNSUPPORTED = 'Service Worker não suportado';
const UNREGISTERED = 'Service Worker não registrado';
const NO_UPDATE = 'Nenhuma atualização disponível';
const TIMED_OUT = 'Timeout na atualização - tente recarregar a página';
const OFFLINE = 'Erro de conexão. Verifique sua internet e tente novamente.';

/** The part of Background Sync that we use; only Chromium has it. */
interface SyncRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Resolves when the event comes, rejects when it takes too long. */
function once(target: EventTarget, name: string, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(TIMED_OUT)), timeoutMs);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    target.addEventListener(name, done, { once: true });
  });
}

async function installed(worker: ServiceWorker): Promise<void> {
  while (worker.state === 'installing') await once(worker, 'statechange', UPDATE_TIMEOUT_MS);
}

/**
 * The page's side of `/sw.js`: registers it, says when a new version waits, and lets it take over when the person
 * agrees. Then every tab reloads, which costs nothing: drafts are on the device.
 */
export class ServiceWorkerBridge {
  readonly #listeners = new Set<() => void>();
  #registration: ServiceWorkerRegistration | null = null;
  #available = false;
  /** The worker of a first visit. WebKit shows it as waiting when it has already taken over. */
  #first: ServiceWorker | null = null;
  readonly #watched = new WeakSet<ServiceWorker>();

  /** @param container `navigator.serviceWorker`, which is missing outside a secure context */
  constructor(
    readonly container: ServiceWorkerContainer | undefined,
    readonly reload: () => void,
  ) {}

  /** Whether a new version waits for the person's word. For `useSyncExternalStore`. */
  readonly isUpdateAvailable = (): boolean => this.#available;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Never throws: without a service worker the app works, but only while there is a network to load it. */
  async register(): Promise<void> {
    if (!this.container) return;
    this.#reloadOnTakeover(this.container);
    try {
      this.#registration = await this.container.register('/sw.js', { updateViaCache: 'none' });
    } catch {
      return;
    }
    const { installing, waiting, active } = this.#registration;
    if (!this.container.controller && !active) this.#first = installing ?? waiting;
    this.#registration.addEventListener('updatefound', () => void this.#noticeInstalled());
    this.container.addEventListener('controllerchange', () => this.#noticeWaiting());
    this.#noticeWaiting();
    setInterval(() => void this.checkForUpdate().catch(() => false), CHECK_EVERY_MS);
  }

  /** Asks the server for a new version and says whether one is ready. Errors carry words for the person. */
  async checkForUpdate(): Promise<boolean> {
    const registration = this.#required();
    try {
      await registration.update();
    } catch {
      throw new Error(OFFLINE);
    }
    await this.#noticeInstalled();
    return this.#available;
  }

  /** Lets the new version take over. The page reloads once it has; errors carry words for the person. */
  async applyUpdate(): Promise<void> {
    const registration = this.#required();
    if (!registration.waiting) await this.checkForUpdate();
    const { waiting } = registration;
    if (!waiting || !this.container) throw new Error(NO_UPDATE);
    const takeover = once(this.container, 'controllerchange', UPDATE_TIMEOUT_MS);
    waiting.postMessage({ type: 'SKIP_WAITING' });
    await takeover;
  }

  /** Asks the browser to let the service worker send what waits, also when this page is gone by then. */
  async drainInBackground(): Promise<void> {
    const { sync } = (this.#registration ?? {}) as SyncRegistration;
    // Refused by the person's settings, or while nothing is installed yet: the page sends by itself.
    await sync?.register(OUTBOX_SYNC_TAG).catch(() => undefined);
  }

  /** Has the worker bring the screens that a first visit leaves out (`sw/later.ts`); where the line costs, it brings none. */
  async bringLater(): Promise<void> {
    const registration = await this.container?.ready;
    registration?.active?.postMessage({ type: 'BRING_LATER' });
  }

  #required(): ServiceWorkerRegistration {
    if (!this.container) throw new Error(UNSUPPORTED);
    if (!this.#registration) throw new Error(UNREGISTERED);
    return this.#registration;
  }

  async #noticeInstalled(): Promise<void> {
    const installing = this.#registration?.installing;
    if (installing) await installed(installing).catch(() => undefined);
    this.#noticeWaiting();
  }

  #noticeWaiting(): void {
    const waiting = this.#registration?.waiting ?? null;
    if (waiting) this.#watch(waiting);
    const isInstalled = waiting?.state === 'installed' && waiting !== this.#first;
    const available = isInstalled && this.container?.controller != null;
    if (available === this.#available) return;
    this.#available = available;
    for (const listener of this.#listeners) listener();
  }

  /** One that waits no longer is no update. */
  #watch(waiting: ServiceWorker): void {
    if (this.#watched.has(waiting)) return;
    this.#watched.add(waiting);
    waiting.addEventListener('statechange', () => this.#noticeWaiting());
  }

  /** The first worker ever takes over a page that is already of its version. */
  #reloadOnTakeover(container: ServiceWorkerContainer): void {
    let isFirst = container.controller === null;
    container.addEventListener('controllerchange', () => {
      if (!isFirst) this.reload();
      isFirst = false;
    });
  }
}
