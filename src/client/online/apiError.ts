import * as v from 'valibot';

const MESSAGES: ReadonlyMap<number, string> = new Map([
  [0, 'Erro de conexão. Verifique sua internet e tente novamente.'],
  [401, 'Não autorizado. Faça login novamente.'],
  [403, 'Acesso negado. Você não tem permissão para esta ação.'],
  [404, 'Recurso não encontrado.'],
  [422, 'Dados inválidos. Verifique as informações enviadas.'],
  [429, 'Muitas requisições. Tente novamente em alguns instantes.'],
  [500, 'Erro interno do servidor. Tente novamente mais tarde.'],
]);

const bodySchema = v.object({
  message: v.optional(v.string()),
  error: v.optional(v.string()),
  code: v.optional(v.string()),
  details: v.optional(
    v.object({
      fields: v.optional(v.record(v.string(), v.string())),
      retryAfterSeconds: v.optional(v.number()),
    }),
  ),
});

/** A call that only works online failed. `message` is what the person reads; status 0: the server was not reached. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** The server's own words, where it gave some. */
    readonly serverMessage: string | null = null,
    /** What is wrong with single fields, by path. */
    readonly fields: Readonly<Record<string, string>> = {},
    /** How long the server asks to wait, where it says so. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(message);
  }
}

/** The error for an answer that is not OK: the message of its status, otherwise the server's words. */
export function apiErrorOf(status: number, body: unknown): ApiError {
  const parsed = v.safeParse(bodySchema, body);
  const { message, error, code = '', details } = parsed.success ? parsed.output : {};
  const words = message || error || null;
  const said = MESSAGES.get(status) ?? words ?? `Erro HTTP: ${status}`;
  return new ApiError(
    status,
    code,
    said,
    words,
    details?.fields,
    details?.retryAfterSeconds ?? null,
  );
}

export const connectionError = (): ApiError => apiErrorOf(0, null);

const UNEXPECTED = 'Ocorreu um erro inesperado. Tente novamente.';

/** Whatever was thrown, as an error of a call. */
export const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError(500, 'unexpected', UNEXPECTED);
