import type { Locks } from '../../src/sync/environment.ts';

interface Claim {
  readonly owner: object;
  readonly grant: () => void;
}

/** The locks of one user in one browser; those of a process that dies fall to the next. */
export class VirtualLocks {
  readonly #claims = new Map<string, Claim[]>();

  for(owner: object): Locks {
    return {
      hold: async (name, signal, work) => {
        signal.throwIfAborted();
        await this.#claim(name, owner, signal);
        try {
          return await work();
        } finally {
          this.#release(name, owner);
        }
      },
    };
  }

  /** The owner is dead. */
  forget(owner: object): void {
    for (const name of this.#claims.keys()) this.#release(name, owner);
  }

  #claim(name: string, owner: object, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const claims = this.#claims.get(name) ?? [];
      this.#claims.set(name, claims);
      const claim = { owner, grant: resolve };
      claims.push(claim);
      if (claims[0] === claim) resolve();
      else
        signal.addEventListener('abort', () => {
          if (this.#claims.get(name)?.[0] === claim) return;
          this.#remove(name, (each) => each === claim);
          reject(signal.reason as Error);
        });
    });
  }

  #release(name: string, owner: object): void {
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
};
