import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/program/demo/people/accounts.ts';
import type { Appointment } from '../../src/domain/appointments/appointment.ts';
import { Api } from './harness/api.ts';
import { Device } from './harness/device.ts';
import * as steps from './harness/steps.ts';
import { expect, test } from './harness/world.ts';

const HOME = '/app/dashboard';

const PATIENT_HOME = '/app/patient-dashboard';

const personOf = (email: string) => ({ name: '', email, password: DEMO_PASSWORD });
const psychologist = personOf('psicologa@demo.local');
const administrator = personOf('clinica@demo.local');
const patient = personOf('paciente@demo.local');

/** As a link within the app does it, which spares the start of the app. */
const goWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => history.pushState({}, '', to), address);

const placeOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

test('who is not signed in is asked to, and comes back to what was asked for', async ({
  demoServer,
}) => {
  const device = await Device.create(demoServer.port);
  try {
    const page = await device.open('/verify-email');
    // What a link without a token answers is said by the server.
    const open: [string, string, string][] = [
      ['/login', 'form', '/login'],
      ['/verify-email', 'main', '/verify-email'],
      // A token leaves the address once it is read.
      ['/invite/nada', 'main', '/invite'],
    ];
    device.complaints.expected.push(/status of 4\d\d/);
    for (const [address, role, place] of open) {
      await goWithin(page, address);
      await expect(page.getByRole(role as 'main').first(), address).toBeVisible();
      await expect.poll(() => placeOf(page)).toBe(place);
    }
    for (const address of ['/app/plans', '/app/nada', '/', '/nada']) {
      await goWithin(page, address);
      const kept = address.startsWith('/app/') ? address : HOME;
      await expect.poll(() => placeOf(page)).toBe(`/login?redirect=${encodeURIComponent(kept)}`);
    }
    const asked = '/app/historico?status=completed';
    await page.goto(device.origin + asked, { waitUntil: 'commit' });
    await expect.poll(() => placeOf(page)).toBe(`/login?redirect=${encodeURIComponent(asked)}`);
    await steps.signIn(page, psychologist);
    await expect(page.getByRole('heading', { level: 1, name: 'Histórico' })).toBeVisible();
    expect(placeOf(page)).toBe(asked);
    // Opened by no window of ours, it leads on to where calendars are connected.
    await goWithin(page, '/auth/google/callback');
    await expect.poll(() => placeOf(page)).toBe('/app/configuracoes?aba=google');
    expect(device.complaints.list).toEqual([]);
  } finally {
    await device.dispose();
  }
});

type Screen = readonly [address: string, title: string | RegExp];

/** A screen of each address of the staff's route maps; `session` is one with a patient. */
const staffScreens = ({ id, patientId }: Appointment): Screen[] => [
  ['/app/plans', 'Escolha seu plano'],
  ['/app/agenda', 'Agenda'],
  ['/app/historico', 'Histórico'],
  ['/app/pacientes', 'Pacientes'],
  [`/app/pacientes/${patientId}`, /./],
  ['/app/ai', 'AI Insights'],
  ['/app/billing', 'Gerenciar Assinatura'],
  ['/app/relatorios-financeiros', 'Relatórios financeiros'],
  ['/app/configuracoes', 'Configurações'],
  ['/app/notas', 'Notas'],
  [`/app/notas/${patientId}`, 'Notas'],
  [`/app/sessoes/${id}`, 'Sessão'],
  [HOME, /^(Bom dia|Boa tarde|Boa noite),/],
];

async function arrivesAt(page: Page, [address, title]: Screen): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(heading, address).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(address);
}

async function isLedHome(page: Page, asked: string, home: string): Promise<void> {
  await goWithin(page, asked);
  await expect.poll(() => new URL(page.url()).pathname, asked).toBe(home);
}

for (const person of [psychologist, administrator])
  test(`${person.email} comes to every screen of the practice, and from anywhere else home`, async ({
    demoServer,
  }) => {
    const api = await Api.login(demoServer.url, person);
    const sessions = await api.documents<Appointment>('appointments');
    const session = sessions.find((one) => one.status === 'completed' && one.patientId);
    if (!session) throw new Error('the demonstration lacks a session');
    const device = await Device.create(demoServer.port);
    try {
      const page = await device.open('/login?redirect=https://mau.example/app/dashboard');
      await steps.signIn(page, person);
      await expect.poll(() => placeOf(page)).toBe(HOME);
      for (const screen of staffScreens(session)) {
        await goWithin(page, screen[0]);
        await arrivesAt(page, screen);
      }
      for (const asked of ['/app/nada', '/', '/nada', '/login', '/app/patient-scheduling']) {
        await goWithin(page, '/app/plans');
        await arrivesAt(page, ['/app/plans', 'Escolha seu plano']);
        await isLedHome(page, asked, HOME);
      }
      expect(device.complaints.list).toEqual([]);
    } finally {
      await device.dispose();
    }
  });

test('a patient has two screens, and is told which are not for patients', async ({
  demoServer,
}) => {
  const device = await Device.create(demoServer.port);
  try {
    const page = await device.open('/login?redirect=//mau.example/app/agenda');
    await steps.signIn(page, patient);
    await arrivesAt(page, [PATIENT_HOME, 'Meu Dashboard']);
    const closed = staffScreens({ id: 'x', patientId: 'x' } as Appointment);
    for (const [asked] of closed) {
      await goWithin(page, '/app/patient-scheduling');
      await arrivesAt(page, ['/app/patient-scheduling', 'Meus Agendamentos']);
      await isLedHome(page, asked, PATIENT_HOME);
      await expect(page.getByText('Acesso Restrito').first(), asked).toBeVisible();
    }
    for (const asked of ['/', '/app/nada', '/login']) {
      await goWithin(page, '/app/patient-scheduling');
      await arrivesAt(page, ['/app/patient-scheduling', 'Meus Agendamentos']);
      await isLedHome(page, asked, PATIENT_HOME);
    }
    expect(device.complaints.list).toEqual([]);
  } finally {
    await device.dispose();
  }
});
