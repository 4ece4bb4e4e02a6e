import type { Page } from '@playwright/test';
import type { Patient } from '../../src/domain/patients/patient.ts';
import { Api, newPerson } from './harness/api.ts';
import { DESKTOP } from './harness/device.ts';
import * as steps from './harness/steps.ts';
import { expect, test } from './harness/world.ts';

/** A frozen holder of a lock is given up after seven seconds; the rest is for a busy machine. */
const TAKING_OVER = { timeout: 45_000 };
const MINUTE_MS = 60_000;

/** Freezes a tab with its worker, as a browser does with one that nobody looks at; or wakes it. */
async function setLife(page: Page, state: 'frozen' | 'active'): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state });
  await session.detach();
}

/** From another device. */
const add = (api: Api, name: string) =>
  api.write('/patients', { name, email: `${name.replaceAll(' ', '.').toLowerCase()}@exemplo.com` });

/** True if somebody answers for the lock within a second and a half. */
const isAnsweredFor = (page: Page, lock: string): Promise<boolean> =>
  page.evaluate(
    (name) =>
      new Promise<boolean>((resolve) => {
        const channel = new BroadcastChannel('sereno-locks');
        const settle = (isAnswered: boolean) => {
          channel.close();
          resolve(isAnswered);
        };
        channel.onmessage = ({ data }: MessageEvent<{ kind: string; name: string }>) => {
          if (data.kind === 'held' && data.name === name) settle(true);
        };
        channel.postMessage({ kind: 'ask', name });
        setTimeout(() => settle(false), 1_500);
      }),
    lock,
  );

async function openBeside(tab: Page, address: string): Promise<Page> {
  const page = await tab.context().newPage();
  await page.setViewportSize(DESKTOP);
  await page.goto(address, { waitUntil: 'commit' });
  return page;
}

const namesOnServer = async (api: Api): Promise<string[]> =>
  (await api.documents<Patient>('patients')).map(({ name }) => name);

test('a tab reads and writes, also after a reload, while the tab that led is frozen', async ({
  newDevice,
  server,
}) => {
  const person = newPerson();
  const api = await Api.register(server.url, person);
  const device = await newDevice();
  device.isPlain = true;
  const first = await device.open('/login');
  await steps.signIn(first, person);
  await steps.everythingSaved(first);
  const second = await openBeside(first, `${device.origin}/app/pacientes`);
  await steps.everythingSaved(second);
  const lead = `sync-leader:${api.session.user.id}`;
  await expect.poll(() => isAnsweredFor(second, lead)).toBe(true);
  await setLife(first, 'frozen');
  expect(await isAnsweredFor(second, lead)).toBe(false);

  await add(api, 'Vinda De Longe');
  await expect(second.getByText('Vinda De Longe').first()).toBeVisible(TAKING_OVER);
  await steps.createPatient(second, 'Feita Aqui');
  await steps.everythingSaved(second);
  expect(await namesOnServer(api)).toEqual(['Vinda De Longe', 'Feita Aqui']);

  await second.reload({ waitUntil: 'commit' });
  await expect(second.getByText('Feita Aqui').first()).toBeVisible();
  await add(api, 'Depois Da Recarga');
  await expect(second.getByText('Depois Da Recarga').first()).toBeVisible(TAKING_OVER);
  await steps.createPatient(second, 'Feita Depois');
  await steps.everythingSaved(second);

  await setLife(first, 'active');
  await first.bringToFront();
  await steps.visit(first, 'Pacientes');
  for (const name of ['Vinda De Longe', 'Feita Aqui', 'Depois Da Recarga', 'Feita Depois'])
    await expect(first.getByText(name).first()).toBeVisible(TAKING_OVER);
  await steps.createPatient(first, 'Feita Ao Acordar');
  await steps.everythingSaved(first);
  expect(await namesOnServer(api)).toHaveLength(5);
});

test('no tab calls itself saved and current a minute after the last word from the server', async ({
  newDevice,
  server,
}) => {
  const person = newPerson();
  await Api.register(server.url, person);
  const device = await newDevice();
  device.isPlain = true;
  const first = await device.open('/login');
  await steps.signIn(first, person);
  await steps.everythingSaved(first);
  const second = await openBeside(first, `${device.origin}/app/pacientes`);
  await steps.everythingSaved(second);

  // Neither an answer nor an error reaches the browser from here on, and the tab that led is away.
  device.setNetwork({ mode: 'blackhole' });
  const minute = second.waitForTimeout(MINUTE_MS);
  await setLife(first, 'frozen');
  const calm = (page: Page) => steps.syncStatus(page, 'Tudo salvo na nuvem');
  await expect(calm(second)).toBeHidden({ timeout: 1.5 * MINUTE_MS });
  await minute;
  await setLife(first, 'active');
  await first.bringToFront();
  await expect(calm(first)).toBeHidden({ timeout: 20_000 });
  await expect(calm(second)).toBeHidden();
});

test('a store that another page holds is told as silent, and read when it is let go of', async ({
  newDevice,
  server,
}) => {
  const person = newPerson();
  const api = await Api.register(server.url, person);
  await add(api, 'Registrada Antes');
  const device = await newDevice();
  const page = await device.open('/login');
  await steps.signIn(page, person);
  await steps.everythingSaved(page);
  const other = await openBeside(page, `${device.origin}/api/health`);
  await holdStore(other, `sereno-${api.session.user.id}`);

  await page.goto(`${device.origin}/app/pacientes`, { waitUntil: 'commit' });
  const notice = page.getByText('Os dados deste aparelho não respondem.');
  await expect(notice).toBeVisible(TAKING_OVER);
  await expect(steps.syncStatus(page, 'Tudo salvo na nuvem')).toBeHidden();
  await other.close();
  await expect(page.getByText('Registrada Antes').first()).toBeVisible();
  await expect(notice).toBeHidden();
});

/** Keeps a transaction of all that waits open, for as long as the page lives. */
const holdStore = (page: Page, name: string): Promise<void> =>
  page.evaluate(
    (database) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open(database);
        opening.onsuccess = () => {
          const names = [...opening.result.objectStoreNames];
          const store = opening.result.transaction(names, 'readwrite').objectStore('outbox');
          const goOn = () => {
            store.count().onsuccess = goOn;
            resolve();
          };
          goOn();
        };
      }),
    name,
  );
