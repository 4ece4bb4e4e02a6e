import type { Documents, EntityName } from '../../domain/core/documents.ts';
import type { ChangeRow } from '../../domain/sync/protocol.ts';

/** A server document as this device holds it. */
export interface BaseDocument<E extends EntityName = EntityName> {
  readonly entity: E;
  readonly id: string;
  readonly v: number;
  readonly cs: number;
  readonly doc: Documents[E];
}

/**
 * The documents of the server, as last seen: written by the pull loop and by nobody else. One contract suite runs over
 * every implementation.
 */
export interface Base {
  get<E extends EntityName>(entity: E, id: string): Promise<BaseDocument<E> | undefined>;
  getMany<E extends EntityName>(entity: E, ids: readonly string[]): Promise<BaseDocument<E>[]>;
  /**
   * Makes a page durable. A row whose `v` is below the stored one is passed over; a tombstone removes.
   * @param generation counts the full reads; a row of a newer one replaces whatever its `v`
   * @returns the rows that took effect
   */
  writePage(rows: readonly ChangeRow[], generation: number): Promise<readonly ChangeRow[]>;
  /** Every document of an entity, in batches. */
  scan<E extends EntityName>(entity: E): AsyncIterable<readonly BaseDocument<E>[]>;
  /** After a full read anew: removes what it did not bring. Returns the removed. */
  sweep(generation: number): Promise<readonly ChangeRow[]>;
  close(): Promise<void>;
}
