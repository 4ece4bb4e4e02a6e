import { type Bell, createBell } from './bell.ts';
import type { Clock } from './environment.ts';

/**
 * Whether the server takes this person's token. A refusal pauses all traffic until a new token comes; nothing is
 * deleted meanwhile.
 */
export interface Session {
  /** Counts the tokens: a refusal of an older one says nothing about the present one. */
  readonly version: number;
  readonly isValid: boolean;
  refuse(version: number): void;
  renew(): void;
  /** @throws the signal's reason */
  whenValid(signal: AbortSignal): Promise<void>;
}

export function createSession(clock: Clock, onChange: () => void): Session {
  let version = 0;
  let isValid = true;
  const waiting = new Set<Bell>();
  return {
    get version() {
      return version;
    },
    get isValid() {
      return isValid;
    },
    refuse(refused) {
      if (refused !== version || !isValid) return;
      isValid = false;
      onChange();
    },
    renew() {
      version += 1;
      isValid = true;
      for (const bell of waiting) bell.ring();
      onChange();
    },
    async whenValid(signal) {
      const bell = createBell(clock);
      waiting.add(bell);
      try {
        while (!isValid) await bell.wait(signal);
      } finally {
        waiting.delete(bell);
      }
    },
  };
}
