import { DomainError } from '../../src/domain/core/errors.ts';

export const unauthorized = (): DomainError =>
  new DomainError('unauthorized', 'Não autorizado. Faça login novamente.', 401);
/** @param status 401 where a session was ended by it, so that devices pause as for any that is over */
export const accountInactive = (status: 401 | 403): DomainError =>
  new DomainError(
    'account_inactive',
    'Sua conta está inativa. Entre em contato com o administrador.',
    status,
  );
export const forbidden = (): DomainError =>
  new DomainError('forbidden', 'Acesso negado. Você não tem permissão para esta ação.', 403);
export const noSuchResource = (): DomainError =>
  new DomainError('not_found', 'Recurso não encontrado.', 404);
export const tooLarge = (): DomainError =>
  new DomainError('too_large', 'O conteúdo enviado é grande demais.', 413);
export const malformed = (): DomainError =>
  new DomainError('malformed', 'Não foi possível ler os dados enviados.', 400);
export const tooManyRequests = (message: string, retryAfterSeconds: number): DomainError =>
  new DomainError('too_many_requests', message, 429, { retryAfterSeconds });
