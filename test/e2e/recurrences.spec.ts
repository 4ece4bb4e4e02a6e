import type { RecurringAppointment } from '../../src/domain/recurrences/recurrence.ts';
import { Api, newPerson } from './harness/api.ts';
import { DESKTOP, VIEWPORTS } from './harness/device.ts';
import { faultsOf } from './harness/faults.ts';
import * as steps from './harness/steps.ts';
import { expect, test } from './harness/world.ts';

for (const [size, viewport] of VIEWPORTS)
  test(`on ${size} a recurrence made by keys without a network meets one that only the server saw, and is given another time`, async ({
    newDevice,
    server,
  }) => {
    const person = newPerson();
    const api = await Api.register(server.url, person);
    const patient = { name: 'Bia Lima', email: 'bia.lima@exemplo.com.br' };
    const { id: patientId } = await api.write<{ id: string }>('/patients', patient);
    const device = await newDevice(viewport);
    const page = await device.open('/login');
    await steps.signIn(page, person);
    await steps.everythingSaved(page);
    await device.untilReadyForOffline();
    await device.open('/app/agenda?aba=recorrentes');
    await page.getByRole('button', { name: 'Criar a primeira recorrência' }).waitFor();
    device.setNetwork({ mode: 'refuse' });

    await page.getByRole('button', { name: 'Nova recorrência' }).press('Enter');
    await expect(page.getByRole('combobox', { name: 'Paciente' })).toBeFocused();
    await page.keyboard.type('Bia');
    await page.getByRole('option', { name: 'Bia Lima' }).waitFor();
    for (const key of ['Enter', 'Tab', 'Tab']) await page.keyboard.press(key);
    await expect(page.getByLabel('Dias da semana')).toBeFocused();
    await page.keyboard.type('qui');
    await page.getByRole('option', { name: 'Quinta' }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Criar recorrência' }).press('Enter');
    await expect(page.getByText('Guardado; será confirmado quando houver conexão')).toBeVisible();
    const row = page
      .getByRole(viewport === DESKTOP ? 'row' : 'listitem')
      .filter({ hasText: 'Bia Lima' });
    await expect(row).toContainText('Qui');
    expect(await faultsOf(page, 'recurring, refuse')).toEqual([]);

    await api.write('/recurring-appointments', {
      patientId,
      recurringType: 'daily',
      startDate: new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10),
      startTime: '09:30',
      endTime: '10:30',
    });
    device.setNetwork({ mode: 'pass' });
    await page.getByText('Não criada').waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Bia Lima' }).first().press('Enter');
    await page.getByRole('dialog', { name: 'Conflitos de horário' }).waitFor();
    expect(await faultsOf(page, 'conflicts')).toEqual([]);
    await page.getByLabel('Mudar o horário').press('Space');
    await page.getByRole('button', { name: '08:00 – 09:00' }).press('Enter');
    await page.getByRole('button', { name: 'Resolver conflitos' }).press('Enter');
    await expect(page.getByText('Conflitos resolvidos!')).toBeVisible();
    const times = (await api.documents<RecurringAppointment>('recurringAppointments')).map(
      ({ startTime }) => startTime,
    );
    expect(times.toSorted()).toEqual(['08:00', '09:30']);
  });
