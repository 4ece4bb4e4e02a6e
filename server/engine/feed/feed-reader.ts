import type { Audience } from '../../../src/domain/access.ts';
import type { EntityName } from '../../../src/domain/core/documents.ts';

/** A document as the feed holds it for one reader. */
export interface FeedRow {
  readonly entity: EntityName;
  readonly id: string;
  readonly v: number;
  /** The highest sequence number of the asking device on this document; 0 for none. */
  readonly cs: number;
  readonly hotAt: number | null;
  /** JSON; null on a tombstone. */
  readonly body: string | null;
}

/** Milliseconds since 1970, both ends included. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

/** The last row that was read: what it is ordered by, then what tells rows of the same order apart. */
export type After = readonly [order: number, entity: string, id: string];

/**
 * Which part of the feed: `hot` is what a first sync brings at once, newest session first; `rest` everything else up
 * to `through`, newest change first; `live` every change since, oldest first, with tombstones.
 */
export type Part =
  | {
      readonly phase: 'hot' | 'rest';
      readonly window: Window;
      readonly through: number;
      readonly after: After | null;
    }
  | { readonly phase: 'live'; readonly after: After };

export interface Reader {
  readonly audiences: readonly Audience[];
  readonly userId: string;
  readonly clientId: string;
}

/** A random number that one transaction left, and how far the sequence was then at least. */
export type Mark = readonly [v: number, mark: number];

/** A tenant's history and its sequence. Every change up to it can be read once it has been read itself. */
export interface History {
  readonly epoch: string;
  readonly seq: number;
  /** The mark of the last transaction that wrote; `null` before the first one that left one. */
  readonly mark: number | null;
}

export interface FeedTransaction {
  history(): Promise<History>;
  /** Those of the marks that the history bears. */
  knownMarks(marks: readonly number[]): Promise<ReadonlySet<number>>;
  /** Returns the sequence number at the oldest mark that is kept; 0 without any. */
  firstMarkedV(): Promise<number>;
  /** Some marks of the past, newest first, for a trail that begins. */
  pastMarks(): Promise<readonly Mark[]>;
  /** How many documents the reader has. */
  count(audiences: readonly Audience[]): Promise<number>;
  /** At most `limit` rows, and no more than reach `maxBytes` of bodies; one row at least where there is one. */
  page(
    reader: Reader,
    part: Part,
    size: { readonly limit: number; readonly maxBytes: number },
  ): Promise<{ readonly rows: readonly FeedRow[]; readonly more: boolean }>;
}

export interface FeedReader {
  read<T>(tenantId: string, work: (feed: FeedTransaction) => Promise<T>): Promise<T>;
}
