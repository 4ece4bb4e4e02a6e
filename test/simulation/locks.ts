import type { Locks } from '../../src/sync/environment.ts';

interface Owner {
  readonly isAlive: boolean;
}

interface Claim {
  readonly owner: Owner;
  readonly grant: () => void;
}

/** The locks of one user in one browser; those of a process that dies fall to the next. */
export class VirtualLocks {
  readonly #claims = new Map<string, Claim[]>();

  for(owner: Owner): Locks {
    return {
      hold: async (name, signal, work) => {
        signal.throwIfAborted();
        // A process that has just died may still run to its next wait.
        if (!owner.isAlive) return new Promise(() => {});
        await this.#claim(name, owner, signal);
        try {
          return await work();
        } finally {
          this.#release(name, owner);
        }
      },
      holdIfFree: async (name, work) => {
        if ((this.#claims.get(name) ?? []).length > 0) return false;
        await this.for(owner).hold(name, new AbortController().signal, work);
        return true;
      },
    };
  }

  /** The owner is dead. */
  forget(owner: Owner): void {
    for (const name of this.#claims.keys()) this.#release(name, owner);
  }

  #claim(name: string, owner: Owner, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const claims = this.#claims.get(name) ?? [];
      this.#claims.set(name, claims);
      const abort = () => {
        this.#remove(name, (each) => each === claim);
        reject(signal.reason as Error);
      };
      const grant = () => {
        signal.removeEventListener('abort', abort);
        resolve();
      };
      const claim = { owner, grant };
      claims.push(claim);
      if (claims[0] === claim) grant();
      else signal.addEventListener('abort', abort);
    });
  }

  #release(name: string, owner: Owner): void {
    this.#remove(name, (claim) => claim.owner === owner);
  }

  #remove(name: string, isGone: (claim: Claim) => boolean): void {
    const claims = this.#claims.get(name) ?? [];
    const [holder] = claims;
    const kept = claims.filter((claim) => !isGone(claim));
    this.#claims.set(name, kept);
    if (kept[0] && kept[0] !== holder) kept[0].grant();
  }
}

/** A browser without locks. */
export const noLocks: Locks = {
  hold: async (_name, signal, work) => {
    signal.throwIfAborted();
    return work();
  },
  holdIfFree: async (_name, work) => {
    await work();
    return true;
  },
};
