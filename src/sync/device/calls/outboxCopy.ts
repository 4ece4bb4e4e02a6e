import type { Outbox } from '../../../data/outbox/outbox.ts';
import type { OutboxRow } from '../../../data/outbox/row.ts';
import { rereader } from '../tabs/rereader.ts';

/**
 * Keeps the view's outbox equal to the one on disk, whoever writes there: this tab, another, the service worker. A read
 * that a local addition has overtaken is read again, so that nothing just added blinks.
 */
export class OutboxCopy {
  /** Something was written: resolves when the view has what is on disk now, or later. */
  readonly refresh: () => Promise<void>;
  readonly #isReading: () => boolean;

  constructor(
    readonly outbox: Outbox,
    readonly view: {
      readonly outbox: readonly OutboxRow[];
      setOutbox(rows: readonly OutboxRow[]): void;
    },
    readonly onSet: (rows: readonly OutboxRow[]) => void,
  ) {
    const { reread, isReading } = rereader(
      () => outbox.rows(),
      (rows) => this.#set(rows),
    );
    this.refresh = reread;
    this.#isReading = isReading;
  }

  /**
   * Shows a row that is on disk without reading those that were there before. Of itself one look follows: it may have
   * been sent, or be gone again, since it was written.
   */
  async added(row: OutboxRow): Promise<void> {
    if (!this.view.outbox.some(({ position }) => position === row.position))
      this.#set([...this.view.outbox, row].sort((a, b) => a.position - b.position));
    if (this.#isReading()) return this.refresh();
    const stored = await this.outbox.row(row.position);
    const { state, seq } = stored ?? {};
    if (state !== row.state || seq !== row.seq) await this.refresh();
  }

  #set(rows: readonly OutboxRow[]): void {
    this.view.setOutbox(rows);
    this.onSet(rows);
  }
}
