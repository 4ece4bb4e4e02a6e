import type { Settlement } from '../../data/device.ts';
import type { OutboxRow } from '../../data/outbox/row.ts';

/** How a command stands; `null` while the server has still to answer. */
export function settlementOf(rows: readonly OutboxRow[], key: string): Settlement | null {
  const row = rows.find((candidate) => candidate.key === key);
  // Rows leave the outbox once the server has confirmed them.
  if (!row || row.state === 'acknowledged') return { status: 'done' };
  if (!row.refusal) return null;
  const { code, message } = row.refusal;
  return { status: 'refused', code, message };
}

/** Those who wait for the server's answer to a command. */
export class Settlements {
  readonly #waiting = new Map<string, ((settlement: Settlement) => void)[]>();

  wait(rows: readonly OutboxRow[], key: string): Promise<Settlement> {
    const settled = settlementOf(rows, key);
    if (settled) return Promise.resolve(settled);
    return new Promise((resolve) => {
      this.#waiting.set(key, [...(this.#waiting.get(key) ?? []), resolve]);
    });
  }

  /** Tells those whose answer is there. */
  note(rows: readonly OutboxRow[]): void {
    for (const key of this.#waiting.keys()) {
      const settled = settlementOf(rows, key);
      if (settled) this.#tell(key, settled);
    }
  }

  /** The person took a command back. */
  discarded(key: string): void {
    this.#tell(key, {
      status: 'refused',
      code: 'discarded',
      message: 'A alteração foi descartada.',
    });
  }

  #tell(key: string, settlement: Settlement): void {
    for (const resolve of this.#waiting.get(key) ?? []) resolve(settlement);
    this.#waiting.delete(key);
  }
}
