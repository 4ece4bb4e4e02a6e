import { ApiError } from '../../client/apiError.ts';
import type { LinkActions } from '../../features/account/actions.ts';
import type { AppContext } from '../context.ts';

/** The calls around a mail's link, for the account screens. */
export const linkActions = ({ api, auth }: Pick<AppContext, 'api' | 'auth'>): LinkActions => ({
  verifyEmail: (token) => api.verifyEmail(token),
  resendVerification: (email) => api.resendVerification(email),
  forgotPassword: (email) => api.forgotPassword(email),
  resetPassword: (token, password) => api.resetPassword(token, password),
  async confirmEmail(token) {
    await api.confirmEmail(token);
    // The token in hand says the former address.
    if (auth.getState().session) await api.renew().then(auth.signIn.bind(auth), () => false);
  },
  undoEmail: (token, password) => api.undoEmail(token, password),
  validateInvite: (token) => api.validateInvite(token),
  async acceptInvite(token, password) {
    if (!auth.signIn(await api.acceptInvite(token, password)))
      throw new ApiError(500, 'invalid_answer', 'Resposta inválida da API de login/registro');
  },
});
