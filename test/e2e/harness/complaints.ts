import type { BrowserContext, Page } from '@playwright/test';

/** What a browser says when the network fails, which our tests do on purpose. */
const NETWORK = /net::ERR_|Failed to load resource|Failed to fetch|NetworkError|network error/i;

/** Collects what no screen should do: errors on the console, uncaught exceptions, failed or refused requests. */
export class Complaints {
  readonly list: string[] = [];
  /** While the test spoils the network, failures to reach it are no complaint. */
  networkIsSpoilt = false;
  /** Texts that a test provokes on purpose, such as a 401 for a wrong password. */
  readonly expected: RegExp[] = [];

  watch(context: BrowserContext): void {
    for (const page of context.pages()) this.#watchPage(page);
    context.on('page', (page) => this.#watchPage(page));
  }

  #watchPage(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error')
        this.#add(`console: ${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => this.#add(`exception: ${error.message}`));
    page.on('response', (response) => {
      if (response.status() >= 500) this.#add(`${response.status()} ${response.url()}`);
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // A page that goes away aborts what it had asked for.
      if (!reason.includes('ERR_ABORTED')) this.#add(`failed: ${reason} ${request.url()}`);
    });
  }

  #add(text: string): void {
    if (this.networkIsSpoilt && NETWORK.test(text)) return;
    if (this.expected.some((pattern) => pattern.test(text))) return;
    this.list.push(text);
  }
}
