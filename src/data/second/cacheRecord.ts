import type { SecondEntry, SecondRecord } from './second.ts';

export const secondName = (userId: string): string => `sereno-waiting-${userId}`;

const PLACE = '/waiting/';

/** Nothing is kept twice where the browser has no other store. */
const none: SecondRecord = {
  list: async () => [],
  put: async () => undefined,
  remove: async () => undefined,
};

/**
 * Creates the second record in CacheStorage.
 * Its files are not those of IndexedDB, and are damaged apart from them.
 */
export function cacheRecord(userId: string, caches: CacheStorage | undefined): SecondRecord {
  if (!caches) return none;
  const open = () => caches.open(secondName(userId));
  return {
    async list() {
      // Without one there is none to be made.
      if (!(await caches.has(secondName(userId)))) return [];
      const cache = await open();
      const answers = await Promise.all(
        (await cache.keys()).map((request) => cache.match(request)),
      );
      // Another tab, or the service worker, may have taken an entry away since the list was read.
      const there = answers.filter((answer) => answer !== undefined);
      return Promise.all(there.map((answer) => answer.json() as Promise<SecondEntry>));
    },
    put: async (entry) =>
      (await open()).put(`${PLACE}${entry.key}`, new Response(JSON.stringify(entry))),
    async remove(keys) {
      if (keys.length === 0) return;
      const cache = await open();
      await Promise.all(keys.map((key) => cache.delete(`${PLACE}${key}`)));
    },
  };
}
