import type { EndedSession } from '../../../../../src/domain/auth/endedSession.ts';
import { recordEvent } from '../../../../engine/audit-log/events.ts';
import { withTenant } from '../../../../kernel/db/tenant.ts';
import type { ServerParts } from '../../../../kernel/parts.ts';
import { isEndProof } from './end-proof.ts';
import { revokeSession, type SessionKey } from '../../../../kernel/db/sessions.ts';

type EndParts = Pick<ServerParts, 'db' | 'clock' | 'random'>;

/** Ends a session and tells its practice, once, however often it is asked for. @param address where the request came from */
export const endSession = (parts: EndParts, session: SessionKey, address: string): Promise<void> =>
  withTenant(parts.db, session.tenantId, async (tx) => {
    const userId = await revokeSession(tx, session, parts.clock.now());
    if (userId === undefined) return;
    const { tenantId, id } = session;
    const person = { actorId: userId, subjectId: userId, sessionId: id };
    await recordEvent(tx, parts, { tenantId, kind: 'session.ended', ...person, address });
  });

/** The same by the proof that its token carried; any other proof ends nothing, and nobody is told. */
export async function endProvenSession(
  parts: EndParts,
  signingKey: () => Promise<Uint8Array>,
  { sessionId: id, tenantId, proof }: EndedSession,
  address: string,
): Promise<void> {
  const session = { tenantId, id };
  if (isEndProof(await signingKey(), session, proof)) await endSession(parts, session, address);
}
