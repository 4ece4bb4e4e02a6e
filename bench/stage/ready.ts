import type { Page } from '@playwright/test';

export const READY_MS = 240_000;

interface Kept {
  readonly segment: { readonly ids: readonly string[] };
}

interface Stored {
  readonly first?: unknown;
  readonly cursor?: string | null;
}

/**
 * The device has everything, the snapshot of the next start included, and its files to start without a network. A first
 * read writes a snapshot of the first screens alone before: the one to wait for stands where the whole read ended.
 */
export const untilReady = (page: Page, userId: string): Promise<unknown> =>
  page.waitForFunction(
    (name) =>
      navigator.serviceWorker.controller?.state === 'activated' &&
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction(['meta', 'snapshot']);
          const checkpoint = reading.objectStore('meta').get('checkpoint');
          const header = reading.objectStore('snapshot').get('header');
          const recent = reading.objectStore('snapshot').get('recent');
          reading.oncomplete = () => {
            database.close();
            const values = [checkpoint, header, recent].map(
              ({ result }) => (result as { value?: Stored } | undefined)?.value,
            );
            const [end, ...snapshots] = values;
            resolve(end?.first === null && snapshots.some((each) => each?.cursor === end.cursor));
          };
        };
      }),
    `sereno-${userId}`,
    { timeout: READY_MS, polling: 1000 },
  );

/**
 * The device has nothing left to do by itself: the words of so many notes are kept for its search, which it makes when all
 * else is there.
 */
export const untilAtRest = (page: Page, userId: string, notes: number): Promise<unknown> =>
  page.waitForFunction(
    ([name, count]) =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          const database = opening.result;
          const end = (kept: number) => {
            database.close();
            resolve(kept >= count);
          };
          // Not made yet.
          if (!database.objectStoreNames.contains('segments')) return end(0);
          const reading = database.transaction('segments').objectStore('segments').getAll();
          reading.onsuccess = () =>
            end(
              (reading.result as Kept[]).reduce((sum, { segment }) => sum + segment.ids.length, 0),
            );
          return undefined;
        };
      }),
    [`sereno-search-${userId}`, notes] as const,
    { timeout: READY_MS, polling: 3000 },
  );
