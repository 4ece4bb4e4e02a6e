import type { Page } from '@playwright/test';
import type { Note } from '../../src/domain/notes/note.ts';
import { Api, newPerson } from './harness/api.ts';
import type { Device } from './harness/device.ts';
import * as steps from './harness/steps.ts';
import { expect, test } from './harness/world.ts';

const DAY_MS = 24 * 60 * 60_000;
const OLD = 'Chegou no horário. Falou da irmã.\n\nCombinamos o diário. Volta na terça.';

const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Nota da sessão' });

/** Two windows of one device on the note of one session. */
async function openTwo(device: Device, url: string, plaintext: string | null) {
  const person = newPerson();
  const api = await Api.register(url, person);
  const patient = { name: 'Ana Beatriz Moraes', email: 'ana.moraes@exemplo.com.br' };
  const { id: patientId } = await api.write<{ id: string }>('/patients', patient);
  const startAt = new Date(Date.now() - DAY_MS).toISOString();
  const endAt = new Date(Date.parse(startAt) + 50 * 60_000).toISOString();
  const session = { patientId, startAt, endAt };
  const { id: appointmentId } = await api.write<{ id: string }>('/appointments', session);
  if (plaintext !== null) await api.write<Note>('/notes', { patientId, appointmentId, plaintext });
  const one = await device.open('/login');
  await steps.signIn(one, person);
  await steps.everythingSaved(one);
  const two = await one.context().newPage();
  for (const page of [one, two]) {
    await page.goto(`${device.origin}/app/sessoes/${appointmentId}?aba=anotacoes`);
    await expect(fieldOf(page)).toHaveValue(plaintext ?? '');
  }
  /** All texts that the server has of the note, those that wait for a decision included. */
  const texts = async () => {
    const notes = await api.documents<Note>('notes');
    return notes.flatMap(({ plaintext: own, conflicts }) => [
      own,
      ...conflicts.map((conflict) => conflict.plaintext),
    ]);
  };
  return { one, two, texts };
}

async function save(page: Page): Promise<void> {
  await page.bringToFront();
  await page.keyboard.press('Control+s');
}

async function write(page: Page, text: string): Promise<void> {
  await page.bringToFront();
  await fieldOf(page).fill(text);
}

for (const isOnline of [true, false])
  test(`two windows on a new note keep both texts, ${isOnline ? 'online' : 'offline'}`, async ({
    newDevice,
    server,
  }) => {
    const device = await newDevice();
    const { one, two, texts } = await openTwo(device, server.url, null);
    if (!isOnline) device.setNetwork({ mode: 'refuse' });
    await write(one, 'Escrito na primeira janela.');
    await write(two, 'Escrito na segunda janela.');
    await save(one);
    // What the server has answered already may also come from another device.
    const changed = `Esta nota mudou em outra janela${isOnline ? '' : ' enquanto'}`;
    await expect(two.getByText(changed)).toBeVisible();
    await save(two);
    // Also while nothing of it was sent, nothing of it is out of sight.
    await expect(two.getByRole('button', { name: 'Comparar' })).toBeVisible();
    device.setNetwork({ mode: 'pass' });
    await expect
      .poll(async () => (await texts()).toSorted(), { timeout: 60_000 })
      .toEqual(['Escrito na primeira janela.', 'Escrito na segunda janela.']);
  });

test('what a window has not saved survives another one’s save, and a reload', async ({
  newDevice,
  server,
}) => {
  const { one, two } = await openTwo(await newDevice(), server.url, OLD);
  await write(one, OLD.replace('da irmã', 'do irmão'));
  const unsaved = OLD.replace('terça', 'quinta');
  await write(two, unsaved);
  await save(one);
  await expect(two.getByText('Esta nota mudou em outra janela')).toBeVisible();
  // Longer than a draft takes to be written.
  await two.waitForTimeout(2_000);
  await two.reload();
  await two.getByRole('button', { name: 'Restaurar' }).click();
  await expect(fieldOf(two)).toHaveValue(unsaved);
});

test('two windows on different paragraphs of an old note are joined without a question', async ({
  newDevice,
  server,
}) => {
  const device = await newDevice();
  const { one, two, texts } = await openTwo(device, server.url, OLD);
  device.setNetwork({ mode: 'refuse' });
  await write(one, OLD.replace('da irmã', 'do irmão'));
  await write(two, OLD.replace('terça', 'quinta'));
  await save(one);
  await expect(two.getByText('Esta nota mudou em outra janela enquanto')).toBeVisible();
  await save(two);
  const both = OLD.replace('da irmã', 'do irmão').replace('terça', 'quinta');
  for (const page of [one, two]) await expect(fieldOf(page)).toHaveValue(both);
  await expect(
    one.getByText('Atualizada agora com o que foi salvo em outra janela.'),
  ).toBeVisible();
  device.setNetwork({ mode: 'pass' });
  await expect.poll(texts, { timeout: 60_000 }).toEqual([both]);
});
