import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answering, pageOnline } from '../../../../test/harness/page/pageOnline.ts';
import { psych, sampleTenant, sampleUser } from '../../../../test/harness/practice/samples.ts';
import {
  connectDevice,
  openPractice,
  renderScreen,
} from '../../../../test/harness/page/screen.tsx';
import { apiErrorOf, connectionError } from '../../../client/online/apiError.ts';
import {
  type IntegrationAnswer,
  integrationCall,
  syncCall,
} from '../../../domain/contract/calendar.ts';
import { GoogleCalendar } from './GoogleCalendar.tsx';

const LATER = { timeout: 20_000 };

vi.setConfig({ testTimeout: 40_000 });
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const NONE: IntegrationAnswer = {
  exists: false,
  configured: true,
  data: null,
  calendar: null,
  lastSyncAt: null,
  conflicts: 0,
  refused: { count: 0, first: [] },
  heldBack: { count: 0, first: [] },
  needsReconnect: false,
  readOnly: false,
  warning: null,
};
const CONNECTED = {
  ...NONE,
  exists: true,
  lastSyncAt: '2026-11-22T13:00:00.000Z',
  conflicts: 2,
};

async function show(
  integration: () => IntegrationAnswer,
  sync: () => { synced: number; conflicts: number } = () => ({ synced: 0, conflicts: 0 }),
) {
  const server = await openPractice({ tenants: [sampleTenant], users: [sampleUser()] });
  const online = pageOnline(
    answering(integrationCall, async () => integration()),
    answering(syncCall, async () => sync()),
  );
  const { client } = connectDevice(server, psych);
  return renderScreen(client, <GoogleCalendar />, { online });
}

const cut = (): never => {
  throw connectionError();
};

it('without a connected calendar a notice leads to the settings', async () => {
  await show(() => NONE);
  const link = await screen.findByRole('link', { name: 'Abrir configurações' }, LATER);
  expect(link.getAttribute('href')).toBe('/app/configuracoes?aba=google');
  expect(screen.queryByRole('button', { name: 'Sincronizar' })).toBeNull();
});

it('the last sync is told, and a sync says how much it did', async () => {
  const { user } = await show(
    () => CONNECTED,
    () => ({ synced: 12, conflicts: 1 }),
  );
  const words = /última sincronização em 22\/11\/2026 às 10:00, 2 conflitos resolvidos/;
  expect(await screen.findByText(words, {}, LATER)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Sincronizar' }));
  expect(await screen.findByText('12 itens sincronizados', {}, LATER)).toBeDefined();
  expect(screen.getByText('1 conflito resolvido')).toBeDefined();
});

it('sessions that Google refused lead to where they are named', async () => {
  const first = [{ appointmentId: sampleUser().id, startAt: '2026-11-23T13:00:00.000Z' }];
  await show(() => ({ ...CONNECTED, refused: { count: 2, first } }));
  await screen.findByText('O Google não aceitou a mudança de 2 sessões.', {}, LATER);
  const link = screen.getByRole('link', { name: 'Ver quais' });
  expect(link.getAttribute('href')).toBe('/app/configuracoes?aba=google');
});

it('without a network the last known state is shown with its time', async () => {
  await show(() => CONNECTED);
  await screen.findByText(/última sincronização/, {}, LATER);
  cleanup();
  await show(cut);
  expect(await screen.findByText(/última sincronização em 22\/11\/2026/, {}, LATER)).toBeDefined();
  expect(await screen.findByText(/na última vez com conexão/, {}, LATER)).toBeDefined();
});

it('what another person’s device heard is not shown', async () => {
  const kept = JSON.stringify({ at: 1, integration: CONNECTED });
  localStorage.setItem('sereno-google-calendar:somebody-else', kept);
  await show(cut);
  expect(await screen.findByText(/Não foi possível saber/, {}, LATER)).toBeDefined();
});

it.each([
  [cut, /Sem conexão\. Suas sessões estão guardadas/],
  [
    () => {
      throw apiErrorOf(409, { code: 'google_sync_running', message: 'Já está em andamento.' });
    },
    /Já está em andamento\./,
  ],
  [
    () => {
      throw apiErrorOf(429, { details: { retryAfterSeconds: 90 } });
    },
    /Tente novamente em 2 minutos\./,
  ],
  [
    () => {
      throw apiErrorOf(503, { message: 'O Google Agenda não respondeu.' });
    },
    /Nada se perdeu/,
  ],
])('a sync that fails says why and what to do', async (sync: () => never, words: RegExp) => {
  const { user } = await show(() => CONNECTED, sync);
  await user.click(await screen.findByRole('button', { name: 'Sincronizar' }, LATER));
  const said = await screen.findByRole('alert', {}, LATER);
  expect(said.textContent).toMatch(/^Erro na sincronização\./);
  expect(said.textContent).toMatch(words);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sincronizar' })).toBeDefined());
});
