import type { Page } from '@playwright/test';

/** All that the browser keeps for this page, as text: databases, settings, answers that the service worker kept. */
export const storedText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const parts: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    const latin = new TextDecoder('latin1');
    const utf8 = new TextDecoder();
    const readable = (_key: string, value: unknown): unknown => {
      const bytes =
        value instanceof ArrayBuffer || ArrayBuffer.isView(value)
          ? new Uint8Array(value instanceof ArrayBuffer ? value : value.buffer)
          : null;
      if (bytes) return utf8.decode(bytes) + latin.decode(bytes);
      return value instanceof Map || value instanceof Set ? [...value] : value;
    };
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('unread')));
      });
    for (const { name } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name ?? ''));
      const stores = [...database.objectStoreNames];
      const transaction = stores.length > 0 ? database.transaction(stores) : null;
      for (const store of stores) {
        const rows = transaction?.objectStore(store);
        if (!rows) continue;
        parts.push(`${name}/${store}`, JSON.stringify(await asked(rows.getAll()), readable));
        parts.push(JSON.stringify(await asked(rows.getAllKeys()), readable));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        parts.push(request.url);
        const isData = new URL(request.url).pathname.startsWith('/api');
        if (isData) parts.push((await (await cache.match(request))?.text()) ?? '');
      }
    }
    return parts.join('\n');
  });
