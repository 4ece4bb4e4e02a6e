import type { Actor } from '../../../src/domain/core/command.ts';
import type { ServerParts } from '../../kernel/parts.ts';
import { findLiveSession, type LiveSession } from '../../kernel/db/sessions.ts';

/** As often as a stream tells of changes at most. */
const KEPT_MS = 200;

/** Whether a session still lives and its person still has the role that they had. */
export type AdmissionCheck = (sessionId: string, actor: Actor) => Promise<boolean>;

/**
 * One look at the database for all who ask about a session at about the same time: each change asks for every stream of
 * those whom it concerns.
 */
export function createAdmissionCheck(
  parts: Pick<ServerParts, 'db' | 'clock'>,
  keptMs = KEPT_MS,
): AdmissionCheck {
  const known = new Map<string, Promise<LiveSession | undefined>>();
  return async (sessionId, { tenantId, role }) => {
    const key = `${tenantId}/${sessionId}`;
    let live = known.get(key);
    if (!live) {
      live = findLiveSession(parts, { tenantId, id: sessionId });
      known.set(key, live);
      const forget = (): void => void setTimeout(() => known.delete(key), keptMs).unref();
      live.then(forget, forget);
    }
    return (await live)?.role === role;
  };
}
