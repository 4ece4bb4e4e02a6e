import { userDatabase } from '../src/data/outbox/database.ts';
import { dexieOutbox } from '../src/data/outbox/dexieOutbox.ts';
import { deliverEndings, endAtServer } from '../src/data/sessionEndings.ts';
import { readSession } from '../src/data/session.ts';
import { browserEnvironment } from '../src/sync/environment.browser.ts';
import { dexieRecordings } from '../src/data/recordings/dexieRecordings.ts';
import type { UserDatabase } from '../src/data/outbox/database.ts';
import type { Environment } from '../src/sync/environment.ts';
import { deliverRecordings } from '../src/sync/push/deliver.ts';
import { drainOutbox, fullPace } from '../src/sync/push/drain.ts';
import { httpTransport } from '../src/sync/transport/http.ts';
import { createMeter } from '../src/sync/transport/meter.ts';
import { dexieTraffic } from '../src/data/meta/traffic.ts';

/** The browser ends a worker that takes much longer over one `sync` event. */
const LIMIT_MS = 2 * 60_000;

/**
 * Tells the server which sessions were ended here, and sends what waits, recordings last; none holds the others up.
 * @throws when something is left, so that the browser tries again later
 */
export async function drainDevice(): Promise<void> {
  const isDelivered = await deliverEndings(endAtServer((...request) => fetch(...request))).catch(
    () => false,
  );
  await drainOfSession();
  if (!isDelivered) throw new Error('endings: unreachable');
}

interface Draining {
  readonly userId: string;
  readonly database: UserDatabase;
  readonly environment: Environment;
  readonly tell: (kind: 'outbox' | 'recordings') => void;
}

/**
 * Sends what the signed-in user made on this device and the server has not answered: the same store, lock and steps
 * as in a page's worker, so that it does not matter who of them comes first.
 * @throws when something still waits, so that the browser tries again later
 */
async function drainOfSession(): Promise<void> {
  const session = await readSession();
  if (!session) return;
  const { userId, token } = session;
  const database = userDatabase(userId);
  const channel = new BroadcastChannel(`sereno:${userId}`);
  // Counted once, at the end.
  const meter = createMeter({ store: dexieTraffic(database), now: Date.now, later: () => {} });
  const transport = httpTransport({ url: '/api', token: () => token, meter, now: Date.now });
  const parts: Draining = {
    userId,
    database,
    environment: browserEnvironment(transport),
    tell: (kind) => channel.postMessage({ kind }),
  };
  try {
    const left = [await drainCommands(parts), await drainRecordings(parts)].filter(isLeft);
    if (left.length > 0) throw new Error(`left: ${left.join(', ')}`);
  } finally {
    channel.close();
    await meter.flush();
    database.close();
  }
}

/** Without a valid token only the person can help, and the page asks for the password. */
const isLeft = (status: string): boolean => status !== 'empty' && status !== 'unauthorized';

async function drainCommands({ userId, database, environment, tell }: Draining): Promise<string> {
  const { status } = await drainOutbox({
    outbox: dexieOutbox(userId, database, () => crypto.randomUUID()),
    transport: environment.transport,
    locks: environment.locks,
    signal: AbortSignal.timeout(LIMIT_MS),
    pace: fullPace(),
    onChange: () => tell('outbox'),
  });
  return status;
}

async function drainRecordings({ userId, database, environment, tell }: Draining): Promise<string> {
  const { transport, locks, clock, random } = environment;
  if (!transport.transcribe) return 'empty';
  const { status } = await deliverRecordings({
    userId,
    outbox: dexieOutbox(userId, database, () => crypto.randomUUID()),
    recordings: dexieRecordings(database),
    transcribe: transport.transcribe,
    locks,
    clock,
    random,
    signal: AbortSignal.timeout(LIMIT_MS),
    onChange: () => tell('recordings'),
  });
  return status;
}
