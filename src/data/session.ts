import { decodeClaims } from '../domain/auth/claims.ts';

/** Who is signed in at this origin, for the service worker, which cannot read the page's localStorage. */
export interface StoredSession {
  readonly userId: string;
  readonly token: string;
}

/** A session that was ended on this device. With `proof` the server has still to hear of it. */
export interface StoredEnding {
  readonly sessionId: string;
  readonly tenantId: string;
  readonly proof: string | null;
}

const DATABASE = 'sereno-session';
const STORE = 'session';
const KEY = 'current';
const ENDED = 'ended:';
/** Every key that begins with `ENDED`: the semicolon follows the colon. */
const endedKeys = () => IDBKeyRange.bound(ENDED, 'ended;', false, true);

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('indexeddb'));
  });

/**
 * Opened for one use and closed: page, workers and service worker never stand in each other's way. Plain IndexedDB,
 * because the page loads no database library for a few records. What was written is on the disk.
 * @param work waits for nothing but its own requests, or the transaction ends under it
 */
async function withSessions<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await resultOf(opening);
  try {
    const transaction = database.transaction(STORE, mode, { durability: 'strict' });
    const committed = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('indexeddb'));
    });
    const result = await work(transaction.objectStore(STORE));
    await committed;
    return result;
  } finally {
    database.close();
  }
}

const current = async (store: IDBObjectStore): Promise<StoredSession | null> =>
  ((await resultOf(store.get(KEY))) as StoredSession | undefined) ?? null;

const endings = (store: IDBObjectStore): Promise<readonly StoredEnding[]> =>
  resultOf(store.getAll(endedKeys()));

const keep = (store: IDBObjectStore, ending: StoredEnding): Promise<unknown> =>
  resultOf(store.put(ending, ENDED + ending.sessionId));

/** The signed-in user and token, or `null`. */
export const readSession = (): Promise<StoredSession | null> => withSessions('readonly', current);

/** Mirrors the page's session; `null` after signing out. */
export const writeSession = (session: StoredSession | null): Promise<void> =>
  withSessions('readwrite', async (store) => {
    if (!session) return resultOf(store.delete(KEY));
    await resultOf(store.put(session, KEY));
    // Endings that the server knows were kept only so that their tokens would not come back.
    for (const { sessionId, proof } of await endings(store))
      if (proof === null) await resultOf(store.delete(ENDED + sessionId));
  });

/** Keeps that a session was ended and forgets its token, in one step. Another session's token stays. */
export const endStoredSession = (ending: StoredEnding): Promise<void> =>
  withSessions('readwrite', async (store) => {
    await keep(store, ending);
    const token = (await current(store))?.token;
    if (token !== undefined && decodeClaims(token)?.sid === ending.sessionId)
      await resultOf(store.delete(KEY));
  });

/** The sessions that were ended on this device since the last sign-in, and those that the server has still to hear of. */
export const readEndings = (): Promise<readonly StoredEnding[]> =>
  withSessions('readonly', endings);

/** The server has heard of it. */
export const settleEnding = (ending: StoredEnding): Promise<void> =>
  withSessions('readwrite', async (store) => void (await keep(store, { ...ending, proof: null })));
