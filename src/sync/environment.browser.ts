import type { Clock, Environment, Locks, Transport } from './environment.ts';

const clock: Clock = {
  now: () => Date.now(),
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

/** Locks among all tabs, workers and the service worker of this origin. */
const webLocks: Locks = {
  hold: <T>(name: string, signal: AbortSignal, work: () => Promise<T>) =>
    navigator.locks.request(name, { signal }, work) as Promise<T>,
  holdIfFree: (name, work) =>
    navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await work();
      return lock !== null;
    }) as Promise<boolean>,
};

/** Web Locks need a secure context. Without them every tab works as if alone, which is slower but still right. */
const noLocks: Locks = {
  hold: async (_name, signal, work) => {
    signal.throwIfAborted();
    return work();
  },
  holdIfFree: async (_name, work) => {
    await work();
    return true;
  },
};

const randomBytes = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));

/** The real clock, locks and randomness, with the given server. */
export const browserEnvironment = (transport: Transport): Environment => ({
  transport,
  clock,
  locks: 'locks' in navigator ? webLocks : noLocks,
  randomBytes,
  random: () => Math.random(),
});
