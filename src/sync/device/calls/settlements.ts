import type { Settlement } from '../../../data/device.ts';
import type { Outbox } from '../../../data/outbox/outbox.ts';
import type { OutboxRow } from '../../../data/outbox/row.ts';

const WITHDRAWN: Settlement = {
  status: 'refused',
  code: 'discarded',
  message: 'A alteração foi descartada.',
};

/**
 * Tells callers how their commands ended. A row leaves the outbox once the server has confirmed it,
 * but also when a person takes it back or mends it, perhaps in another tab.
 */
export class Settlements {
  readonly #waiting = new Map<string, ((settlement: Settlement) => void)[]>();

  constructor(readonly withdrawal: Outbox['withdrawal']) {}

  async wait(rows: readonly OutboxRow[], key: string): Promise<Settlement> {
    const settlement = new Promise<Settlement>((resolve) => {
      this.#waiting.set(key, [...(this.#waiting.get(key) ?? []), resolve]);
    });
    await this.#look(rows, key);
    return settlement;
  }

  /** Tells those whose answer is there. */
  async note(rows: readonly OutboxRow[]): Promise<void> {
    // A command that is added while this waits is not in these rows, and has looked for itself.
    const keys = [...this.#waiting.keys()];
    for (const key of keys) await this.#look(rows, key);
  }

  async #look(rows: readonly OutboxRow[], key: string): Promise<void> {
    const settled = await this.#settlementOf(rows, key);
    if (!settled) return;
    for (const resolve of this.#waiting.get(key) ?? []) resolve(settled);
    this.#waiting.delete(key);
  }

  /** How a command stands; `null` while the server has still to answer. */
  async #settlementOf(rows: readonly OutboxRow[], key: string): Promise<Settlement | null> {
    const row = rows.find((candidate) => candidate.key === key);
    if (row?.state === 'acknowledged') return { status: 'done' };
    if (row) return refusalOf(row);
    const withdrawn = await this.withdrawal(key);
    if (!withdrawn) return { status: 'done' };
    return withdrawn.by === null ? WITHDRAWN : this.#settlementOf(rows, withdrawn.by);
  }
}

function refusalOf({ refusal }: OutboxRow): Settlement | null {
  return refusal && { status: 'refused', code: refusal.code, message: refusal.message };
}
