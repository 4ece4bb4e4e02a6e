import type { DeviceDump } from './deviceDump.ts';

/**
 * Puts a dump where the app looks for its data: into a page's origin, or into what stands in for
 * IndexedDB. Uses nothing from outside itself, so that a page can run it.
 */
export async function restoreDevice(dump: DeviceDump): Promise<void> {
  const asked = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('unwritten')));
    });
  const bytesOf = (text: string): ArrayBuffer =>
    Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;

  type Tagged = { readonly $: string; readonly of: string; readonly type?: string };
  const kinds: Readonly<Record<string, (tagged: Tagged) => unknown>> = {
    undefined: () => undefined,
    ArrayBuffer: ({ of }) => bytesOf(of),
    Blob: ({ of, type = '' }) => new Blob([bytesOf(of)], { type }),
    Date: ({ of }) => new Date(of),
    Map: ({ of }) => new Map(decode(of) as [unknown, unknown][]),
    Set: ({ of }) => new Set(decode(of) as unknown[]),
  };
  type View = new (buffer: ArrayBuffer) => unknown;
  const views = globalThis as unknown as Readonly<Record<string, View>>;

  function decode(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(decode);
    if ('$' in value) {
      const tagged = value as Tagged;
      const kind = kinds[tagged.$];
      return kind ? kind(tagged) : new views[tagged.$]!(bytesOf(tagged.of));
    }
    return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, decode(of)]));
  }

  for (const { name, version, stores } of dump.databases) {
    const opening = indexedDB.open(name, version);
    opening.addEventListener('upgradeneeded', () => {
      for (const { name: store, keyPath, autoIncrement, indexes } of stores) {
        const made = opening.result.createObjectStore(store, { keyPath, autoIncrement });
        for (const index of indexes) made.createIndex(index.name, index.keyPath, index);
      }
    });
    const database = await asked(opening);
    for (const { name: store, keys, values } of stores) {
      const rows = database.transaction(store, 'readwrite').objectStore(store);
      const puts = values.map((value, at) =>
        keys ? rows.put(decode(value), decode(keys[at]) as IDBValidKey) : rows.put(decode(value)),
      );
      await Promise.all(puts.map(asked));
    }
    database.close();
  }
  if ('localStorage' in globalThis)
    for (const [key, value] of Object.entries(dump.localStorage)) localStorage.setItem(key, value);
  if ('caches' in globalThis)
    for (const { name, answers } of dump.caches) {
      const cache = await caches.open(name);
      for (const { path, text } of answers) await cache.put(path, new Response(text));
    }
}
