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
export async function visit(page: Page, screen: 'Agenda' | 'Pacientes'): Promise<void> {
  const menu = page.getByRole('button', { name: 'Abrir menu' });
  const link = page.getByRole('navigation').getByRole('link', { name: screen });
  // Neither is there while the page is drawn anew.
  await expect(menu.or(link).first()).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible();
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
    .replaceAll(/[^A-Za-z0-9 ]/g, '')
    .trim()
    .replaceAll(' ', '.')
    .toLowerCase()}@exemplo.com.br`;

/** The header's word on where the person's work is. */
export const syncStatus = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('banner').getByRole('button', { name: text });

export const everythingSaved = async (page: Page, timeout = 60_000): Promise<void> =>
  expect(syncStatus(page, 'Tudo salvo na nuvem')).toBeVisible({ timeout });

/** Starts a session with a patient right now and goes to its screen. */
export async function startSession(page: Page, patient: string): Promise<void> {
  await visit(page, 'Agenda');
  await page.getByRole('button', { name: 'Sessão agora' }).click();
  const form = dialog(page, 'Sessão agora');
  await choosePatient(page, form, patient);
  await form.getByRole('button', { name: 'Iniciar sessão' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sessão em Andamento' })).toBeVisible();
}

async function choosePatient(page: Page, form: Locator, patient: string): Promise<void> {
  await form.getByLabel('Paciente').fill(patient);
  await page.getByRole('option', { name: patient }).click();
}

/** Books a session at an instant; the dialog opens from its own address. */
export async function book(page: Page, patient: string, instant: string): Promise<void> {
  const address = new URL('/app/agenda', page.url());
  address.searchParams.set('dialogo', 'agendar');
  address.searchParams.set('quando', instant);
  await page.goto(address.href, { waitUntil: 'commit' });
  const form = dialog(page, 'Nova sessão');
  await choosePatient(page, form, patient);
  await form.getByRole('button', { name: 'Agendar', exact: true }).click();
  await expect(form).toBeHidden();
}

/** On the session's screen: the whole text of its note, saved with the keyboard. */
export async function writeNote(page: Page, text: string): Promise<void> {
  await page.getByRole('tab', { name: 'Anotações' }).click();
  await page.getByRole('textbox', { name: 'Nota da sessão' }).fill(text);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^(neste aparelho|na nuvem)$/)).toBeVisible();
}

/** On the session's screen: it happened. */
export async function completeSession(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Marcar como concluído' }).click();
  await expect(page.getByText('Concluído', { exact: true }).first()).toBeVisible();
}
