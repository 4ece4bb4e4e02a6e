import type { Page } from '@playwright/test';

export const READY_MS = 240_000;

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
