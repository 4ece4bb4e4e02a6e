import type { Clock } from '../environment.ts';
import { createNotifier } from '../notifier.ts';

/** A message between those who share locks: "do you live?" and "yes, and I hold it". */
export interface LockMessage {
  readonly kind: 'ask' | 'held';
  readonly name: string;
}

/** Reaches all others of this origin, never the sender. */
export interface LockChannel {
  post(message: LockMessage): void;
  onMessage(listener: (message: LockMessage) => void): void;
  close(): void;
}

export interface Signs {
  /** Joins the others until the returned function is called. */
  join(): () => void;
  /** Tells those who ask about the lock at this moment that it is ours now. */
  announce(name: string): void;
  /**
   * Resolves with true if the lock's holder gave a sign of life in time.
   * Throws the signal's reason.
   */
  isHolderAlive(name: string, signal: AbortSignal): Promise<boolean>;
}

export interface SignParts {
  readonly openChannel: () => LockChannel;
  readonly clock: Clock;
  /** True if this process holds the lock. */
  readonly holds: (name: string) => boolean;
  /** The time within which a holder answers, also a busy one. */
  readonly silenceMs: number;
}

/**
 * Answers for the locks that this process holds, and asks about those of others.
 * The channel is open while joined.
 */
export function createSigns({ openChannel, clock, holds, silenceMs }: SignParts): Signs {
  const asking = new Set<(name: string) => void>();
  let channel: LockChannel | null = null;
  let joined = 0;

  function listen(): LockChannel {
    const opened = openChannel();
    opened.onMessage(({ kind, name }) => {
      if (kind === 'held') for (const tell of asking) tell(name);
      else if (holds(name)) opened.post({ kind: 'held', name });
    });
    return opened;
  }

  return {
    join() {
      channel ??= listen();
      joined += 1;
      return () => {
        joined -= 1;
        if (joined > 0) return;
        channel?.close();
        channel = null;
      };
    },
    announce: (name) => channel?.post({ kind: 'held', name }),
    async isHolderAlive(name, signal) {
      if (holds(name)) return true;
      const answered = createNotifier(clock);
      let isAlive = false;
      const tell = (held: string) => {
        if (held !== name) return;
        isAlive = true;
        answered.notify();
      };
      asking.add(tell);
      try {
        channel?.post({ kind: 'ask', name });
        await answered.wait(signal, silenceMs);
        return isAlive;
      } finally {
        asking.delete(tell);
      }
    },
  };
}
