import { setImmediate } from 'node:timers';
import { DomainError } from '../../../src/domain/core/errors.ts';

export interface TurnLimits {
  /** Transactions that run at a time: the connections that there are. */
  readonly atOnce: number;
  /** Of one owner. */
  readonly perOwner: number;
  /** Transactions of one owner that may wait. */
  readonly waitingMax: number;
}

const RETRY_SECONDS = 5;

/**
 * Lets transactions begin one owner after the other, however many of them one owner has waiting: nobody's work waits for
 * another's but for the one transaction that runs. The loop of events comes round between two of them.
 */
export class Turns {
  readonly #limits: TurnLimits;
  /** Whose turn is next comes first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #running = new Map<string, number>();
  #count = 0;
  #isPlanned = false;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /** @throws DomainError 429 where the owner has too many waiting already */
  async run<T>(owner: string, work: () => Promise<T>): Promise<T> {
    await this.#wait(owner);
    try {
      return await work();
    } finally {
      this.#end(owner);
    }
  }

  #wait(owner: string): Promise<void> {
    const queue = this.#waiting.get(owner) ?? [];
    if (queue.length >= this.#limits.waitingMax)
      throw new DomainError(
        'too_many_requests',
        'Há muitos pedidos ao mesmo tempo. Tente novamente em instantes.',
        429,
        { retryAfterSeconds: RETRY_SECONDS },
      );
    return new Promise((resolve) => {
      queue.push(resolve);
      this.#waiting.set(owner, queue);
      this.#begin();
    });
  }

  #end(owner: string): void {
    this.#count -= 1;
    const left = (this.#running.get(owner) ?? 1) - 1;
    if (left > 0) this.#running.set(owner, left);
    else this.#running.delete(owner);
    if (this.#isPlanned) return;
    // Also where nobody waits: whoever would is not heard before the loop comes round.
    this.#isPlanned = true;
    setImmediate(() => {
      this.#isPlanned = false;
      this.#begin();
    });
  }

  #begin(): void {
    const { atOnce, perOwner } = this.#limits;
    for (const [owner, queue] of this.#waiting) {
      if (this.#isPlanned || this.#count >= atOnce) return;
      const running = this.#running.get(owner) ?? 0;
      if (running >= perOwner) continue;
      const [first] = queue.splice(0, 1);
      this.#waiting.delete(owner);
      if (queue.length > 0) this.#waiting.set(owner, queue);
      this.#running.set(owner, running + 1);
      this.#count += 1;
      first?.();
    }
  }
}
