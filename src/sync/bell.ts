import type { Clock } from './environment.ts';

/** A wait that somebody else can end. */
export interface Bell {
  /** Ends the wait, or the next one if nobody waits. */
  readonly ring: () => void;
  /** Forgets that it was rung. */
  readonly clear: () => void;
  /**
   * @param ms the longest to wait; without it, until the bell
   * @throws the signal's reason
   */
  readonly wait: (signal: AbortSignal, ms?: number) => Promise<void>;
}

const ENDED = 'ended';

export function createBell(clock: Clock): Bell {
  let rung = false;
  let end: (() => void) | null = null;
  return {
    ring() {
      rung = true;
      end?.();
    },
    clear() {
      rung = false;
    },
    async wait(signal, ms) {
      signal.throwIfAborted();
      if (!rung) await untilEnded(signal, clock, ms, (stop) => (end = stop));
      end = null;
      rung = false;
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
