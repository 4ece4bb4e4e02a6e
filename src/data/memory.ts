import { Dexie } from 'dexie';

/**
 * Has all databases that are opened from now on live in this process's memory.
 * For a browser whose own store does not open.
 */
export async function keepInMemory(): Promise<void> {
  const { IDBFactory, IDBKeyRange } = await import('fake-indexeddb');
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange });
}
