import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/demo/accounts.ts';
import { Device } from './harness/device.ts';
import * as steps from './harness/steps.ts';
import { expect, test } from './harness/world.ts';

const HOME = '/app/dashboard';

const psychologist = { name: '', email: 'psicologa@demo.local', password: DEMO_PASSWORD };

/** As a link within the app does it, which spares the start of the app. */
const goWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => history.pushState({}, '', to), address);

const placeOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

test('who is not signed in is asked to, and comes back to what was asked for', async ({
  demoServer,
}) => {
  const device = await Device.create(demoServer.port);
  try {
    const page = await device.open('/verify-email');
    // What a link without a token answers is said by the server.
    const open: [string, string][] = [
      ['/login', 'form'],
      ['/verify-email', 'main'],
      ['/invite/nada', 'main'],
    ];
    device.complaints.expected.push(/status of 4\d\d/);
    for (const [address, role] of open) {
      await goWithin(page, address);
      await expect(page.getByRole(role as 'main').first(), address).toBeVisible();
      expect(placeOf(page)).toBe(address);
    }
    for (const address of ['/app/plans', '/app/nada', '/', '/nada']) {
      await goWithin(page, address);
      const kept = address.startsWith('/app/') ? address : HOME;
      await expect.poll(() => placeOf(page)).toBe(`/login?redirect=${encodeURIComponent(kept)}`);
    }
    const asked = '/app/historico?status=completed';
    await page.goto(device.origin + asked, { waitUntil: 'commit' });
    await expect.poll(() => placeOf(page)).toBe(`/login?redirect=${encodeURIComponent(asked)}`);
    await steps.signIn(page, psychologist);
    await expect(page.getByRole('heading', { level: 1, name: 'Histórico' })).toBeVisible();
    expect(placeOf(page)).toBe(asked);
    // Opened by no window of ours, it leads on to where calendars are connected.
    await goWithin(page, '/auth/google/callback');
    await expect.poll(() => placeOf(page)).toBe('/app/configuracoes?aba=google');
    expect(device.complaints.list).toEqual([]);
  } finally {
    await device.dispose();
  }
});
