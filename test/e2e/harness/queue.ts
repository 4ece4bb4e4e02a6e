import type { Page } from '@playwright/test';
import type { NewOutboxRow } from '../../../src/data/outbox/row.ts';
import type { CommandArgs, CommandName } from '../../../src/domain/registry.ts';

/** A command as a device stores it, made at once and in this order. */
export function queued<N extends CommandName>(
  userId: string,
  name: N,
  args: CommandArgs<N>,
  touches: readonly string[],
): NewOutboxRow {
  return {
    key: crypto.randomUUID(),
    userId,
    name,
    args,
    at: new Date().toISOString(),
    baseV: 0,
    touches,
    state: 'waiting',
    seq: null,
    tries: 0,
    ackV: null,
    refusal: null,
  };
}

/**
 * Puts commands into the device's outbox as if the person had acted hundreds of times; the app reads them when it
 * starts again.
 */
export async function fillOutbox(page: Page, userId: string, rows: NewOutboxRow[]): Promise<void> {
  await page.evaluate(
    ([name, all]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(new Error(opening.error?.message));
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('outbox', 'readwrite', {
            durability: 'strict',
          });
          for (const row of all) transaction.objectStore('outbox').add(row);
          transaction.onerror = () => reject(new Error(transaction.error?.message));
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [`sereno-${userId}`, rows] as const,
  );
}
