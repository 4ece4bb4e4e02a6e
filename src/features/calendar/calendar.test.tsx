import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answering, pageOnline } from '../../../test/harness/page/pageOnline.ts';
import {
  psych,
  sampleAppointment,
  sampleId,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../test/harness/practice/samples.ts';
import { connectDevice, openPractice, renderScreen } from '../../../test/harness/page/screen.tsx';
import { apiErrorOf, connectionError } from '../../client/online/apiError.ts';
import {
  answerHeldBackCall,
  type Calendar,
  calendarAddressCall,
  calendarsCall,
  changeIntegrationCall,
  connectChosenCall,
  disconnectCall,
  type IntegrationAnswer,
  integrationCall,
  syncCall,
} from '../../domain/contract/calendar.ts';
import type { Actor } from '../../domain/core/command.ts';
import { CalendarTab } from './CalendarTab.tsx';
import { leaveWord, wordIn, wordOf } from './authorization.ts';

const LATER = { timeout: 20_000 };

vi.setConfig({ testTimeout: 40_000 });
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const administrator: Actor = { ...psych, userId: sampleId(2, 9), role: 'administrator' };
const MAIN: Calendar = { id: 'h@x.br', summary: 'Helena', primary: true, accessRole: 'owner' };
const HOLIDAYS: Calendar = {
  id: 'feriados',
  summary: 'Feriados',
  primary: false,
  accessRole: 'reader',
};
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
const CONNECTED: IntegrationAnswer = {
  ...NONE,
  exists: true,
  data: { calendarName: 'Helena', syncEnabled: true, lastSyncAt: null, userId: psych.userId },
  calendar: MAIN,
};
const AUTH_URL = 'https://accounts.google.com/o/oauth2/v2/auth?state=s';

const failing = (): never => {
  throw apiErrorOf(409, { message: 'Palavras do servidor.' });
};
const cut = (): never => {
  throw connectionError();
};
const unknown = (): never => {
  throw new TypeError('x is not a function');
};

const works = {
  integration: (): IntegrationAnswer => NONE,
  address: () => ({ authUrl: AUTH_URL }),
  calendars: () => ({ calendars: [HOLIDAYS, MAIN], tokens: 'selados' }),
  connect: (_body: unknown): IntegrationAnswer => CONNECTED,
  change: (body: { syncEnabled: boolean }): IntegrationAnswer => ({
    ...CONNECTED,
    data: { ...CONNECTED.data!, ...body },
  }),
  sync: () => ({ synced: 1, conflicts: 0 }),
  disconnect: () => ({ success: true }),
  answer: (_body: { cancel: boolean }): IntegrationAnswer => CONNECTED,
};

async function show(changes: Partial<typeof works> = {}, actor = psych) {
  const answers = { ...works, ...changes };
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [sampleUser(), sampleUser(9, { role: 'administrator' })],
    patients: [samplePatient(1)],
    appointments: [sampleAppointment(1)],
  });
  const online = pageOnline(
    answering(integrationCall, async () => answers.integration()),
    answering(calendarAddressCall, async () => answers.address()),
    answering(calendarsCall, async () => answers.calendars()),
    answering(connectChosenCall, async ({ body }) => answers.connect(body)),
    answering(changeIntegrationCall, async ({ body }) => answers.change(body)),
    answering(syncCall, async () => answers.sync()),
    answering(answerHeldBackCall, async ({ body }) => answers.answer(body)),
    answering(disconnectCall, async () => answers.disconnect()),
  );
  const { client } = connectDevice(server, actor);
  return renderScreen(client, <CalendarTab />, { online });
}

/** The window that the browser opens for Google's page. */
function popupWindow() {
  const popup = {
    closed: false,
    document: { title: '' },
    location: { replace: vi.fn<(address: string) => void>() },
    close: vi.fn<() => void>(() => void (popup.closed = true)),
  };
  vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
  return popup;
}

const say = (data: unknown, origin = location.origin) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin }));

const GRANTED = { type: 'GOOGLE_AUTH_SUCCESS', code: 'código', state: 's' } as const;

