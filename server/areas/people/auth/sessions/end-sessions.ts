import { notFound } from '../../../../../src/domain/core/errors.ts';
import { recordEvent } from '../../../../engine/audit-log/events.ts';
import { withTenant } from '../../../../kernel/db/tenant.ts';
import { listSessions, revokeSession, revokeSessions } from '../../../../kernel/db/sessions.ts';
import type { Session } from '../../../../web/endpoint/env.ts';
import type { ServerParts } from '../../../../kernel/parts.ts';
import { lockPassword } from '../accounts.ts';
import { forgetDevices } from './known-devices.ts';
import { requirePassword } from '../password/require-password.ts';

interface Ending {
  /** One of the person's own; without it all but the present one. */
  readonly sessionId?: string | undefined;
  readonly password: string;
}

const missing = () => notFound('Esta sessão já terminou.');

/**
 * Ends a person's sessions elsewhere. What their devices hold stays on them, unsent work included: they learn at their next
 * contact that the password is asked for.
 * @param address of the network
 * @returns how many ended
 * @throws DomainError 404 for what is none of the person's live sessions; 422 `password_wrong`; 429
 */
export async function endSessions(
  parts: ServerParts,
  session: Session,
  { sessionId, password }: Ending,
  address: string,
): Promise<number> {
  const { db, clock } = parts;
  const { tenantId, userId } = session.actor;
  const credentials = await requirePassword(parts, session, password, address);
  return withTenant(db, tenantId, async (tx) => {
    await lockPassword(tx, credentials);
    const now = clock.now();
    const ended = async (): Promise<readonly string[]> => {
      if (sessionId === undefined) {
        // A device that is signed out of everywhere is a stranger's again.
        await forgetDevices(tx, { tenantId, userId });
        return revokeSessions(tx, { tenantId, userId, except: session.id }, now);
      }
      const own = await listSessions(tx, { tenantId, userId }, now);
      if (!own.some(({ id }) => id === sessionId)) throw missing();
      await revokeSession(tx, { tenantId, id: sessionId }, now);
      return [sessionId];
    };
    const ids = await ended();
    for (const id of ids) {
      const person = { actorId: userId, subjectId: userId, sessionId: id, address };
      await recordEvent(tx, parts, { tenantId, kind: 'session.ended', ...person });
    }
    return ids.length;
  });
}
