import type { Page } from '@playwright/test';
import { Api, newPerson } from '../harness/api.ts';
import * as steps from '../harness/steps.ts';
import { expect, test } from '../harness/world.ts';
import type { Appointment } from '../../../src/domain/appointments/appointment.ts';

const PATIENT = 'Ana Beatriz Moraes';
const DAY_MS = 86_400_000;

/** Open each day from tomorrow on, nine to noon. */
async function openMornings(api: Api): Promise<void> {
  const day = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  const args = {
    id: crypto.randomUUID(),
    startAt: `${day}T12:00:00.000Z`,
    endAt: `${day}T15:00:00.000Z`,
    isRecurring: true,
    recurringPattern: 'daily',
  };
  const at = new Date().toISOString();
  const name = 'availabilityPeriod.create';
  await api.push(crypto.randomUUID(), [
    { seq: 1, key: crypto.randomUUID(), name, args, at, baseV: 0 },
  ]);
}

/** Tab until it is there: what a person without a mouse does. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const wanted = page.getByRole('button', { name }).first();
  for (let presses = 0; presses < 40; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(name)} is not reached by Tab`);
}

test('the keyboard alone books a free time and any other, with the network and without', async ({
  newDevice,
  server,
}) => {
  const person = newPerson();
  const api = await Api.register(server.url, person);
  await openMornings(api);
  const device = await newDevice();
  const page = await device.open('/login');
  await steps.signIn(page, person);
  await steps.createPatient(page, PATIENT);
  await steps.everythingSaved(page);

  await test.step('a free time from the list of patients', async () => {
    await tabTo(page, `Ações de ${PATIENT}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    // The first letter leads to the action, as in every menu.
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: '09:00 Livre' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Agendar', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Agendamento realizado!')).toBeVisible();
  });

  await test.step('any time by the free form, without a network', async () => {
    await steps.visit(page, 'Agenda');
    // What is still closing has the keys.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await device.untilReadyForOffline();
    device.setNetwork({ mode: 'refuse' });
    await page.keyboard.press('Alt+n');
    const form = page.getByRole('dialog', { name: 'Nova sessão' });
    await expect(form.getByLabel('Paciente')).toBeFocused();
    await page.keyboard.type('Ana');
    await expect(page.getByRole('option', { name: PATIENT })).toBeVisible();
    await page.keyboard.press('Enter');
    await tabTo(page, /^Agendar/);
    await page.keyboard.press('Enter');
    await expect(form).toBeHidden();
    device.setNetwork({ mode: 'pass' });
    await steps.everythingSaved(page);
  });

  const sessions = await api.documents<Appointment>('appointments');
  expect(sessions.map(({ status }) => status)).toEqual(['scheduled', 'scheduled']);
});
