import type { Page } from '@playwright/test';
import type { PatientInvite } from '../../src/domain/invites/invite.ts';
import type { User } from '../../src/domain/users/user.ts';
import type { Patient } from '../../src/domain/patients/patient.ts';
import { TERMS } from '../../src/domain/legal/terms.ts';
import { Api, newPerson, type Person, type SignedIn } from './harness/api.ts';
import { DESKTOP, type Device } from './harness/device.ts';
import { settled } from './harness/faults.ts';
import type { MailKind, TestServer } from './harness/server.ts';
import { expect, test } from './harness/world.ts';

type Fetch = (kind: MailKind, cause: () => Promise<unknown>) => Promise<string>;

/** The link of the mail that an act brings about. */
const linkFrom =
  (server: TestServer): Fetch =>
  async (kind, cause) => {
    const known = await server.links(kind);
    await cause();
    const fresh = async () => (await server.links(kind)).find((link) => !known.includes(link));
    await expect.poll(fresh, { timeout: 30_000 }).toBeTruthy();
    return (await fresh()) ?? '';
  };

const tokenOf = (link: string): string => /#token=([\w-]+)/.exec(link)?.[1] ?? '';

/** As programs do that look at the links of mails: with scripts, to the page's end, twice. */
async function scan(scanner: Device, link: string): Promise<void> {
  const page = await scanner.open(link);
  for (const _ of [1, 2]) {
    await page.goto(scanner.origin + link);
    await expect(page.getByRole('main')).toBeVisible();
    await page.mouse.wheel(0, 5000);
    await page.mouse.move(200, 300);
    await settled(page);
  }
  await page.close();
}

async function tap(device: Device, link: string, name: string): Promise<Page> {
  const page = await device.open(link);
  await page.getByRole('button', { name }).click();
  return page;
}

interface Account {
  readonly email: string;
  readonly emailVerifiedAt: string | null;
}

const accountOf = (api: Api) => api.get<Account>('/users/profile');

test('a scanner that runs scripts proves, moves and undoes no address, and the person can', async ({
  server,
  newDevice,
}) => {
  const mailed = linkFrom(server);
  const [scanner, device] = [await newDevice(DESKTOP), await newDevice(DESKTOP)];
  const person = newPerson();
  let api: Api | undefined;
  const proof = await mailed('verify-email', async () => {
    api = await Api.register(server.url, person);
  });
  if (!api) throw new Error('Nobody is registered.');
  await scan(scanner, proof);
  expect((await accountOf(api)).emailVerifiedAt).toBeNull();
  const verified = await tap(device, proof, 'Confirmar email');
  await expect(verified.getByText('Email verificado com sucesso!')).toBeVisible();
  expect((await accountOf(api)).emailVerifiedAt).not.toBeNull();

  const email = `novo-${person.email}`;
  const asked = { email, password: person.password };
  const signedIn = api;
  const move = await mailed('confirm-email', () => signedIn.write('/auth/change-email', asked));
  await scan(scanner, move);
  expect((await accountOf(api)).email).toBe(person.email);
  const undo = await mailed('undo-email', async () => {
    const moved = await tap(device, move, 'Confirmar novo email');
    await expect(moved.getByText('Email alterado com sucesso!')).toBeVisible();
  });
  await scan(scanner, undo);
  const { email: present } = await accountOf(await Api.login(server.url, { ...person, email }));
  expect(present).toBe(email);
  const undone = await tap(device, undo, 'Desfazer a troca');
  await expect(undone.getByText('A troca foi desfeita')).toBeVisible();
});

test('a scanner that runs scripts changes no password, and the person can', async ({
  server,
  newDevice,
}) => {
  const [scanner, device] = [await newDevice(DESKTOP), await newDevice(DESKTOP)];
  const person = newPerson();
  await Api.register(server.url, person);
  const link = await linkFrom(server)('reset-password', () =>
    Api.post(server.url, '/auth/forgot-password', { email: person.email }),
  );
  await scan(scanner, link);
  await Api.login(server.url, person);
  const page = await device.open(link);
  const form = page.getByRole('form', { name: 'Escolher nova senha' });
  await form.getByRole('textbox', { name: 'Nova senha' }).fill('girassol-azul');
  await form.getByRole('textbox', { name: 'Confirmar senha' }).fill('girassol-azul');
  await form.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible();
});

async function proved(server: TestServer, register: () => Promise<Api>): Promise<Api> {
  let api: Api | undefined;
  const link = await linkFrom(server)('verify-email', async () => {
    api = await register();
  });
  await Api.post(server.url, '/auth/verify-email', { token: tokenOf(link) });
  if (!api) throw new Error('Nobody is registered.');
  return api;
}

const hour = (startsIn: number): string =>
  new Date(Math.ceil(Date.now() / 3_600_000 + startsIn) * 3_600_000).toISOString();

test('a scanner that runs scripts accepts no invitation and stops no mails', async ({
  server,
  newDevice,
}) => {
  const mailed = linkFrom(server);
  const [scanner, device] = [await newDevice(DESKTOP), await newDevice(DESKTOP)];
  const owner = newPerson();
  const api = await proved(server, () => Api.register(server.url, owner));
  const invited: Person = newPerson('Carla Nunes');
  const { name, email } = invited;
  const patient = await api.write<Patient>('/patients', { name, email });
  const invite = await mailed('invite', () =>
    api.write('/patient-invites/create', { patientId: patient.id }),
  );
  await scan(scanner, invite);
  const [pending] = await api.documents<PatientInvite>('patientInvites');
  expect(pending?.status).toBe('pending');
  const acceptance = { password: invited.password, termsVersion: TERMS.version };
  const token = tokenOf(invite);
  await Api.post(server.url, '/patient-invites/use', { token, ...acceptance });

  const portal = await Api.login(server.url, invited);
  const isWished = async () => {
    const users = await portal.documents<User>('users');
    return users.filter((user) => user.email === email).map((user) => user.answersMailed);
  };
  await portal.write('/reminders/answers', { isActive: true }, 'PUT');
  const open = { startAt: hour(48), endAt: hour(54), slotDuration: 60, breakDuration: 0 };
  await api.write('/availability-periods', open);
  const wish = { patientId: patient.id, startAt: hour(48), endAt: hour(49) };
  const stop = await mailed('lembretes/parar', () => portal.write('/appointments', wish));
  await scan(scanner, stop);
  expect(await isWished()).toEqual([true]);
  const page = await tap(device, stop, 'Parar as respostas por email');
  await expect(page.getByText('Pronto')).toBeVisible();
  expect(await isWished()).toEqual([false]);
});

test('a scanner that runs scripts joins no clinic', async ({ server, newDevice }) => {
  const mailed = linkFrom(server);
  const scanner = await newDevice(DESKTOP);
  const owner = newPerson('Clínica da Praça');
  const clinic = { tenantName: 'Clínica da Praça', crp: '06/54321', termsVersion: TERMS.version };
  const api = await proved(server, async () => {
    const body = { ...owner, ...clinic };
    return new Api(server.url, await Api.post<SignedIn>(server.url, '/auth/registerClinic', body));
  });
  const { email } = newPerson('Bruno Teles');
  const link = await mailed('convite-equipe', () => api.write('/clinic/member-invites', { email }));
  await scan(scanner, link);
  const { invites } = await api.get<{ invites: { email: string }[] }>('/clinic/members');
  expect(invites.map((one) => one.email)).toEqual([email]);
  const page = await (await newDevice(DESKTOP)).open(link);
  await expect(page.getByText(/convidou você/)).toBeVisible();
});
