import type { Scheduler } from '../schedule/scheduler.ts';

const never = (): Promise<never> => new Promise(() => {});

/** Between a process and its disk: slows it, and ends the process in the middle of its work. */
export class Gate {
  isAlive = true;
  inFlight = 0;
  /** Operations that have taken effect, of which the process has not heard yet. */
  untold = 0;
  /** Operations until the process dies; negative: it lives. */
  #operationsLeft = -1;
  #diesAfterEffect = false;
  #next: {
    readonly label: string;
    readonly isAfter: boolean;
    readonly act: () => void;
  } | null = null;
  #onDeath: () => void = () => {};
  /** While the process is frozen. */
  #thawed: Promise<void> | null = null;
  #thaw: () => void = () => {};

  constructor(
    readonly scheduler: Scheduler,
    /** Milliseconds until an operation takes effect, and until its process hears of that. */
    readonly latency: { readonly before: () => number; readonly after: () => number },
    /** Returns the error by which the disk refuses an operation, if it does. */
    readonly refusal: (label: string) => Error | null,
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

  /** Does something once, at the next operation of this name: before its effect, or after it. */
  atNext(label: string, isAfter: boolean, act: () => void): void {
    this.#next = { label, isAfter, act };
  }

  /** Forgets what was to happen at an operation to come. */
  spare(): void {
    this.#next = null;
    this.dieAfter(-1, false, () => {});
  }

  #meet(label: string, isAfter: boolean): void {
    const next = this.#next;
    if (next?.label !== label || next.isAfter !== isAfter) return;
    this.#next = null;
    next.act();
  }

  /** Waits as long as the disk takes, and while the process is frozen. */
  async #pass(label: string, ms: number): Promise<void> {
    if (ms > 0)
      await new Promise<void>((resolve) => void this.scheduler.after(ms, `disk ${label}`, resolve));
    while (this.#thawed) await this.#thawed;
    if (!this.isAlive) return never();
  }

  async through<T>(label: string, operation: () => Promise<T>): Promise<T> {
    await this.#enter(label);
    const refusal = this.refusal(label);
    if (refusal) {
      this.inFlight -= 1;
      throw refusal;
    }
    const result = await operation();
    if (!this.isAlive) return never();
    if (this.#operationsLeft === 0 && this.#diesAfterEffect) return this.#die();
    this.#meet(label, true);
    this.untold += 1;
    await this.#pass(label, this.latency.after());
    this.untold -= 1;
    this.inFlight -= 1;
    return result;
  }

  async #enter(label: string): Promise<void> {
    if (!this.isAlive) return never();
    this.inFlight += 1;
    if (this.#operationsLeft > 0) this.#operationsLeft -= 1;
    if (this.#operationsLeft === 0 && !this.#diesAfterEffect) return this.#die();
    this.#meet(label, false);
    await this.#pass(label, this.latency.before());
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
