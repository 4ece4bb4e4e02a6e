import { rm } from 'node:fs/promises';
import { Api, newPerson } from './harness/api.ts';
import { Device, PHONE } from './harness/device.ts';
import { faultsOf, settled } from './harness/faults.ts';
import { nextBuild } from './harness/nextBuild.ts';
import { reloaded } from './harness/reloaded.ts';
import { TestServer } from './harness/server.ts';
import * as steps from './harness/steps.ts';
import { expect, test } from './harness/world.ts';

const SIGN = '<meta name="version" content="next" />';

test('a person takes a new version at once, and what was half written is still there', async () => {
  const server = await TestServer.start();
  const build = await nextBuild(SIGN);
  const person = newPerson();
  await Api.register(server.url, person);
  const device = await Device.create(server.port, PHONE);
  try {
    const page = await device.open('/login');
    await steps.signIn(page, person);
    await device.untilReadyForOffline();
    const version = page.locator('meta[name=version]');
    const update = page.getByRole('dialog', { name: 'Atualização' });
    const findUpdate = async () => {
      await page.getByRole('button', { name: 'Sua conta' }).click();
      await page.getByRole('menuitem', { name: 'Procurar atualização' }).click();
    };

    await findUpdate();
    await expect(update.getByText('Nenhuma atualização disponível')).toBeVisible();
    await update.getByRole('button', { name: 'Agora não' }).click();

    device.complaints.networkIsSpoilt = true;
    await server.upgrade(build);
    device.complaints.networkIsSpoilt = false;
    await findUpdate();
    await expect(update.getByText('Há uma nova versão do Sereno.')).toBeVisible();
    await settled(page);
    expect(await faultsOf(page, 'a new version')).toEqual([]);
    await update.getByRole('button', { name: 'Agora não' }).click();
    await expect(update).toBeHidden();

    await steps.visit(page, 'Pacientes');
    await page.getByRole('button', { name: 'Novo paciente' }).first().click();
    const form = page.getByRole('dialog', { name: 'Novo paciente' });
    await form.getByLabel('Nome').fill('Carla Nunes');
    await page.waitForTimeout(1500);
    await form.getByRole('button', { name: 'Fechar' }).click();
    await findUpdate();
    await expect(version).toHaveCount(0);
    await reloaded(page, () => update.getByRole('button', { name: 'Atualizar Agora' }).click());

    await expect(version).toHaveAttribute('content', 'next');
    await page.getByRole('button', { name: 'Novo paciente' }).first().click();
    await expect(form.getByText('Rascunho recuperado')).toBeVisible();
    await expect(form.getByLabel('Nome')).toHaveValue('Carla Nunes');
    expect(device.complaints.list).toEqual([]);
  } finally {
    await device.dispose();
    await server.dispose();
    await rm(build, { recursive: true, force: true });
  }
});
