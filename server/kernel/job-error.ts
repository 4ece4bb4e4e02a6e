/** A failure with a code for the operator. Its message never leaves the handler. */
export class JobError extends Error {
  override readonly name = 'JobError';

  /**
   * @param code stable, in snake case, without data
   * @param retry milliseconds to wait, or `never`; by default ever longer pauses
   * @param counts false where nothing was tried: no number of such attempts ends the job
   */
  constructor(
    readonly code: string,
    readonly retry?: number | 'never',
    readonly counts = true,
  ) {
    super(code);
  }
}