describe('Google’s word', () => {
  it('is read from the address that it sends the browser to', () => {
    expect(wordIn('?code=4%2F0A&state=12')).toEqual({ ...GRANTED, code: '4/0A', state: '12' });
    expect(wordIn('?error=access_denied&state=s')).toMatchObject({ error: 'access_denied' });
    expect(wordIn('')).toMatchObject({ error: 'Código de autorização não encontrado' });
  });

  it('counts from our own origin only, and closing the window is one as well', async () => {
    vi.useFakeTimers();
    const popup = { closed: false };
    const heard = vi.fn<(word: unknown) => void>();
    const { signal } = new AbortController();
    void wordOf(popup, signal).then(heard);
    say(GRANTED, 'https://outro.example');
    say({ type: 'webpack' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(heard).not.toHaveBeenCalled();
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(2000);
    expect(heard).toHaveBeenCalledExactlyOnceWith(null);
    vi.useRealTimers();
  });
});

describe('connecting', () => {
  let popup: ReturnType<typeof popupWindow>;
  beforeEach(() => void (popup = popupWindow()));
  const begin = async (changes: Partial<typeof works> = {}) => {
    const shown = await show(changes);
    const { user } = shown;
    await user.click(
      await screen.findByRole('button', { name: 'Conectar Google Calendar' }, LATER),
    );
    return shown;
  };

  it('opens Google’s page in its window and offers the calendars, the main one first in mind', async () => {
    const connect = vi.fn<typeof works.connect>(works.connect);
    const { user } = await begin({ connect });
    await waitFor(() => expect(popup.location.replace).toHaveBeenCalledWith(AUTH_URL));
    expect(vi.mocked(window.open).mock.calls[0]?.[2]).toMatch(/width=500,height=600/);
    say(GRANTED);
    const dialog = await screen.findByRole('dialog', {}, LATER);
    const main = within(dialog).getByRole<HTMLInputElement>('radio', { name: /Helena/ });
    expect(main.checked).toBe(true);
    await user.click(within(dialog).getByRole('radio', { name: /Feriados/ }));
    expect(within(dialog).getByRole('alert').textContent).toMatch(/não dá para criar eventos/);
    await user.click(main);
    await user.click(within(dialog).getByRole('button', { name: 'Conectar' }));
    expect(await screen.findByRole('switch', { name: 'Sincronização automática' })).toBeDefined();
    expect(connect).toHaveBeenCalledWith({
      selectedCalendarId: MAIN.id,
      tokens: 'selados',
      state: 's',
    });
  });

  it('says what Google did not allow, and that a list did not come, which can be asked for again', async () => {
    let isUp = false;
    const calendars = () => (isUp ? works.calendars() : unknown());
    const { user } = await begin({ calendars });
    await screen.findByText('Continue na janela do Google…', {}, LATER);
    await waitFor(() => expect(popup.location.replace).toHaveBeenCalled());
    say({ type: 'GOOGLE_AUTH_ERROR', error: 'access_denied' });
    expect(await screen.findByText(/não foi permitido na tela do Google/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Conectar Google Calendar' }));
    await waitFor(() => expect(popup.location.replace).toHaveBeenCalledTimes(2));
    say(GRANTED);
    expect(await screen.findByText('Erro ao listar calendários: Erro desconhecido')).toBeDefined();
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('dialog', { name: 'Escolha o calendário' })).toBeDefined();
  });

  it('keeps the choice where the server refuses it, and says why', async () => {
    const { user } = await begin({ connect: failing });
    await waitFor(() => expect(popup.location.replace).toHaveBeenCalled());
    say(GRANTED);
    await user.click(await screen.findByRole('button', { name: 'Conectar' }, LATER));
    const words = 'Erro ao conectar com calendário selecionado: Palavras do servidor.';
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('goes on in this tab where the browser lets no window open, and takes the word that was left here', async () => {
    vi.mocked(window.open).mockReturnValue(null);
    await begin();
    expect(await screen.findByRole('button', { name: 'Continuar nesta aba' })).toBeDefined();
    cleanup();
    leaveWord(GRANTED);
    await show();
    expect(
      await screen.findByRole('dialog', { name: 'Escolha o calendário' }, LATER),
    ).toBeDefined();
  });

  it('closes the empty window where there is no network, and says so', async () => {
    await begin({ address: cut });
    const words = /Não foi possível abrir a página do Google: Erro de conexão/;
    expect(await screen.findByText(words)).toBeDefined();
    expect(popup.close).toHaveBeenCalled();
  });
});

describe('a connected calendar', () => {
  it('is switched off and on, and disconnected after a question', async () => {
    const standing = { now: CONNECTED };
    const { user } = await show({ integration: () => standing.now });
    const both = await screen.findByRole<HTMLInputElement>(
      'switch',
      { name: 'Sincronização automática' },
      LATER,
    );
    await user.click(both);
    await waitFor(() => expect(both.checked).toBe(false));
    await user.click(screen.getByRole('button', { name: 'Desconectar' }));
    standing.now = NONE;
    const question = await screen.findByRole('dialog');
    await user.click(within(question).getByRole('button', { name: 'Desconectar' }));
    expect(
      await screen.findByRole('button', { name: 'Conectar Google Calendar' }, LATER),
    ).toBeDefined();
  });

  it('asks about sessions that are gone in Google, and cancels none without a second word', async () => {
    const { id, startAt } = sampleAppointment(1);
    const first = [{ appointmentId: id, startAt, isElsewhere: false }];
    const standing = { now: { ...CONNECTED, heldBack: { count: 4, first } } };
    const answers: boolean[] = [];
    const answer = ({ cancel }: { cancel: boolean }): IntegrationAnswer => {
      answers.push(cancel);
      return (standing.now = { ...CONNECTED, heldBack: { count: 0, first: [] } });
    };
    const { user } = await show({ integration: () => standing.now, answer });
    const words = /^4 sessões não estão mais neste calendário do Google/;
    const question = await screen.findByRole('region', { name: words }, LATER);
    expect(await within(question).findByText(/^Paciente 1, /, {}, LATER)).toBeDefined();
    await user.click(within(question).getByRole('button', { name: 'Cancelar as sessões' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancelar estas sessões?' });
    await user.click(within(dialog).getByRole('button', { name: 'Voltar' }));
    expect(answers).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Manter as sessões' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: words })).toBeNull());
    expect(answers).toEqual([false]);
  });

  it('names the sessions whose change Google refused', async () => {
    const { id, startAt } = sampleAppointment(1);
    const unknown = { appointmentId: sampleId(4, 99), startAt: '2026-11-23T13:00:00.000Z' };
    const first = [{ appointmentId: id, startAt }, unknown];
    await show({ integration: () => ({ ...CONNECTED, refused: { count: 3, first } }) });
    await screen.findByText('O Google não aceitou a mudança de 3 sessões', {}, LATER);
    expect(await screen.findByText(/^Paciente 1, /, {}, LATER)).toBeDefined();
    expect(screen.getByText('Sessão de 23/11/2026 às 10:00')).toBeDefined();
    expect(screen.getByText('e mais uma')).toBeDefined();
  });

  it('says in the document’s words what failed', async () => {
    const { user } = await show({
      integration: () => ({ ...CONNECTED, conflicts: 2 }),
      change: failing,
      sync: failing,
      disconnect: failing,
    });
    await user.click(
      await screen.findByRole('switch', { name: 'Sincronização automática' }, LATER),
    );
    const words = 'Palavras do servidor.';
    expect(await screen.findByText(`Erro ao atualizar configurações: ${words}`)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Sincronizar agora' }));
    expect(await screen.findByText(`Erro na sincronização: ${words}`)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Desconectar' }));
    const question = await screen.findByRole('dialog');
    await user.click(within(question).getByRole('button', { name: 'Desconectar' }));
    const failed = `Erro ao desconectar Google Calendar: ${words}`;
    expect(await within(question).findByText(failed)).toBeDefined();
    expect(screen.getByText(/2 conflitos resolvidos/)).toBeDefined();
  });

  it('whose grant is over offers to connect again', async () => {
    await show({ integration: () => ({ ...CONNECTED, needsReconnect: true }) });
    expect(await screen.findByRole('button', { name: 'Conectar novamente' }, LATER)).toBeDefined();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

describe('what cannot be', () => {
  it.each([
    ['not on this server', works.integration, false, psych, /ainda não foi ligada neste Sereno/],
    ['not for administrators', works.integration, true, administrator, /Cada psicólogo conecta/],
    ['not loaded', failing, true, psych, /^Erro ao carregar a integração: Palavras do servidor\./],
    ['not without a network', cut, true, psych, /^Sem conexão/],
  ])('is said: %s', async (_what, integration, configured, actor, words) => {
    await show({ integration: () => ({ ...integration(), configured }) }, actor);
    expect(await screen.findByText(words, {}, LATER)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Conectar Google Calendar' })).toBeNull();
  });
});
