import type { Page } from '@playwright/test';
import type { Payment } from '../../src/domain/payments/payment.ts';
import { Api, newPerson } from './harness/api.ts';
import { VIEWPORTS } from './harness/device.ts';
import { faultsOf, settled } from './harness/faults.ts';
import { inSight } from './harness/inSight.ts';
import * as steps from './harness/steps.ts';
import { expect, test } from './harness/world.ts';

const PATIENT = 'Ana Beatriz Moraes';
const HOUR_MS = 3_600_000;

/** A session of yesterday that took place, of a patient who pays 180.50. */
async function practice(url: string) {
  const person = newPerson();
  const api = await Api.register(url, person);
  const patient = { name: PATIENT, email: 'ana.moraes@exemplo.com.br', sessionFee: 180.5 };
  const { id: patientId } = await api.write<{ id: string }>('/patients', patient);
  const [startAt, endAt] = [25, 24].map((h) => new Date(Date.now() - h * HOUR_MS).toISOString());
  const session = await api.write<{ id: string }>('/appointments', { patientId, startAt, endAt });
  await api.write(`/appointments/${session.id}/complete`, {}, 'PATCH');
  return { api, person };
}

/** What a person sees of it: other statuses and periods are drawn out of sight. */
const seen = (page: Page, text: string) =>
  inSight(page.getByText(text, { exact: true }).filter({ visible: true }));

const figure = (page: Page, label: string) =>
  inSight(
    page
      .locator('main dl > div')
      .filter({ has: page.getByText(label, { exact: true }), visible: true }),
  );

/** By keys and pointer alike: a table offers it at once, a phone in the row's menu. */
async function openPayment(page: Page): Promise<void> {
  const direct = page.getByRole('button', { name: new RegExp(`^Pagar: ${PATIENT}`) });
  const menu = page.getByRole('button', { name: /^Ações da sessão de/ });
  await expect(direct.or(menu).first()).toBeVisible();
  if (await direct.isVisible()) return direct.click();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Pagar' }).click();
}

for (const [size, viewport] of VIEWPORTS)
  test(`on ${size}, money that is registered without a network stands in history, receipt and report at once, and on the server once`, async ({
    newDevice,
    server,
  }) => {
    const { api, person } = await practice(server.url);
    const device = await newDevice(viewport);
    const page = await device.open('/login');
    const faults: string[] = [];
    const look = async (address: string) => {
      await settled(page);
      faults.push(...(await faultsOf(page, address)));
    };
    await steps.signIn(page, person);
    await steps.everythingSaved(page);
    await device.untilReadyForOffline();

    await test.step('registers the payment where the session stands, the network cut meanwhile', async () => {
      await page.goto(`${device.origin}/app/historico`, { waitUntil: 'commit' });
      await expect(seen(page, 'Pendente')).toBeVisible();
      await look('history');
      device.setNetwork({ mode: 'refuse' });
      await openPayment(page);
      const dialog = page.getByRole('dialog', { name: 'Registrar Pagamento' });
      await expect(dialog.getByLabel(/Valor/)).toHaveValue('180,50');
      await look('payment');
      await dialog.getByRole('button', { name: 'Registrar' }).click();
      await expect(seen(page, 'Pago')).toBeVisible();
      // The list tells of the payment before the dialog has gone back to the list's address: who
      // loads another address meanwhile has that load cut off by the step back.
      await expect(dialog).toBeHidden();
    });

    await test.step('hands a receipt over without a network, which has no number yet', async () => {
      await page.goto(`${device.origin}/app/financeiro?aba=recibos`, { waitUntil: 'commit' });
      const button = page.getByRole('button', { name: /^Baixar recibo/ }).first();
      await expect(button).toBeVisible();
      await look('receipts');
      const coming = page.waitForEvent('download');
      await button.click();
      expect((await coming).suggestedFilename()).toMatch(/^recibo-\d{4}-\d\d-\d\d\.pdf$/);
      await expect(page.getByText(/recibo sem número ainda/)).toBeVisible();
    });

    await test.step('finds the money in the report', async () => {
      await page.goto(`${device.origin}/app/relatorios-financeiros`, { waitUntil: 'commit' });
      await expect(figure(page, 'Receita total')).toContainText('180,50');
      await expect(figure(page, 'Sessões pendentes')).toContainText('0');
      await look('report');
    });

    await test.step('reaches the server once, and the receipt gets its number', async () => {
      device.setNetwork({});
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await steps.everythingSaved(page);
      const payments = await api.documents<Payment>('payments');
      expect(payments).toMatchObject([{ amount: 180.5, paymentMethod: 'pix', status: 'paid' }]);
      await page.goto(`${device.origin}/app/financeiro?aba=recibos`, { waitUntil: 'commit' });
      await expect(page.getByText(/recibo \d{4}\/0001/)).toBeVisible();
    });
    expect(faults).toEqual([]);
  });
