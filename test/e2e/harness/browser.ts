import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../chromium.ts';

const START_TIMEOUT_MS = 30_000;

/** A Chromium process of our own with its profile on disk, so that it can be killed like a phone that dies. */
export class BrowserProcess {
  private constructor(
    private readonly child: ChildProcess,
    private readonly browser: Browser,
    readonly context: BrowserContext,
  ) {}

  /**
   * @param isPlain without Playwright's emulation of focus, under which no tab is ever hidden
   * @param flags further ones of the command line
   */
  static async start(
    profile: string,
    isPlain = false,
    flags: readonly string[] = [],
  ): Promise<BrowserProcess> {
    const path = findChromium();
    if (!path) throw new Error('No Chromium: set CHROMIUM_PATH or install one.');
    const child = spawn(
      path,
      [
        ...chromiumArgs(),
        '--headless=new',
        '--remote-debugging-port=0',
        `--user-data-dir=${profile}`,
        '--lang=pt-BR',
        '--hide-scrollbars',
        '--no-default-browser-check',
        '--password-store=basic',
        // A microphone that beeps, and a person who allows it.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        ...flags,
        'about:blank',
      ],
      {
        // A group of its own, so that its children die with it.
        detached: true,
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, TZ: 'America/Sao_Paulo' },
      },
    );
    const browser = await chromium.connectOverCDP(await endpointOf(child), {
      noDefaults: isPlain,
    });
    const [context] = browser.contexts();
    if (!context) throw new Error('Chromium has no context');
    return new BrowserProcess(child, browser, context);
  }

  /** Closes it as a person does. */
  async close(): Promise<void> {
    const exited = this.#exited();
    const session = await this.browser.newBrowserCDPSession();
    await session.send('Browser.close').catch(() => undefined);
    await Promise.race([exited, new Promise((resolve) => setTimeout(resolve, 5000))]);
    await this.kill();
  }

  /** Ends all its processes at once, without a word. */
  async kill(): Promise<void> {
    const exited = this.#exited();
    if (this.child.pid !== undefined)
      try {
        process.kill(-this.child.pid, 'SIGKILL');
      } catch {
        // Gone already.
      }
    await exited;
    await this.browser.close().catch(() => undefined);
  }

  async #exited(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null)
      await once(this.child, 'exit');
  }
}

/** Chromium names its debugging address on the error output. */
function endpointOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Chromium did not start')), START_TIMEOUT_MS);
    child.once('exit', (code) => reject(new Error(`Chromium ended with ${code}`)));
    if (!child.stderr) return reject(new Error('Chromium has no output'));
    createInterface({ input: child.stderr }).on('line', (line) => {
      const url = /^DevTools listening on (ws:.*)$/.exec(line)?.[1];
      if (!url) return;
      clearTimeout(timer);
      resolve(url);
    });
  });
}
