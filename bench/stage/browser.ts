import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../test/chromium.ts';

function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium: set CHROMIUM_PATH or install one.');
  return chromium.launch({ executablePath, args: chromiumArgs() });
}

/** Gives the work a page of a new, empty profile. */
export async function withPage<T>(
  work: (page: Page) => Promise<T>,
  options: BrowserContextOptions = {},
): Promise<T> {
  const browser = await launch();
  try {
    const context = await browser.newContext({ locale: 'pt-BR', ...options });
    return await work(await context.newPage());
  } finally {
    await browser.close();
  }
}

/** Signs the page's origin in before any of its scripts runs. */
export const rememberToken = (page: Page, token: string): Promise<unknown> =>
  page.addInitScript((value) => localStorage.setItem('accessToken', value), token);
