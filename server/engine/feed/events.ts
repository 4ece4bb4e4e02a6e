import type { Audience } from '../../../src/domain/access.ts';
import type { Database } from '../../kernel/db/database.ts';
import { WAKE_CHANNEL, type WakeMessage } from '../documents/publish.ts';

interface Subscriber {
  readonly tenantId: string;
  readonly audiences: readonly Audience[];
  readonly onWake: () => void;
}

/** Tells the readers of this instance that something of theirs changed, on whichever instance. */
export interface Wakes {
  /**
   * Resolves once nothing that is committed from then on can be missed.
   * @returns ends the subscription
   */
  subscribe(subscriber: Subscriber): Promise<() => void>;
}

const concerns = ({ audiences }: WakeMessage, subscriber: Subscriber): boolean =>
  audiences === null || subscriber.audiences.some((audience) => audiences.includes(audience));

/** One LISTEN for all readers of an instance, begun with the first of them. */
export function createWakes(database: Database): Wakes {
  const byTenant = new Map<string, Set<Subscriber>>();
  let listening: Promise<unknown> | undefined;

  const hear = (payload: string): void => {
    const message = JSON.parse(payload) as WakeMessage;
    for (const subscriber of byTenant.get(message.tenantId) ?? [])
      if (concerns(message, subscriber)) subscriber.onWake();
  };
  const wakeAll = (): void => {
    for (const subscribers of byTenant.values()) for (const { onWake } of subscribers) onWake();
  };
  const listen = (): Promise<unknown> => {
    listening ??= database.listen(WAKE_CHANNEL, hear, wakeAll).catch((error: unknown) => {
      listening = undefined;
      throw error;
    });
    return listening;
  };

  return {
    async subscribe(subscriber) {
      await listen();
      const { tenantId } = subscriber;
      byTenant.set(tenantId, (byTenant.get(tenantId) ?? new Set()).add(subscriber));
      return () => {
        const left = byTenant.get(tenantId);
        left?.delete(subscriber);
        if (left?.size === 0) byTenant.delete(tenantId);
      };
    },
  };
}
