import type { NewOutboxRow, OutboxRow } from './row.ts';

/** A command that a person took back, or mended, before the server had carried it out. */
export interface Withdrawn {
  readonly key: string;
  /** Its key since; `null` where another command stands in its place, or none. */
  readonly by: string | null;
}

/** How many are kept: those that a tab may still wait for, with room to spare. */
export const WITHDRAWN_KEPT = 200;

/** What one step decides to write. A `put` row replaces the one of its position; one that is gone stays gone. */
export interface OutboxChange {
  readonly put?: readonly OutboxRow[];
  readonly remove?: readonly number[];
  /** Added after all others, in this order. */
  readonly add?: readonly NewOutboxRow[];
  readonly withdrawn?: readonly Withdrawn[];
  /** The highest sequence number that the server has consumed for this client, as far as the device knows. */
  readonly lastSeq?: number;
}

export interface OutboxContents {
  /** By position. */
  readonly rows: readonly OutboxRow[];
  readonly lastSeq: number;
}

/** Pure; may run more than once. @param rows by position */
export type Fit = (row: NewOutboxRow, rows: readonly OutboxRow[]) => NewOutboxRow;

/**
 * The commands of one user on their way to the server, and nobody else's. Small (what is not confirmed yet), so every
 * step reads it whole. Steps are pure functions (see `sync/push`); the store gives atomicity and durability.
 */
export interface Outbox {
  readonly userId: string;
  /** Identifies this device's store to the server; made once, kept for as long as the store lives. */
  clientId(): Promise<string>;
  rows(): Promise<readonly OutboxRow[]>;
  /** One of them; `undefined` once it is gone. */
  row(position: number): Promise<OutboxRow | undefined>;
  /** How a command left that a person took back or mended; only the last ones are kept. */
  withdrawal(key: string): Promise<Withdrawn | undefined>;
  /**
   * Stores a command and clears its draft, in one durable transaction.
   * @param fit fits it to the commands that are there by then; `add` throws what it throws, and
   * then nothing is stored
   */
  add(row: NewOutboxRow, clearsDraft?: string, fit?: Fit): Promise<OutboxRow>;
  /**
   * Reads, decides and writes in one durable transaction; `null` writes nothing. `decide` may run more than once.
   * @returns the contents afterwards
   */
  update(decide: (contents: OutboxContents) => OutboxChange | null): Promise<OutboxContents>;
}
