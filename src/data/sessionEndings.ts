import type { endSessionCall } from '../domain/contract/signIn.ts';
import type { EndedSession } from '../domain/auth/endedSession.ts';
import { SERVER_HEADER } from '../domain/sync/serverHeader.ts';
import { readEndings, settleEnding } from './session.ts';

/** Held by the contract's type: its schemas would weigh on the service worker. */
const PATH: (typeof endSessionCall)['path'] = '/auth/end-session';
const TIMEOUT_MS = 20_000;
/** The server will never take it: asking again would be for ever. */
const MALFORMED = new Set([400, 422]);

/** Tells the server of one ended session. Resolves with whether it has answered; never rejects. */
export type SendEnding = (ended: EndedSession) => Promise<boolean>;

/** Needs no account: the proof ends that one session and does nothing else. */
export const endAtServer =
  (call: typeof fetch): SendEnding =>
  async (ended) => {
    const answer = await call(`/api${PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ended),
      credentials: 'omit',
      // Whoever signs out may close the page in the same second.
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null);
    // An answer that is not ours, as from a captive portal, is no answer.
    if (!answer?.headers.has(SERVER_HEADER)) return false;
    return answer.ok || MALFORMED.has(answer.status);
  };

/**
 * Tells the server of every session that was ended on this device and that it does not know of, whoever is signed in.
 * @returns false while some are left
 */
export async function deliverEndings(send: SendEnding): Promise<boolean> {
  let isDone = true;
  for (const ending of await readEndings()) {
    const { sessionId, tenantId, proof } = ending;
    if (proof === null) continue;
    if (await send({ sessionId, tenantId, proof })) await settleEnding(ending);
    else isDone = false;
  }
  return isDone;
}
