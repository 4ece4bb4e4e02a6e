import type { Clock } from './environment.ts';

/** A wait that somebody else can end (an event that resets itself). */
export interface Notifier {
  /** Ends the wait, or the next one if nobody waits. */
  readonly notify: () => void;
  /** Forgets that it was notified. */
  readonly clear: () => void;
  /**
   * @param ms the longest to wait; without it, until notified
   * @throws the signal's reason
   */
  readonly wait: (signal: AbortSignal, ms?: number) => Promise<void>;
}

const ENDED = 'ended';

export function createNotifier(clock: Clock): Notifier {
  let notified = false;
  let end: (() => void) | null = null;
  return {
    notify() {
      notified = true;
      end?.();
    },
    clear() {
      notified = false;
    },
    async wait(signal, ms) {
      signal.throwIfAborted();
      if (!notified) await untilEnded(signal, clock, ms, (stop) => (end = stop));
      end = null;
      notified = false;
    },
  };
}

function untilEnded(
  signal: AbortSignal,
  clock: Clock,
  ms: number | undefined,
  onStop: (stop: () => void) => void,
): Promise<void> {
  const pause = new AbortController();
  return new Promise<void>((resolve, reject) => {
    const close = () => {
      signal.removeEventListener('abort', abort);
      pause.abort(ENDED);
    };
    const stop = () => {
      close();
      resolve();
    };
    const abort = () => {
      close();
      reject(signal.reason as Error);
    };
    onStop(stop);
    signal.addEventListener('abort', abort);
    if (ms !== undefined) clock.sleep(ms, pause.signal).then(stop, () => undefined);
  });
}
