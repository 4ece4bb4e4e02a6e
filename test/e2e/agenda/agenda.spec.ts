import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../../server/program/demo/people/accounts.ts';
import { DESKTOP, Device, VIEWPORTS } from '../harness/device.ts';
import { faultsOf, settled } from '../harness/faults.ts';
import * as steps from '../harness/steps.ts';
import { expect, test } from '../harness/world.ts';

const PERSON = { name: '', email: 'psicologa@demo.local', password: DEMO_PASSWORD };

/** The sessions to come, without a network: details, cancelling, what is cancelled, completing. */
async function goThroughTheList(page: Page, isWide: boolean, faults: string[]): Promise<void> {
  await page.getByRole('tab', { name: 'Agendamentos' }).click();
  const list = page.getByRole(isWide ? 'table' : 'list', { name: 'Próximas sessões' });
  const rows = list.getByRole(isWide ? 'row' : 'listitem');
  const menus = list.getByRole('button', { name: /^Ações da sessão de/ });
  await expect(menus.first()).toBeVisible();
  faults.push(...(await faultsOf(page, 'appointments, refuse')));
  const act = async (row: Locator, action: string) => {
    await row.getByRole('button', { name: /^Ações da sessão de/ }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  const ahead = rows.filter({ hasText: 'Agendado' });
  await act(ahead.nth(0), 'Detalhes');
  await expect(page.getByRole('dialog', { name: 'Detalhes da sessão' })).toBeVisible();
  await page.keyboard.press('Escape');
  await act(ahead.nth(0), 'Cancelar sessão');
  const question = page.getByRole('dialog', { name: 'Cancelar sessão?' });
  await question.getByRole('button', { name: 'Cancelar sessão' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('checkbox', { name: /^Mostrar cancelados/ }).check();
  const cancelled = rows.filter({ hasText: 'Cancelado' });
  await expect(cancelled.filter({ hasText: 'Guardado neste aparelho' })).toHaveCount(1);
  await act(ahead.nth(0), 'Marcar como concluído');
  await expect(page.getByText(/^Guardado/).first()).toBeVisible();
}

/** The days before and after are drawn by now; neither Tab nor sight gets there. */
async function expectBesideOutOfReach(page: Page): Promise<void> {
  const sheets = page.locator('main [aria-hidden="true"]').filter({ has: page.locator('button') });
  await expect(sheets).toHaveCount(2);
  await expect(sheets.locator('button').filter({ visible: true })).toHaveCount(0);
  const isOut = () => document.activeElement?.closest('[aria-hidden="true"]') === null;
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(isOut)).toBe(true);
  }
}

for (const [size, viewport] of VIEWPORTS)
  test(`on ${size} the calendar is gone through by keys, with and without a network`, async ({
    demoServer,
  }) => {
    const device = await Device.create(demoServer.port, viewport);
    try {
      const page = await device.open('/login');
      await steps.signIn(page, PERSON);
      await steps.everythingSaved(page);
      await device.untilReadyForOffline();
      const faults: string[] = [];
      for (const mode of ['pass', 'refuse'] as const) {
        device.setNetwork({ mode });
        await page.goto(`${device.origin}/app/agenda`, { waitUntil: 'commit' });
        await settled(page);
        await expect(page.getByRole('button', { name: 'Mês', exact: true })).toHaveAttribute(
          'aria-pressed',
          'true',
        );
        faults.push(...(await faultsOf(page, `month, ${mode}`)));
        const month = page.getByRole('grid');
        const today = month.locator('[aria-current="date"]');
        await today.focus();
        await page.keyboard.press('PageDown');
        const inSight = month.locator('td:focus');
        await expect(inSight).toHaveAttribute('aria-selected', 'true');
        await expect(today).toHaveCount(0);
        await page.keyboard.press('PageUp');
        if (viewport === DESKTOP) {
          await page.keyboard.press('Enter');
          await expect(page.getByRole('region', { name: 'Resumo da sessão' })).toBeVisible();
          faults.push(...(await faultsOf(page, `card, ${mode}`)));
          await page.keyboard.press('Escape');
          await expect(page.getByRole('region', { name: 'Resumo da sessão' })).toBeHidden();
        }
        await page.getByRole('button', { name: 'Semana', exact: true }).click();
        await settled(page);
        faults.push(...(await faultsOf(page, `week, ${mode}`)));
        await expectBesideOutOfReach(page);
        await page.getByRole('button', { name: 'Hoje', exact: true }).click();
        await page.getByRole('button', { name: 'Mês', exact: true }).click();
        await expect(today).toBeVisible();
      }
      await test.step('its list, too', () => goThroughTheList(page, viewport === DESKTOP, faults));
      expect([...faults, ...device.complaints.list]).toEqual([]);
    } finally {
      await device.dispose();
    }
  });
