import { LockLost, type Locks } from '../../../src/sync/environment.ts';
import type { LockManagerPart } from '../../../src/sync/locks/locks.ts';
import type { LockChannel, LockMessage } from '../../../src/sync/locks/signs.ts';
import type { Process } from './process.ts';

const CHANNEL_MS = 15;
/** A process that thaws learns this late that its lock is another's. */
const NEWS_MS = 2_000;

/** One that has held a lock, or been awake, for less than this may not have been able to answer. */
const ANSWER_MS = 50;

interface Claim {
  readonly owner: Process;
  since: number;
  readonly grant: () => void;
  readonly lose: () => void;
}

/**
 * The browser's part of the locks of one user: a queue for each name.
 * Those of a process that dies fall to the next. A frozen one keeps its own, and may be given one.
 */
export class VirtualLocks {
  readonly #claims = new Map<string, Claim[]>();
  readonly #listeners = new Map<(message: LockMessage) => void, Process>();

  for(owner: Process): LockManagerPart {
    return {
      request: async (name, { signal, ifAvailable, steal }, work) => {
        signal?.throwIfAborted();
        // A process that has just died may still run to its next wait.
        if (!owner.isAlive) return new Promise(() => {});
        if (ifAvailable && this.#of(name).length > 0) return work(null);
        if (steal) this.#evict(name, owner);
        let tellLoss = (): void => undefined;
        const lost = new Promise<never>(
          (_resolve, reject) => (tellLoss = () => reject(new LockLost())),
        );
        lost.catch(() => undefined);
        const claim = await this.#claim(name, owner, signal, tellLoss);
        try {
          return await Promise.race([work({}), lost]);
        } finally {
          this.#remove(name, (each) => each === claim);
        }
      },
    };
  }

  /** Opens the channel on which the processes of this user ask each other whether they live. */
  channel(owner: Process): LockChannel {
    let mine = (_message: LockMessage): void => undefined;
    return {
      post: (message) => {
        if (!owner.isAlive) return;
        for (const [listener, other] of this.#listeners)
          if (other !== owner)
            owner.world.later(
              other,
              owner.world.random() * CHANNEL_MS,
              `lock ${message.kind}`,
              () => listener(message),
            );
      },
      onMessage: (listener) => {
        mine = listener;
        this.#listeners.set(listener, owner);
      },
      close: () => void this.#listeners.delete(mine),
    };
  }

  /** Returns the process that holds a lock, if it is awake or frozen with it. */
  holderOf(name: string): Process | undefined {
    return this.#claims.get(name)?.[0]?.owner;
  }

  /** Returns since when a process holds a lock, or null. */
  heldSince(name: string, owner: Process): number | null {
    const [holder] = this.#claims.get(name) ?? [];
    return holder?.owner === owner ? holder.since : null;
  }

  /** The owner is dead. */
  forget(owner: Process): void {
    for (const [listener, other] of this.#listeners)
      if (other === owner) this.#listeners.delete(listener);
    for (const name of this.#claims.keys()) this.#remove(name, (claim) => claim.owner === owner);
  }

  #of(name: string): Claim[] {
    const claims = this.#claims.get(name) ?? [];
    this.#claims.set(name, claims);
    return claims;
  }

  #evict(name: string, thief: Process): void {
    const [holder] = this.#of(name);
    if (!holder) return;
    thief.world.trace(() => `${thief.name} takes ${name} from ${holder.owner.name}`);
    const { owner, since } = holder;
    const { laws, scheduler } = owner.world;
    // Nor was an answer heard by a thief that was frozen.
    const sincere = Math.max(since, owner.awakeSince, thief.awakeSince);
    if (!owner.isFrozen && scheduler.now - sincere > ANSWER_MS)
      owner.world.broken('8', `${thief.name} takes ${name} from ${owner.name}, which lives`);
    laws.processSlept(owner);
    this.#claims.set(name, this.#of(name).slice(1));
    holder.owner.overtaken += 1;
    thief.world.later(holder.owner, thief.world.random() * NEWS_MS, `${name} lost`, () => {
      holder.owner.overtaken -= 1;
      holder.lose();
    });
  }

  #claim(
    name: string,
    owner: Process,
    signal: AbortSignal | undefined,
    lose: () => void,
  ): Promise<Claim> {
    return new Promise((resolve, reject) => {
      const abort = () => {
        this.#remove(name, (each) => each === claim);
        reject(signal?.reason as Error);
      };
      const grant = () => {
        signal?.removeEventListener('abort', abort);
        claim.since = owner.world.scheduler.now;
        owner.whenAwake(() => resolve(claim));
      };
      const claim: Claim = { owner, since: 0, grant, lose };
      const claims = this.#of(name);
      // One that was stolen goes before all who wait.
      if (signal === undefined) claims.unshift(claim);
      else claims.push(claim);
      if (claims[0] === claim) grant();
      else signal?.addEventListener('abort', abort);
    });
  }

  #remove(name: string, isGone: (claim: Claim) => boolean): void {
    const [holder] = this.#of(name);
    const kept = this.#of(name).filter((claim) => !isGone(claim));
    this.#claims.set(name, kept);
    if (kept[0] && kept[0] !== holder) kept[0].grant();
  }
}

/** A browser without locks. */
export const noLocks: Locks = {
  hold: async (_name, signal, work) => {
    signal.throwIfAborted();
    return work(signal);
  },
  holdIfFree: async (_name, work) => {
    await work(new AbortController().signal);
    return true;
  },
};
