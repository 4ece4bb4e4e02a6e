import type { Note } from '../../src/domain/notes/note.ts';
import { Api, newPerson } from './harness/api.ts';
import { faultsOf, settled } from './harness/faults.ts';
import * as steps from './harness/steps.ts';
import { expect, test } from './harness/world.ts';

// A recording that is there at the second try only was lost.
test.describe.configure({ retries: 0 });

const PATIENT = 'Ana Beatriz Moraes';
/** One piece is on the disk, and the next is not. */
const PIECE_MS = 6500;

test('a recording made without a network survives a killed browser, is heard once, and its text stands in the note', async ({
  newDevice,
  server,
  speech,
}) => {
  const person = newPerson();
  const api = await Api.register(server.url, person);
  const device = await newDevice();
  const { complaints } = device;
  // Asked again while the server works on it.
  complaints.expected.push(/409/);
  let page = await device.open('/login');
  await steps.signIn(page, person);
  await steps.createPatient(page, PATIENT);
  await steps.startSession(page, PATIENT);
  await steps.everythingSaved(page);
  await device.untilReadyForOffline();
  await page.getByRole('tab', { name: 'Anotações' }).click();
  await expect(page.getByRole('button', { name: 'Gravar áudio' })).toBeVisible();
  const { pathname, search } = new URL(page.url());
  const text = () => page.getByRole('textbox', { name: 'Nota da sessão' });

  await test.step('records without a network, with the patient’s consent', async () => {
    device.setNetwork({ mode: 'refuse' });
    await text().fill('Antes.');
    await page.getByRole('button', { name: 'Gravar áudio' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Registrar' }).click();
    await expect(page.getByText('Gravando', { exact: true })).toBeVisible();
    await page.waitForTimeout(PIECE_MS);
    await device.kill();
  });

  await test.step('finds it again', async () => {
    page = await device.open(pathname + search);
    await expect(page.getByText(/^Gravação recuperada/)).toBeVisible();
    await expect(text()).toHaveValue('Antes.');
    await page.getByRole('button', { name: 'Ouvir' }).click();
    const length = () =>
      page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.duration);
    await expect.poll(length).toBeGreaterThan(3);
    await settled(page);
    expect(await faultsOf(page, 'a recording in a note')).toEqual([]);
    expect(speech.calls).toHaveLength(0);
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByText(/será enviada quando houver conexão/)).toBeVisible();
  });

  await test.step('is killed again while it sends', async () => {
    const release = speech.hold();
    speech.plan({ text: 'Falou do sono.' });
    device.setNetwork({ mode: 'pass' });
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => speech.calls.length).toBe(1);
    await device.kill();
    release();
  });

  await test.step('offers the text to who comes back', async () => {
    page = await device.open(pathname + search);
    await expect(page.getByText('Transcrição pronta: inserir na nota')).toBeVisible({
      timeout: 30_000,
    });
    await page.getByRole('button', { name: 'Inserir na nota' }).click();
    await expect(text()).toHaveValue('Antes. Falou do sono.');
    await expect(page.getByText(/^Gravação das/)).toHaveCount(0);
    await page.keyboard.press('Control+s');
    await steps.everythingSaved(page);
    const notes = await api.documents<Note>('notes');
    expect(notes.map(({ plaintext }) => plaintext)).toEqual(['Antes. Falou do sono.']);
    expect(speech.calls).toHaveLength(1);
  });
});
