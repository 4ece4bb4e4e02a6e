import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Appointment } from '../../domain/appointments/appointment.ts';
import {
  psych,
  sampleAppointment,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../test/harness/practice/samples.ts';
import { connectDevice, openPractice, renderScreen } from '../../../test/harness/page/screen.tsx';
import { sampleAppointmentRow } from '../../../test/harness/practice/deviceSamples.ts';
import { PageDevice } from '../../../test/harness/page/pageDevice.ts';
import { LiveQueries } from '../../client/live/liveQueries.ts';
import { ActiveSessions } from './ActiveSessions.tsx';
import { DashboardPage } from './DashboardPage.tsx';

const LATER = { timeout: 12_000 };
const MINUTE_MS = 60_000;

vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

/** @param minutes from now until its start */
function inMinutes(n: number, minutes: number, changes: Partial<Appointment> = {}): Appointment {
  const start = Date.now() + minutes * MINUTE_MS;
  const [startAt, endAt] = [start, start + 50 * MINUTE_MS].map((ms) => new Date(ms).toISOString());
  return sampleAppointment(n, { startAt, endAt, patientId: samplePatient(1).id, ...changes });
}

async function practice(...appointments: Appointment[]) {
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [sampleUser()],
    patients: [samplePatient(1, { name: 'Ana Souza' })],
    appointments,
  });
  return connectDevice(server, psych).client;
}

const LastNote = () => <p>Resumo da última nota</p>;

const busy = { isGoogleCalendarEvent: true, patientId: null, title: 'Ocupado' };

describe('sessions in progress', () => {
  it.each([
    ['a finger on a wide tablet', { width: 1024, isTouched: true }, 2],
    ['a phone', { width: 639, isTouched: false }, 2],
    ['a mouse in a narrow window', { width: 700, isTouched: false }, 3],
  ])('are two on a mobile device and three elsewhere: %s', async (_who, seen, shown) => {
    const running = [1, 2, 3, 4].map((n) => {
      const { id, startAt, endAt, patientId } = inMinutes(n, -10 * n);
      return { ...sampleAppointmentRow(id, startAt, endAt), patientId };
    });
    const device = new PageDevice({ 'appointments.between': { whole: running } });
    const actor = { ...psych, name: 'Helena Duarte', email: 'helena@exemplo.com' };
    const client = { device, live: new LiveQueries(device), actor };
    renderScreen(client, <ActiveSessions />, seen);
    const list = await screen.findByRole('list', { name: 'Sessão em andamento' }, LATER);
    expect(within(list).getAllByRole('link')).toHaveLength(shown);
    expect(within(list).getByText(`+${4 - shown} mais sessões`)).toBeDefined();
  });
});

it('a session in progress names its psychologist to the administration alone', async () => {
  const { id, startAt, endAt } = inMinutes(1, -10);
  const running = [
    { ...sampleAppointmentRow(id, startAt, endAt), psychologistName: 'Bruno Teles' },
  ];
  const device = new PageDevice({ 'appointments.between': { whole: running } });
  for (const role of ['administrator', 'psych'] as const) {
    const actor = { ...psych, role, name: 'Helena Duarte', email: 'helena@exemplo.com' };
    renderScreen({ device, live: new LiveQueries(device), actor }, <ActiveSessions />);
    const list = await screen.findByRole('list', { name: 'Sessão em andamento' }, LATER);
    expect(/Bruno Teles/.test(list.textContent ?? '')).toBe(role === 'administrator');
    cleanup();
  }
});

