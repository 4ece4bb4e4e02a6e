/** The most that one answer about what is pending holds. */
export const PENDING_MAX = 200;

export interface PendingArgs {
  /** How many come before the first of the answer. */
  readonly offset?: number;
}

export const pendingSlice = <T>(all: readonly T[], { offset = 0 }: PendingArgs): readonly T[] =>
  all.slice(offset, offset + PENDING_MAX);
