import type { Page } from '@playwright/test';
import type { Appointment } from '../../src/domain/appointments/appointment.ts';
import { Api, newPerson, type Person } from './harness/api.ts';
import { DEMO_PASSWORD, demoEmails } from '../../server/program/demo/people/accounts.ts';
import { DESKTOP, Device, PHONE } from './harness/device.ts';
import { faultsOf, settled } from './harness/faults.ts';
import { inSight } from './harness/inSight.ts';
import * as steps from './harness/steps.ts';
import { expect, test } from './harness/world.ts';

const PATIENT = 'Ana Beatriz Moraes';
const HOUR_MS = 3_600_000;
const ARRIVING_MS = 60_000;
const today = (): string => new Date(Date.now() - 3 * HOUR_MS).toISOString().slice(0, 10);

/** A patient and sessions that took place on the days before, none of them paid. */
async function cared(api: Api, sessionFee: number, count: number, name = PATIENT): Promise<string> {
  const patient = { name, email: 'paciente.nova@exemplo.com.br', sessionFee };
  const { id: patientId } = await api.write<{ id: string }>('/patients', patient);
  for (let before = 1; before <= count; before++) {
    const at = Date.now() - before * 24 * HOUR_MS;
    const [startAt, endAt] = [at, at + HOUR_MS].map((ms) => new Date(ms).toISOString());
    const session = await api.write<{ id: string }>('/appointments', { patientId, startAt, endAt });
    await api.write(`/appointments/${session.id}/complete`, {}, 'PATCH');
  }
  return patientId;
}

const figure = (page: Page, label: string) =>
  inSight(
    page
      .locator('main dl > div')
      .filter({ has: page.getByText(label, { exact: true }), visible: true }),
  );

async function show(device: Device, address: string): Promise<Page> {
  const { page, origin } = device;
  await page.goto(origin + address, { waitUntil: 'commit' });
  await settled(page);
  return page;
}

async function signedIn(device: Device, person: Person): Promise<Device> {
  await steps.signIn(await device.open('/login'), person);
  await steps.everythingSaved(device.page);
  return device;
}

test.describe('a fee that is raised with three sessions unpaid', () => {
  const raise = async (device: Device, patientId: string, fee: string, isTheirsToo: boolean) => {
    const page = await show(device, `/app/pacientes?dialogo=paciente&alvo=${patientId}`);
    const form = page.getByRole('dialog');
    await form.getByLabel(/Valor da sessão/).fill(fee);
    await expect(form.getByText(/As 3 sessões em aberto continuam com/)).toBeVisible();
    const also = form.getByRole('checkbox', { name: /3 sessões/ });
    await expect(also).not.toBeChecked();
    if (isTheirsToo) await also.check();
    expect(await faultsOf(page, 'fee')).toEqual([]);
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(form).toBeHidden();
  };

  test('leaves what they cost, unless the person chooses, also without a network', async ({
    newDevice,
    server,
  }) => {
    const person = newPerson();
    const api = await Api.register(server.url, person);
    const patientId = await cared(api, 150, 3);
    const device = await signedIn(await newDevice(PHONE), person);
    await device.untilReadyForOffline();
    const owed = async (text: string) => {
      const page = await show(device, '/app/financeiro?aba=quem-deve');
      await expect(page.locator('main')).toContainText(text);
    };
    await owed('450,00');
    await raise(device, patientId, '200', false);
    await owed('450,00');

    device.setNetwork({ mode: 'refuse' });
    await raise(device, patientId, '250', true);
    await owed('750,00');
    device.setNetwork({});
    await device.page.evaluate(() => window.dispatchEvent(new Event('online')));
    await steps.everythingSaved(device.page);
    const sessions = await api.documents<Appointment>('appointments');
    expect(sessions.map(({ price }) => price)).toEqual([250, 250, 250]);
  });
});

const HANDED_OVER = 'Zélia Barreto Nóbrega';

