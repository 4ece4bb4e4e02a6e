import type { Device } from '../data/device.ts';

interface Write {
  readonly args: Parameters<Device['writeDraft']>;
  readonly done: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** Writes drafts, also those whose worker ended before it answered: the next worker writes them. */
export class LastingDrafts {
  /** `null` while the page is away. */
  #device: Device | null;
  readonly #unanswered = new Set<Write>();
  readonly #written = new Set<string>();
  /** While the page was away other windows may have written; ISO. */
  #awaySince: string | null = null;
  /** Those that were written after the return. */
  readonly #resumed = new Set<string>();

  constructor(device: Device) {
    this.#device = device;
  }

  readonly write = (...args: Parameters<Device['writeDraft']>): Promise<void> => {
    let settle: Pick<Write, 'resolve' | 'reject'> | undefined;
    const done = new Promise<void>((resolve, reject) => (settle = { resolve, reject }));
    if (settle) {
      const write = { args, done, ...settle };
      this.#unanswered.add(write);
      void this.#send(write);
    }
    return done;
  };

  /** The worker answers no more. */
  suspend(at: string): void {
    this.#device = null;
    this.#awaySince = at;
  }

  /**
   * Resolves when the device has all that its former worker left unanswered.
   * The writes that followed are included.
   */
  async resume(device: Device): Promise<void> {
    this.#device = device;
    for (const write of this.#unanswered) void this.#send(write);
    while (this.#unanswered.size > 0) {
      await Promise.allSettled([...this.#unanswered].map(({ done }) => done));
      // Whoever waited for these may have typed more meanwhile.
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  }

  async #send(write: Write): Promise<void> {
    const device = this.#device;
    if (!device) return;
    const [key] = write.args;
    try {
      if (!(await this.#isOvertaken(device, key))) {
        await device.writeDraft(...write.args);
        if (this.#awaySince !== null) this.#resumed.add(key);
      }
      this.#written.add(key);
      write.resolve();
    } catch (error) {
      // What a worker says that was cut short is no answer: the next one is asked.
      if (this.#device !== device) return;
      write.reject(error);
    }
    this.#unanswered.delete(write);
  }

  /** True if another window wrote, sent or discarded the draft while this page was away. */
  async #isOvertaken(device: Device, key: string): Promise<boolean> {
    if (this.#awaySince === null || this.#resumed.has(key)) return false;
    const stored = await device.readDraft(key);
    return stored ? stored.updatedAt > this.#awaySince : this.#written.has(key);
  }
}
