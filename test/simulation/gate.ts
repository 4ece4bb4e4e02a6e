import type { Scheduler } from './scheduler.ts';

const never = (): Promise<never> => new Promise(() => {});

/** Between a process and its disk: slows it, and ends the process in the middle of its work. */
export class Gate {
  isAlive = true;
  inFlight = 0;
  /** Operations until the process dies; negative: it lives. */
  #operationsLeft = -1;
  #diesAfterEffect = false;
  #onDeath: () => void = () => {};
  /** While the process is frozen. */
  #thawed: Promise<void> | null = null;
  #thaw: () => void = () => {};

  constructor(
    readonly scheduler: Scheduler,
    readonly latency: () => number,
  ) {}

  freeze(): void {
    this.#thawed = new Promise((resolve) => (this.#thaw = resolve));
  }

  thaw(): void {
    this.#thaw();
    this.#thawed = null;
  }

  /** Dies at an operation to come: before its effect, or after it but before anybody learns of it. */
  dieAfter(operations: number, afterEffect: boolean, onDeath: () => void): void {
    this.#operationsLeft = operations;
    this.#diesAfterEffect = afterEffect;
    this.#onDeath = onDeath;
  }

  async through<T>(label: string, operation: () => Promise<T>): Promise<T> {
    await this.#enter(label);
    const result = await operation();
    if (!this.isAlive) return never();
    if (this.#operationsLeft === 0 && this.#diesAfterEffect) return this.#die();
    this.inFlight -= 1;
    return result;
  }

  async #enter(label: string): Promise<void> {
    if (!this.isAlive) return never();
    this.inFlight += 1;
    if (this.#operationsLeft > 0) this.#operationsLeft -= 1;
    if (this.#operationsLeft === 0 && !this.#diesAfterEffect) return this.#die();
    const ms = this.latency();
    if (ms > 0)
      await new Promise<void>((resolve) => void this.scheduler.after(ms, `disk ${label}`, resolve));
    while (this.#thawed) await this.#thawed;
    if (!this.isAlive) return never();
  }

  #die(): Promise<never> {
    this.#onDeath();
    return never();
  }

  /** The store with every asynchronous operation behind the gate. */
  guard<T extends object>(target: T): T {
    return new Proxy(target, {
      get: (inner, name) => {
        const member: unknown = inner[name as keyof T];
        if (typeof member !== 'function') return member;
        return (...args: unknown[]) => {
          const result = () => (member as (...a: unknown[]) => unknown).apply(inner, args);
          if (name === 'scan' || name === 'changedSince' || name === 'leftovers')
            return this.#stream(String(name), result as () => AsyncIterable<unknown>);
          return this.through(String(name), async () => result());
        };
      },
    });
  }

  async *#stream(label: string, open: () => AsyncIterable<unknown>): AsyncIterable<unknown> {
    const all = await this.through(label, async () => {
      const batches: unknown[] = [];
      for await (const batch of open()) batches.push(batch);
      return batches;
    });
    yield* all;
  }
}
