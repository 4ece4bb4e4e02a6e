import { Hono } from 'hono';
import { uuidv7 } from '../src/domain/core/id.ts';
import { appointmentRoutes } from './appointments/routes.ts';
import { authenticate } from './auth/authenticate.ts';
import { authRoutes } from './auth/routes.ts';
import { createAuthService } from './auth/service.ts';
import { commandRoutes } from './commands/routes.ts';
import { createCommandStore } from './documents/store.ts';
import { limitBody, REST_BODY_BYTES } from './http/body.ts';
import type { AppEnv } from './http/env.ts';
import { errorHandler, noSuchResource } from './http/errors.ts';
import { health } from './http/health.ts';
import { silentLogger } from './http/logger.ts';
import { requestLog } from './http/request-log.ts';
import { privateAnswers, securityHeaders } from './http/security.ts';
import { syncRoutes } from './http/sync.ts';
import { noteRoutes } from './notes/routes.ts';
import type { ServerParts } from './parts.ts';
import { patientRoutes } from './patients/routes.ts';
import { createReading } from './reading/route.ts';
import type { Execution } from './sync/execute.ts';
import { userRoutes } from './users/routes.ts';

export type App = Hono<AppEnv>;

/** The whole API below `/api`, over an open database. Opens nothing itself. */
export function createApp(parts: ServerParts): App {
  const { logger = silentLogger, clock, random, db, client } = parts;
  const auth = createAuthService(parts);
  const newId = () => uuidv7(clock.now(), random);
  const execution: Execution = { store: createCommandStore(db), now: () => clock.now(), newId };
  const reading = createReading(parts);

  const signedIn = authenticate(parts, auth.signingKey);

  const api = new Hono<AppEnv>()
    .use(privateAnswers)
    .use(limitBody(REST_BODY_BYTES))
    .get('/health', health(db))
    .route('/auth', authRoutes(parts, auth))
    .use('/users/*', signedIn)
    .use('/patients/*', signedIn)
    .use('/appointments/*', signedIn)
    .use('/notes/*', signedIn)
    .use('/sync/*', signedIn)
    .route('/sync', syncRoutes(parts, execution, logger))
    .route('/users', userRoutes(parts, execution, auth))
    .route('/patients', patientRoutes(reading))
    .route('/appointments', appointmentRoutes(reading))
    .route('/notes', noteRoutes(reading))
    .route('/', commandRoutes(execution, parts));

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
