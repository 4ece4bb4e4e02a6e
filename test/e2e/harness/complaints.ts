import type { BrowserContext, Page } from '@playwright/test';

/** What a browser says when the network fails, which our tests do on purpose. */
const NETWORK = /net::ERR_|Failed to load resource|Failed to fetch|NetworkError|network error/i;

/** A busy machine tells this late of a request that failed before the network was mended. */
const LATE_MS = 10_000;

/** Collects what no screen should do: errors on the console, uncaught exceptions, failed or refused requests. */
export class Complaints {
  readonly list: string[] = [];
  #spoiltUntil = 0;
  /** Texts that a test provokes on purpose, such as a 401 for a wrong password. */
  readonly expected: RegExp[] = [];

  /** While the test spoils the network, failures to reach it are no complaint. */
  set networkIsSpoilt(isSpoilt: boolean) {
    if (isSpoilt) this.#spoiltUntil = Infinity;
    else if (this.#spoiltUntil === Infinity) this.#spoiltUntil = Date.now() + LATE_MS;
  }

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
    if (Date.now() < this.#spoiltUntil && NETWORK.test(text)) return;
    if (this.expected.some((pattern) => pattern.test(text))) return;
    this.list.push(text);
  }
}
