import { ApiError } from '../../client/online/apiError.ts';

/** Of a plan that is there to be seen, and not to be had. */
export const SOON = 'EM BREVE';
export const ACTIVATED = 'Plano ativado com sucesso!';
export const NOT_ACTIVATED = 'Erro ao ativar plano';
export const NOT_YOURS = 'Só a administração da clínica escolhe o plano.';
export const NEEDS_NETWORK = 'A escolha de um plano precisa de conexão com a internet.';

/** Why a plan could not be chosen: where the server refused it, in its own words. */
export const choiceFailure = (error: unknown): string => {
  if (!(error instanceof ApiError)) return 'Erro inesperado. Tente novamente.';
  return error.serverMessage ?? error.message;
};
