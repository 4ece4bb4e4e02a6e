/** An error as it crosses the worker's boundary: plain data. `message` is Portuguese and safe to show. */
export interface PlainError {
  readonly name: string;
  readonly code: string;
  readonly message: string;
}

const isPlainError = (error: unknown): error is PlainError =>
  typeof error === 'object' &&
  error !== null &&
  typeof (error as PlainError).code === 'string' &&
  typeof (error as PlainError).message === 'string';

/** What to tell the person: a rule's own message, or the fallback for whatever was not meant to be read. */
export const messageOf = (error: unknown, fallback: string): string =>
  isPlainError(error) && error.message ? error.message : fallback;

/** True of what no rule said and nobody foresaw: `plainErrors` gives it this code. */
export const isUnforeseen = (error: unknown): boolean =>
  isPlainError(error) && error.code === 'unknown';

export const codeOf = (error: unknown): string | null => (isPlainError(error) ? error.code : null);

/** A thrown plain object as an `Error`, so that error boundaries and reports can hold it. */
class DeviceError extends Error implements PlainError {
  override readonly name = 'DeviceError';
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export const asError = (error: unknown): Error => {
  if (error instanceof Error) return error;
  return isPlainError(error)
    ? new DeviceError(error.code, error.message)
    : new DeviceError('unknown', 'Ocorreu um erro inesperado. Tente novamente.');
};
