import type { Unlisten } from '../database.ts';
import type { OneConnection } from './one-connection.ts';

interface Subscription {
  readonly channel: string;
  readonly onMessage: (payload: string) => void;
  readonly onReconnect: () => void;
}

/** Who listens to which channel, kept here because an engine that is opened anew knows nothing of it. */
export class Notifications {
  readonly #subscriptions = new Set<Subscription>();

  readonly deliver = (channel: string, payload: string): void => {
    for (const one of this.#subscriptions) if (one.channel === channel) one.onMessage(payload);
  };

  async listen(connection: OneConnection, subscription: Subscription): Promise<Unlisten> {
    await connection.use((engine) => engine.run(`listen "${subscription.channel}"`));
    this.#subscriptions.add(subscription);
    return async () => void this.#subscriptions.delete(subscription);
  }

  /** Has another engine listen, and says that messages may have been missed. */
  async moveTo(engine: { run(script: string): Promise<void> }): Promise<void> {
    const channels = new Set([...this.#subscriptions].map(({ channel }) => channel));
    for (const channel of channels) await engine.run(`listen "${channel}"`);
    for (const { onReconnect } of this.#subscriptions) onReconnect();
  }
}
