import { type Notifier, createNotifier } from './notifier.ts';
import type { Clock } from './environment.ts';

/**
 * Whether the server takes this person's token. A refusal pauses all traffic until a new token comes; nothing is
 * deleted meanwhile.
 */
export interface TokenState {
  /** Counts the tokens: a refusal of an older one says nothing about the present one. */
  readonly version: number;
  readonly isValid: boolean;
  /** The refused one was refused because the account is closed. */
  readonly isClosed: boolean;
  refuse(version: number): void;
  /** Said of a refusal before it counts. */
  close(): void;
  renew(): void;
  /** @throws the signal's reason */
  whenValid(signal: AbortSignal): Promise<void>;
}

export function createTokenState(clock: Clock, onChange: () => void): TokenState {
  let version = 0;
  let isValid = true;
  let isClosed = false;
  const waiting = new Set<Notifier>();
  return {
    get version() {
      return version;
    },
    get isValid() {
      return isValid;
    },
    get isClosed() {
      return isClosed;
    },
    close() {
      isClosed = true;
    },
    refuse(refused) {
      if (refused !== version || !isValid) return;
      isValid = false;
      onChange();
    },
    renew() {
      version += 1;
      isValid = true;
      isClosed = false;
      for (const notifier of waiting) notifier.notify();
      onChange();
    },
    async whenValid(signal) {
      const notifier = createNotifier(clock);
      waiting.add(notifier);
      try {
        while (!isValid) await notifier.wait(signal);
      } finally {
        waiting.delete(notifier);
      }
    },
  };
}
