import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { uuidv7, type RandomBytes } from '../../../src/domain/core/id.ts';
import type { AppEnv } from '../endpoint/env.ts';
import type { Logger } from '../../kernel/logger.ts';

const isApi = (c: Context): boolean => /^\/api(?:\/|$)/.test(c.req.path);

/** The pattern of the route that answered, so that no id or search text reaches the log. */
const routePattern = (c: Context): string => {
  const path = routePath(c);
  return path.includes('*') ? (isApi(c) ? '/api/*' : '/*') : path;
};

/** Numbers each request and writes one line when it has been answered; none for a file that was found. */
export const requestLog =
  (logger: Logger, clock: { now(): number }, randomBytes: RandomBytes): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const started = clock.now();
    const requestId = uuidv7(started, randomBytes);
    c.set('requestId', requestId);
    await next();
    c.header('x-request-id', requestId);
    if (!isApi(c) && c.res.status < 400) return;
    logger(c.res.status >= 500 ? 'error' : 'info', 'request', {
      request: requestId,
      method: c.req.method,
      route: routePattern(c),
      status: c.res.status,
      ms: clock.now() - started,
    });
  };
