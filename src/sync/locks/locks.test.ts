import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LockLost } from '../environment.ts';
import { createLocks, type LockManagerPart, type OwnLocks } from './locks.ts';
import type { LockMessage } from './signs.ts';

interface Claim {
  readonly start: () => void;
  readonly lose: () => void;
}

/** A browser's lock manager, with the tabs that share it. A frozen tab hears nothing. */
function browser() {
  const claims = new Map<string, Claim[]>();
  const tabs: { isFrozen: boolean; hear: (message: LockMessage) => void }[] = [];
  const manager: LockManagerPart = {
    request: (name, { signal, ifAvailable, steal }, work) => {
      const queue = claims.get(name) ?? [];
      claims.set(name, queue);
      if (ifAvailable && queue.length > 0) return work(null);
      return new Promise((resolve, reject) => {
        const leave = () => {
          const place = queue.indexOf(claim);
          if (place >= 0) queue.splice(place, 1);
          if (place === 0) queue[0]?.start();
        };
        const claim: Claim = {
          start: () => {
            signal?.removeEventListener('abort', abort);
            work({}).then(resolve, reject).finally(leave);
          },
          lose: () => reject(new DOMException('stolen', 'AbortError')),
        };
        const abort = () => {
          leave();
          reject(signal?.reason as Error);
        };
        signal?.addEventListener('abort', abort);
        if (steal) queue.splice(0, 1)[0]?.lose();
        if (steal) queue.unshift(claim);
        else queue.push(claim);
        if (queue[0] === claim) claim.start();
      });
    },
  };
  const clock = {
    now: () => Date.now(),
    sleep: (ms: number, signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        setTimeout(resolve, ms);
      }),
  };
  const open = () => {
    const tab = { isFrozen: false, hear: (_message: LockMessage): void => undefined };
    tabs.push(tab);
    const post = (message: LockMessage) => {
      for (const other of tabs) if (other !== tab && !other.isFrozen) other.hear(message);
    };
    const locks = createLocks({
      manager,
      openChannel: () => ({ post, onMessage: (hear) => (tab.hear = hear), close: () => {} }),
      clock,
      random: () => 0,
    });
    return Object.assign(tab, { locks });
  };
  return { open };
}

const forEver = (signal: AbortSignal): Promise<void> =>
  new Promise((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error)),
  );

/** Holds a lock until it is lost or free; tells what happened, in order. */
function holder({ locks }: { locks: OwnLocks }, signal = new AbortController().signal) {
  const told: string[] = [];
  const ended = locks
    .hold('leader', signal, async (term) => {
      told.push('holds');
      await forEver(term);
    })
    .catch((error: unknown) => told.push(error instanceof LockLost ? 'lost' : 'ended'));
  return { told, ended };
}

describe('a lock that another tab holds', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  it('is left to a tab that lives, however long it takes', async () => {
    const { open } = browser();
    const [first, second] = [holder(open()), holder(open())];
    await pass(10 * 60_000);
    expect([first.told, second.told]).toEqual([['holds'], []]);
  });

  it('is taken within seconds from a tab that is frozen, which then stops', async () => {
    const { open } = browser();
    const frozen = open();
    const [first, second] = [holder(frozen), holder(open())];
    frozen.isFrozen = true;
    await pass(12_000);
    expect([first.told, second.told]).toEqual([['holds', 'lost'], ['holds']]);
  });

  it('is taken by one of several that wait, and not once more from that one', async () => {
    const { open } = browser();
    const frozen = open();
    holder(frozen);
    frozen.isFrozen = true;
    const second = holder(open());
    await pass(500);
    const third = holder(open());
    await pass(10 * 60_000);
    expect([second.told, third.told]).toEqual([['holds'], []]);
  });

  it('is not taken by a device that slept and gave nobody the time to answer', async () => {
    const { open } = browser();
    const slow = open();
    const [first, second] = [holder(slow), holder(open())];
    slow.isFrozen = true;
    await pass(1_500);
    vi.setSystemTime(Date.now() + 3_600_000);
    slow.isFrozen = false;
    await pass(60_000);
    expect([first.told, second.told]).toEqual([['holds'], []]);
  });

  it('falls to the next at once when its tab lets go of everything, though its work hangs', async () => {
    const { open } = browser();
    const leaving = open();
    const hangs = leaving.locks.hold(
      'leader',
      new AbortController().signal,
      () => new Promise(() => {}),
    );
    hangs.catch(() => undefined);
    const second = holder(open());
    await pass(100);
    leaving.locks.abandon();
    await pass(100);
    expect(second.told).toEqual(['holds']);
  });

  it('is not waited for any more by one that ends', async () => {
    const { open } = browser();
    const first = holder(open());
    const closing = new AbortController();
    const second = holder(open(), closing.signal);
    await pass(2_000);
    closing.abort(new Error('closed'));
    await second.ended;
    expect([first.told, second.told]).toEqual([['holds'], ['ended']]);
  });
});
