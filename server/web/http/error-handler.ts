import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { DomainError } from '../../../src/domain/core/errors.ts';
import type { ErrorBody } from '../../../src/domain/sync/protocol.ts';
import { malformed } from '../../kernel/errors.ts';
import { errorFields, type Logger } from '../../kernel/logger.ts';
import { StorageUnavailable } from '../../kernel/storage-errors.ts';
import type { AppEnv } from '../endpoint/env.ts';

/** For whoever went away; nobody reads it. */
export const interrupted = (): DomainError =>
  new DomainError('interrupted', 'A conexão foi interrompida.', 400);

/** Whether the caller went away before all of the request had arrived; nobody reads the answer then. */
function isCut(c: Context<AppEnv>): boolean {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return incoming !== undefined && incoming.destroyed && !incoming.complete;
}

const INTERNAL: ErrorBody = {
  code: 'internal',
  message: 'Erro interno do servidor. Tente novamente mais tarde.',
};

/** Devices try again later and count nothing against what they sent. */
const UNAVAILABLE: ErrorBody = {
  code: 'unavailable',
  message: 'O servidor está temporariamente indisponível. Tente novamente em alguns instantes.',
};

function answer(c: Context<AppEnv>, { code, message, status, details }: DomainError): Response {
  const seconds = details?.retryAfterSeconds;
  if (typeof seconds === 'number') c.header('retry-after', String(seconds));
  const body: ErrorBody = { message, code, ...(details && { details }) };
  return c.json(body, status);
}

/** Turns whatever a handler throws into `{message, code, details?}`; what nobody expected is logged and hidden. */
export const errorHandler =
  (logger: Logger) =>
  (error: unknown, c: Context<AppEnv>): Response => {
    if (error instanceof DomainError) return answer(c, error);
    if (error instanceof HTTPException && error.status < 500) return answer(c, malformed());
    if (isCut(c)) return answer(c, interrupted());
    if (error instanceof StorageUnavailable) {
      logger('warn', 'unavailable', { request: c.get('requestId'), code: error.code });
      return c.json(UNAVAILABLE, 503);
    }
    logger('error', 'unexpected', { request: c.get('requestId'), ...errorFields(error) });
    return c.json(INTERNAL, 500);
  };
