import type { Page } from '@playwright/test';
import type { Note } from '../../src/domain/notes/note.ts';
import type { Patient } from '../../src/domain/patients/patient.ts';
import { Api, newPerson } from './harness/api.ts';
import type { Device } from './harness/device.ts';
import * as steps from './harness/steps.ts';
import { everythingKept } from './harness/scan.ts';
import { expect, test } from './harness/world.ts';

const KNOWN = 'Ana Beatriz Moraes';
const NEW = 'Bruno Carvalho Lima';
const TEXT = 'Paciente relata semana tranquila.';

/** A practice with a patient on a device that can start without a network. */
async function signedIn(device: Device, server: { readonly url: string }) {
  const person = newPerson();
  const api = await Api.register(server.url, person);
  const page = await device.open('/login');
  await steps.signIn(page, person);
  await steps.createPatient(page, KNOWN);
  await steps.everythingSaved(page);
  await device.untilReadyForOffline();
  return { person, api, page };
}

/** Seven days pass: the token on the device, which alone looks at it, is as if it had run out a day ago. */
const runOut = (page: Page) =>
  page.evaluate(() => {
    const [head, payload, sign] = (localStorage.getItem('accessToken') ?? '').split('.');
    const text = atob((payload ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const late = text.replace(/"exp":\d+/, `"exp":${Math.floor(Date.now() / 1000) - 86_400}`);
    const packed = btoa(late).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
    localStorage.setItem('accessToken', [head, packed, sign].join('.'));
  });

const notice = (page: Page) => page.getByText(/^Sua sessão terminou\. Continue a trabalhar/);

test('a device past its token’s time starts without a network with all that it has, and sends once the password is typed', async ({
  newDevice,
  server,
}) => {
  const device = await newDevice();
  const { person, api, page } = await signedIn(device, server);
  // What the server answers a token past its time is no complaint.
  device.complaints.expected.push(/401/);

  await test.step('starts without a network, and works', async () => {
    device.setNetwork({ mode: 'refuse' });
    await runOut(page);
    await device.close();
    await device.open('/app/pacientes');
    await expect(device.page.getByText(KNOWN)).toBeVisible();
    await expect(notice(device.page)).toBeVisible();
    await steps.createPatient(device.page, NEW);
    await steps.startSession(device.page, NEW);
    await steps.writeNote(device.page, TEXT);
  });

  await test.step('starts again from the copy of its token', async () => {
    const { pathname, search } = new URL(device.page.url());
    await device.page.evaluate(() => localStorage.removeItem('accessToken'));
    await device.close();
    await device.open(pathname + search);
    await device.page.getByRole('tab', { name: 'Anotações' }).click();
    await expect(device.page.getByRole('textbox', { name: 'Nota da sessão' })).toHaveValue(TEXT);
    await expect(notice(device.page)).toBeVisible();
  });

  await test.step('asks for the password in place when there is a network, and sends', async () => {
    device.setNetwork({ mode: 'pass' });
    await device.page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(steps.syncStatus(device.page, /guardadas neste aparelho/)).toBeVisible();
    await expect(device.page.getByRole('textbox', { name: 'Nota da sessão' })).toHaveValue(TEXT);
    expect(await api.documents<Note>('notes')).toEqual([]);

    await device.page.getByRole('button', { name: 'Digitar a senha' }).click();
    const dialog = device.page.getByRole('dialog', { name: 'Digite sua senha' });
    await dialog.getByRole('textbox', { name: 'Senha' }).fill(person.password);
    await dialog.getByRole('button', { name: 'Entrar' }).click();
    await expect(notice(device.page)).toBeHidden();
    await steps.everythingSaved(device.page);
    const notes = await api.documents<Note>('notes');
    expect(notes.map(({ plaintext }) => plaintext)).toEqual([TEXT]);
    const patients = await api.documents<Patient>('patients');
    expect(patients.map(({ name }) => name)).toEqual([KNOWN, NEW]);
  });
});

test('a start with a network and a token past its time asks to sign in, and leads back', async ({
  newDevice,
  server,
}) => {
  const device = await newDevice();
  const { person, page } = await signedIn(device, server);
  device.complaints.expected.push(/401/);
  await runOut(page);
  await page.goto(`${device.origin}/app/pacientes`, { waitUntil: 'commit' });
  await expect(page.getByText(/^Sua sessão terminou\. Entre novamente/)).toBeVisible();
  const form = page.getByRole('form', { name: 'Entrar' });
  await expect(form.getByLabel('Email')).toHaveValue(person.email);
  await form.getByRole('textbox', { name: 'Senha' }).fill(person.password);
  await form.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText(KNOWN)).toBeVisible();
});

/** The token of the device's session, as a thief would copy it, and whether the server takes it. */
async function copyToken(page: Page, url: string) {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const use = () =>
    fetch(`${url}/api/users/profile`, { headers: { authorization: `Bearer ${token}` } });
  return async () => (await use()).status;
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sua conta' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page.getByRole('form', { name: 'Entrar' })).toBeVisible();
}

/** Everything that the browser keeps of sessions, as text. */
const keptOf = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('sereno-session', 1);
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const all = opening.result.transaction('session').objectStore('session').getAll();
    await new Promise((resolve) => (all.onsuccess = resolve));
    opening.result.close();
    return JSON.stringify([all.result, Object.entries(localStorage)]);
  });

