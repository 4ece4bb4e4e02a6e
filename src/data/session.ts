import { Dexie } from 'dexie';

/** Who is signed in at this origin, for the service worker, which cannot read the page's localStorage. */
export interface StoredSession {
  readonly userId: string;
  readonly token: string;
}

const KEY = 'current';

/** Opened for one use and closed: page, workers and service worker never stand in each other's way. */
async function withSessions<T>(work: (database: Dexie) => Promise<T>): Promise<T> {
  const database = new Dexie('sereno-session', { cache: 'disabled' });
  database.version(1).stores({ session: '' });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** The signed-in user and token, or `null`. */
export const readSession = (): Promise<StoredSession | null> =>
  withSessions(async (database) => {
    const found: StoredSession | undefined = await database.table('session').get(KEY);
    return found ?? null;
  });

/** Mirrors the page's session; `null` after signing out. */
export const writeSession = (session: StoredSession | null): Promise<void> =>
  withSessions(async (database) => {
    if (session) await database.table('session').put(session, KEY);
    else await database.table('session').delete(KEY);
  });
