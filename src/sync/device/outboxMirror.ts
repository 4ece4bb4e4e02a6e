import type { Outbox } from '../../data/outbox/outbox.ts';
import type { OutboxRow } from '../../data/outbox/row.ts';

/**
 * Keeps the view's outbox equal to the one on disk, whoever writes there: this tab, another, the service worker. Reads
 * follow one another, and one that a local addition has overtaken is read again, so that nothing just added blinks.
 */
export class OutboxMirror {
  #reading: Promise<void> | null = null;
  #isStale = false;

  constructor(
    readonly outbox: Outbox,
    readonly view: {
      readonly outbox: readonly OutboxRow[];
      setOutbox(rows: readonly OutboxRow[]): void;
    },
    readonly onSet: (rows: readonly OutboxRow[]) => void,
  ) {}

  /**
   * Shows a row that is on disk without waiting for a read. One follows all the same: the row may have been sent,
   * or be gone again, since it was written.
   */
  added(row: OutboxRow): Promise<void> {
    if (!this.view.outbox.some(({ position }) => position === row.position))
      this.#set([...this.view.outbox, row].sort((a, b) => a.position - b.position));
    return this.refresh();
  }

  /** Something was written: resolves when the view has what is on disk now, or later. */
  refresh(): Promise<void> {
    this.#isStale = true;
    this.#reading ??= this.#readUntilFresh();
    return this.#reading;
  }

  async #readUntilFresh(): Promise<void> {
    try {
      while (this.#isStale) {
        this.#isStale = false;
        const rows = await this.outbox.rows();
        // A write may have been committed since the read began.
        if (!this.#isStale) this.#set(rows);
      }
    } finally {
      // In the same step as the last look: whoever calls after it must start another read.
      this.#reading = null;
    }
  }

  #set(rows: readonly OutboxRow[]): void {
    this.view.setOutbox(rows);
    this.onSet(rows);
  }
}
