import { describe, expect, it } from 'vitest';
import { LockLost } from '../environment.ts';
import { createLocks, type LockManagerPart, type OwnLocks } from './locks.ts';
import type { LockMessage } from './signs.ts';

interface Claim {
  readonly start: () => void;
  readonly lose: () => void;
}

/** Time that passes for this browser alone: devices of other tests may still be at work. */
function ownTime() {
  let now = 0;
  const sleepers = new Set<{ readonly at: number; readonly wake: () => void }>();
  const settle = () => new Promise((done) => setImmediate(done));
  const nextBy = (until: number) =>
    [...sleepers].filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
  const clock = {
    now: () => now,
    sleep: (ms: number, signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        const sleeper = { at: now + ms, wake: resolve };
        sleepers.add(sleeper);
        signal.addEventListener('abort', () => {
          sleepers.delete(sleeper);
          reject(signal.reason as Error);
        });
      }),
  };
  return {
    clock,
    /** The device is off: nothing happens meanwhile. */
    skip: (ms: number) => void (now += ms),
    pass: async (ms: number): Promise<void> => {
      const until = now + ms;
      await settle();
      for (let next = nextBy(until); next; next = nextBy(until)) {
        sleepers.delete(next);
        now = Math.max(now, next.at);
        next.wake();
        await settle();
      }
      now = until;
    },
  };
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
  const { clock, pass, skip } = ownTime();
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
  return { open, pass, skip };
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
  it('is left to a tab that lives, however long it takes', async () => {
    const { open, pass } = browser();
    const [first, second] = [holder(open()), holder(open())];
    await pass(10 * 60_000);
    expect([first.told, second.told]).toEqual([['holds'], []]);
  });

  it('is taken within seconds from a tab that is frozen, which then stops', async () => {
    const { open, pass } = browser();
    const frozen = open();
    const [first, second] = [holder(frozen), holder(open())];
    frozen.isFrozen = true;
    await pass(12_000);
    expect([first.told, second.told]).toEqual([['holds', 'lost'], ['holds']]);
  });

  it('is taken by one of several that wait, and not once more from that one', async () => {
    const { open, pass } = browser();
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
    const { open, pass, skip } = browser();
    const slow = open();
    const [first, second] = [holder(slow), holder(open())];
    slow.isFrozen = true;
    await pass(1_500);
    skip(3_600_000);
    slow.isFrozen = false;
    await pass(60_000);
    expect([first.told, second.told]).toEqual([['holds'], []]);
  });

  it('falls to the next at once when its tab lets go of everything, though its work hangs', async () => {
    const { open, pass } = browser();
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
    const { open, pass } = browser();
    const first = holder(open());
    const closing = new AbortController();
    const second = holder(open(), closing.signal);
    await pass(2_000);
    closing.abort(new Error('closed'));
    await second.ended;
    expect([first.told, second.told]).toEqual([['holds'], ['ended']]);
  });

  it('is not taken back by one that was given it while frozen, and lost it before it thawed', async () => {
    const asked: {
      readonly steal: boolean;
      readonly give: () => void;
      readonly take: () => void;
    }[] = [];
    const request: LockManagerPart['request'] = (_name, { steal = false }, work) =>
      new Promise((resolve, reject) => {
        const give = () => void work({}).then(resolve, reject);
        asked.push({ steal, give, take: () => reject(new DOMException('stolen', 'AbortError')) });
      });
    const { clock, pass } = ownTime();
    const openChannel = () => ({ post() {}, onMessage() {}, close() {} });
    const thawed = holder({
      locks: createLocks({ manager: { request }, openChannel, clock, random: () => 0 }),
    });
    // Its timers are over before it is told that the lock is its own.
    await pass(10_000);
    asked[0]?.give();
    asked[0]?.take();
    await pass(1);
    expect(thawed.told).toEqual(['holds', 'lost']);
    expect(asked.some(({ steal }) => steal)).toBe(false);
  });
});