test('what a device holds is taken along and removed without a network: nothing of the person stays, and another’s copy does', async ({
  newDevice,
  server,
}) => {
  const device = await newDevice();
  const { page } = await signedIn(device, server);
  await page.getByRole('button', { name: 'Sua conta' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await page.waitForURL('**/login');
  const person = newPerson('Bianca Torres');
  const { session } = await Api.register(server.url, person);
  await steps.signIn(page, person);
  await steps.createPatient(page, NEW);
  await steps.everythingSaved(page);
  const other = await page.context().newPage();
  await other.goto(`${device.origin}/app/pacientes`);
  await expect(other.getByText(NEW)).toBeVisible();
  const toData = () =>
    page.evaluate(() => history.pushState({}, '', '/app/configuracoes?aba=dados'));
  await toData();
  await expect(page.getByText('Espaço usado')).toBeVisible();
  device.setNetwork({ mode: 'refuse' });
  await steps.createPatient(page, 'Carla Nunes');
  await toData();
  await expect(page.getByText('1 alteração', { exact: true })).toBeVisible();

  await test.step('takes all of it along', async () => {
    await page.evaluate(() => {
      const make = URL.createObjectURL.bind(URL);
      const saved = window as { saved?: Blob };
      URL.createObjectURL = (blob: Blob) => make((saved.saved = blob));
    });
    await page.getByRole('button', { name: 'Exportar JSON' }).click();
    await expect(page.getByText('Arquivo exportado')).toBeVisible();
    const text = await page.evaluate(() => (window as { saved?: Blob }).saved?.text());
    const file = JSON.parse(text ?? '') as {
      sereno: object;
      dados: { patients: { name: string }[] };
    };
    expect(file.sereno).toMatchObject({ conta: person.email, completo: true, aguardandoEnvio: 1 });
    expect(file.dados.patients.map(({ name }) => name).toSorted()).toEqual([NEW, 'Carla Nunes']);
  });

  await page.getByRole('button', { name: 'Remover deste aparelho' }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Perder e remover' }).click();
  await page.waitForURL('**/login');
  await other.waitForURL('**/login');
  await expect(page.getByText('A cópia deste aparelho foi removida')).toBeVisible({
    timeout: 30_000,
  });
  const kept = await everythingKept(page);
  const theirs = [session.user.id, person.email, person.name, NEW, 'Carla Nunes'];
  expect(theirs.filter((word) => kept.includes(word))).toEqual([]);
  expect(kept).toContain(KNOWN);
});

test('a session that was left without a network ends at the server when the browser opens with one, before anybody signs in', async ({
  newDevice,
  server,
}) => {
  const device = await newDevice();
  const { page, person } = await signedIn(device, server);
  const status = await copyToken(page, server.url);
  device.setNetwork({ mode: 'refuse' });
  await signOut(page);
  await expect.poll(() => keptOf(page)).toContain('proof');
  expect(await keptOf(page)).not.toMatch(/eyJ/);
  expect(await keptOf(page)).not.toContain(person.email);
  await device.close();
  expect(await status()).toBe(200);

  device.setNetwork({ mode: 'pass' });
  await device.open('/login');
  await expect.poll(status).toBe(401);
  await expect(device.page.getByRole('form', { name: 'Entrar' })).toBeVisible();
});

test('the service worker ends it when no page lives', async ({ newDevice, server }) => {
  const device = await newDevice();
  const { page } = await signedIn(device, server);
  const status = await copyToken(page, server.url);
  const browser = await page.context().newCDPSession(page);
  let registrationId = '';
  browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations[0]?.registrationId ?? registrationId;
  });
  await browser.send('ServiceWorker.enable');
  device.setNetwork({ mode: 'refuse' });
  await signOut(page);
  await expect.poll(() => keptOf(page)).toContain('proof');
  await page.goto('about:blank');
  device.setNetwork({ mode: 'pass' });
  expect(await status()).toBe(200);
  await browser.send('ServiceWorker.dispatchSyncEvent', {
    origin: device.origin,
    registrationId,
    tag: 'workbox-background-sync:sereno-outbox',
    lastChance: false,
  });
  await expect.poll(status).toBe(401);
});

test('the header names the cloud for nothing that is undecided or only begun', async ({
  newDevice,
  server,
}) => {
  const device = await newDevice();
  const { api, page } = await signedIn(device, server);
  const panel = page.getByRole('dialog', { name: 'Sincronização' });

  await test.step('a form that was left half filled is a draft of this device alone', async () => {
    await page.getByRole('button', { name: 'Novo paciente' }).first().click();
    const form = page.getByRole('dialog', { name: 'Novo paciente' });
    await form.getByLabel('Nome').fill('Carla Nunes');
    const status = steps.syncStatus(page, '1 rascunho guardado só neste aparelho');
    await expect(page.getByText('1 rascunho guardado só neste aparelho')).toBeVisible();
    await form.getByRole('button', { name: 'Fechar' }).click();
    await status.click();
    await panel.getByRole('button', { name: 'Continuar' }).click();
    await expect(form.getByLabel('Nome')).toHaveValue('Carla Nunes');
    await form.getByLabel('Nome').fill('');
    await form.getByRole('button', { name: 'Fechar' }).click();
    await steps.everythingSaved(page);
  });

  await test.step('a note with two texts needs the person, until she has decided', async () => {
    await steps.startSession(page, KNOWN);
    await steps.writeNote(page, TEXT);
    await steps.everythingSaved(page);
    device.setNetwork({ mode: 'refuse' });
    await steps.writeNote(page, 'Paciente relata semana difícil.');
    const note = (await api.everything()).find(({ entity }) => entity === 'notes');
    const args = { id: note?.id, plaintext: 'Paciente relata semana cansativa.' };
    const at = new Date().toISOString();
    const key = crypto.randomUUID();
    const edit = { seq: 1, key, name: 'note.update', args, at, baseV: note?.v ?? 0 } as const;
    await api.push(crypto.randomUUID(), [edit]);
    device.setNetwork({ mode: 'pass' });
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    const status = steps.syncStatus(page, '1 item precisa de você');
    await expect(status).toBeVisible({ timeout: 60_000 });
    await steps.visit(page, 'Pacientes');
    await status.click();
    await expect(panel.getByText(`Nota com dois textos: ${KNOWN}`)).toBeVisible();
    await panel.getByRole('button', { name: 'Decidir' }).click();
    await page.getByRole('button', { name: 'Ficar com este', exact: true }).click();
    const editor = page.getByRole('dialog', { name: 'Editar nota' });
    await editor.getByRole('button', { name: 'Fechar' }).first().click();
    await steps.everythingSaved(page);
  });
});
