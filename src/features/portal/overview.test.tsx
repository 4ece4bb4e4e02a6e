import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PageDevice } from '../../../test/harness/page/pageDevice.ts';
import { renderPage } from '../../../test/harness/page/renderPage.tsx';
import { sampleAppointmentRow } from '../../../test/harness/practice/deviceSamples.ts';
import { OverviewPage } from './OverviewPage.tsx';
import { RecentAppointments } from './RecentAppointments.tsx';

vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

const nothing = {
  totalSessions: 0,
  completedSessions: 0,
  pendingSessions: 0,
  nextAppointment: null,
  recent: [],
};

const counts = { total: 0, active: 0, inactive: 0 };

it('an account without a patient’s record is told so, in place of figures that are all nought', async () => {
  const patients = { whole: { rows: [], matching: 0, counts } };
  renderPage(
    <OverviewPage />,
    new PageDevice({ 'portal.overview': { whole: nothing }, 'patients.list': patients }),
  );
  expect(await screen.findByText('Paciente não identificado')).toBeDefined();
  expect(screen.queryByText('Total de sessões')).toBeNull();
});

it('what cannot be read is said to be so, and read again when asked to', async () => {
  const device = new PageDevice({ 'portal.overview': { whole: nothing } });
  const subscribe = device.subscribe.bind(device);
  let isBroken = true;
  vi.spyOn(device, 'subscribe').mockImplementation(async (name, ...rest) => {
    if (name === 'portal.overview' && isBroken) throw new Error('disk');
    return subscribe(name, ...rest);
  });
  vi.spyOn(console, 'error').mockReturnValue();
  const { user } = renderPage(<OverviewPage />, device);
  expect(await screen.findByText('Erro ao carregar dados')).toBeDefined();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Total de sessões')).toBeDefined();
});

it('lists the sessions that have begun, each with its day, its hour and how it stands', async () => {
  const recent = [
    {
      ...sampleAppointmentRow('b'),
      startAt: '2025-11-25T17:00:00.000Z',
      endAt: '2025-11-25T17:50:00.000Z',
    },
    {
      ...sampleAppointmentRow('a'),
      startAt: '2025-11-24T17:00:00.000Z',
      endAt: '2025-11-24T17:50:00.000Z',
    },
  ].map((row, place) => ({
    ...row,
    psychologistName: 'Helena Duarte',
    status: place === 0 ? ('no_show' as const) : ('completed' as const),
  }));
  renderPage(<RecentAppointments rows={recent} />, new PageDevice());
  const list = await screen.findByRole('list', { name: 'Agendamentos recentes' });
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/25\/11\/2025, 14:00 – 14:50.*Helena Duarte.*Não compareceu/),
    expect.stringMatching(/24\/11\/2025, 14:00 – 14:50.*Helena Duarte.*Concluído/),
  ]);
});
