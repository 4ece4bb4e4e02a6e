import { ApiError } from '../../client/online/apiError.ts';

export const UNEXPECTED = 'Erro inesperado. Tente novamente.';

export const isConnectionFailure = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0;

/** Why a mail's link could not be used: the server's own words where it gave some. */
export function linkFailure(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise;
  const { status, message, serverMessage } = error;
  return status === 0 ? message : (serverMessage ?? otherwise);
}

export const isWrongPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'password_wrong';

/** Why something could not be done for which the password is asked again. */
export function sensitiveFailure(error: unknown): string {
  const words = linkFailure(error, UNEXPECTED);
  return isConnectionFailure(error)
    ? `${words} Isto só pode ser feito com internet; o que você digitou continua aqui.`
    : words;
}
