import type { Outbox } from '../../../data/outbox/outbox.ts';
import type { NewOutboxRow, OutboxRow } from '../../../data/outbox/row.ts';
import { subjectOf } from '../../../data/queries/kit/subject.ts';
import { entryOf, type SecondEntry, type SecondRecord } from '../../../data/second/second.ts';
import type { View } from '../../../data/view/view.ts';
import { commands } from '../../../domain/registry.ts';
import { oneByOne } from '../inTurn.ts';

export interface SecondKeeperParts {
  readonly second: SecondRecord;
  readonly outbox: Outbox;
  readonly view: View;
  /** Told of what is lost and cannot come back. */
  readonly onLost: (lost: readonly SecondEntry[]) => void;
  readonly onFault: (error: unknown) => void;
}

const again = ({ key, at, command }: SecondEntry): NewOutboxRow[] =>
  command
    ? [
        {
          ...command,
          key,
          at,
          state: 'waiting',
          seq: null,
          tries: 0,
          ackV: null,
          refusal: null,
        },
      ]
    : [];

/**
 * Writes down a second time what waits.
 * A failure there is no failure of the dispatch: the outbox is what counts.
 * An entry goes when its command is confirmed or taken back. It never goes because the outbox
 * merely lacks it.
 */
export class SecondKeeper {
  readonly #known = new Set<string>();
  /** Confirmed or taken back: these are not written again. */
  readonly #over = new Set<string>();
  /** A removal never overtakes the entry that it removes. */
  readonly #inTurn = oneByOne();

  constructor(readonly parts: SecondKeeperParts) {}

  /** Resolves when the command stands in both records, or the second one refused. */
  async added(row: OutboxRow): Promise<void> {
    this.#known.add(row.key);
    const words = {
      title: commands.get(row.name)?.title ?? row.name,
      subject: subjectOf(this.parts.view, row),
    };
    const { second, outbox } = this.parts;
    await this.#quietly(async () => {
      if (this.#over.has(row.key)) return;
      await second.put(entryOf(row, words));
      // Another tab may have taken it back meanwhile.
      if (!(await outbox.row(row.position))) await second.remove([row.key]);
    });
  }

  /**
   * Before a command is taken back, and after: what is gone from the outbox must not come again.
   * Between the two another tab may write it down, which follows the same outbox.
   */
  async forget(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.#over.add(key);
    await this.#quietly(() => this.parts.second.remove(keys));
  }

  /** It could not be taken back: the next look at the outbox writes it down again. */
  stays(key: string): void {
    this.#over.delete(key);
    this.#known.delete(key);
  }

  /** Follows the outbox: adds what came by another way, and removes what is confirmed. */
  note(rows: readonly OutboxRow[]): void {
    const isNews = ({ key }: OutboxRow) => !this.#over.has(key);
    const confirmed = rows.filter(({ state }) => state === 'acknowledged').filter(isNews);
    if (confirmed.length > 0) void this.forget(confirmed.map(({ key }) => key));
    for (const row of rows.filter(isNews)) if (!this.#known.has(row.key)) void this.added(row);
  }

  /** Returns the entries that no person has taken back or mended, and removes the others. */
  async #withoutWithdrawn(
    entries: readonly SecondEntry[],
    held: ReadonlySet<string>,
  ): Promise<readonly SecondEntry[]> {
    const { second, outbox } = this.parts;
    const withdrawn = new Set<string>();
    for (const { key } of entries)
      if (!held.has(key) && (await outbox.withdrawal(key))) withdrawn.add(key);
    if (withdrawn.size === 0) return entries;
    await second.remove([...withdrawn]);
    return entries.filter(({ key }) => !withdrawn.has(key));
  }

  /**
   * Brings back what the outbox has lost. A tab may have died between writing down a command that
   * another one was mending, and removing it: the outbox still knows that it was.
   * Under its own key a command is carried out once. That also holds where it was confirmed and
   * only its entry stayed.
   * @param onBack called when something came back
   */
  async recover(onBack: () => Promise<void>): Promise<void> {
    const { second, outbox, onLost, onFault } = this.parts;
    try {
      // In this order: a command that is taken back goes from here before it goes from the outbox.
      const before = new Set((await outbox.rows()).map(({ key }) => key));
      const entries = await this.#withoutWithdrawn(await second.list(), before);
      if (entries.length === 0) return;
      let count = 0;
      await outbox.update(({ rows }) => {
        const held = new Set(rows.map(({ key }) => key));
        const missing = entries.filter(({ key }) => !held.has(key) && !before.has(key));
        const add = missing.toSorted((a, b) => (a.key < b.key ? -1 : 1)).flatMap(again);
        count = add.length;
        return count > 0 ? { add } : null;
      });
      if (count > 0) await onBack();
      const held = new Set((await outbox.rows()).map(({ key }) => key));
      const lost = entries.filter(({ key, command }) => !command && !held.has(key));
      for (const entry of lost) await second.put({ ...entry, isLost: true });
      onLost(lost);
    } catch (error) {
      onFault(error);
    }
  }

  /** The person has read what was lost. */
  async noteLosses(): Promise<void> {
    const { second, onLost } = this.parts;
    const lost = (await second.list()).filter(({ isLost }) => isLost);
    await this.forget(lost.map(({ key }) => key));
    onLost([]);
  }

  async #quietly(work: () => Promise<void>): Promise<void> {
    try {
      await this.#inTurn(work);
    } catch (error) {
      this.parts.onFault(error);
    }
  }
}
