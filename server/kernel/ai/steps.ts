import { setImmediate } from 'node:timers/promises';
import type { Steps } from '../../../src/domain/core/steps.ts';

/** How long others wait for work in turns, but for a single step. */
const TURN_MS = 10;

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
