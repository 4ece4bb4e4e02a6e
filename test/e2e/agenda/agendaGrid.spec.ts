import type { Page } from '@playwright/test';
import type { Appointment } from '../../../src/domain/appointments/appointment.ts';
import type { Patient } from '../../../src/domain/patients/patient.ts';
import { Api, newPerson } from '../harness/api.ts';
import { inSight } from '../harness/inSight.ts';
import * as steps from '../harness/steps.ts';
import { expect, test } from '../harness/world.ts';

const WHO = 'Ana Beatriz Moraes';
const DAY_MS = 24 * 60 * 60_000;

const day = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
const at = (time: string) => new Date(`${day}T${time}:00-03:00`).toISOString();
const session = (page: Page, start: string) =>
  page.getByRole('button', { name: new RegExp(`^${WHO}, ${start} –`) });

/** Where a pointer takes the session up, and how many pixels an hour is high. */
async function holdOf(page: Page, start: string) {
  const box = await session(page, start).boundingBox();
  const hour =
    (await inSight(page.locator('.columns:visible')).evaluate((one) => one.clientHeight)) / 24;
  if (!box) throw new Error('the session is out of sight');
  return { x: box.x + 60, y: box.y + 8, hour };
}

async function dragByMouse(page: Page, start: string): Promise<void> {
  const { x, y, hour } = await holdOf(page, start);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + hour, { steps: 5 });
  await expect(inSight(page.locator('.ghost:visible'))).toContainText('11:00 – 11:50');
  await page.mouse.up();
}

async function dragByFinger(page: Page, start: string): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  // What is for a mouse alone goes, and the page moves.
  await expect(page.getByRole('button', { name: /^Atalhos/ })).toBeHidden();
  const { x, y, hour } = await holdOf(page, start);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down = 0) =>
    line.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + down }],
    });
  await touch('touchStart');
  await expect(inSight(page.locator('.ghost:visible'))).toBeVisible();
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', hour * part);
  await touch('touchEnd');
}

test('a session moves by mouse, keyboard and finger without a network, and back, and the server agrees', async ({
  newDevice,
  server,
}) => {
  const person = newPerson();
  const api = await Api.register(server.url, person);
  const body = { name: WHO, email: 'ana@exemplo.com.br' };
  const patient = await api.write<Patient>('/patients', body);
  await api.write<Appointment>('/appointments', {
    patientId: patient.id,
    startAt: at('10:00'),
    endAt: at('10:50'),
  });
  const device = await newDevice();
  const page = await device.open('/login');
  await steps.signIn(page, person);
  await steps.everythingSaved(page);
  await device.untilReadyForOffline();
  await page.goto(`${device.origin}/app/agenda?visao=dia&dia=${day}`, { waitUntil: 'commit' });
  await expect(session(page, '10:00')).toBeVisible();
  device.setNetwork({ mode: 'refuse' });

  await dragByMouse(page, '10:00');
  await expect(session(page, '11:00')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(session(page, '10:00')).toBeVisible();

  await session(page, '10:00').focus();
  await page.keyboard.press('m');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(session(page, '11:00')).toBeFocused();

  await dragByFinger(page, '11:00');
  await expect(session(page, '12:00')).toBeVisible();

  device.setNetwork({ mode: 'pass' });
  await steps.everythingSaved(page);
  const moved = (await api.documents<Appointment>('appointments'))[0];
  expect(moved).toMatchObject({ startAt: at('12:00'), endAt: at('12:50') });
});
