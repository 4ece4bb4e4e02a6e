import type pg from 'pg';
import type { Database, Unlisten } from './database.ts';

const RETRY_MS = 1000;

interface Subscription {
  readonly channel: string;
  readonly onMessage: (payload: string) => void;
  readonly onReconnect: () => void;
}

interface Listener {
  readonly listen: Database['listen'];
  close(): Promise<void>;
}

/**
 * One connection of its own for LISTEN, opened with the first subscription and anew when it breaks.
 * @param onError told why it broke
 */
export function createListener(
  connect: () => pg.Client,
  onError: (error: unknown) => void,
): Listener {
  const subscriptions = new Set<Subscription>();
  let opening: Promise<pg.Client> | null = null;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  async function open(): Promise<pg.Client> {
    const client = connect();
    client.on('notification', ({ channel, payload = '' }) => {
      for (const each of subscriptions) if (each.channel === channel) each.onMessage(payload);
    });
    client.on('error', lost);
    await client.connect();
    for (const { channel } of subscriptions) await client.query(`listen "${channel}"`);
    return client;
  }

  function lost(error: unknown): void {
    onError(error);
    opening = null;
    if (closed) return;
    clearTimeout(retry);
    retry = setTimeout(() => void reopen(), RETRY_MS);
    retry.unref();
  }

  async function reopen(): Promise<void> {
    try {
      await connection();
      for (const { onReconnect } of subscriptions) onReconnect();
    } catch (error) {
      lost(error);
    }
  }

  const connection = (): Promise<pg.Client> => (opening ??= open());

  async function unlisten(subscription: Subscription): Promise<void> {
    subscriptions.delete(subscription);
  }

  return {
    async listen(channel, onMessage, onReconnect): Promise<Unlisten> {
      const subscription = { channel, onMessage, onReconnect };
      subscriptions.add(subscription);
      const client = await connection();
      await client.query(`listen "${channel}"`);
      return () => unlisten(subscription);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      subscriptions.clear();
      const client = await opening?.catch(() => null);
      await client?.end();
    },
  };
}