/** Reads what a psychologist sees of the money: all that came in, and the rows of one patient. */
async function moneyOf(device: Device) {
  const report = await show(device, '/app/relatorios-financeiros');
  const revenue = figure(report, 'Receita total');
  await expect(revenue).toContainText('R$');
  const total = await revenue.textContent();
  const rowsAt = async (tab: string) => {
    const page = await show(device, `/app/financeiro?aba=${tab}`);
    await expect(page.getByRole('tabpanel')).not.toBeEmpty();
    const rows = page.locator('main tr, main li').filter({ hasText: HANDED_OVER });
    return (await rows.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '));
  };
  return { total, packages: await rowsAt('pacotes'), receipts: await rowsAt('recibos') };
}

/** Reads the money once its rows of receipts are as many: they come in parts. */
async function moneyWith(device: Device, receipts: number) {
  const readings: Awaited<ReturnType<typeof moneyOf>>[] = [];
  await expect(async () => {
    readings.push(await moneyOf(device));
    expect(readings.at(-1)?.receipts).toHaveLength(receipts);
  }).toPass({ timeout: ARRIVING_MS });
  return readings.at(-1)!;
}

async function handOver(device: Device, from: string, to: string): Promise<void> {
  const page = await show(device, '/app/configuracoes?aba=clinica');
  await page.getByRole('button', { name: `Ações de ${from}` }).click();
  await page.getByRole('menuitem', { name: 'Passar pacientes ou lacrar' }).click();
  const form = page.getByRole('dialog', { name: `Pacientes de ${from}` });
  await form.getByLabel('Quem recebe').click();
  await page.getByRole('option', { name: to }).click();
  const patient = form.getByRole('checkbox', { name: new RegExp(HANDED_OVER) });
  await expect(patient).toHaveAccessibleName(/4 sessões pagas de pacote, que vão junto/);
  await patient.check();
  await settled(page);
  expect(await faultsOf(page, 'hand-over')).toEqual([]);
  await form.getByRole('button', { name: 'Passar 1 paciente' }).click();
  await page
    .getByRole('dialog', { name: 'Passar 1 paciente?' })
    .getByRole('button', { name: 'Passar' })
    .click();
  await expect(patient).toBeHidden();
}

test('a patient with a package is handed over: the money stays, what is left goes along', async ({
  demoServer,
}) => {
  test.setTimeout(300_000);
  const as = (email: string): Person => ({ name: '', email, password: DEMO_PASSWORD });
  const her = await Api.login(demoServer.url, as(demoEmails.psicóloga));
  const him = await Api.login(demoServer.url, as(demoEmails.psicólogo));
  const nameOf = async (api: Api) => (await api.get<{ name: string }>('/users/profile')).name;
  const [from, to] = [await nameOf(her), await nameOf(him)];
  const patientId = await cared(her, 200, 1, HANDED_OVER);
  const sold = { patientId, sessions: 4, amount: 600, paymentMethod: 'pix', paidOn: today() };
  await her.write('/packages', sold);

  const devices: Device[] = [];
  const open = async (email: string) => {
    const device = await Device.create(demoServer.port, DESKTOP);
    devices.push(device);
    return signedIn(device, as(email));
  };
  try {
    const hers = await open(demoEmails.psicóloga);
    const his = await open(demoEmails.psicólogo);
    const before = { hers: await moneyWith(hers, 2), his: await moneyOf(his) };
    expect(before.hers.packages).toEqual([expect.stringContaining('Restam 4 de 4')]);
    await handOver(await open(demoEmails.clínica), from, to);
    await expect
      .poll(async () => (await moneyOf(his)).packages, { timeout: ARRIVING_MS })
      .not.toEqual(before.his.packages);
    const after = { hers: await moneyWith(hers, 2), his: await moneyOf(his) };
    expect(after.hers.total).toBe(before.hers.total);
    expect(after.his.total).toBe(before.his.total);
    expect(after.hers.receipts).toEqual(before.hers.receipts);
    expect(after.his.receipts).toEqual([]);
    expect(after.hers.packages).toEqual([expect.stringMatching(/600,00 4 sessões passaram/)]);
    expect(after.his.packages).toEqual([expect.stringMatching(/600,00 já pagos Restam 4 de 4/)]);
    expect(devices.flatMap(({ complaints }) => complaints.list)).toEqual([]);
  } finally {
    await Promise.all(devices.map((device) => device.dispose()));
  }
});
