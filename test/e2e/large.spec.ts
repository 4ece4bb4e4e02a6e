import type { Page, Response } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/program/demo/people/accounts.ts';
import { addressesOf, goWithin } from './harness/addresses.ts';
import { Api } from './harness/api.ts';
import { Device, VIEWPORTS } from './harness/device.ts';
import { settled } from './harness/faults.ts';
import { LongTasks } from './harness/longTasks.ts';
import { TestServer } from './harness/server.ts';
import * as steps from './harness/steps.ts';
import { expect, test } from './harness/world.ts';

const PERSON = { name: '', email: 'psicologa@demo.local', password: DEMO_PASSWORD };
const SEED = ['--years', '10', '--patients', '2000'];
const LONGEST_MS = 200;
const FIRST_SYNC_MS = 240_000;
const PREPARING_MS = 420_000;
const FIGURES_MS = 60_000;
const ERROR = 'Ocorreu um erro inesperado';

test.describe.configure({ mode: 'serial', timeout: 420_000 });

let server: TestServer | undefined;
let addresses: readonly string[];
test.beforeAll(async () => {
  test.setTimeout(PREPARING_MS);
  server = await TestServer.start({ seed: SEED });
  addresses = await addressesOf('psychologist', await Api.login(server.url, PERSON));
});
test.afterAll(() => server?.dispose());

/** Waits until the device holds all records: sessions come last, and count once all are here. */
async function everythingHere(page: Page): Promise<void> {
  const total = page.locator('dl > div', { hasText: 'Total de sessões' }).locator('dd').first();
  await expect(total).toHaveText(/^[\d.]+$/, { timeout: FIRST_SYNC_MS });
}

/** Opens an address by a load of its own; a dialog opens over its screen. */
async function open(page: Page, origin: string, address: string): Promise<void> {
  const [screen = ''] = address.split('?');
  if (address.includes('dialogo=')) await goWithin(page, address);
  else await page.goto(origin + address, { waitUntil: 'commit' });
  await page.waitForURL((url) => url.pathname === screen);
  // Ten years of figures take a while where other processes have the processor.
  await settled(page, FIGURES_MS);
}

for (const [size, viewport] of VIEWPORTS)
  test(`on ${size} each screen of ten years opens from a cold start, without an error or a long task`, async () => {
    const device = await Device.create(server?.port ?? 0, viewport);
    try {
      const page = await device.open('/login');
      const faults: string[] = [];
      page.on('response', (response: Response) => {
        if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
      });
      await steps.signIn(page, PERSON);
      await page.goto(`${device.origin}/app/historico`, { waitUntil: 'commit' });
      await everythingHere(page);
      const tasks = await LongTasks.of(page);
      for (const address of addresses) {
        await tasks.start();
        await open(page, device.origin, address);
        const [longest = 0] = await tasks.end();
        if (longest === 0) faults.push(`${address}: no task was seen`);
        if (longest > LONGEST_MS) faults.push(`${address}: a task of ${Math.round(longest)} ms`);
        if (await page.getByText(ERROR).count()) faults.push(`${address}: ${ERROR}`);
      }
      expect([...faults, ...device.complaints.list]).toEqual([]);
    } finally {
      await device.dispose();
    }
  });
