import type { Clock, Locks } from '../../../src/sync/environment.ts';

/** Time that passes only when somebody sleeps: every sleep ends at once and moves the clock on. */
export function hastyClock(
  start = Date.parse('2026-03-02T12:00:00Z'),
): Clock & { slept: number[] } {
  let now = start;
  const slept: number[] = [];
  return {
    slept,
    now: () => now,
    async sleep(ms, signal) {
      signal.throwIfAborted();
      slept.push(ms);
      now += ms;
      await new Promise((resolve) => setImmediate(resolve));
      signal.throwIfAborted();
    },
  };
}

/** Locks among those who share this object; whoever dies while holding one calls `release`. */
export function memoryLocks(): Locks & { readonly held: ReadonlySet<string> } {
  const tails = new Map<string, Promise<unknown>>();
  const held = new Set<string>();
  const never = new AbortController().signal;
  return {
    held,
    async holdIfFree(name, work) {
      if (held.has(name)) return false;
      held.add(name);
      await this.hold(name, never, work);
      return true;
    },
    async hold(name, signal, work) {
      const before = tails.get(name) ?? Promise.resolve();
      const run = async () => {
        signal.throwIfAborted();
        held.add(name);
        try {
          return await work(signal);
        } finally {
          held.delete(name);
        }
      };
      const mine = before.then(run, run);
      tails.set(
        name,
        mine.catch(() => undefined),
      );
      return mine;
    },
  };
}
