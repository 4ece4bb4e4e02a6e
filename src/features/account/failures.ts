import { ApiError } from '../../client/apiError.ts';

const UNEXPECTED = 'Erro inesperado. Tente novamente.';

const LOGIN: ReadonlyMap<number, string> = new Map([
  [401, 'Email ou senha incorretos. Verifique suas credenciais.'],
  [429, 'Muitas tentativas de login. Tente novamente em alguns minutos.'],
]);
const INACTIVE = 'Sua conta está inativa. Entre em contato com o administrador.';
const SERVER = 'Erro no servidor. Tente novamente em alguns instantes.';

export const isConnectionFailure = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0;

/** Somebody guessed too often, perhaps not this person. */
export const isLocked = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 429;

/** Why signing in failed, in words for the person. */
export function loginFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return UNEXPECTED;
  const { status, code, message, serverMessage } = error;
  if (status === 0) return message;
  if (code === 'account_inactive' || /inativ[oa]/i.test(serverMessage ?? '')) return INACTIVE;
  if (status >= 500) return SERVER;
  return LOGIN.get(status) ?? serverMessage ?? message;
}

/** Why an account could not be made. The server's own words say more than its status. */
export function registrationFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return UNEXPECTED;
  const { status, code, message, serverMessage } = error;
  return status === 409 || code === 'password_weak' ? (serverMessage ?? message) : message;
}

/** Why a mail's link could not be used: the server's own words where it gave some. */
export function linkFailure(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise;
  const { status, message, serverMessage } = error;
  return status === 0 ? message : (serverMessage ?? otherwise);
}

/** The link was sound once. */
export const isExpiredLink = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'token_expired';

export const isPasswordRequired = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'password_required';

export const isWrongPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'password_wrong';

/** Why something could not be done for which the password is asked again. */
export function sensitiveFailure(error: unknown): string {
  const words = linkFailure(error, UNEXPECTED);
  return isConnectionFailure(error)
    ? `${words} Isto só pode ser feito com internet; o que você digitou continua aqui.`
    : words;
}
