import type { Page } from '@playwright/test';
import type { Note } from '../../src/domain/notes/note.ts';
import { Api, newPerson } from './harness/api.ts';
import type { Device } from './harness/device.ts';
import * as steps from './harness/steps.ts';
import { expect, test } from './harness/world.ts';

const DAY_MS = 24 * 60 * 60_000;
const FIRST = 'Chegou no horário. Falou da irmã. Dormiu bem.';

/** One note, open for writing on a device, and another device that writes to the same note. */
async function openNote(device: Device, url: string, plaintext = FIRST) {
  const person = newPerson();
  const api = await Api.register(url, person);
  const patient = { name: 'Ana Beatriz Moraes', email: 'ana.moraes@exemplo.com.br' };
  const { id: patientId } = await api.write<{ id: string }>('/patients', patient);
  const startAt = new Date(Date.now() - DAY_MS).toISOString();
  const endAt = new Date(Date.parse(startAt) + 50 * 60_000).toISOString();
  const session = { patientId, startAt, endAt };
  const { id: appointmentId } = await api.write<{ id: string }>('/appointments', session);
  const { id } = await api.write<Note>('/notes', { patientId, appointmentId, plaintext });
  const rows = await api.everything();
  const baseV = rows.find(({ entity }) => entity === 'notes')?.v ?? 0;
  await steps.signIn(await device.open('/login'), person);
  await steps.everythingSaved(device.page);
  const { page } = device;
  await page.goto(`${device.origin}/app/sessoes/${appointmentId}?aba=anotacoes`);
  const field = page.getByRole('textbox', { name: 'Nota da sessão' });
  await expect(field).toHaveValue(plaintext);
  await field.click();
  /** Another device changes the note, which it last read as it was at first. */
  const elsewhere = async (text: string) => {
    const args = { id, plaintext: text };
    const at = new Date().toISOString();
    const command = { seq: 1, key: crypto.randomUUID(), name: 'note.update', args, at, baseV };
    const answer = await api.push(crypto.randomUUID(), [command]);
    expect(answer.results).toMatchObject([{ status: 'done' }]);
  };
  const kept = async () => (await api.documents<Note>('notes'))[0];
  return { page, field, elsewhere, kept };
}

const selected = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLTextAreaElement;
    return field.value?.slice(field.selectionStart, field.selectionEnd) ?? null;
  });

const save = async (page: Page) => {
  await page.keyboard.press('Control+s');
  await expect(page.getByText('na nuvem', { exact: true })).toBeVisible();
};

/** Presses undo until the text is there; returns how often. */
async function undoTo(page: Page, field: ReturnType<Page['locator']>, text: string) {
  for (let presses = 1; presses <= 12; presses++) {
    await page.keyboard.press('Control+z');
    if ((await field.inputValue()) === text) return presses;
  }
  return Infinity;
}

test('what is typed is undone by words, not by letters', async ({ newDevice, server }) => {
  const { page, field } = await openNote(await newDevice(), server.url);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Relatou melhora do sono e menos ansiedade.', { delay: 15 });
  expect(await undoTo(page, field, FIRST)).toBeLessThanOrEqual(3);
  await page.keyboard.press('Control+Shift+z');
  await expect(field).not.toHaveValue(FIRST);
});

test('a change from elsewhere leaves caret, selection and undo as they were', async ({
  newDevice,
  server,
}) => {
  const { page, field, elsewhere } = await openNote(await newDevice(), server.url);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Minha frase.', { delay: 15 });
  const own = `${FIRST} Minha frase.`;
  await save(page);
  for (let n = 0; n < 'frase.'.length; n++) await page.keyboard.press('Shift+ArrowLeft');
  expect(await selected(page)).toBe('frase.');
  await elsewhere(`Antes de tudo. ${FIRST}`);
  await expect(field).toHaveValue(`Antes de tudo. ${own}`);
  expect(await selected(page)).toBe('frase.');
  await page.keyboard.type('linha.');
  await expect(field).toHaveValue(`Antes de tudo. ${FIRST} Minha linha.`);
  expect(await undoTo(page, field, own)).toBeLessThanOrEqual(4);
  expect(await undoTo(page, field, FIRST)).toBeLessThanOrEqual(4);
});

