import type { QueryArgs, QueryName, QueryResult } from '../../data/queries/index.ts';
import type { Device } from '../../data/device.ts';
import { asError } from '../errors.ts';
import { reuse } from './reuse.ts';

export type LiveState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'failed'; readonly error: Error };

interface Entry {
  state: LiveState<unknown>;
  readonly listeners: Set<() => void>;
  /** The device's subscription; `null` when it could not be made. */
  subscription: Promise<number | null>;
  expiry: ReturnType<typeof setTimeout> | null;
}

const LOADING: LiveState<never> = { status: 'loading' };
/** How long a query that nobody watches is kept current: going back finds its data there. */
const KEPT_MS = 30_000;

/** The same text for equal arguments, whatever the order of their keys; absent and `undefined` are equal. */
function keyOf(name: QueryName, args: object): string {
  const entries = Object.entries(args).filter(([, value]) => value !== undefined);
  return `${name} ${JSON.stringify(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))}`;
}

/** The page's side of the live queries: one subscription at the device per query and arguments, shared by all readers. */
export class LiveQueries {
  readonly #device: Device;
  readonly #entries = new Map<string, Entry>();

  constructor(device: Device) {
    this.#device = device;
  }

  /** The present state; `loading` before the first result. Its identity changes only with its content. */
  read<N extends QueryName>(name: N, args: QueryArgs<N>): LiveState<QueryResult<N>> {
    const state = this.#entries.get(keyOf(name, args))?.state ?? LOADING;
    return state as LiveState<QueryResult<N>>;
  }

  /** Returns the function that ends the watch. */
  watch<N extends QueryName>(name: N, args: QueryArgs<N>, onChange: () => void): () => void {
    const key = keyOf(name, args);
    const entry = this.#entryFor(key, name, args);
    entry.listeners.add(onChange);
    return () => {
      entry.listeners.delete(onChange);
      if (entry.listeners.size === 0) this.#expireLater(key, entry);
    };
  }

  /** For a route's loader: resolves with the first result, or after `patienceMs` without one. Never rejects. */
  prefetch<N extends QueryName>(name: N, args: QueryArgs<N>, patienceMs = 250): Promise<void> {
    return new Promise((resolve) => {
      const settle = () => {
        clearTimeout(timer);
        stop();
        resolve();
      };
      const timer = setTimeout(settle, patienceMs);
      const stop = this.watch(name, args, settle);
      if (this.read(name, args).status !== 'loading') settle();
    });
  }

  close(): void {
    for (const [key, entry] of this.#entries) this.#drop(key, entry);
  }

  #entryFor<N extends QueryName>(key: string, name: N, args: QueryArgs<N>): Entry {
    const found = this.#entries.get(key);
    if (found) {
      if (found.expiry !== null) clearTimeout(found.expiry);
      found.expiry = null;
      return found;
    }
    const entry: Entry = {
      state: LOADING,
      listeners: new Set(),
      subscription: Promise.resolve(null),
      expiry: null,
    };
    this.#entries.set(key, entry);
    entry.subscription = this.#subscribe(key, name, args);
    return entry;
  }

  #subscribe<N extends QueryName>(key: string, name: N, args: QueryArgs<N>) {
    return this.#device
      .subscribe(name, args, (data) => this.#settle(key, { status: 'ready', data }))
      .catch((error: unknown) => {
        this.#settle(key, { status: 'failed', error: asError(error) });
        return null;
      });
  }

  #settle(key: string, next: LiveState<unknown>): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    const state = reuse(entry.state, next);
    if (state === entry.state) return;
    entry.state = state;
    for (const listener of entry.listeners) listener();
  }

  #expireLater(key: string, entry: Entry): void {
    // A failure is not kept: the next reader asks anew.
    if (entry.state.status === 'failed') return this.#drop(key, entry);
    if (entry.expiry !== null) clearTimeout(entry.expiry);
    entry.expiry = setTimeout(() => this.#drop(key, entry), KEPT_MS);
  }

  #drop(key: string, entry: Entry): void {
    if (entry.expiry !== null) clearTimeout(entry.expiry);
    if (this.#entries.get(key) === entry) this.#entries.delete(key);
    void entry.subscription
      .then((id) => (id === null ? undefined : this.#device.unsubscribe(id)))
      .catch(() => undefined);
  }
}
