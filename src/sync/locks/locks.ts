import { type Clock, LockLost, type Locks } from '../environment.ts';
import { type LinkedAbort, linkedAbort } from '../linked.ts';
import { createSigns, type LockChannel, type Signs } from './signs.ts';
import { beginTerm, type Term } from './term.ts';

/**
 * The wait before a holder is asked: a lock that is free, or soon will be, is not asked about.
 * It is up to twice this, so that two who wait do not steal at once.
 */
const PATIENCE_MS = 1_000;
/** While a lock is held its holder is asked this often whether it lives. */
const ASK_MS = 5_000;
/** Longer than a busy worker needs for anything. */
const SILENCE_MS = 5_000;

/** The browser's part: `navigator.locks`. */
export interface LockManagerPart {
  request<T>(
    name: string,
    options: { signal?: AbortSignal; ifAvailable?: boolean; steal?: boolean },
    work: (lock: object | null) => Promise<T>,
  ): Promise<T>;
}

export interface LockParts {
  readonly manager: LockManagerPart;
  readonly openChannel: () => LockChannel;
  readonly clock: Clock;
  /** In [0, 1) */
  readonly random: () => number;
}

export interface OwnLocks extends Locks {
  /** Frees all locks of this process at once. The work under them learns of it by its signal. */
  abandon(): void;
}

const never = new AbortController().signal;

type WaitParts = Omit<LockParts, 'openChannel'> & { readonly signs: Signs };

/** Resolves when the lock's holder does not answer. Throws the signal's reason. */
async function untilSilent(
  name: string,
  { clock, random, signs }: WaitParts,
  signal: AbortSignal,
): Promise<void> {
  await clock.sleep(PATIENCE_MS * (1 + random()), signal);
  for (;;) {
    const asked = clock.now();
    const isAlive = await signs.isHolderAlive(name, signal);
    // A device that slept meanwhile gave nobody the time to answer.
    if (!isAlive && clock.now() - asked < 2 * SILENCE_MS) return;
    if (isAlive) await clock.sleep(ASK_MS, signal);
  }
}

/** Resolves or rejects as the work does once the lock is ours, however the lock ends. */
async function take<T>(
  manager: LockManagerPart,
  name: string,
  options: { signal?: AbortSignal; steal?: boolean },
  start: () => Term<T>,
): Promise<T> {
  const taken: { term?: Term<T> } = {};
  try {
    return await manager.request(name, options, () => (taken.term = start()).held);
  } catch (error) {
    if (!taken.term) throw error;
    taken.term.lose();
    return taken.term.work;
  }
}

/** Waits for a lock. One whose holder does not answer is stolen. */
async function waitAndTake<T>(
  parts: WaitParts,
  name: string,
  waiting: LinkedAbort,
  start: () => Term<T>,
): Promise<T> {
  let isSilent = false;
  let hasBegun = false;
  const giveUp = () => {
    isSilent = true;
    waiting.abort(new LockLost());
  };
  untilSilent(name, parts, waiting.signal).then(giveUp, () => undefined);
  const startAndAskNoMore = () => {
    hasBegun = true;
    waiting.abort(new LockLost());
    return start();
  };
  try {
    return await take(parts.manager, name, { signal: waiting.signal }, startAndAskNoMore);
  } catch (error) {
    // A page that thaws may give up on a lock that it was given while it was frozen. Its work has
    // begun then, and is not begun again without a new question.
    if (!isSilent || hasBegun) throw error;
    return take(parts.manager, name, { steal: true }, start);
  }
}

/**
 * Creates Web Locks that a frozen page cannot keep.
 * Browsers freeze pages, and some freeze their workers with the locks they hold.
 *
 *   hold ── granted ──────────────────────────▶ work ── stolen ──▶ its signal aborts: `LockLost`
 *     └──── waiting ── holder silent for 5 s ── steal ──▶ work
 *
 * A holder that was only slow goes on for a moment beside the new one, as on a browser without
 * locks.
 */
export function createLocks({ manager, openChannel, clock, random }: LockParts): OwnLocks {
  const terms = new Set<Term<unknown>>();
  const holds = (name: string) => [...terms].some((term) => term.name === name);
  const signs = createSigns({ openChannel, clock, silenceMs: SILENCE_MS, holds });
  const parts = { manager, clock, random, signs };

  function begin<T>(name: string, outer: AbortSignal, work: (signal: AbortSignal) => Promise<T>) {
    const term = beginTerm(name, outer, work);
    terms.add(term);
    signs.announce(name);
    void term.over.then(() => terms.delete(term));
    return term;
  }

  async function joined<T>(work: () => Promise<T>): Promise<T> {
    const leave = signs.join();
    try {
      return await work();
    } finally {
      leave();
    }
  }

  return {
    async hold(name, signal, work) {
      signal.throwIfAborted();
      const waiting = linkedAbort(signal);
      const start = () => begin(name, signal, work);
      return joined(() => waitAndTake(parts, name, waiting, start)).finally(waiting.unlink);
    },
    holdIfFree: (name, work) =>
      joined(() =>
        manager.request(name, { ifAvailable: true }, async (lock) => {
          if (lock) await begin(name, never, work).held;
          return lock !== null;
        }),
      ),
    abandon() {
      for (const term of terms) term.lose();
    },
  };
}
