import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleAppointmentRow } from '../../../test/harness/practice/deviceSamples.ts';
import { standIn } from '../../../test/harness/page/deviceZone.ts';
import { PageDevice } from '../../../test/harness/page/pageDevice.ts';
import { psych, sampleId, sampleTenant } from '../../../test/harness/practice/samples.ts';
import { renderScreen } from '../../../test/harness/page/screen.tsx';
import { LiveQueries } from '../../client/live/liveQueries.ts';
import type { QueryName, QueryResult } from '../../data/queries/index.ts';
import type { AppointmentRow } from '../../data/queries/agenda/results.ts';
import { DashboardPage } from './DashboardPage.tsx';

vi.setConfig({ testTimeout: 40_000 });
const LATER = { timeout: 12_000 };

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const ANA = sampleId(3, 1);
/** Of the tenth of March 2026, by the clocks of São Paulo. */
const at = (time: string): string => new Date(`2026-03-10T${time}:00.000-03:00`).toISOString();
const session = (n: number, name: string, start: string, end: string): AppointmentRow => ({
  ...sampleAppointmentRow(sampleId(4, n), at(start), at(end)),
  patientId: ANA,
  patientName: name,
});

const summary = ({ patientId }: { patientId: string }) => <p>Resumo da nota de {patientId}</p>;

function open(
  time: string,
  results: { [N in QueryName]?: QueryResult<N> } | PageDevice = {},
  role: 'psych' | 'administrator' = 'psych',
) {
  vi.setSystemTime(at(time));
  const device = results instanceof PageDevice ? results : new PageDevice(results);
  const actor = { ...psych, role, name: 'Helena Duarte', email: 'h@exemplo.com' };
  const client = { device, live: new LiveQueries(device), actor };
  return { device, ...renderScreen(client, <DashboardPage LastNote={summary} />) };
}

describe('the day', () => {
  it.each([
    ['04:59', 'Boa noite, Helena'],
    ['05:00', 'Bom dia, Helena'],
    ['12:00', 'Boa tarde, Helena'],
    ['18:00', 'Boa noite, Helena'],
  ])('greets at %s as one does: %s', async (time, greeting) => {
    open(time);
    expect(await screen.findByRole('heading', { level: 1, name: greeting })).toBeDefined();
  });

  it('leads into the session that runs, and says how many notes there are on who is there', async () => {
    const ongoing = { ...session(1, 'Ana Souza', '09:30', '10:20'), totalNotes: { whole: 1 } };
    const shown = open('10:00', {
      'dashboard.sessions': { whole: { next: [], ongoing: [ongoing] } },
    });
    const running = await screen.findByRole('region', { name: 'Sessão em andamento' }, LATER);
    expect(running.textContent).toMatch(/Ana Souza.*09:30 – 10:20 · 1 nota/);
    const link = within(running).getByRole('link', { name: 'Acessar Sessão' });
    expect(link.getAttribute('href')).toBe(`/app/sessoes/${ongoing.id}`);
    // Where notes are still to come nobody is told that there are none.
    const unsure = { ...ongoing, totalNotes: { soFar: 0 } };
    shown.device.show({ 'dashboard.sessions': { whole: { next: [], ongoing: [unsure] } } });
    await vi.waitFor(() => expect(running.textContent).not.toMatch(/nota/));
  });

  it('names who comes next with the last summary, and the sessions after that', async () => {
    const next = [
      session(2, 'Ana Souza', '11:00', '11:50'),
      session(3, 'Bruno Lima', '14:00', '14:50'),
    ];
    const [first] = next;
    if (!first) throw new Error('no session');
    const patient = { id: ANA, name: 'Ana Souza', email: 'ana@exemplo.com' };
    open('10:00', {
      'dashboard.sessions': { whole: { next, ongoing: [] } },
      'dashboard.nextPatient': { whole: { session: first, patient } },
    });
    const card = await screen.findByRole('region', { name: 'Próximo paciente' }, LATER);
    expect(card.textContent).toMatch(
      /Ana SouzaHoje, 11:00 – 11:50ana@exemplo\.com.*Última notaResumo da nota de/,
    );
    const list = await screen.findByRole('list', { name: 'Próximas sessões' }, LATER);
    const rows = within(list).getAllByRole('link');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Ana SouzaHoje, 11:00 – 11:50',
      'Bruno LimaHoje, 14:00 – 14:50',
    ]);
    const room = screen.getByRole('link', { name: 'Criar disponibilidade' });
    expect(room.getAttribute('href')).toBe('/app/agenda');
  });

  it('names nobody as next while not all has arrived', async () => {
    const first = session(2, 'Ana Souza', '11:00', '11:50');
    const patient = { id: ANA, name: 'Ana Souza', email: 'ana@exemplo.com' };
    open('10:00', { 'dashboard.nextPatient': { soFar: { session: first, patient } } });
    await screen.findByText('A próxima sessão ainda não chegou.', {}, LATER);
    expect(screen.queryByRole('region', { name: 'Próximo paciente' })).toBeNull();
  });

  it('says whose the hours are on a device in another zone', async () => {
    standIn('America/Rio_Branco');
    const first = session(2, 'Ana Souza', '11:00', '11:50');
    open('10:00', {
      practice: {
        tenant: sampleTenant,
        user: null,
        psychologists: { whole: [] },
        former: { whole: [] },
      },
      'dashboard.sessions': { whole: { next: [first], ongoing: [] } },
      'dashboard.nextPatient': {
        whole: { session: first, patient: { id: ANA, name: 'Ana Souza', email: 'a@exemplo.com' } },
      },
    } as never);
    const card = await screen.findByRole('region', { name: 'Próximo paciente' }, LATER);
    expect(card.textContent).toContain(
      'Hoje, 11:00 – 11:50, horário de Brasília · 09:00 – 09:50 neste aparelho',
    );
    screen.getByText(/^Os horários são os da clínica \(horário de Brasília\)/);
  });

  it('tells a clinic nothing of a note', async () => {
    const first = session(2, 'Ana Souza', '11:00', '11:50');
    const patient = { id: ANA, name: 'Ana Souza', email: 'ana@exemplo.com' };
    open(
      '10:00',
      { 'dashboard.nextPatient': { whole: { session: first, patient } } },
      'administrator',
    );
    await screen.findByRole('region', { name: 'Próximo paciente' }, LATER);
    expect(screen.queryByText('Última nota')).toBeNull();
  });
});

