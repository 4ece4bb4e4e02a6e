import type { Steps } from '../../domain/core/steps.ts';

/** The screen gets its turn after so long. */
const SLICE_MS = 8;

const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Runs steps on the page, a slice at a time. @throws the signal's reason once it is aborted */
export async function inSlices<T>(steps: Steps<T>, signal: AbortSignal): Promise<T> {
  let since = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - since < SLICE_MS) continue;
    await turn();
    signal.throwIfAborted();
    since = performance.now();
  }
}