describe('a busy time of another calendar', () => {
  it('is no session of today, and not the next one', async () => {
    const client = await practice(inMinutes(1, 60, busy), inMinutes(2, 180));
    renderScreen(client, <DashboardPage LastNote={LastNote} />);
    const next = await screen.findByRole('region', { name: 'Próximo paciente' }, LATER);
    expect(within(next).getByText('Ana Souza')).toBeDefined();
    expect(screen.queryByText('Ocupado')).toBeNull();
  });

  it('is no session in progress', async () => {
    const client = await practice(inMinutes(1, -20, busy), inMinutes(2, -10));
    renderScreen(client, <ActiveSessions />);
    const list = await screen.findByRole('list', { name: 'Sessão em andamento' }, LATER);
    expect(
      within(list)
        .getAllByRole('link')
        .map((one) => one.textContent),
    ).toEqual([expect.stringContaining('Ana Souza')]);
  });
});

describe('the figures', () => {
  const stats = {
    patients: 40,
    appointments: { total: 3, completed: 2, cancelled: 1, today: 3 },
    attendanceRate: 66.7,
    totalHours: 12.5,
  };
  const trends = {
    patients: 5,
    today: -25,
    attendance: 2.5,
    hours: null,
    until: '2026-10-22T17:05:00.000Z',
  };
  const byStatus = {
    scheduled: 0,
    in_progress: 0,
    completed: 2,
    cancelled: 1,
    no_show: 0,
    expired: 0,
  };
  const analysis = { total: 3, told: 2, byStatus, hours: [{ at: '2026-11-05', hours: 2 }] };
  const shown = {
    'dashboard.stats': { whole: stats },
    'dashboard.trends': { whole: trends },
    'dashboard.analysis': { whole: analysis },
  };

  it('say how they stand to the stretch before, or that there is no base; the charts come with their numbers', async () => {
    const device = new PageDevice(shown);
    const actor = { ...psych, name: 'Helena Duarte', email: 'h@exemplo.com' };
    const client = { device, live: new LiveQueries(device), actor };
    renderScreen(client, <DashboardPage LastNote={LastNote} />);
    const rate = await screen.findByText('Taxa de Comparecimento', {}, LATER);
    expect(rate.parentElement?.textContent).toMatch(/66,7%\+2,5 p\.p\. vs\. outubro até dia 22/);
    expect(screen.getByText('+5% vs. outubro até dia 22')).toBeDefined();
    expect(screen.getByText('Horas Trabalhadas').parentElement?.textContent).toMatch(
      /12,5 hsem base/,
    );
    screen.getByRole('tab', { name: 'Análises' }).click();
    const chart = await screen.findByRole('region', { name: 'Sessões por status' }, LATER);
    const rows = within(chart).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toContain('Não compareceu0');
    device.show({ 'dashboard.analysis': { whole: { ...analysis, total: 0 } } });
    expect(await screen.findByText('Dados insuficientes para análise')).toBeDefined();
  });

  it('make room for a path where there is nothing yet, each step ticked when it is done', async () => {
    const steps = { hours: true, patient: false, session: false, google: false };
    const device = new PageDevice({ 'dashboard.steps': { whole: steps } });
    const actor = { ...psych, name: 'Helena Duarte', email: 'h@exemplo.com' };
    const client = { device, live: new LiveQueries(device), actor };
    renderScreen(client, <DashboardPage LastNote={LastNote} />);
    const path = await screen.findByRole('region', { name: 'Primeiros passos' }, LATER);
    const titles = within(path)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(titles).toEqual([
      expect.stringContaining('horários de atendimento (feito)'),
      expect.stringContaining('primeiro paciente (a fazer)'),
      expect.stringContaining('primeira sessão (a fazer)'),
      expect.stringContaining('Google Agenda, se quiser (a fazer)'),
    ]);
    expect(screen.queryByText('Total de Pacientes')).toBeNull();
  });
});

it('a clinic is told why it finds neither notes nor health', async () => {
  const device = new PageDevice({});
  const actor = {
    ...psych,
    role: 'administrator',
    name: 'Clínica',
    email: 'c@exemplo.com',
  } as const;
  renderScreen(
    { device, live: new LiveQueries(device), actor },
    <DashboardPage LastNote={LastNote} />,
  );
  expect(await screen.findByText(/^Notas e dados de saúde ficam só com/)).toBeDefined();
});
