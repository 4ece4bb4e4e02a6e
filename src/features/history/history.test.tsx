import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  psych,
  sampleAppointment,
  sampleId,
  sampleNote,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../test/harness/practice/samples.ts';
import { connectDevice, openPractice, renderScreen } from '../../../test/harness/page/screen.tsx';
import { findWhatIsSeen } from '../../../test/harness/page/seen.ts';
import type { Appointment } from '../../domain/appointments/appointment.ts';
import type { Actor } from '../../domain/core/command.ts';
import { HistoryPage } from './HistoryPage.tsx';

vi.setConfig({ testTimeout: 40_000 });
const LATER = { timeout: 12_000 };
findWhatIsSeen();
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const HOUR_MS = 3_600_000;
/** Of 50 minutes, so many hours ago. */
function before(n: number, hours: number, changes: Partial<Appointment>): Appointment {
  const start = Date.now() - hours * HOUR_MS;
  return sampleAppointment(n, {
    startAt: new Date(start).toISOString(),
    endAt: new Date(start + 50 * 60_000).toISOString(),
    patientId: sampleId(3, 1),
    ...changes,
  });
}

const SESSIONS = [
  before(1, -24, {}),
  before(2, 2, { patientId: sampleId(3, 2) }),
  before(3, 4, { status: 'no_show' }),
  before(4, 6, { status: 'completed', patientId: null, title: 'Supervisão' }),
  before(5, 8, { isGoogleCalendarEvent: true, patientId: null }),
  before(6, 10, { status: 'cancelled' }),
  ...Array.from({ length: 40 }, (_, n) => before(10 + n, 24 + n, { status: 'completed' })),
];

async function openHistory({
  path = '/',
  appointments = SESSIONS,
  actor = psych,
}: { path?: string; appointments?: readonly Appointment[]; actor?: Actor } = {}) {
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [sampleUser(1, { name: 'Helena' }), sampleUser(3, { role: 'administrator' })],
    patients: [
      samplePatient(1, { name: 'Ana Souza' }),
      samplePatient(2, { name: 'José Conceição' }),
    ],
    appointments,
    notes: [sampleNote(1, { patientId: sampleId(3, 1), appointmentId: sampleId(4, 10) })],
  });
  const here = connectDevice(server, actor);
  const shown = renderScreen(here.client, <HistoryPage />, { path });
  const menuOf = async (name: string, place = 0) => {
    const [button] = screen.getAllByLabelText(`Ações da sessão de ${name}`).slice(place) as [
      HTMLElement,
    ];
    await shown.user.click(button);
    return within(await screen.findByRole('menu')).getAllByRole('menuitem');
  };
  return { ...shown, here, menuOf };
}

const figure = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).parentElement?.textContent;
const rows = () =>
  [...document.querySelectorAll('tbody tr[data-record]')].map(({ textContent }) => textContent);

