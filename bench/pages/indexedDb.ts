/** The result of a request. */
export const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('indexeddb'));
  });

/** When the transaction is durable. */
export const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('indexeddb'));
  });

/** A new, empty database; one that is left from before goes first. */
export async function createDatabase(
  name: string,
  upgrade: (database: IDBDatabase) => void,
): Promise<IDBDatabase> {
  await resultOf(indexedDB.deleteDatabase(name));
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => upgrade(opening.result);
  return resultOf(opening);
}
