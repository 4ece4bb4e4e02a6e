import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { psych, sampleTenant, sampleUser } from '../../../test/harness/samples.ts';
import { connectDevice, openPractice, renderScreen } from '../../../test/harness/screen.tsx';
import { AgendaToolbar } from './AgendaToolbar.tsx';

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

it('the view that was chosen last is the one of the next visit, whatever the width', async () => {
  const device = await client();
  const { user } = renderScreen(device, <AgendaToolbar />, { width: 360 });
  expect(await isChosen('Dia')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Semana' }));
  expect(localStorage.getItem('sereno-preferences')).toBe('{"calendarView":"week"}');
  cleanup();
  renderScreen(device, <AgendaToolbar />, { width: 360 });
  expect(await isChosen('Semana')).toBe(true);
});

it('what else is kept there stays, and what cannot be read counts as not chosen', async () => {
  localStorage.setItem('sereno-preferences', '{"showCancelledAppointments":true,"calendarView":7}');
  const { user } = renderScreen(await client(), <AgendaToolbar />);
  expect(await isChosen('Semana')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Dia' }));
  expect(JSON.parse(localStorage.getItem('sereno-preferences') ?? '')).toEqual({
    showCancelledAppointments: true,
    calendarView: 'day',
  });
});
