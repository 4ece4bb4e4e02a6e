import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/program/demo/people/accounts.ts';
import { Api, newPerson } from './harness/api.ts';
import { Device, PHONE } from './harness/device.ts';
import * as steps from './harness/steps.ts';
import { expect, test } from './harness/world.ts';

/** Wednesdays 08:00 to 12:00 with a pause, a weekly whole day, and a session at 09:00. */
async function sayTimes(api: Api): Promise<void> {
  await api.write('/availability-new/weekly-period', {
    daysOfWeek: [3],
    startTime: '08:00',
    endTime: '12:00',
  });
  await api.write('/recurring-breaks', { dayOfWeek: 3, startTime: '10:00', endTime: '10:15' });
  const friday = new Date();
  friday.setUTCDate(friday.getUTCDate() + ((12 - friday.getUTCDay()) % 7) + 7);
  const day = friday.toISOString().slice(0, 10);
  await api.write('/availability-blocks', {
    startAt: `${day}T03:00:00.000Z`,
    endAt: new Date(Date.parse(`${day}T03:00:00.000Z`) + 86_400_000).toISOString(),
    isRecurring: true,
    recurringPattern: '{"dayOfWeek":5}',
  });
}

async function changeZone(page: Page, origin: string, typed: string, name: string) {
  await page.goto(`${origin}/app/configuracoes?aba=perfil`);
  await page.getByRole('combobox', { name: 'Fuso horário' }).fill(typed);
  await page.getByRole('option', { name }).click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mudar o fuso horário?' });
  await expect(dialog).toContainText('1 período, 1 pausa e 1 bloqueio continuam');
  await expect(dialog).toContainText('o que começa às 08:00 continua às 08:00');
  await dialog.getByRole('button', { name: 'Mudar fuso' }).click();
  await expect(dialog).toBeHidden();
  await steps.everythingSaved(page);
}

test('the practice moves to Manaus and to Lisbon, and what was said keeps its clock times', async ({
  newDevice,
  server,
}) => {
  const device = await newDevice();
  const person = newPerson();
  await sayTimes(await Api.register(server.url, person));
  const page = await device.open('/login');
  await steps.signIn(page, person);
  const listed = (name: string) => page.getByRole('table', { name });
  for (const [typed, name] of [
    ['manaus', 'Amazonas (Manaus)'],
    ['lisboa', 'Portugal (Lisboa, Porto)'],
  ] as const) {
    await changeZone(page, device.origin, typed, name);
    await page.goto(`${device.origin}/app/agenda?aba=configuracoes`);
    await expect(listed('Períodos de disponibilidade').getByText('08:00 – 12:00')).toHaveCount(1);
    await expect(listed('Pausas recorrentes').getByText('10:00 – 10:15')).toHaveCount(1);
    await expect(listed('Horários bloqueados').getByText('Dia inteiro')).toHaveCount(1);
  }
});

test('a phone in Rio Branco books an hour of São Paulo and reads both', async ({ demoServer }) => {
  const device = await Device.create(demoServer.port, PHONE);
  try {
    const page = await device.open('/login');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setTimezoneOverride', { timezoneId: 'America/Rio_Branco' });
    await page.reload();
    await steps.signIn(page, {
      name: '',
      email: 'paciente@demo.local',
      password: DEMO_PASSWORD,
    });
    await page.goto(`${device.origin}/app/patient-scheduling`);
    const both = /^(\d\d:\d\d), horário de Brasília · (\d\d:\d\d) neste aparelho$/;
    await page.getByRole('button', { name: 'Agendar' }).first().click();
    const dialog = page.getByRole('dialog');
    const time = dialog.getByRole('button', { name: both }).first();
    const [, hour, here] = both.exec((await time.getAttribute('aria-label')) ?? '') ?? [];
    expect((Number(hour?.slice(0, 2)) + 22) % 24).toBe(Number(here?.slice(0, 2)));
    await time.click();
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await expect(dialog.getByText('Quando', { exact: true }).locator('..')).toContainText(
      new RegExp(
        `${hour} – \\d\\d:\\d\\d, horário de Brasília · ${here} – \\d\\d:\\d\\d neste aparelho`,
      ),
    );
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    expect(await fits()).toBe(true);
    await dialog.getByRole('button', { name: 'Agendar' }).click();
    await expect(page.getByText('neste aparelho').first()).toBeVisible();
    expect(await fits()).toBe(true);
  } finally {
    await device.dispose();
  }
});
