import { ApiError } from '../../client/online/apiError.ts';
import { UNEXPECTED } from '../../pieces/account/failures.ts';

const LOGIN: ReadonlyMap<number, string> = new Map([
  [401, 'Email ou senha incorretos. Verifique suas credenciais.'],
  [429, 'Muitas tentativas de login. Tente novamente em alguns minutos.'],
]);
const INACTIVE = 'Sua conta está inativa. Entre em contato com o administrador.';
const SERVER = 'Erro no servidor. Tente novamente em alguns instantes.';

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
