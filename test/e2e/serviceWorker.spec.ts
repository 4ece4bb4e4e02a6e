import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { reloaded } from './harness/reloaded.ts';
import { Api, newPerson } from './harness/api.ts';
import { TestServer } from './harness/server.ts';
import * as steps from './harness/steps.ts';
import { expect, test } from './harness/world.ts';

/** Looks for another version of the worker, as the browser does now and then. A reload may break the call off. */
const update = (page: Page) =>
  page
    .evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
    .catch(() => undefined);

const PAGE = `<!doctype html><script>
  const tell = (what) => fetch('/told?' + what, { method: 'POST' });
  const until = async (holds) => { while (!holds()) await new Promise((go) => setTimeout(go, 50)); };
  const { serviceWorker } = navigator;
  const run = async () => {
    const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    await until(() => serviceWorker.controller?.state === 'activated');
    await tell('controlled');
    serviceWorker.addEventListener('controllerchange', () => tell('changed'));
    await registration.update();
    await until(() => registration.waiting);
    await new Promise((go) => setTimeout(go, 1000));
    await tell('waiting');
    registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  };
  run().catch((error) => tell(error.message));
</script>`;

/** The built worker, another version of it once a page is controlled, and what the page tells. */
async function workerServer(told: string[]): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const [path = '', what = ''] = (incoming.url ?? '').split('?');
    const file = `dist/client${path}`;
    if (path === '/told') {
      told.push(decodeURIComponent(what));
      outgoing.end();
    } else if (path === '/' || path === '/index.html') {
      outgoing.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
    } else if (path === '/sw.js') {
      const version = told.includes('controlled') ? '\n// another version\n' : '';
      outgoing
        .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
        .end(readFileSync(file, 'utf8') + version);
    } else if (existsSync(file)) {
      outgoing.end(readFileSync(file));
    } else {
      outgoing.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return server;
}

/** What the built worker brings, by its own lists. */
function builtFiles(): { readonly first: string[]; readonly later: string[] } {
  const worker = readFileSync('dist/client/sw.js', 'utf8');
  const found = (pattern: RegExp) => [...worker.matchAll(pattern)].map(([, file = '']) => file);
  const first = found(/url:[`"'](\/assets\/[^`"']+)/g);
  // Of a long list the build makes one text with commas.
  const all = new Set(found(/[`"',](\/assets\/[^`"',]+)/g));
  return { first, later: [...all].filter((file) => !first.includes(file)) };
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

  test('brings the first screens at once and the others when the page is idle, and says which are still missing', async ({
    newDevice,
  }) => {
    const { first, later } = builtFiles();
    for (const name of [
      'shell',
      'agenda',
      'PatientsScreen',
      'PatientScreen',
      'NoteScreen',
      'ToastBar',
    ])
      expect(first.filter((file) => file.startsWith(`/assets/${name}-`))).toHaveLength(1);
    expect(later.some((file) => file.startsWith('/assets/ForgotPasswordScreen-'))).toBe(true);
    expect(first.filter((file) => /\/(?:charts|pdf|recorder)-/.test(file))).toEqual([]);

    const device = await newDevice();
    // A page that is none of ours, before which nothing can be set, asks for an icon that there is not.
    device.complaints.networkIsSpoilt = true;
    const page = await device.open('/favicon.svg');
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    await page.goto(`${device.origin}/login`);
    await device.untilReadyForOffline();
    device.complaints.networkIsSpoilt = false;
    const onDevice = () =>
      page.evaluate(async () => {
        const requests = await (await caches.open('sereno-later')).keys();
        return requests.map(({ url }) => new URL(url).pathname).sort();
      });
    expect(await onDevice()).toEqual([]);

    device.setNetwork({ mode: 'refuse' });
    await page.getByRole('button', { name: 'Esqueci a senha' }).click();
    await expect(page.getByText('Esta tela ainda não está neste aparelho.')).toBeVisible();
    device.setNetwork({ mode: 'pass' });
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('heading', { name: 'Esqueci a senha' })).toBeVisible();

    await page.evaluate(() =>
      navigator.serviceWorker.controller?.postMessage({ type: 'BRING_LATER' }),
    );
    await expect.poll(onDevice).toEqual([...later].sort());
  });

  test('stands in nobody’s way where a calendar is connected: the window from Google answers the page that opened it', async ({
    newDevice,
    google: { standin, publicUrl },
    server,
  }) => {
    standin.oauth.waits = true;
    standin.addCalendar('helena@example.com', 'Helena', 'owner', 'America/Sao_Paulo');
    standin.addCalendar('feriados', 'Feriados no Brasil', 'reader', 'America/Sao_Paulo');
    const person = newPerson();
    await Api.register(server.url, person);
    const device = await newDevice();
    const page = await device.open('/login');
    await page.goto(`${publicUrl}/login`);
    await steps.signIn(page, person);
    await device.untilReadyForOffline();
    await page.goto(`${publicUrl}/app/configuracoes?aba=google`);
    const openGoogle = async () => {
      const opened = page.context().waitForEvent('page');
      await page.getByRole('button', { name: 'Conectar Google Calendar' }).click();
      const popup = await opened;
      const yes = popup.getByRole('link', { name: 'Permitir' });
      await expect(yes).toBeVisible();
      return { popup, yes };
    };

    const { popup: left } = await openGoogle();
    await left.close();
    await expect(page.getByText('A janela do Google foi fechada antes do fim.')).toBeVisible();

    const { popup, yes } = await openGoogle();
    expect(await popup.evaluate(() => innerWidth)).toBe(500);
    const closed = popup.waitForEvent('close');
    await yes.click();
    await closed;
    const choice = page.getByRole('dialog', { name: 'Escolha o calendário' });
    await expect(choice.getByRole('radio', { name: /^Helena/ })).toBeChecked();
    await choice.getByRole('radio', { name: /Feriados no Brasil/ }).check();
    await expect(choice.getByText('não dá para criar eventos')).toBeVisible();
    await choice.getByRole('radio', { name: /^Helena/ }).check();
    await choice.getByRole('button', { name: 'Conectar' }).click();
    await expect(choice).toBeHidden();
    await expect(page.getByRole('switch', { name: 'Sincronização automática' })).toBeChecked();
  });

  // In a browser without a debugger: a worker that one holds never counts as idle and makes no room for the next.
  test('lets a new version wait until it is told to take over', async () => {
    const told: string[] = [];
    const server = await workerServer(told);
    const profile = await mkdtemp(join(tmpdir(), 'sereno-update-'));
    const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
    const browser = spawn(
      findChromium() ?? '',
      [...chromiumArgs(), '--headless=new', `--user-data-dir=${profile}`, url],
      { stdio: 'ignore', detached: true },
    );
    try {
      await expect
        .poll(() => told, { timeout: 60_000 })
        .toEqual(['controlled', 'waiting', 'changed']);
    } finally {
      if (browser.pid) process.kill(-browser.pid, 'SIGKILL');
      server.closeAllConnections();
      server.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    }
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
    await reloaded(page, () => update(page));
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    const databases = await page.evaluate(async () =>
      (await indexedDB.databases()).map(({ name }) => name),
    );
    expect(databases).toContain('kept');
    await withdrawn.dispose();
  });
});
