import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type Conditions, NetworkProxy } from '../../network/proxy.ts';
import { BrowserProcess } from './browser.ts';
import { Complaints } from './complaints.ts';

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };
export const VIEWPORTS = [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const;

/** A person's device: a browser profile on disk, and a network of its own between it and the server. */
export class Device {
  #browser: BrowserProcess | null = null;
  #page: Page | null = null;
  /** Its tabs can be hidden and frozen, as a person's. */
  isPlain = false;
  /** Flags with which its browser starts. */
  flags: readonly string[] = [];

  private constructor(
    readonly network: NetworkProxy,
    /** The folder that the browser keeps its data in. */
    readonly profile: string,
    private readonly viewport: typeof DESKTOP,
    readonly complaints = new Complaints(),
  ) {}

  static async create(serverPort: number, viewport = DESKTOP): Promise<Device> {
    const profile = await mkdtemp(join(tmpdir(), 'sereno-device-'));
    return new Device(await NetworkProxy.start(serverPort), profile, viewport);
  }

  get origin(): string {
    return `http://localhost:${this.network.port}`;
  }

  get page(): Page {
    if (!this.#page) throw new Error('the browser is closed');
    return this.#page;
  }

  /** Starts the browser, as often as it was closed or killed. */
  async open(path = '/'): Promise<Page> {
    this.#browser ??= await BrowserProcess.start(this.profile, this.isPlain, this.flags);
    const { context } = this.#browser;
    this.complaints.watch(context);
    this.#page = context.pages()[0] ?? (await context.newPage());
    await this.#page.setViewportSize(this.viewport);
    await this.#page.goto(this.origin + path, { waitUntil: 'commit' });
    return this.#page;
  }

  setNetwork(conditions: Partial<Conditions>): void {
    const { mode = 'pass', cutAfterBytes = null, cutProbability = 0 } = conditions;
    this.complaints.networkIsSpoilt =
      mode !== 'pass' || cutAfterBytes !== null || cutProbability > 0;
    this.network.set(conditions);
  }

  /** Lets the app start without a network from now on: its files are on the device. */
  async untilReadyForOffline(): Promise<void> {
    const isControlled = () =>
      this.page.evaluate(() => navigator.serviceWorker.controller?.state === 'activated');
    // A first visit keeps all scripts, which takes long on a busy machine.
    await expect.poll(isControlled, { timeout: 60_000 }).toBe(true);
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    this.#forget();
  }

  async kill(): Promise<void> {
    await this.#browser?.kill();
    this.#forget();
  }

  async dispose(): Promise<void> {
    await this.kill();
    await this.network.close();
    await rm(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }

  #forget(): void {
    this.#browser = null;
    this.#page = null;
  }
}
