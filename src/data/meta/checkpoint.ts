/** How far the base is. Saved only after the page that it stands for is durable. */
export interface Checkpoint {
  /** The feed's cursor for the next page; `null` before the first. */
  readonly cursor: string | null;
  readonly epoch: string | null;
  /** Counts the full reads. */
  readonly generation: number;
  /** The generation whose leftovers have been swept; below `generation` while a full read runs. */
  readonly swept: number;
  /** During the very first sync: what has arrived of how much. `null` afterwards. */
  readonly first: {
    readonly received: number;
    readonly total: number;
    readonly hot: boolean;
    /** The sessions that the hot set brings: those that start in it. Absent where the server did not say. */
    readonly window?: { readonly from: string; readonly to: string };
  } | null;
  /**
   * The number up to which both histories are the same.
   * Set while a full read runs because the server's history is another one.
   */
  readonly former?: { readonly shared: number } | null;
  /**
   * Rows of generations before this one are what another role saw.
   * Set while a full read runs because the person's role has changed.
   */
  readonly ownFrom?: number | null;
  /** The reader that the pages named, `ChangesPage.reader`; absent before one did. */
  readonly reader?: string | undefined;
  /**
   * The cursor of a page whose rows may be in the base, whole or in part, without this
   * checkpoint standing for them: its writing has begun.
   */
  readonly writing?: string | null;
  /** When the feed was last read to its end, by the server's clock, ISO. */
  readonly lastSyncAt: string | null;
}

export const START: Checkpoint = {
  cursor: null,
  epoch: null,
  generation: 1,
  swept: 1,
  first: { received: 0, total: 0, hot: false },
  lastSyncAt: null,
};

export interface CheckpointStore {
  /** The stored checkpoint, or `START`. */
  read(): Promise<Checkpoint>;
  /**
   * Saves it durably if the device is still in the place of `expected`: another puller may have
   * moved on.
   * @returns whether it was saved
   */
  save(next: Checkpoint, expected: Checkpoint): Promise<boolean>;
}

/**
 * True if both stand for the same place and name the same page that is being written. Whoever
 * saved over another puller's page would forget that its rows may be in the base.
 */
export const isSamePlace = (a: Checkpoint, b: Checkpoint): boolean =>
  a.cursor === b.cursor &&
  a.generation === b.generation &&
  (a.writing ?? null) === (b.writing ?? null);
