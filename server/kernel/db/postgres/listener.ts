import type pg from 'pg';
import type { Unlisten } from '../database.ts';

const RETRY_MS = 1000;

interface Subscription {
  readonly channel: string;
  readonly onMessage: (payload: string) => void;
  readonly onReconnect: () => void;
}

/** One connection of its own for LISTEN, opened with the first subscription and anew when it breaks. */
export class Listener {
  readonly #subscriptions = new Set<Subscription>();
  readonly #connect: () => pg.Client;
  readonly #onError: (error: unknown) => void;
  #opening: Promise<pg.Client> | null = null;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  /** @param onError told why the connection broke */
  constructor(connect: () => pg.Client, onError: (error: unknown) => void) {
    this.#connect = connect;
    this.#onError = onError;
  }

  async listen(
    channel: string,
    onMessage: (payload: string) => void,
    onReconnect: () => void,
  ): Promise<Unlisten> {
    const subscription = { channel, onMessage, onReconnect };
    this.#subscriptions.add(subscription);
    try {
      const client = await this.#connection();
      await client.query(`listen "${channel}"`);
    } catch (error) {
      this.#subscriptions.delete(subscription);
      throw error;
    }
    return async () => void this.#subscriptions.delete(subscription);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.#subscriptions.clear();
    const client = await this.#opening?.catch(() => null);
    await client?.end();
  }

  #connection(): Promise<pg.Client> {
    this.#opening ??= this.#open().catch((error: unknown) => {
      this.#opening = null;
      throw error;
    });
    return this.#opening;
  }

  async #open(): Promise<pg.Client> {
    const client = this.#connect();
    client.on('notification', ({ channel, payload = '' }) => {
      for (const one of this.#subscriptions) if (one.channel === channel) one.onMessage(payload);
    });
    client.on('error', (error) => this.#lost(error));
    await client.connect();
    for (const { channel } of this.#subscriptions) await client.query(`listen "${channel}"`);
    return client;
  }

  #lost(error: unknown): void {
    this.#onError(error);
    this.#opening = null;
    if (this.#isClosed) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#reopen(), RETRY_MS);
    this.#retry.unref();
  }

  async #reopen(): Promise<void> {
    try {
      await this.#connection();
      for (const { onReconnect } of this.#subscriptions) onReconnect();
    } catch (error) {
      this.#lost(error);
    }
  }
}
