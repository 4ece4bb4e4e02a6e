import { expect, type Locator, type Page } from '@playwright/test';
import type { newPerson, Person } from './api.ts';

/** What a person does, in the words that they see. */

const dialog = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title });

export async function signUp(page: Page, person: ReturnType<typeof newPerson>): Promise<void> {
  await page.getByRole('tab', { name: 'Criar conta' }).click();
  const form = page.getByRole('form', { name: 'Criar conta' });
  await form.getByLabel('Nome', { exact: false }).first().fill(person.name);
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Senha', { exact: false }).first().fill(person.password);
  await form.getByLabel('Confirmar senha').fill(person.password);
  await form.getByLabel('CRP').fill('06/123456');
  await form.getByLabel('Nome da clínica').fill('Clínica da Praça');
  await form.getByLabel('Domínio').fill(person.domain);
  await form.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByText('Conta criada com sucesso!')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Entrar' })).toBeVisible();
}

export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  const form = page.getByRole('form', { name: 'Entrar' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('textbox', { name: 'Senha' }).fill(password);
  await form.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL('**/app/**');
}

/** Goes to a screen by the menu. */
export async function visit(
  page: Page,
  screen: 'Dashboard' | 'Agenda' | 'Pacientes',
): Promise<void> {
  const menu = page.getByRole('button', { name: 'Abrir menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('navigation').getByRole('link', { name: screen }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export async function createPatient(page: Page, name: string): Promise<void> {
  await visit(page, 'Pacientes');
  await page.getByRole('button', { name: 'Novo paciente' }).first().click();
  const form = dialog(page, 'Novo paciente');
  await form.getByLabel('Nome').fill(name);
  await form.getByLabel('Email').fill(emailOf(name));
  await form.getByRole('button', { name: 'Criar paciente' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText(name).first()).toBeVisible();
}

const emailOf = (name: string): string =>
  `${name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z ]/g, '')
    .trim()
    .replaceAll(' ', '.')
    .toLowerCase()}@exemplo.com.br`;

/** The header's word on where the person's work is. */
export const syncStatus = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('banner').getByRole('button', { name: text });

export const everythingSaved = async (page: Page, timeout = 60_000): Promise<void> =>
  expect(syncStatus(page, 'Tudo salvo na nuvem')).toBeVisible({ timeout });
