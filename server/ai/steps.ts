import { setImmediate } from 'node:timers/promises';

/** Work that may pause wherever it yields. */
export type Steps<T> = Generator<undefined, T>;

/** How long others wait for work in turns, but for a single step. */
const TURN_MS = 10;

export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Lets the loop of events come round every few milliseconds. @throws the signal's reason once it is aborted */
export async function inTurns<T>(steps: Steps<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    const until = performance.now() + TURN_MS;
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() < until);
    await setImmediate();
    signal?.throwIfAborted();
  }
}
