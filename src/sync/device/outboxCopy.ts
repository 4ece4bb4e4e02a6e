import type { Outbox } from '../../data/outbox/outbox.ts';
import type { OutboxRow } from '../../data/outbox/row.ts';
import { rereader } from './rereader.ts';

/**
 * Keeps the view's outbox equal to the one on disk, whoever writes there: this tab, another, the service worker. A read
 * that a local addition has overtaken is read again, so that nothing just added blinks.
 */
export class OutboxCopy {
  /** Something was written: resolves when the view has what is on disk now, or later. */
  readonly refresh: () => Promise<void>;

  constructor(
    outbox: Outbox,
    readonly view: {
      readonly outbox: readonly OutboxRow[];
      setOutbox(rows: readonly OutboxRow[]): void;
    },
    readonly onSet: (rows: readonly OutboxRow[]) => void,
  ) {
    this.refresh = rereader(
      () => outbox.rows(),
      (rows) => this.#set(rows),
    );
  }

  /**
   * Shows a row that is on disk without waiting for a read. One follows all the same: the row may have been sent,
   * or be gone again, since it was written.
   */
  added(row: OutboxRow): Promise<void> {
    if (!this.view.outbox.some(({ position }) => position === row.position))
      this.#set([...this.view.outbox, row].sort((a, b) => a.position - b.position));
    return this.refresh();
  }

  #set(rows: readonly OutboxRow[]): void {
    this.view.setOutbox(rows);
    this.onSet(rows);
  }
}
