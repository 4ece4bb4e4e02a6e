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

/** How many of the packets are there in which a device keeps the words of its notes. */
const keptPackets = (page: Page, userId: string): Promise<number> =>
  page.evaluate(
    // No function here may have a name: the runner would ask the page for its own way to keep names.
    (name) =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('stamps')) {
            database.close();
            // Not made yet.
            resolve(0);
            return;
          }
          const counting = database.transaction('stamps').objectStore('stamps').count();
          counting.onsuccess = () => {
            database.close();
            resolve(counting.result);
          };
        };
      }),
    `sereno-search-${userId}`,
  );

/** A packet takes less than half of it. */
const RESTS_MS = 10_000;

/** The device has nothing left to do by itself: it keeps the words of its notes for its search when all else is there. */
export async function untilAtRest(page: Page, userId: string): Promise<void> {
  const until = Date.now() + READY_MS;
  let former = 0;
  while (Date.now() < until) {
    const count = await keptPackets(page, userId);
    if (count > 0 && count === former) return;
    former = count;
    await page.waitForTimeout(RESTS_MS);
  }
  throw new Error('the device did not come to rest');
}
