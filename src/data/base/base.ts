import type { Documents, EntityName, Ref } from '../../domain/core/documents.ts';
import type { ChangeRow } from '../../domain/sync/protocol.ts';

/** A server document as this device holds it. */
export interface BaseDocument<E extends EntityName = EntityName> {
  readonly entity: E;
  readonly id: string;
  readonly v: number;
  readonly cs: number;
  readonly doc: Documents[E];
}

/** A stored row. A tombstone has no `doc`. */
export interface BaseRow extends ChangeRow {
  /** The full read that brought it last. */
  readonly g: number;
}

/** How far somebody has read the base's writes: per entity, the number of the last write. Plain data. */
export type BaseCheckpoint = Readonly<Partial<Record<EntityName, number>>>;

/**
 * The documents of the server, as last seen: written by the pull loop and by nobody else. One contract suite runs over
 * every implementation.
 *
 * Which of two rows of one document stands: the newer generation, then the higher `v`, then the higher `cs`. A
 * tombstone is remembered with its `v`, so that a slower puller cannot bring the document back.
 */
export interface Base {
  get<E extends EntityName>(entity: E, id: string): Promise<BaseDocument<E> | undefined>;
  getMany<E extends EntityName>(entity: E, ids: readonly string[]): Promise<BaseDocument<E>[]>;
  /** What is known of each, tombstones included; nothing for what was never there. */
  rowsOf(refs: readonly Ref[]): Promise<readonly BaseRow[]>;
  /**
   * Makes a page durable, row by row: when it fails, any part of it may be there, and it must be written again.
   * A row that is older than the stored one is passed over; a tombstone removes.
   * @param generation counts the full reads; a row of a newer one replaces whatever its `v`
   * @returns the rows that hold now, those that held already included
   */
  writePage(rows: readonly ChangeRow[], generation: number): Promise<readonly BaseRow[]>;
  /** Every document of an entity, in batches. */
  scan<E extends EntityName>(entity: E): AsyncIterable<readonly BaseDocument<E>[]>;
  /** Reads the rows that a full read anew did not bring, in batches. */
  leftovers(generation: number): AsyncIterable<readonly BaseRow[]>;
  /** After a full read anew: removes what it did not bring. Returns the removed, as tombstones. */
  sweep(generation: number): Promise<readonly BaseRow[]>;
  /** The last writes, for `changedSince`. Take it before reading what it stands for. */
  checkpoint(): Promise<BaseCheckpoint>;
  /**
   * What was written or removed after a checkpoint, and some of what was before it, in batches. Without a checkpoint:
   * every document. Reads fresh from disk, other tabs' writes included.
   */
  changedSince(checkpoint: BaseCheckpoint): AsyncIterable<readonly BaseRow[]>;
  close(): Promise<void>;
}
