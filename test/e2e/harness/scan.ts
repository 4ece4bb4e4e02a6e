import type { Page } from '@playwright/test';

/** All that the browser keeps for this origin, as one text: databases, settings, what is cached. */
export const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const textOf = (value: unknown): string =>
      JSON.stringify(value, (_key, part: unknown) => {
        if (part instanceof ArrayBuffer) return new TextDecoder().decode(part);
        return ArrayBuffer.isView(part) ? new TextDecoder().decode(part) : part;
      });
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('indexeddb'));
      });
    const kept = [textOf(Object.entries(localStorage)), textOf(Object.entries(sessionStorage))];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      kept.push(name);
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        kept.push(textOf(await done(rows.getAllKeys())), textOf(await done(rows.getAll())));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        kept.push(request.url);
        if (!request.url.includes('/assets/'))
          kept.push((await (await cache.match(request))?.text()) ?? '');
      }
    }
    return kept.join('\n');
  });
