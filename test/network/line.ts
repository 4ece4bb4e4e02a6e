import { Transform, type TransformCallback } from 'node:stream';

export interface LineConditions {
  /** Milliseconds from one end to the other. */
  readonly latencyMs: number;
  /** Kilobits a second; 0 for no limit. */
  readonly kbps: number;
  /** Nothing arrives for as long as it holds. */
  readonly held: boolean;
}

/** One direction of a connection: bytes arrive late, in order, no faster than the line carries them, or not yet. */
export class Line extends Transform {
  readonly #timers = new Set<NodeJS.Timeout>();
  #waiting: (() => void)[] = [];
  #busyUntil = 0;
  #lastArrival = 0;

  constructor(private readonly conditions: () => LineConditions) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, accepted: TransformCallback): void {
    const { kbps } = this.conditions();
    const sentAt = Math.max(performance.now(), this.#busyUntil);
    this.#busyUntil = sentAt + (kbps > 0 ? (chunk.length * 8) / kbps : 0);
    this.#arrive(() => this.push(chunk));
    if (kbps > 0) this.#at(this.#busyUntil, accepted);
    else accepted();
  }

  override _flush(done: TransformCallback): void {
    this.#arrive(done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#timers.forEach(clearTimeout);
    this.#waiting = [];
    done(error);
  }

  /** Delivers what was held back, as when a lost network comes again and TCP repeats what was not answered. */
  release(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const deliver of waiting) deliver();
  }

  #arrive(deliver: () => void): void {
    const due = Math.max(performance.now(), this.#busyUntil) + this.conditions().latencyMs;
    this.#lastArrival = Math.max(this.#lastArrival, due);
    this.#at(this.#lastArrival, () => {
      if (this.conditions().held) this.#waiting.push(deliver);
      else deliver();
    });
  }

  #at(time: number, work: () => void): void {
    const delay = time - performance.now();
    if (delay <= 0 && this.#timers.size === 0) {
      work();
      return;
    }
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        work();
      },
      Math.max(0, delay),
    );
    this.#timers.add(timer);
  }
}
