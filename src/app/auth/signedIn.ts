import { ApiError } from '../../client/online/apiError.ts';
import type { Online } from '../../client/online/online.ts';
import { loginCall, type LoginAnswer, renewCall } from '../../domain/contract/signIn.ts';
import type { Login } from '../../domain/auth/signInForm.ts';

export const invalidToken = (): ApiError =>
  new ApiError(500, 'invalid_answer', 'Resposta inválida da API de login/registro');

/** The answer to a sign-in, a registration or a renewal; one of another shape says what is missing. */
export async function signedIn<A>(answer: Promise<A>): Promise<A> {
  return answer.catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'invalid_answer') throw error;
    if ('access_token' in error.fields || '' in error.fields) throw invalidToken();
    throw new ApiError(500, error.code, 'Dados do usuário inválidos');
  });
}

/** Signs in with a password, as this device. */
export const logIn = (online: Online, login: Login): Promise<LoginAnswer> =>
  signedIn(online.call(loginCall, { body: { ...login, device: online.device() } }));

/** @returns a new token of the same session */
export const renew = async (online: Online): Promise<string> =>
  (await signedIn(online.call(renewCall, {}))).access_token;
