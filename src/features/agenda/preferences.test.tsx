import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { psych, sampleTenant, sampleUser } from '../../../test/harness/practice/samples.ts';
import { connectDevice, openPractice, renderScreen } from '../../../test/harness/page/screen.tsx';
import { TurnedDays } from './calendar/TurnedDays.tsx';
import { AgendaToolbar } from './calendar/toolbar/AgendaToolbar.tsx';

vi.setConfig({ testTimeout: 40_000 });
afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function client() {
  const server = await openPractice({ tenants: [sampleTenant], users: [sampleUser()] });
  return connectDevice(server, psych).client;
}

const isChosen = async (view: string) =>
  (await screen.findByRole('button', { name: view })).getAttribute('aria-pressed') === 'true';

it('a month is shown until a week is chosen, which is the view of the next visit, whatever the width', async () => {
  const device = await client();
  const { user } = renderScreen(device, <TurnedDays above={<AgendaToolbar />} below={null} />, {
    width: 360,
  });
  expect(await isChosen('Mês')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Semana' }));
  expect(localStorage.getItem('sereno-preferences')).toBe('{"calendarView":"week"}');
  cleanup();
  renderScreen(device, <TurnedDays above={<AgendaToolbar />} below={null} />, { width: 360 });
  expect(await isChosen('Semana')).toBe(true);
});

it('a day stands in the address alone, and one that was kept once counts as a month', async () => {
  localStorage.setItem('sereno-preferences', '{"calendarView":"day"}');
  const { user, router } = renderScreen(
    await client(),
    <TurnedDays above={<AgendaToolbar />} below={null} />,
  );
  expect(await isChosen('Mês')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Dia' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ visao: 'dia' }));
  expect(localStorage.getItem('sereno-preferences')).toBe('{"calendarView":"day"}');
});

it('what else is kept there stays, and what cannot be read counts as not chosen', async () => {
  localStorage.setItem('sereno-preferences', '{"showCancelledAppointments":true,"calendarView":7}');
  const { user } = renderScreen(
    await client(),
    <TurnedDays above={<AgendaToolbar />} below={null} />,
  );
  expect(await isChosen('Mês')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Semana' }));
  expect(JSON.parse(localStorage.getItem('sereno-preferences') ?? '')).toEqual({
    showCancelledAppointments: true,
    calendarView: 'week',
  });
});