test('after one’s own save the next word goes on where the last one stands, also when it was merged', async ({
  newDevice,
  server,
}) => {
  const { page, field, elsewhere, kept } = await openNote(await newDevice(), server.url);
  await page.keyboard.press('Control+Home');
  for (let n = 0; n < 'Chegou no horário.'.length; n++) await page.keyboard.press('ArrowRight');
  await page.keyboard.type(' Veio só.', { delay: 15 });
  await elsewhere(`${FIRST} Tarefa: diário.`);
  await save(page);
  const merged = 'Chegou no horário. Veio só. Falou da irmã. Dormiu bem. Tarefa: diário.';
  await expect(field).toHaveValue(merged);
  await page.keyboard.type(' Sorriu.', { delay: 15 });
  const whole = merged.replace('Veio só.', 'Veio só. Sorriu.');
  await expect(field).toHaveValue(whole);
  await save(page);
  await expect.poll(async () => (await kept())?.plaintext).toBe(whole);
});

test('a question that arrives while one writes waits beside the field, and no key is lost', async ({
  newDevice,
  server,
}) => {
  const { page, field, elsewhere, kept } = await openNote(await newDevice(), server.url);
  await page.keyboard.press('Control+End');
  for (let n = 0; n < 'bem.'.length; n++) await page.keyboard.press('Backspace');
  await page.keyboard.type('mal.', { delay: 15 });
  await save(page);
  await elsewhere(FIRST.replace('bem.', 'pouco.'));
  await expect(page.getByRole('button', { name: 'Comparar' })).toBeVisible();
  await expect(field).toBeFocused();
  const words = ' Trinta palavras que não podem sumir, uma atrás da outra.';
  await page.keyboard.type(words, { delay: 15 });
  await expect(field).toHaveValue(FIRST.replace('bem.', 'mal.') + words);
  await page.getByRole('button', { name: 'Salvar e comparar' }).click();
  await expect(page.getByRole('button', { name: 'Ficar com este', exact: true })).toBeVisible();
  const { plaintext = '', conflicts = [] } = (await kept()) ?? {};
  const texts = [plaintext, ...conflicts.map((one) => one.plaintext)];
  expect(texts.some((text) => text.includes(words.trim()))).toBe(true);
  expect(texts.some((text) => text.includes('Dormiu pouco.'))).toBe(true);
});

test('a text beyond what a note holds is not cut, and is said to be too long', async ({
  newDevice,
  server,
}) => {
  const { page, field, kept } = await openNote(await newDevice(), server.url);
  await page.keyboard.press('Control+End');
  const long = `\n${'Uma frase que se repete. '.repeat(4_400)}👩‍👧`;
  await page.keyboard.insertText(long);
  const isWhole = async () => (await field.inputValue()) === FIRST + long;
  await expect.poll(isWhole).toBe(true);
  await expect(page.getByText(/tem 10\.\d{3} caracteres a mais/)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Texto longo demais')).toBeVisible();
  expect((await kept())?.plaintext).toBe(FIRST);
  await page.reload();
  await expect.poll(isWhole).toBe(true);
});

test('a note is printed whole from its editor', async ({ newDevice, server }) => {
  const lines = Array.from({ length: 250 }, (_, n) => `Linha ${n + 1} da nota.`).join('\n');
  const { page, field } = await openNote(await newDevice(), server.url, lines);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(field).toBeHidden();
  const printed = page.locator('div[dir=auto]', { hasText: 'Linha 250 da nota.' });
  await expect(printed).toBeVisible();
  const height = await printed.evaluate((element) => element.getBoundingClientRect().height);
  expect(height).toBeGreaterThan(250 * 15);
});
