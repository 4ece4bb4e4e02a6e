import { NOON } from '../../harness/practice/practice.ts';

export interface Entry {
  readonly at: number;
  readonly label: string;
  readonly run: () => unknown;
  isCancelled: boolean;
}

/**
 * Virtual time and the order of events. Between two events everything that can run does run; so the same seed gives
 * the same history.
 */
export class Scheduler {
  now = NOON;
  events = 0;
  readonly #entries: Entry[] = [];

  constructor(readonly onEvent: (entry: Entry) => void = () => {}) {}

  after(ms: number, label: string, run: () => unknown): Entry {
    const entry: Entry = {
      at: this.now + Math.max(0, Math.round(ms)),
      label,
      run,
      isCancelled: false,
    };
    // Equal times run in the order of their making.
    let low = 0;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#entries[middle] as Entry).at > entry.at) low = middle + 1;
      else high = middle;
    }
    this.#entries.splice(low, 0, entry);
    return entry;
  }

  /** Runs the next event and all that follows from it without time passing. */
  async step(): Promise<boolean> {
    const entry = this.#entries.pop();
    if (!entry) return false;
    if (entry.isCancelled) return true;
    this.now = entry.at;
    this.events += 1;
    this.onEvent(entry);
    await entry.run();
    await settled();
    return true;
  }

  /** Runs events until a time, or as long as the condition holds. */
  async runUntil(
    time: number,
    onStep: () => void | Promise<void>,
    goOn: () => boolean = () => true,
  ): Promise<void> {
    while (goOn()) {
      const next = this.#entries.at(-1);
      if (!next || next.at > time) break;
      if (!(await this.step())) break;
      await onStep();
    }
    if (goOn()) this.now = Math.max(this.now, time);
  }
}

/** Resolves when every promise that could settle has settled. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