const byStatus = {
  scheduled: 0,
  in_progress: 0,
  completed: 2,
  cancelled: 1,
  no_show: 0,
  expired: 0,
};
const analysis = { total: 3, told: 2, byStatus, hours: [{ at: '2026-03-05', hours: 2 }] };

describe('the period', () => {
  it('is the month until another is chosen, which stands in the address', async () => {
    const { user, router } = open('10:00', { 'dashboard.analysis': { whole: analysis } });
    const choice = await screen.findByRole('group', { name: 'Período' }, LATER);
    const pressed = () =>
      within(choice)
        .getAllByRole('button')
        .filter((one) => one.getAttribute('aria-pressed') === 'true')
        .map((one) => one.textContent);
    expect(
      within(choice)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['Hoje', 'Semana', 'Mês', 'Ano']);
    expect(pressed()).toEqual(['Mês']);
    expect(await screen.findByText('Sessões Hoje')).toBeDefined();
    await user.click(within(choice).getByRole('button', { name: 'Ano' }));
    await vi.waitFor(() => expect(pressed()).toEqual(['Ano']));
    expect(router.state.location.search).toEqual({ periodo: 'ano' });
    expect(screen.getByRole('tab', { name: 'Visão Geral' }).ariaSelected).toBe('true');
  });

  it('is drawn in three charts, each with its numbers', async () => {
    const { user } = open('10:00', { 'dashboard.analysis': { whole: analysis } });
    await user.click(await screen.findByRole('tab', { name: 'Análises' }, LATER));
    for (const title of ['Sessões por status', 'Distribuição por status', 'Horas trabalhadas'])
      expect(await screen.findByRole('region', { name: title }, LATER)).toBeDefined();
  });

  it('that could not be read says so in the document’s words, and is read again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    class Broken extends PageDevice {
      isBroken = true;
      override subscribe<N extends QueryName>(
        name: N,
        args: unknown,
        onResult: (result: QueryResult<N>) => void,
      ) {
        if (this.isBroken && name.startsWith('dashboard.'))
          return Promise.reject(new Error('no disk'));
        return super.subscribe(name, args, onResult);
      }
    }
    const device = new Broken();
    const { user } = open('10:00', device);
    await screen.findByText('Erro ao carregar dados', {}, LATER);
    device.isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('tab', { name: 'Visão Geral' }, LATER)).toBeDefined();
  });
});

it('the path of an empty practice ticks Google once it is connected', async () => {
  const steps = { hours: true, patient: true, session: false, google: true };
  open('10:00', { 'dashboard.steps': { whole: steps } });
  const path = await screen.findByRole('region', { name: 'Primeiros passos' }, LATER);
  expect(within(path).getAllByRole('listitem').at(-1)?.textContent).toContain(
    'Google Agenda, se quiser (feito)',
  );
});
