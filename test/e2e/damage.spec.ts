import { readdir, readFile, rm, truncate, writeFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Patient } from '../../src/domain/patients/patient.ts';
import { Api, newPerson } from './harness/api.ts';
import { type Device, VIEWPORTS } from './harness/device.ts';
import { faultsOf } from './harness/faults.ts';
import * as steps from './harness/steps.ts';
import { expect, test } from './harness/world.ts';

// A law that holds at the second try only does not hold.
test.describe.configure({ retries: 0 });

/** The folder in which Chromium keeps the databases of the app. */
async function databasesIn(profile: string): Promise<string> {
  const parent = join(profile, 'Default', 'IndexedDB');
  const [folder] = (await readdir(parent)).filter((name) => name.endsWith('.leveldb'));
  if (folder === undefined) throw new Error('no databases');
  return join(parent, folder);
}

const namesIn = async (folder: string, pattern: RegExp): Promise<string[]> =>
  (await readdir(folder)).filter((name) => pattern.test(name)).map((name) => join(folder, name));

const SOON = { timeout: 30_000 };

type Damage = (folder: string) => Promise<unknown>;

const DAMAGES = {
  'whose log lost its last tenth': async (folder) => {
    for (const path of await namesIn(folder, /\.log$/))
      await truncate(path, Math.floor((await stat(path)).size * 0.9));
  },
  'whose log is garbled': async (folder) => {
    for (const path of await namesIn(folder, /\.log$/)) {
      const bytes = await readFile(path);
      for (let place = 0; place < bytes.length; place += 97)
        bytes[place] = 255 - (bytes[place] ?? 0);
      await writeFile(path, bytes);
    }
  },
  'that lost CURRENT': (folder) => rm(join(folder, 'CURRENT')),
  'that is gone': (folder) => rm(folder, { recursive: true }),
} satisfies Record<string, Damage>;

const loseManifest: Damage = async (folder) => {
  for (const path of await namesIn(folder, /^MANIFEST/)) await rm(path);
};

/** Writes on a device without a network, closes its browser, and damages what it keeps. */
async function writeThenDamage(
  device: Device,
  url: string,
  damage: Damage,
  beforeClosing = async (): Promise<void> => undefined,
): Promise<Api> {
  const person = newPerson();
  const api = await Api.register(url, person);
  const page = await device.open('/login');
  await steps.signIn(page, person);
  await steps.everythingSaved(page);
  await device.untilReadyForOffline();
  device.setNetwork({ mode: 'refuse' });
  await steps.createPatient(page, 'Ana Offline');
  await expect(steps.syncStatus(page, /guardada neste aparelho/)).toBeVisible(SOON);
  await beforeClosing();
  await device.close();
  await damage(await databasesIn(device.profile));
  device.setNetwork({ mode: 'pass' });
  // The worker names what it could not read.
  device.complaints.expected.push(/sync: DomainError/, /DeviceError: Não foi possível guardar/);
  return api;
}

/** Leaves of the second copy what it keeps of a command that does not fit: its name. */
const tooLargeToKeepTwice = ({ page }: Device): Promise<void> =>
  page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((each) => each.startsWith('sereno-waiting-'));
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const entry = (await (await cache.match(request))?.json()) as object;
      await cache.put(request, new Response(JSON.stringify({ ...entry, command: null })));
    }
  });

const namesOnServer = async (api: Api): Promise<string[]> =>
  (await api.documents<Patient>('patients')).map(({ name }) => name);

for (const [what, damage] of Object.entries(DAMAGES))
  test(`what was written offline comes back from a store ${what}`, async ({
    newDevice,
    server,
  }) => {
    const device = await newDevice();
    const api = await writeThenDamage(device, server.url, damage);
    const page = await device.open('/app/pacientes');
    await expect(page.getByText('Ana Offline').first()).toBeVisible(SOON);
    await steps.everythingSaved(page);
    expect(await namesOnServer(api)).toEqual(['Ana Offline']);
  });

test('a store that does not open says so, and the person goes on with the server', async ({
  newDevice,
  server,
}) => {
  const device = await newDevice();
  const api = await writeThenDamage(device, server.url, loseManifest);
  const page = await device.open('/app/pacientes');
  await expect(page.getByText('O navegador não abre os dados deste aparelho.')).toBeVisible(SOON);
  await expect(page.getByText('seguro neste aparelho')).toHaveCount(0);
  for (const [name, size] of VIEWPORTS) {
    await page.setViewportSize(size);
    expect(await faultsOf(page, `a store that does not open, on ${name}`)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Trabalhar com a nuvem' }).click();
  await expect(page.getByText('Ana Offline').first()).toBeVisible(SOON);
  await expect(page.getByText('Você trabalha direto com a nuvem.')).toBeVisible();
  await steps.createPatient(page, 'Bruno Na Nuvem');
  await steps.everythingSaved(page);
  expect(await namesOnServer(api)).toEqual(['Ana Offline', 'Bruno Na Nuvem']);

  // What Chromium cannot open it does not remove either, and nobody is told that it did.
  await page.getByRole('button', { name: 'O que fazer' }).click();
  await page.getByRole('button', { name: 'Começar de novo neste aparelho' }).click();
  await page.getByRole('button', { name: 'Apagar e começar' }).click();
  await expect(page.getByText('O navegador não conseguiu apagar os dados.')).toBeVisible();
  await page.keyboard.press('Escape');
  await steps.createPatient(page, 'Carla Depois Disso');
  await steps.everythingSaved(page);
  expect(await namesOnServer(api)).toHaveLength(3);
});

test('what no second copy holds is named as lost', async ({ newDevice, server }) => {
  const device = await newDevice();
  const api = await writeThenDamage(device, server.url, DAMAGES['that is gone'], () =>
    tooLargeToKeepTwice(device),
  );
  const page = await device.open('/app/pacientes?dialogo=alteracoes');
  await expect(page.getByText('1 alteração deste aparelho se perdeu')).toBeVisible(SOON);
  await expect(page.getByText(/Registre de novo: Novo paciente de Ana Offline/)).toBeVisible();
  expect(await namesOnServer(api)).toEqual([]);
});
