import { Hono } from 'hono';
import { uuidv7 } from '../src/domain/core/id.ts';
import { appointmentEndpoints } from './appointments/routes.ts';
import { auditEndpoints } from './audit/routes.ts';
import { availabilityEndpoints } from './availability/routes.ts';
import { authenticate } from './auth/authenticate.ts';
import { recoveryEndpoints } from './auth/recovery-routes.ts';
import { authEndpoints } from './auth/routes.ts';
import { sensitiveEndpoints } from './auth/sensitive-routes.ts';
import { createAuthService } from './auth/service.ts';
import { sessionEndpoints } from './auth/session-routes.ts';
import { calendarEndpoints } from './calendar/routes.ts';
import { commandEndpoints } from './commands/routes.ts';
import { dashboardEndpoints } from './dashboard/routes.ts';
import { createCommandStore } from './documents/store.ts';
import { type Endpoint, mount } from './http/endpoint.ts';
import type { AppEnv } from './http/env.ts';
import { errorHandler } from './http/error-handler.ts';
import { noSuchResource } from './kernel/errors.ts';
import { healthEndpoint } from './http/health.ts';
import { silentLogger } from './kernel/logger.ts';
import { descriptionEndpoints } from './http/openapi/routes.ts';
import { policy } from './http/policy.ts';
import { requestLog } from './http/request-log.ts';
import { endUnread, privateAnswers, securityHeaders } from './http/security.ts';
import { syncEndpoints } from './devices/routes.ts';
import { noteAnalyticsEndpoints } from './notes/analytics.ts';
import { noteEndpoints } from './notes/routes.ts';
import { acceptanceEndpoints, inviteEndpoints } from './invites/routes.ts';
import type { ServerParts } from './kernel/parts.ts';
import { patientEndpoints } from './patients/routes.ts';
import { paymentEndpoints } from './payments/routes.ts';
import { recordEndpoints } from './records/routes.ts';
import { reportEndpoints } from './reports/routes.ts';
import { fillBeforeAnswer } from './recurrences/follow.ts';
import { recurrenceEndpoints } from './recurrences/routes.ts';
import { billingEndpoints, planEndpoints } from './plans/routes.ts';
import type { Execution } from './sync/execute.ts';
import { transcriptionEndpoints } from './transcription/routes.ts';
import { userEndpoints } from './users/routes.ts';

export type App = Hono<AppEnv>;

/** Every call of the REST contract. A new one is a line in its folder's list, and one in `http/policy.ts`. */
export function contract(parts: ServerParts, auth = createAuthService(parts)): readonly Endpoint[] {
  const { clock, random, db, logger = silentLogger } = parts;
  const newId = () => uuidv7(clock.now(), random);
  const execution: Execution = {
    store: createCommandStore(db),
    now: () => clock.now(),
    newId,
    followUp: fillBeforeAnswer(parts),
  };
  const calls: readonly Endpoint[] = [
    healthEndpoint(db),
    ...authEndpoints(parts, auth),
    ...sessionEndpoints(parts, auth),
    ...recoveryEndpoints(parts),
    ...sensitiveEndpoints(parts),
    ...userEndpoints(parts, execution, auth),
    ...planEndpoints(parts),
    ...billingEndpoints(parts, execution),
    ...inviteEndpoints(parts, execution),
    ...acceptanceEndpoints(parts, auth),
    ...patientEndpoints,
    ...appointmentEndpoints,
    ...calendarEndpoints(parts),
    ...availabilityEndpoints,
    ...recurrenceEndpoints(execution, parts),
    ...noteEndpoints,
    ...recordEndpoints,
    ...transcriptionEndpoints(parts),
    ...noteAnalyticsEndpoints(parts),
    ...paymentEndpoints,
    ...reportEndpoints,
    ...dashboardEndpoints,
    ...auditEndpoints(parts),
    ...syncEndpoints(parts, execution, logger),
    ...commandEndpoints(execution, parts),
  ];
  return [...calls, ...descriptionEndpoints(calls)];
}

/** The whole API below `/api`, over an open database. Opens nothing itself. */
export function createApp(parts: ServerParts): App {
  const { logger = silentLogger, clock, random, client } = parts;
  const auth = createAuthService(parts);
  const signedIn = authenticate(parts, auth.signingKey);

  const api = new Hono<AppEnv>()
    .use(endUnread)
    .use(privateAnswers)
    .route('/', mount(contract(parts, auth), policy, signedIn, parts));

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
