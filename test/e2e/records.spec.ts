import type { Page } from '@playwright/test';
import type { Note } from '../../src/domain/notes/note.ts';
import { Api, newPerson } from './harness/api.ts';
import { type Device, PHONE } from './harness/device.ts';
import { faultsOf, settled } from './harness/faults.ts';
import * as steps from './harness/steps.ts';
import { expect, test } from './harness/world.ts';

// A law that holds at the second try only does not hold.
test.describe.configure({ retries: 0 });

const TEXT = 'Dormiu mal e falou do trabalho. '.repeat(15).trim();
const TYPED = 'Ligou à tarde para remarcar.';
const DAY_MS = 24 * 60 * 60_000;

interface Scene {
  readonly api: Api;
  readonly person: ReturnType<typeof newPerson>;
  readonly sessionId: string;
}

/** A session of months ago with its note, among enough others that a first sync takes its time. */
async function practice(url: string): Promise<Scene> {
  const person = newPerson();
  const api = await Api.register(url, person);
  const patient = { name: 'Ana Beatriz Moraes', email: 'ana.moraes@exemplo.com.br' };
  const { id: patientId } = await api.write<{ id: string }>('/patients', patient);
  const sessions: string[] = [];
  for (let day = 10; day < 130; day += 2) {
    const startAt = new Date(Date.now() - day * DAY_MS).toISOString();
    const endAt = new Date(Date.parse(startAt) + 50 * 60_000).toISOString();
    const { id } = await api.write<{ id: string }>('/appointments', { patientId, startAt, endAt });
    sessions.push(id);
    await api.write('/notes', { patientId, appointmentId: id, plaintext: `${day} ${TEXT}` });
  }
  return { api, person, sessionId: sessions.at(-3) ?? '' };
}

/** Opens a session's note in another tab of the device. */
async function openNote(device: Device, sessionId: string): Promise<Page> {
  const page = await device.page.context().newPage();
  const address = `${device.origin}/app/sessoes/${sessionId}?aba=anotacoes`;
  await page.goto(address, { waitUntil: 'commit' });
  return page;
}

const noteField = (page: Page) => page.getByRole('textbox', { name: 'Nota da sessão' });
const draftField = (page: Page) => page.getByRole('textbox', { name: 'Seu rascunho' });

for (const seconds of [0, 1, 3])
  test(`a second tab, ${seconds} s after the first sign-in, shows the note and never an empty field for it`, async ({
    newDevice,
    server,
  }) => {
    const { person, sessionId } = await practice(server.url);
    const device = await newDevice();
    await steps.signIn(await device.open('/login'), person);
    await device.page.waitForTimeout(seconds * 1000);
    const page = await openNote(device, sessionId);
    // The first thing that is called the note is the note.
    await noteField(page).waitFor();
    expect(await noteField(page).inputValue()).toContain(TEXT);
  });

test('what is typed before the note has come joins it', async ({ newDevice, server }) => {
  const { api, person, sessionId } = await practice(server.url);
  const device = await newDevice();
  await steps.signIn(await device.open('/login'), person);
  // The people and the agenda arrive; the notes are on a slow line.
  device.setNetwork({ latencyMs: 1_500 });
  const page = await openNote(device, sessionId);
  await draftField(page).or(noteField(page)).first().waitFor({ timeout: 60_000 });
  if (await draftField(page).isVisible()) await draftField(page).fill(TYPED);
  device.setNetwork({});
  await noteField(page).waitFor();
  const joined = await noteField(page).inputValue();
  expect(joined).toContain(TEXT);
  if (!joined.includes(TYPED)) await noteField(page).fill(`${joined}\n\n${TYPED}`);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('na nuvem', { exact: true })).toBeVisible();
  const stored = (await api.documents<Note>('notes')).find(
    ({ appointmentId }) => appointmentId === sessionId,
  );
  expect(stored?.plaintext).toContain(TEXT);
  expect(stored?.plaintext).toContain(TYPED);
  expect(stored?.conflicts).toEqual([]);
});

