import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { BrowserProcess } from '../../test/e2e/harness/browser.ts';

const THROTTLING = 4;
const VIEWPORT = { width: 1280, height: 800 };

/** A browser profile on disk that is opened again and again, each time by a new process. */
export class ProfileOnDisk {
  private constructor(private readonly folder: string) {}

  static async create(): Promise<ProfileOnDisk> {
    return new ProfileOnDisk(await mkdtemp(join(tmpdir(), 'sereno-open-')));
  }

  /** Gives the work the first page of a new process. @param slow with the CPU slowed down four times */
  async withProcess<T>(slow: boolean, work: (page: Page) => Promise<T>): Promise<T> {
    const browser = await BrowserProcess.start(this.folder);
    try {
      const page = browser.context.pages()[0] ?? (await browser.context.newPage());
      await page.setViewportSize(VIEWPORT);
      if (slow) {
        const session = await browser.context.newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
      }
      return await work(page);
    } finally {
      await browser.close();
    }
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Milliseconds from the start of the navigation until the page has painted what the selector finds. */
export async function openedIn(page: Page, url: string, selector: string): Promise<number> {
  // No function here may have a name: the runner would ask the page for its own way to keep names.
  await page.addInitScript((wanted) => {
    const seen = new Promise<number>((resolve) => {
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector(wanted)) return;
        observer.disconnect();
        // The frame after the one that this callback belongs to has been painted.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 0));
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    Object.assign(globalThis, { seen });
  }, selector);
  await page.goto(url, { waitUntil: 'commit' });
  return page.evaluate(() => (globalThis as unknown as { seen: Promise<number> }).seen);
}
