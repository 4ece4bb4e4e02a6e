import { DomainError } from '../../../../../src/domain/core/errors.ts';

/** What became of a call to Google, as far as anybody decides on it. */
export type FailureKind =
  /** The access token is not taken (401). */
  | 'unauthorized'
  /** The grant is over: the person must connect anew (`invalid_grant`). */
  | 'revoked'
  /** Too many calls (429, or 403 with a reason that says so). */
  | 'limited'
  | 'forbidden'
  | 'missing'
  /** 410: the sync token, or the event, is no more. */
  | 'gone'
  /** 409: the id is taken. */
  | 'duplicate'
  /** 412: changed since it was read. */
  | 'changed'
  /** Any other 4xx: the call itself was wrong. */
  | 'refused'
  /** 5xx, no answer in time, a cut or an unreadable one. */
  | 'unavailable';

/** A call to Google that did not succeed. Holds nothing of the call or of its answer but what is named here. */
export class GoogleFailure extends Error {
  override readonly name = 'GoogleFailure';
  readonly code: string;

  constructor(
    readonly kind: FailureKind,
    /** Milliseconds that Google asked to wait. */
    readonly retryAfterMs?: number,
  ) {
    super(kind);
    this.code = `google_${kind}`;
  }
}

export const isFailure = (error: unknown, ...kinds: readonly FailureKind[]): boolean =>
  error instanceof GoogleFailure && kinds.includes(error.kind);

export const notConfigured = (): DomainError =>
  new DomainError(
    'google_not_configured',
    'A integração com o Google Agenda não está configurada neste servidor.',
  );
export const notConnected = (): DomainError =>
  new DomainError('not_found', 'Nenhuma agenda do Google está conectada.', 404);
export const reconnect = (): DomainError =>
  new DomainError(
    'google_reconnect',
    'A conexão com o Google Agenda expirou. Conecte a agenda novamente.',
  );
export const invalidState = (): DomainError =>
  new DomainError(
    'google_state_invalid',
    'Esta autorização é inválida ou expirou. Conecte a agenda novamente.',
    422,
  );
export const invalidCode = (): DomainError =>
  new DomainError(
    'google_code_invalid',
    'O código de autorização é inválido ou expirou. Conecte a agenda novamente.',
    422,
  );
export const consentIncomplete = (): DomainError =>
  new DomainError(
    'google_consent_incomplete',
    'Permita o acesso à sua agenda na tela do Google para conectar.',
    422,
  );
const noSuchCalendar = (): DomainError =>
  new DomainError('google_calendar_not_found', 'Calendário não encontrado na sua conta.', 404);
export const syncRunning = (): DomainError =>
  new DomainError(
    'google_sync_running',
    'A sincronização já está em andamento. Tente novamente em alguns instantes.',
  );

const limited = (ms = 60_000): DomainError =>
  new DomainError(
    'google_limited',
    'O Google limitou o número de acessos. Tente novamente em alguns minutos.',
    429,
    { retryAfterSeconds: Math.ceil(ms / 1000) },
  );
const unavailable = (): DomainError =>
  new DomainError(
    'google_unavailable',
    'O Google Agenda não respondeu. Tente novamente em alguns minutos.',
    503,
  );
const refused = (): DomainError =>
  new DomainError('google_refused', 'O Google Agenda recusou o acesso a este calendário.');

/** What a failed call means to the person who asked for it; anything else comes back as it is. */
export function forPerson(error: unknown): unknown {
  if (!(error instanceof GoogleFailure)) return error;
  const { kind, retryAfterMs } = error;
  if (kind === 'revoked') return reconnect();
  if (kind === 'limited') return limited(retryAfterMs);
  if (kind === 'missing') return noSuchCalendar();
  return ['unavailable', 'unauthorized'].includes(kind) ? unavailable() : refused();
}
