import type { CommandName } from '../../domain/registry.ts';

/**
 * waiting → sent → acknowledged → (row removed once base has caught up)
 *                ↘ refused | parked → waiting anew, or discarded by the person
 */
export type OutboxState = 'waiting' | 'sent' | 'acknowledged' | 'refused' | 'parked';

export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** One command on its way to the server. */
export interface OutboxRow {
  /** Order in which the person acted; given by the database. */
  readonly position: number;
  /** Idempotency key. A retried or amended refusal gets a new one. */
  readonly key: string;
  readonly userId: string;
  readonly name: CommandName;
  readonly args: unknown;
  /** When the person acted, as well as the device knew it. */
  readonly at: string;
  /**
   * Milliseconds by which the clock was known to be ahead: `at` is corrected by it.
   * Null where nobody knew; rows of an older version lack it.
   */
  readonly ahead?: number | null;
  /** `v` of the first touched document as the person saw it; 0 where there was none. */
  readonly baseV: number;
  /** `refKey` of each document that it touches. */
  readonly touches: readonly string[];
  /** `refKey` of each document that it makes; rows of an older version lack it. */
  readonly creates?: readonly string[];
  /** It brings back what was kept aside. */
  readonly isReturn?: boolean;
  readonly state: OutboxState;
  /** Place in the client's sequence, from the first time that it is sent. */
  readonly seq: number | null;
  /** Failures of the server on this very command (5xx). */
  readonly tries: number;
  /** The tenant's sequence at which the server applied it. */
  readonly ackV: number | null;
  readonly refusal: Refusal | null;
  /** How often the server lost that it had done this, since its data were set back. */
  readonly timesLost?: number;
}

/** Returns the row as it is sent again after the server has lost what it had acknowledged. */
export const lostByServer = (row: OutboxRow): OutboxRow => ({
  ...row,
  state: 'sent',
  ackV: null,
  timesLost: (row.timesLost ?? 0) + 1,
});

export type NewOutboxRow = Omit<OutboxRow, 'position'>;
