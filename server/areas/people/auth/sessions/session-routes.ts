import {
  endSessionCall,
  logoutCall,
  renewCall,
} from '../../../../../src/domain/contract/signIn.ts';
import { ownSessionsCall } from '../../../../../src/domain/contract/auth.ts';
import { listSessions } from '../../../../kernel/db/sessions.ts';
import { withTenant } from '../../../../kernel/db/tenant.ts';
import { clientAddress } from '../../../../web/http/client-address.ts';
import { type Endpoint, endpoint } from '../../../../web/endpoint/endpoint.ts';
import type { ServerParts } from '../../../../kernel/parts.ts';
import { admit } from '../../../../kernel/attempts.ts';
import { endProvenSession } from './end-session.ts';
import type { AuthService } from './service.ts';

/** How a session goes on and ends. */
export function sessionEndpoints(parts: ServerParts, auth: AuthService): readonly Endpoint[] {
  const { db, clock, config } = parts;
  const trustProxy = config?.trustProxy ?? false;

  return [
    endpoint(renewCall, {
      answersSecret: true,
      summary: 'Um novo token para a mesma sessão.',
      handle: ({ c }) => auth.renew(c.get('session')),
    }),
    endpoint(ownSessionsCall, {
      summary: 'Onde a pessoa está com a conta aberta.',
      async handle({ c }) {
        const { id: current, actor } = c.get('session');
        const sessions = await withTenant(db, actor.tenantId, (tx) =>
          listSessions(tx, actor, clock.now()),
        );
        return { sessions: sessions.map((one) => ({ ...one, isCurrent: one.id === current })) };
      },
    }),
    endpoint(logoutCall, {
      summary: 'Encerra a sessão.',
      async handle({ c }) {
        await auth.logout(c.get('session'), clientAddress(c, trustProxy));
        return { success: true };
      },
    }),
    endpoint(endSessionCall, {
      summary: 'Encerra uma sessão da qual se saiu sem conexão, com a prova que o token trazia.',
      async handle({ c, body }) {
        const endSessionAddress = clientAddress(c, trustProxy);
        await admit({ db, now: clock.now(), overrides: config?.limits }, { endSessionAddress });
        await endProvenSession(parts, auth.signingKey, body, endSessionAddress);
        return { success: true };
      },
    }),
  ];
}
