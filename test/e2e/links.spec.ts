import type { PatientInvite } from '../../src/domain/invites/invite.ts';
import type { Patient } from '../../src/domain/patients/patient.ts';
import { Api, newPerson } from './harness/api.ts';
import { DESKTOP, PHONE } from './harness/device.ts';
import { faultsOf, settled } from './harness/faults.ts';
import type { MailKind, TestServer } from './harness/server.ts';
import * as steps from './harness/steps.ts';
import { expect, test } from './harness/world.ts';

/** The link of the next mail of its kind. */
async function nextLink(
  server: TestServer,
  kind: MailKind,
  known: readonly string[],
): Promise<string> {
  const fresh = async () => (await server.links(kind)).find((link) => !known.includes(link)) ?? '';
  await expect.poll(fresh, { timeout: 30_000 }).not.toBe('');
  return fresh();
}

test('whoever registers finds a mail whose link verifies the address, once', async ({
  server,
  newDevice,
}) => {
  const person = newPerson();
  const known = await server.links('verify-email');
  const device = await newDevice(PHONE);
  const page = await device.open('/login');
  await steps.signUp(page, person);
  const link = await nextLink(server, 'verify-email', known);

  await page.goto(device.origin + link);
  const confirm = page.getByRole('button', { name: 'Confirmar email' });
  await confirm.click();
  await expect(page.getByText('Email verificado com sucesso!')).toBeVisible();
  expect(await faultsOf(page, '/verify-email')).toEqual([]);
  const api = await Api.login(server.url, person);
  const profile = await api.get<{ emailVerifiedAt: string | null }>('/users/profile');
  expect(profile.emailVerifiedAt).not.toBeNull();
  await page.waitForURL('**/login*');

  device.complaints.expected.push(/status of 400/);
  await page.goto(device.origin + link);
  await confirm.click();
  await expect(page.getByText('Este email já está confirmado.')).toBeVisible();
});

test('whoever forgot the password chooses another by the mail’s link', async ({
  server,
  newDevice,
}) => {
  const person = newPerson();
  await Api.register(server.url, person);
  const known = await server.links('reset-password');
  const device = await newDevice(PHONE);
  const page = await device.open('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Esqueci a senha' }).click();
  const request = page.getByRole('form', { name: 'Pedir um link para a nova senha' });
  const email = request.getByLabel('Email');
  await expect(email).toHaveValue(person.email);
  await settled(page);
  expect(await faultsOf(page, '/forgot-password')).toEqual([]);

  device.setNetwork({ mode: 'refuse' });
  await request.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByRole('alert')).toContainText('Erro de conexão. Verifique sua internet');
  await expect(email).toHaveValue(person.email);
  device.setNetwork({ mode: 'pass' });
  await request.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByText('Se houver uma conta com este email')).toBeVisible();
  expect(await faultsOf(page, '/forgot-password, sent')).toEqual([]);

  const link = await nextLink(server, 'reset-password', known);
  const secret = /#token=([\w-]{43})$/.exec(link)?.[1] ?? 'none';
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(device.origin + link);
  const form = page.getByRole('form', { name: 'Escolher nova senha' });
  await expect(form).toBeVisible();
  expect(page.url()).toBe(`${device.origin}/reset-password`);
  await page.reload();
  await expect(form).toBeVisible();
  await settled(page);
  expect(await faultsOf(page, '/reset-password')).toEqual([]);
  await form.getByRole('textbox', { name: 'Nova senha' }).fill('outra-senha');
  await form.getByRole('textbox', { name: 'Confirmar senha' }).fill('outra-senha');
  await form.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible();
  // Chromium names the request of a page with its fragment, which it does not send.
  const sent = requested.map((url) => url.split('#')[0]);
  expect(sent).toContain(`${device.origin}/api/auth/reset-password`);
  expect(sent.filter((url) => url?.includes(secret))).toEqual([]);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await steps.signIn(page, { ...person, password: 'outra-senha' });
});

