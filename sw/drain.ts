import { userDatabase } from '../src/data/outbox/database.ts';
import { dexieOutbox } from '../src/data/outbox/dexieOutbox.ts';
import { deliverEndings, endAtServer } from '../src/data/sessionEndings.ts';
import { readSession } from '../src/data/session.ts';
import { browserEnvironment } from '../src/sync/environment.browser.ts';
import { drainOutbox, fullPace } from '../src/sync/push/drain.ts';
import { httpTransport } from '../src/sync/transport/http.ts';

/** The browser ends a worker that takes much longer over one `sync` event. */
const LIMIT_MS = 2 * 60_000;

/**
 * Tells the server which sessions were ended here, and sends what waits; neither holds the other up.
 * @throws when something is left, so that the browser tries again later
 */
export async function drainDevice(): Promise<void> {
  const isDelivered = await deliverEndings(endAtServer((...request) => fetch(...request))).catch(
    () => false,
  );
  await drainOfSession();
  if (!isDelivered) throw new Error('endings: unreachable');
}

/**
 * Sends what the signed-in user made on this device and the server has not answered: the same outbox, lock and steps
 * as in a page's worker, so that it does not matter who of them comes first.
 * @throws when something still waits, so that the browser tries again later
 */
async function drainOfSession(): Promise<void> {
  const session = await readSession();
  if (!session) return;
  const { userId, token } = session;
  const database = userDatabase(userId);
  const channel = new BroadcastChannel(`sereno:${userId}`);
  const transport = httpTransport({ url: '/api', token: () => token });
  try {
    const { status } = await drainOutbox({
      outbox: dexieOutbox(userId, database, () => crypto.randomUUID()),
      transport,
      locks: browserEnvironment(transport).locks,
      signal: AbortSignal.timeout(LIMIT_MS),
      pace: fullPace(),
      onChange: () => channel.postMessage({ kind: 'outbox' }),
    });
    // Without a valid token only the person can help, and the page asks for the password.
    if (status !== 'empty' && status !== 'unauthorized') throw new Error(`outbox: ${status}`);
  } finally {
    channel.close();
    database.close();
  }
}
