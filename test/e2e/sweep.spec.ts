import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/program/demo/people/accounts.ts';
import { addressesOf, goWithin, PEOPLE, type Role } from './harness/addresses.ts';
import { Api } from './harness/api.ts';
import { DESKTOP, Device, VIEWPORTS } from './harness/device.ts';
import { faultsOf, settled } from './harness/faults.ts';
import * as steps from './harness/steps.ts';
import { expect, test } from './harness/world.ts';

/** Where nobody comes by an address alone: the search with what it found, and the last step of a booking. */
async function faultsFurtherIn(page: Page, role: Role): Promise<string[]> {
  const dialog = page.getByRole('dialog');
  if (role === 'patient') {
    await goWithin(page, '/app/patient-scheduling?dialogo=agendar');
    await dialog
      .getByRole('button', { name: /^\d\d:\d\d/ })
      .first()
      .click();
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await expect(dialog.getByLabel('Observações')).toBeVisible();
    await settled(page);
    return faultsOf(page, 'the last step of a booking');
  }
  await goWithin(page, '/app/dashboard?dialogo=busca');
  await dialog.getByRole('combobox').fill('ana');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await settled(page);
  return faultsOf(page, 'the search, with what it found');
}

for (const [size, viewport] of VIEWPORTS) {
  test(`on ${size} signing in and registering are accessible, fit, and raise no error`, async ({
    newDevice,
  }) => {
    const page = await (await newDevice(viewport)).open('/login');
    await settled(page);
    const faults = await faultsOf(page, '/login');
    await page.getByRole('tab', { name: 'Criar conta' }).click();
    await settled(page);
    expect([...faults, ...(await faultsOf(page, '/login, registration'))]).toEqual([]);
  });

  for (const [role, email] of PEOPLE)
    test(`on ${size} each screen of a ${role} is accessible, fits, and raises no error`, async ({
      demoServer,
    }) => {
      // Forty screens, each looked at for accessibility: a slow machine takes minutes.
      test.setTimeout(540_000);
      const person = { name: '', email, password: DEMO_PASSWORD };
      const addresses = await addressesOf(role, await Api.login(demoServer.url, person));
      const device = await Device.create(demoServer.port, viewport);
      try {
        const page = await device.open('/login');
        await steps.signIn(page, person);
        const faults: string[] = [];
        for (const address of addresses) {
          // A desktop starts at each screen; its tabs and dialogs are opened from it, as on a phone.
          if (viewport === DESKTOP && !address.includes('?'))
            await page.goto(device.origin + address, { waitUntil: 'commit' });
          else await goWithin(page, address);
          await settled(page);
          faults.push(...(await faultsOf(page, address)));
        }
        faults.push(...(await faultsFurtherIn(page, role)));
        // The practice's own: a patient has no bell. It comes once a screen rests, and may stand behind a dialog.
        const bell = page.getByRole('button', { name: /^Avisos/, includeHidden: true });
        await expect(bell).toHaveCount(role === 'patient' ? 0 : 1);
        expect([...faults, ...device.complaints.list]).toEqual([]);
      } finally {
        await device.dispose();
      }
    });
}
