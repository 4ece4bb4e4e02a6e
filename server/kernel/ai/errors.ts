/**
 * `unauthorised` and `misconfigured` want the operator, `rejected` wants other input; `busy`,
 * `unavailable` and `timed_out` may pass; `unreadable` is an answer that is no answer, `refused`
 * one that says no. `quota` is the practice's own: nobody was asked.
 */
export type AiFailure =
  | 'unauthorised'
  | 'misconfigured'
  | 'rejected'
  | 'busy'
  | 'unavailable'
  | 'timed_out'
  | 'unreadable'
  | 'refused'
  | 'quota'
  | 'stopped';

const passing: ReadonlySet<AiFailure> = new Set(['busy', 'unavailable', 'timed_out']);

/** A provider's failure. Holds nothing of what was sent or answered, since both are clinical text. */
export class AiError extends Error {
  override readonly name = 'AiError';

  /** @param retryAfterMs what the provider asked for */
  constructor(
    readonly code: AiFailure,
    readonly retryAfterMs?: number,
  ) {
    super(code);
  }

  /** Whether the same call may succeed later. */
  get isPassing(): boolean {
    return passing.has(this.code);
  }
}
