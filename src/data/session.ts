/** Who is signed in at this origin, for the service worker, which cannot read the page's localStorage. */
export interface StoredSession {
  readonly userId: string;
  readonly token: string;
}

const DATABASE = 'sereno-session';
const STORE = 'session';
const KEY = 'current';

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('indexeddb'));
  });

/**
 * Opened for one use and closed: page, workers and service worker never stand in each other's way. Plain IndexedDB,
 * because the page loads no database library for one record.
 */
async function withSessions<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await resultOf(opening);
  try {
    const transaction = database.transaction(STORE, mode);
    const committed = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('indexeddb'));
    });
    const result = await resultOf(ask(transaction.objectStore(STORE)));
    await committed;
    return result;
  } finally {
    database.close();
  }
}

/** The signed-in user and token, or `null`. */
export const readSession = async (): Promise<StoredSession | null> =>
  ((await withSessions('readonly', (store) => store.get(KEY))) as StoredSession | undefined) ??
  null;

/** Mirrors the page's session; `null` after signing out. */
export async function writeSession(session: StoredSession | null): Promise<void> {
  if (session) await withSessions('readwrite', (store) => store.put(session, KEY));
  else await withSessions('readwrite', (store) => store.delete(KEY));
}
