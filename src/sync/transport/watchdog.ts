import { Unreachable } from '../environment.ts';

/** Ends a request that has gone silent. */
export interface Watchdog {
  readonly signal: AbortSignal;
  /** The work's end, or the signal's reason as soon as there is one, even if the work hangs. */
  guard<T>(work: Promise<T>): Promise<T>;
  /** Something arrived: the time starts again. */
  pat(ms?: number): void;
  stop(): void;
}

/**
 * @param outer aborts the request with its own reason
 * @param ms how long silence may last; its end aborts with `Unreachable`, `timeout`
 */
export function watchdog(outer: AbortSignal, ms: number): Watchdog {
  const inner = new AbortController();
  const bite = () => inner.abort(new Unreachable('no answer in time', 'timeout'));
  const abort = () => inner.abort(outer.reason);
  let timer = setTimeout(bite, ms);
  if (outer.aborted) abort();
  outer.addEventListener('abort', abort);
  return {
    signal: inner.signal,
    guard: (work) =>
      new Promise((resolve, reject) => {
        inner.signal.addEventListener('abort', () => reject(inner.signal.reason as Error));
        work.then(resolve, reject);
      }),
    pat(next = ms) {
      clearTimeout(timer);
      timer = setTimeout(bite, next);
    },
    stop() {
      clearTimeout(timer);
      outer.removeEventListener('abort', abort);
    },
  };
}
