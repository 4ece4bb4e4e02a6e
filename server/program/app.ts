import { Hono } from 'hono';
import { answers, areas, createExecution, vocabulary } from './areas.ts';
import { authenticate, createSigningKey } from '../areas/people/auth/public.ts';
import { commandEndpoints } from '../web/commands/routes.ts';
import { type Endpoint, mount } from '../web/endpoint/endpoint.ts';
import type { AppEnv } from '../web/endpoint/env.ts';
import { errorHandler } from '../web/http/error-handler.ts';
import { aiProviderEndpoint } from '../web/http/aiProvider.ts';
import { healthEndpoint } from '../web/http/health.ts';
import { descriptionEndpoints } from '../web/openapi/routes.ts';
import { requestLog } from '../web/http/request-log.ts';
import { endUnread, privateAnswers, securityHeaders } from '../web/http/security.ts';
import { noSuchResource } from '../kernel/errors.ts';
import { silentLogger } from '../kernel/logger.ts';
import type { ServerParts } from '../kernel/parts.ts';

export type App = Hono<AppEnv>;

/** Every call of the REST contract: the areas', and every command at its path. */
export function contract(parts: ServerParts): readonly Endpoint[] {
  const execution = createExecution(parts);
  const ofAreas = areas.flatMap(({ endpoints }) => endpoints?.(parts, execution) ?? []);
  const ofCommands = commandEndpoints(execution, parts, answers, ofAreas);
  const calls = [healthEndpoint(parts), ...ofAreas, ...ofCommands, aiProviderEndpoint(parts)];
  return [...calls, ...descriptionEndpoints(calls, vocabulary)];
}

/** The whole API below `/api`, over an open database. Opens nothing itself. */
export function createApp(parts: ServerParts): App {
  const { logger = silentLogger, db, clock, random, config, client } = parts;
  const admission = authenticate(parts, createSigningKey(db, random, config?.jwtSecret));

  const api = new Hono<AppEnv>()
    .use(endUnread)
    .use(privateAnswers)
    .route('/', mount(contract(parts), admission, parts));

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
