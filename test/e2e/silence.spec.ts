import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { Api, newPerson } from './harness/api.ts';
import { PHONE, type Device } from './harness/device.ts';
import { faultsOf, settled } from './harness/faults.ts';
import type { TestServer } from './harness/server.ts';
import * as steps from './harness/steps.ts';
import { expect, test } from './harness/world.ts';

const PATIENT = 'Ana Beatriz Moraes';
const NO_SOUND = /^O microfone não está captando som/;
const RATE = 48_000;

/** Sound that is nothing but zeros. */
function silentWav(seconds: number): Buffer {
  const size = seconds * RATE * 2;
  const bytes = Buffer.alloc(44 + size);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + size, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(size, 40);
  return bytes;
}

/** Lets the test mute the microphone, as a phone call does it, and see the wake locks. */
const letTestReach = (page: Page) =>
  page.addInitScript(() => {
    const request = navigator.wakeLock.request.bind(navigator.wakeLock);
    const locks: WakeLockSentinel[] = [];
    Object.assign(window, { locks });
    navigator.wakeLock.request = async (type) => {
      const lock = await request(type);
      locks.push(lock);
      return lock;
    };
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      const [track] = stream.getAudioTracks();
      Object.assign(window, {
        mute(muted: boolean) {
          Object.defineProperty(track, 'muted', { value: muted, configurable: true });
          track!.dispatchEvent(new Event(muted ? 'mute' : 'unmute'));
        },
      });
      return stream;
    };
  });

const setMuted = (page: Page, muted: boolean) =>
  page.evaluate((is) => (window as unknown as { mute(m: boolean): void }).mute(is), muted);

/** Texts of what lies over an element, in its corners and its middle. */
const covers = (element: Locator) =>
  element.evaluate((own) => {
    const { left, top, width, height } = own.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
    const above = points.map(([x, y]) =>
      document.elementFromPoint(left + width * x, top + height * y),
    );
    return above.filter((one) => !own.contains(one)).map((one) => one?.textContent ?? 'nothing');
  });

const wakeLocks = (page: Page) =>
  page.evaluate(
    () =>
      (window as unknown as { locks: WakeLockSentinel[] }).locks.filter((one) => !one.released)
        .length,
  );

/** Signs in and begins a recording for a session that runs. */
async function record(device: Device, server: TestServer): Promise<Page> {
  const person = newPerson();
  await Api.register(server.url, person);
  const page = await device.open('/login');
  await letTestReach(page);
  await page.reload();
  await steps.signIn(page, person);
  await steps.createPatient(page, PATIENT);
  await steps.startSession(page, PATIENT);
  await page.getByRole('tab', { name: 'Anotações' }).click();
  const begin = page.getByRole('button', { name: 'Gravar áudio' });
  // As far down as it can be pressed.
  await begin.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await begin.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Registrar' }).click();
  await expect(page.getByRole('button', { name: 'Parar' })).toBeVisible();
  await expect(page.getByText('Consentimento registrado.')).toBeVisible();
  expect(await covers(page.getByRole('button', { name: 'Parar' }))).toEqual([]);
  return page;
}

test('a muted microphone is told at once, does not count, and the recording goes on by itself', async ({
  newDevice,
  server,
}) => {
  const page = await record(await newDevice(PHONE), server);
  await expect(page.getByText('Gravando', { exact: true })).toBeVisible();
  await expect.poll(() => wakeLocks(page)).toBe(1);
  await page.waitForTimeout(3000);
  await setMuted(page, true);
  await expect(page.getByText(NO_SOUND)).toBeVisible({ timeout: 3000 });
  await settled(page);
  expect(await faultsOf(page, 'a recorder without sound')).toEqual([]);
  await page.waitForTimeout(7000);
  await setMuted(page, false);
  await expect(page.getByText(NO_SOUND)).toBeHidden({ timeout: 3000 });
  await expect(page.getByText('Gravando', { exact: true })).toBeVisible();
  await page.waitForTimeout(2000);
  await page.getByRole('button', { name: 'Parar' }).click();
  await expect(page.getByText(/Sem som de 00:0\d a 00:[01]\d\.$/)).toBeVisible();
  const [, played, counted] =
    /· (\d+) s, (\d+) s com som/.exec(await page.getByText(/com som/).innerText()) ?? [];
  expect(Number(played) - Number(counted)).toBeGreaterThanOrEqual(7);
  await expect.poll(() => wakeLocks(page)).toBe(0);
  // It stays with the recording.
  await page.reload();
  await expect(page.getByText(/Sem som de 00:0\d a 00:[01]\d\.$/)).toBeVisible();
  // The player shows the length that was measured, and plays.
  await page.getByRole('button', { name: 'Ouvir' }).click();
  await expect(page.getByText(`00:00 de 00:${played}`)).toBeVisible();
  await page.getByRole('button', { name: 'Tocar' }).click();
  await expect(page.getByText(`00:02 de 00:${played}`)).toBeVisible();
  await page.getByRole('button', { name: 'Pausar' }).click();
  await settled(page);
  expect(await faultsOf(page, 'a player')).toEqual([]);
});

test('a microphone that gives nothing but zeros is told after ten seconds', async ({
  newDevice,
  server,
}) => {
  const device = await newDevice();
  const file = join(device.profile, 'silence.wav');
  await writeFile(file, silentWav(5));
  device.flags = [`--use-file-for-fake-audio-capture=${file}`];
  const page = await record(device, server);
  await expect(page.getByText('Gravando', { exact: true })).toBeVisible();
  await expect(page.getByText(NO_SOUND)).toBeVisible();
  await expect(page.getByText('Sem som', { exact: true })).toBeVisible();
  await expect(page.getByText(/^00:00 de 09:[0-5]\d$/)).toBeVisible();
  await page.getByRole('button', { name: 'Parar' }).click();
  await expect(page.getByText(/nada com som/)).toBeVisible();
  await expect(page.getByText(/Sem som de 00:00 a 00:1\d\.$/)).toBeVisible();
});