test('a person changes the address with the password, and the old address undoes it', async ({
  server,
  newDevice,
}) => {
  const person = newPerson();
  const known = await server.links('verify-email');
  await Api.register(server.url, person);
  const proof = await nextLink(server, 'verify-email', known);
  const device = await newDevice(PHONE);
  const page = await device.open(proof);
  await page.getByRole('button', { name: 'Confirmar email' }).click();
  await expect(page.getByText('Email verificado com sucesso!')).toBeVisible();
  await page.goto(`${device.origin}/login`);
  await steps.signIn(page, person);

  const email = `novo-${person.email}`;
  await page.getByRole('button', { name: 'Sua conta' }).click();
  await page.getByRole('menuitem', { name: 'Editar Perfil' }).click();
  await page.getByRole('button', { name: 'Alterar email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Alterar email' });
  await expect(dialog.getByLabel('Novo email')).toBeFocused();
  await settled(page);
  expect(await faultsOf(page, 'Alterar email')).toEqual([]);
  await dialog.getByLabel('Novo email').fill(email);
  device.complaints.expected.push(/status of 422/);
  await dialog.getByRole('textbox', { name: 'Senha atual' }).fill('errada-123');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Senha incorreta. Tente novamente.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Senha atual' }).fill(person.password);
  device.setNetwork({ mode: 'refuse' });
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/o que você digitou continua aqui/)).toBeVisible();
  device.setNetwork({ mode: 'pass' });
  await dialog.getByRole('button', { name: 'Enviar link' }).click();
  await expect(dialog.getByText('Falta confirmar')).toBeVisible();
  expect(await faultsOf(page, 'Alterar email, sent')).toEqual([]);

  await page.goto(device.origin + (await nextLink(server, 'confirm-email', [])));
  await page.getByRole('button', { name: 'Confirmar novo email' }).click();
  await expect(page.getByText('Email alterado com sucesso!')).toBeVisible();
  await settled(page);
  expect(await faultsOf(page, '/confirm-email')).toEqual([]);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.waitForURL('**/app/**');
  await page.getByRole('button', { name: 'Sua conta' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await Api.login(server.url, { ...person, email });

  const resets = await server.links('reset-password');
  const owner = await newDevice(DESKTOP);
  const mailbox = await owner.open(await nextLink(server, 'undo-email', []));
  await settled(mailbox);
  expect(await faultsOf(mailbox, '/undo-email')).toEqual([]);
  await mailbox.getByRole('button', { name: 'Desfazer a troca' }).click();
  await expect(mailbox.getByText('A troca foi desfeita')).toBeVisible();
  await mailbox.goto(owner.origin + (await nextLink(server, 'reset-password', resets)));
  const form = mailbox.getByRole('form', { name: 'Escolher nova senha' });
  await form.getByRole('textbox', { name: 'Nova senha' }).fill('girassol-azul');
  await expect(mailbox.getByText('Senha boa.')).toBeVisible();
  expect(await faultsOf(mailbox, '/reset-password, with a password')).toEqual([]);
  await form.getByRole('textbox', { name: 'Confirmar senha' }).fill('girassol-azul');
  await form.getByRole('button', { name: 'Salvar nova senha' }).click();
  await mailbox.getByRole('button', { name: 'Entrar' }).click();
  await steps.signIn(mailbox, { ...person, password: 'girassol-azul' });
  device.complaints.expected.push(/status of 401/);
});

test('the address typed goes from the sign-in to the forgotten password and back', async ({
  newDevice,
}) => {
  const device = await newDevice(DESKTOP);
  const page = await device.open('/login?redirect=%2Fapp%2Fagenda');
  await page.getByLabel('Email').fill('ninguem@exemplo.com.br');
  await page.getByRole('button', { name: 'Esqueci a senha' }).click();
  expect(await faultsOf(page, '/forgot-password')).toEqual([]);
  expect(page.url()).not.toContain('ninguem');
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByText('Se houver uma conta com este email')).toBeVisible();
  await page.getByRole('button', { name: 'Voltar para o login' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('ninguem@exemplo.com.br');
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/app/agenda');
});

test('an invited patient opens the mail’s link, chooses a password and sees the own sessions', async ({
  server,
  newDevice,
}) => {
  const owner = newPerson();
  const unproved = await server.links('verify-email');
  const api = await Api.register(server.url, owner);
  const proof = new URL(await nextLink(server, 'verify-email', unproved), server.url);
  await api.write('/auth/verify-email', {
    token: new URLSearchParams(proof.hash.slice(1)).get('token'),
  });
  const { email, name } = newPerson('Carla Nunes');
  const patient = await api.write<Patient>('/patients', { name, email });
  const known = await server.links('invite');
  const invite = await api.write<PatientInvite>('/patient-invites/create', {
    patientId: patient.id,
  });
  expect(invite.status).toBe('pending');
  const link = await nextLink(server, 'invite', known);

  const device = await newDevice(PHONE);
  const page = await device.open(link);
  await expect(page.getByText(`Boas-vindas, ${name}`)).toBeVisible();
  await settled(page);
  expect(await faultsOf(page, '/invite')).toEqual([]);
  await page.getByRole('textbox', { name: 'Senha' }).first().fill('segredo-456');
  await page.getByLabel('Confirmar senha').fill('segredo-456');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await page.waitForURL('**/app/patient-dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const again = await newDevice();
  const other = await again.open(link);
  await expect(other.getByText('Convite Inválido')).toBeVisible();
  expect(await faultsOf(other, '/invite, used')).toEqual([]);
});

test('the page of the API fits a phone and is accessible', async ({ newDevice }) => {
  const page = await (await newDevice(PHONE)).open('/api/docs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await faultsOf(page, '/api/docs')).toEqual([]);
});
