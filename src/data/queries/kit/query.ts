import type { QuerySource } from './source.ts';

/** A named question that a screen can ask. What its answer depends on is recorded while it runs. */
// oxlint-disable-next-line typescript/no-explicit-any -- a list of queries has every argument and result at once
export interface Query<N extends string = string, A = any, R = any> {
  readonly name: N;
  /**
   * Pure: the same source and arguments give the same result, and both are plain data. What has not arrived is never
   * told as absent: a record is `Known` or `unknown`, rows and figures are `whole` or `soFar`.
   */
  readonly run: (source: QuerySource, args: A) => R;
}

/** The arguments of a query that takes none. */
export type NoArgs = Readonly<Record<string, never>>;

/** Keeps the literal name, the arguments and the result of a definition. */
export const defineQuery = <N extends string, A = NoArgs, R = unknown>(
  query: Query<N, A, R>,
): Query<N, A, R> => query;

export interface WithRefused {
  /** Lists for the person's eyes show also what the server refused to make; nothing reckons with it. */
  readonly withRefused?: boolean;
}
