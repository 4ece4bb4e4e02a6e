import { Api, newPerson } from '../harness/api.ts';
import { DESKTOP, VIEWPORTS } from '../harness/device.ts';
import { faultsOf } from '../harness/faults.ts';
import * as steps from '../harness/steps.ts';
import { expect, test } from '../harness/world.ts';

for (const [size, viewport] of VIEWPORTS)
  test(`on ${size} a week is made in one step, and without a network a break and a block wait in their lists until it is back`, async ({
    newDevice,
    server,
  }) => {
    const device = await newDevice(viewport);
    const person = newPerson();
    await Api.register(server.url, person);
    const page = await device.open('/login');
    await steps.signIn(page, person);
    await page.goto(`${device.origin}/app/agenda?aba=configuracoes`);
    const save = async (title: string, name: string | RegExp) => {
      const form = page.getByRole('dialog', { name: title });
      await form.getByRole('button', { name }).click();
      await expect(form).toBeHidden();
    };

    await page.getByRole('button', { name: 'Montar a semana' }).click();
    await save('Montar a semana', 'Salvar semana');
    await expect(page.getByText('Seg-Sex')).toHaveCount(2);
    await steps.everythingSaved(page);
    await device.untilReadyForOffline();

    await test.step('without a network', async () => {
      device.setNetwork({ mode: 'refuse' });
      await page.getByRole('button', { name: 'Nova pausa' }).click();
      const form = page.getByRole('dialog');
      await form.getByRole('button', { name: 'Seg-Sex' }).click();
      await form.getByLabel('Início').fill('10:00');
      await form.getByLabel('Fim').fill('10:15');
      await save('Nova pausa recorrente', 'Criar 5 pausas');
      await page.getByRole('button', { name: 'Novo bloqueio' }).click();
      await page.getByLabel('Dia inteiro').check();
      await page.getByRole('dialog').getByLabel('Motivo').fill('Férias');
      await save('Novo bloqueio', 'Bloquear');
      const listed = (name: string) =>
        page.getByRole(viewport === DESKTOP ? 'table' : 'list', { name });
      const pauses = listed('Pausas recorrentes');
      await expect(pauses.getByText('10:00 – 10:15')).toHaveCount(5);
      await expect(pauses.getByText('Guardado neste aparelho')).toHaveCount(5);
      const blocks = listed('Horários bloqueados');
      await expect(blocks.getByText('Férias')).toHaveCount(1);
      await expect(blocks.getByText('Guardado neste aparelho')).toHaveCount(1);
      expect(await faultsOf(page, 'settings, refuse')).toEqual([]);
    });

    await test.step('and with one again', async () => {
      device.setNetwork({ mode: 'pass' });
      await steps.everythingSaved(page);
      await expect(page.getByText('Guardado neste aparelho')).toHaveCount(0);
    });
  });
