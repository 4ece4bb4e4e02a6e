import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { TestServer } from './harness/server.ts';
import { expect, test } from './harness/world.ts';

const registered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);

/** The same server, with another version of the worker. */
async function withNewVersion(port: number): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const { url: path, method, headers } = incoming;
    const isWorker = path === '/sw.js';
    const plain = isWorker ? { ...headers, 'accept-encoding': 'identity' } : headers;
    const asked = request({ port, path, method, headers: plain }, (answer) => {
      const { 'content-length': _, etag: __, ...kept } = answer.headers;
      outgoing.writeHead(
        isWorker ? 200 : (answer.statusCode ?? 502),
        isWorker ? kept : answer.headers,
      );
      answer.pipe(outgoing, { end: !isWorker });
      if (isWorker) answer.on('end', () => outgoing.end('\n// another version\n'));
    });
    asked.on('error', () => outgoing.destroy());
    incoming.pipe(asked);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return server;
}

test.describe('the service worker', () => {
  test('starts the app on every screen without a network, and never answers for the API', async ({
    newDevice,
  }) => {
    const device = await newDevice();
    const page = await device.open('/login');
    await device.untilReadyForOffline();
    await device.close();

    for (const mode of ['refuse', 'blackhole'] as const) {
      device.setNetwork({ mode });
      const reopened = await device.open('/login');
      await expect(reopened.getByText('Sereno').first()).toBeVisible();
      await device.page.goto(`${device.origin}/app/agenda`, { waitUntil: 'commit' });
      await expect(reopened.getByText('Sereno').first()).toBeVisible();
      const api = await reopened.evaluate(() =>
        fetch('/api/health', { signal: AbortSignal.timeout(1500) }).then(
          () => 'answered',
          () => 'unreachable',
        ),
      );
      expect(api).toBe('unreachable');
      await device.close();
    }
    expect(page.isClosed()).toBe(true);
  });

  test('lets a new version wait until it is told to take over', async ({ newDevice, server }) => {
    const device = await newDevice();
    const page = await device.open('/login');
    await device.untilReadyForOffline();

    const changed = await withNewVersion(server.port);
    device.network.redirect((changed.address() as AddressInfo).port);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const isWaiting = () =>
      page.evaluate(
        async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? null,
      );
    await expect.poll(isWaiting).toBe('installed');
    await Promise.all([
      page.waitForEvent('framenavigated'),
      page.evaluate(async () => {
        const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
        waiting?.postMessage({ type: 'SKIP_WAITING' });
      }),
    ]);
    await expect(page.getByText('Sereno').first()).toBeVisible();
    changed.closeAllConnections();
    changed.close();
  });

  test('can be withdrawn by the server, and leaves the data alone', async ({ newDevice }) => {
    const device = await newDevice();
    const page = await device.open('/login');
    await device.untilReadyForOffline();
    await page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const opening = indexedDB.open('kept', 1);
          opening.onsuccess = resolve;
          opening.onerror = reject;
        }),
    );

    const withdrawn = await TestServer.start({ environment: { SW_KILL: '1' } });
    device.network.redirect(withdrawn.port);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await expect.poll(() => registered(page)).toBe(false);
    const databases = await page.evaluate(async () =>
      (await indexedDB.databases()).map(({ name }) => name),
    );
    expect(databases).toContain('kept');
    await withdrawn.dispose();
  });
});