describe('the history', () => {
  it('begins with the newest session that has begun, and counts what has no figure of its own', async () => {
    const { user, router } = await openHistory();
    await screen.findByText('Mostrando 1 a 20 de 45 resultados', {}, LATER);
    expect(figure('Total de sessões')).toBe('Total de sessões45inclui 2 expiradas');
    expect(figure('Agendadas')).toBe('Agendadas0mais 1 futura');
    expect(['Concluídas', 'Canceladas', 'Não compareceu'].map(figure)).toEqual([
      'Concluídas41',
      'Canceladas1',
      'Não compareceu1',
    ]);
    const [newest, missed, nameless, google, cancelled] = rows();
    expect(newest).toMatch(/^José Conceição.*Expirado$/);
    expect(missed).toMatch(/^Ana Souza.*Não compareceuPendente$/);
    expect(nameless).toMatch(/^Supervisão.*Concluído$/);
    expect(google).toMatch(/Google Calendar$/);
    expect(cancelled).toMatch(/Cancelado$/);
    expect(rows()[5]).toMatch(/ConcluídoCom notaPendente$/);
    screen.getByRole('heading', { level: 1, name: 'Histórico de Atendimentos' });
    await user.click(screen.getByText('Próxima'));
    await screen.findByText('Mostrando 21 a 40 de 45 resultados', {}, LATER);
    await user.click(screen.getByText('Anterior'));
    await screen.findByText('Mostrando 1 a 20 de 45 resultados', {}, LATER);
    await user.click(screen.getByText('Próxima'));
    await screen.findByText('Mostrando 21 a 40 de 45 resultados', {}, LATER);
    await waitFor(() => expect(router.state.location.search).toEqual({ pagina: 2 }));
    await user.click(screen.getByLabelText('Mostrar futuras (1)'));
    await screen.findByText('Mostrando 1 a 20 de 46 resultados', {}, LATER);
    await waitFor(() => expect(router.state.location.search).toEqual({ futuras: true }));
    await user.click(screen.getByText('Limpar filtros'));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it('opens the session that is pressed', async () => {
    const { user, router } = await openHistory();
    await screen.findByText('Mostrando 1 a 20 de 45 resultados', {}, LATER);
    await user.click(screen.getByText('Supervisão'));
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ dialogo: 'sessao', alvo: sampleId(4, 4) }),
    );
  });

  it('is filtered by the address: a patient’s name without its accents, and the status', async () => {
    await openHistory({ path: '/?paciente=jose conceicao&status=expirado' });
    await screen.findByText('Mostrando 1 a 1 de 1 resultado', {}, LATER);
    expect(rows()).toHaveLength(1);
  });

  it('marks an expired session as missed, in the document’s words', async () => {
    const { user, menuOf } = await openHistory({ appointments: SESSIONS.slice(0, 3) });
    await screen.findByText('Mostrando 1 a 2 de 2 resultados', {}, LATER);
    const items = await menuOf('José Conceição');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Marcar como concluído',
      'Não compareceu',
      'Adicionar Nota Clínica',
    ]);
    await user.click(items[1] as HTMLElement);
    await screen.findByText('Status atualizado', {}, LATER);
    expect(screen.getByText('Sessão marcada como "Não Compareceu" com sucesso!')).toBeDefined();
    expect(figure('Não compareceu')).toBe('Não compareceu2');
  });

  it('of each other status is drawn out of sight, and up to date when it is turned to', async () => {
    vi.stubGlobal('requestIdleCallback', (work: () => void) => Number(setTimeout(work, 0)));
    const { user, menuOf } = await openHistory({ appointments: SESSIONS.slice(0, 3) });
    await screen.findByText('Mostrando 1 a 2 de 2 resultados', {}, LATER);
    const away = () => [...document.querySelectorAll('.away')];
    await waitFor(() => expect(away()).toHaveLength(6), LATER);
    const missed = away().find((one) => one.textContent?.includes('Ana Souza'));
    expect(missed?.textContent).toContain('Mostrando 1 a 1 de 1 resultado');
    await user.click((await menuOf('José Conceição'))[1] as HTMLElement);
    await screen.findByText('Status atualizado', {}, LATER);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Não compareceu');
    await screen.findByText('Mostrando 1 a 2 de 2 resultados', {}, LATER);
    expect(missed?.className).toBe('');
    expect(missed?.querySelectorAll('tr[data-record]')).toHaveLength(2);
    expect(away()).toHaveLength(6);
  });

  it('says why a status was not taken, and offers the note that there is already', async () => {
    const { user, here, menuOf } = await openHistory({ appointments: SESSIONS.slice(0, 7) });
    await screen.findByText('Mostrando 1 a 6 de 6 resultados', {}, LATER);
    const message = 'Apenas sessões expiradas podem ser marcadas como não compareceu';
    here.device.settled = async () => ({ status: 'refused', code: 'wrong_status', message });
    await user.click((await menuOf('José Conceição'))[1] as HTMLElement);
    await screen.findByText('Erro ao atualizar status', {}, LATER);
    screen.getByText(new RegExp(message));
    const noted = await menuOf('Ana Souza', -1);
    expect(noted.map(({ textContent }) => textContent)).toContain('Editar Nota Clínica');
  });

  it('says what a note and a payment want of a session without a patient, and leads to the others', async () => {
    const { user, router, menuOf } = await openHistory({ appointments: SESSIONS.slice(2, 4) });
    await screen.findByText('Mostrando 1 a 2 de 2 resultados', {}, LATER);
    const items = await menuOf('Supervisão');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Associar paciente',
      'Pagar',
      'Adicionar Nota Clínica',
    ]);
    await user.click(items[1] as HTMLElement);
    await screen.findByText(
      'Não é possível registrar pagamento para agendamento sem paciente associado',
    );
    await user.click((await menuOf('Supervisão'))[2] as HTMLElement);
    await screen.findByText('Não é possível criar nota para agendamento sem paciente associado');
    await user.click((await menuOf('Ana Souza'))[0] as HTMLElement);
    await waitFor(() =>
      expect(router.state.location.search).toEqual({
        dialogo: 'pagamento',
        alvo: sampleId(4, 3),
      }),
    );
  });

  it('says that it and its figures could not be read, and reads them again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const here = connectDevice(
      await openPractice({ tenants: [sampleTenant], users: [sampleUser()] }),
      psych,
    );
    const { live } = here.client;
    const read = live.read.bind(live);
    const broken = vi.spyOn(live, 'read').mockImplementation((name, args) => {
      if (name === 'appointments.history') throw new Error('no disk');
      return read(name, args);
    });
    const { user } = renderScreen(here.client, <HistoryPage />, {});
    await screen.findByText('Erro ao carregar estatísticas. Tente novamente.', {}, LATER);
    screen.getByText('Erro ao carregar histórico. Tente novamente.');
    broken.mockRestore();
    for (const button of screen.getAllByText('Tentar novamente')) await user.click(button);
    expect(await screen.findByText('Nenhuma sessão ainda.', {}, LATER)).toBeDefined();
  });

  it('of an administrator says whose a session is, and nothing of notes', async () => {
    await openHistory({
      appointments: SESSIONS.slice(2, 3),
      actor: { ...psych, userId: sampleId(2, 3), role: 'administrator' },
    });
    await screen.findByText('Helena', {}, LATER);
    expect(screen.queryByText('Notas')).toBeNull();
  });
});
