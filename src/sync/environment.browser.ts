import type { Clock, Environment, Transport } from './environment.ts';
import { createLocks, type OwnLocks } from './locks/locks.ts';
import type { LockChannel, LockMessage } from './locks/signs.ts';

const clock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason as Error);
      const abort = () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      };
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', abort);
        resolve();
      }, ms);
      signal.addEventListener('abort', abort, { once: true });
    }),
};

/** Among all tabs, workers and the service worker of this origin. */
function openChannel(): LockChannel {
  const channel = new BroadcastChannel('sereno-locks');
  return {
    post: (message) => channel.postMessage(message),
    onMessage(listener) {
      channel.addEventListener('message', ({ data }: MessageEvent<LockMessage>) => listener(data));
    },
    close: () => channel.close(),
  };
}

const webLocks = (): OwnLocks =>
  createLocks({
    manager: { request: (...request) => navigator.locks.request(...request) as never },
    openChannel,
    clock,
    random: () => Math.random(),
  });

/** Web Locks need a secure context. Without them every tab works as if alone, which is slower but still right. */
const noLocks: OwnLocks = {
  hold: async (_name, signal, work) => {
    signal.throwIfAborted();
    return work(signal);
  },
  holdIfFree: async (_name, work) => {
    await work(new AbortController().signal);
    return true;
  },
  abandon: () => undefined,
};

const randomBytes = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));

/**
 * The real clock, locks and randomness, with the given server.
 * @param options.isAlone nothing is shared with other tabs
 */
export const browserEnvironment = (
  transport: Transport,
  { isAlone = false } = {},
): Environment & { readonly locks: OwnLocks } => ({
  transport,
  clock,
  locks: 'locks' in navigator && !isAlone ? webLocks() : noLocks,
  randomBytes,
  random: () => Math.random(),
});
