import { ApiError } from '../../client/online/apiError.ts';

/** The link was sound once. */
export const isExpiredLink = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'token_expired';

/** The link was used before, and the address is confirmed. */
export const isConfirmedAlready = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'already_confirmed';

export const isPasswordRequired = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'password_required';
