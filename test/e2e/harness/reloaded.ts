import { expect, type Page } from '@playwright/test';

/**
 * Waits until the page has reloaded because of a new worker. One that a debugger holds, as in these tests, never counts
 * as idle and would not make room for the next, so it is stopped as the browser would stop it.
 */
export async function reloaded(page: Page, act: () => Promise<unknown>): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  let active = '';
  browser.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    active = versions.find(({ status }) => status === 'activated')?.versionId ?? active;
  });
  await browser.send('ServiceWorker.enable');
  let times = 0;
  page.on('framenavigated', () => (times += 1));
  await act();
  await page.waitForTimeout(1000);
  const idle = () =>
    browser.send('ServiceWorker.stopWorker', { versionId: active }).catch(() => undefined);
  await expect
    .poll(() => idle().then(() => times), { intervals: [2000], timeout: 30_000 })
    .toBeGreaterThan(0);
  await page.waitForLoadState();
}
