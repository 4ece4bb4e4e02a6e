/** A rule of the product said no. `message` is Portuguese and safe to show; `code` is stable and safe to decide on. */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly code: string,
    message: string,
    /** 503 says that a service outside of ours does not answer; it is no error of ours. */
    readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503 = 409,
    readonly details?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }
}

export const notFound = (message: string): DomainError =>
  new DomainError('not_found', message, 404);
