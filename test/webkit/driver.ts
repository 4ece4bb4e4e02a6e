import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const DRIVER = '/usr/bin/WebKitWebDriver';
const BROWSERS = ['4.1', '6.0', '4.0'].map(
  (version) =>
    `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
);
const XVFB = '/usr/bin/Xvfb';
const STARTING_MS = 30_000;

/** The programs that a run needs; or the one that is missing. */
export function findWebKit(): { readonly browser: string } | { readonly missing: string } {
  const browser = BROWSERS.find((path) => existsSync(path));
  const missing = [DRIVER, XVFB].find((path) => !existsSync(path));
  if (missing) return { missing };
  return browser ? { browser } : { missing: 'MiniBrowser' };
}

/** WebKitGTK with a display of its own, spoken to by plain W3C WebDriver calls. */
export class WebKit {
  #session = '';

  private constructor(
    private readonly url: string,
    private readonly children: readonly ChildProcess[],
  ) {}

  static async start(browser: string, port: number): Promise<WebKit> {
    const display = `:${port % 1000}`;
    const screen = spawn(XVFB, [display, '-screen', '0', '1280x900x24'], { stdio: 'ignore' });
    const env = {
      ...process.env,
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Containers have no user namespaces; only pages of our own are opened.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    };
    const driver = spawn(DRIVER, [`--port=${port}`], { stdio: 'ignore', env });
    const webkit = new WebKit(`http://127.0.0.1:${port}`, [driver, screen]);
    await webkit.#begin(browser);
    return webkit;
  }

  async open(address: string): Promise<void> {
    await this.#call('POST', '/url', { url: address });
  }

  /** Does what the browser's own button does. */
  async go(way: 'back' | 'forward' | 'reload'): Promise<void> {
    const command = way === 'reload' ? '/refresh' : `/${way}`;
    await this.#call('POST', command, {});
  }

  /** Runs a function in the page. What it is given and returns is JSON. */
  async run<T, A extends readonly unknown[]>(work: (...args: A) => T, ...args: A): Promise<T> {
    const script = `return (${work.toString()})(...arguments)`;
    return this.#call<T>('POST', '/execute/sync', { script, args });
  }

  /** Types into a field as a person does. */
  async type(selector: string, text: string): Promise<void> {
    const found = await this.#call<Record<string, string>>('POST', '/element', {
      using: 'css selector',
      value: selector,
    });
    const [element] = Object.values(found);
    await this.#call('POST', `/element/${element}/value`, { text });
  }

  async close(): Promise<void> {
    if (this.#session) await this.#call('DELETE', '').catch(() => undefined);
    for (const child of this.children) child.kill('SIGKILL');
  }

  async #begin(binary: string): Promise<void> {
    const capabilities = {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
    };
    const latest = Date.now() + STARTING_MS;
    for (;;)
      try {
        const { sessionId } = await this.#call<{ sessionId: string }>('POST', null, {
          capabilities,
        });
        this.#session = sessionId;
        return;
      } catch (error) {
        if (Date.now() > latest) throw error;
        await sleep(500);
      }
  }

  /** @param path within the session; `null`: before there is one */
  async #call<T>(method: string, path: string | null, body?: unknown): Promise<T> {
    const within = path === null ? '/session' : `/session/${this.#session}${path}`;
    const response = await fetch(this.url + within, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as {
      value: T & { error?: string; message?: string };
    };
    if (!response.ok) throw new Error(`${method} ${within}: ${value.error} ${value.message}`);
    return value;
  }
}