test('a note is found by a word and read without a network, and its practice is told of that when there is one', async ({
  newDevice,
  server,
}) => {
  const person = newPerson();
  const api = await Api.register(server.url, person);
  const { id } = await api.write<{ id: string }>('/patients', {
    name: 'Ana Beatriz Moraes',
    email: 'ana.moraes@exemplo.com.br',
  });
  const startAt = new Date(Date.now() - DAY_MS).toISOString();
  const endAt = new Date(Date.parse(startAt) + 50 * 60_000).toISOString();
  const session = { patientId: id, startAt, endAt };
  const { id: appointmentId } = await api.write<{ id: string }>('/appointments', session);
  await api.write('/notes', { patientId: id, appointmentId, plaintext: `${TEXT} Girassóis.` });
  const device = await newDevice();
  const page = await device.open('/login');
  await steps.signIn(page, person);
  await steps.everythingSaved(page);
  await device.untilReadyForOffline();

  device.setNetwork({ mode: 'refuse' });
  await steps.visit(page, 'Pacientes');
  await page.getByText('Ana Beatriz Moraes').first().click();
  await page.getByRole('tab', { name: 'Notas' }).click();
  await steps.visit(page, 'Pacientes');
  await page.getByRole('link', { name: 'Notas', exact: true }).click();
  await page.getByLabel('Buscar nas notas...').fill('girassois');
  await page.getByText('1 nota encontrada').waitFor();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Ler nota' }).press('Enter');
  await expect(page.getByRole('dialog').locator('mark')).toHaveText('Girassóis');
  expect(page.url()).not.toContain('girass');
  device.setNetwork({ mode: 'pass' });
  await device.open('/app/pacientes');

  const opened = async () => {
    const { reads } = await api.get<{ reads: { part: string }[] }>(`/audit/reads?patientId=${id}`);
    return reads.map(({ part }) => part).toSorted((a, b) => (a < b ? -1 : 1));
  };
  await expect.poll(opened, { timeout: 30_000 }).toEqual(['health', 'notes']);
});

const LONG = 'Pneumoultramicroscopicossilicovulcanoconiótico'.repeat(2);
/** Each takes a little more than half a page: torn, the four would need three pages. */
const LINES = Array.from({ length: 22 }, (_, line) => `${line + 1}. Falou do trabalho.`);

const pagesOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('one long word takes no more width on a phone, and on paper no note goes over a page’s end', async ({
  newDevice,
  server,
}) => {
  const person = newPerson();
  const api = await Api.register(server.url, person);
  const patient = { name: `Ana ${LONG}`, email: 'ana.moraes@exemplo.com.br' };
  const { id: patientId } = await api.write<{ id: string }>('/patients', patient);
  for (const day of [3, 4, 5, 6]) {
    const startAt = new Date(Date.now() - day * DAY_MS).toISOString();
    const endAt = new Date(Date.parse(startAt) + 50 * 60_000).toISOString();
    const { id } = await api.write<{ id: string }>('/appointments', { patientId, startAt, endAt });
    const plaintext = [`Nota ${day}.`, ...LINES].join('\n');
    await api.write('/notes', { patientId, appointmentId: id, plaintext });
  }
  const device = await newDevice(PHONE);
  const page = await device.open('/login');
  await steps.signIn(page, person);
  await steps.everythingSaved(page);
  for (const path of ['/app/pacientes', `/app/pacientes/${patientId}`]) {
    await page.goto(device.origin + path, { waitUntil: 'commit' });
    await page.getByText(LONG).first().waitFor();
    await settled(page);
    expect(await faultsOf(page, path)).toEqual([]);
    const outOfReach = (buttons: Element[]) =>
      buttons.filter((button) => button.getBoundingClientRect().right > innerWidth).length;
    expect(await page.getByRole('button').evaluateAll(outOfReach)).toBe(0);
  }

  await page.goto(`${device.origin}/app/pacientes/${patientId}?aba=notas`, { waitUntil: 'commit' });
  for (const day of [3, 4, 5, 6]) await page.getByText(`Nota ${day}.`).waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeHidden();
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBeGreaterThanOrEqual(4);
});
