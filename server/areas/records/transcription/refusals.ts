import { DomainError } from '../../../../src/domain/core/errors.ts';

/** What may be wrong with a recording, in the recorder's own words: it tells them apart by these. */
export const audioRefusals = {
  quota: () => new DomainError('QUOTA_EXCEEDED', 'Cota de IA esgotada para este mês.', 400),
  format: () =>
    new DomainError(
      'INVALID_FORMAT',
      'Formato de arquivo não suportado. Tente gravar novamente.',
      400,
    ),
  tooLarge: () =>
    new DomainError('FILE_TOO_LARGE', 'Arquivo muito grande. Tente uma gravação mais curta.', 400),
  unreadable: () =>
    new DomainError('INVALID_AUDIO', 'Arquivo de áudio inválido. Tente gravar novamente.', 400),
  noProvider: () =>
    new DomainError(
      'NO_PROVIDER',
      'A gravação fica guardada neste aparelho: nenhum serviço de transcrição está configurado.',
      409,
    ),
  inProgress: (retryAfterSeconds: number) =>
    new DomainError('in_progress', 'Esta gravação já está sendo transcrita.', 409, {
      retryAfterSeconds,
    }),
  keyReused: () =>
    new DomainError('key_reused', 'Esta chave de idempotência já foi usada com outros dados.', 422),
  busy: () =>
    new DomainError(
      'too_many_requests',
      'Há muitas transcrições em andamento. Tente novamente em alguns segundos.',
      429,
      { retryAfterSeconds: 10 },
    ),
  provider: () =>
    new DomainError(
      'provider_unavailable',
      'O serviço de transcrição não respondeu. A gravação continua no aparelho; tente novamente em alguns minutos.',
      503,
    ),
};
