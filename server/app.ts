import { Hono } from 'hono';
import { authRoutes } from './auth/routes.ts';
import { createAuthService } from './auth/service.ts';
import { limitBody, REST_BODY_BYTES } from './http/body.ts';
import type { AppEnv } from './http/env.ts';
import { errorHandler, noSuchResource } from './http/errors.ts';
import { health } from './http/health.ts';
import { silentLogger } from './http/logger.ts';
import { requestLog } from './http/request-log.ts';
import { privateAnswers, securityHeaders } from './http/security.ts';
import type { ServerParts } from './parts.ts';

export type App = Hono<AppEnv>;

/** The whole API below `/api`, over an open database. Opens nothing itself. */
export function createApp(parts: ServerParts): App {
  const { logger = silentLogger, clock, random, db, client } = parts;
  const auth = createAuthService(parts);

  const api = new Hono<AppEnv>()
    .use(privateAnswers)
    .use(limitBody(REST_BODY_BYTES))
    .get('/health', health(db))
    .route('/auth', authRoutes(parts, auth));

  api.all('*', () => {
    throw noSuchResource();
  });

  const app = new Hono<AppEnv>()
    .use(securityHeaders)
    .use(requestLog(logger, clock, random))
    .route('/api', api);
  if (client) app.use(client);
  app.onError(errorHandler(logger));
  app.notFound((c) => c.text('Página não encontrada.', 404));
  return app;
}
