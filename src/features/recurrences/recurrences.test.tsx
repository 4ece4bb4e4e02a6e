import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clickTwice } from '../../../test/harness/page/clickTwice.ts';
import {
  ana,
  bia,
  daily,
  from,
  openRecurrences,
  recurrencesIn,
} from '../../../test/harness/practice/recurrences.ts';
import { REFUSAL, refuse } from '../../../test/harness/page/refuse.ts';
import { psych, sampleId } from '../../../test/harness/practice/samples.ts';
import { connectDevice, renderScreen } from '../../../test/harness/page/screen.tsx';
import { plain } from '../../../test/harness/practice/plain.ts';
import type { RecurringAppointment } from '../../domain/recurrences/recurrence.ts';
import type { MemoryServer } from '../../../test/harness/memory/memoryServer.ts';
import type { CommandName } from '../../domain/registry.ts';
import { addDays } from '../../domain/time/days.ts';
import { DialogHost } from '../../ui/dialogs.tsx';
import { setClockAhead } from '../../ui/useNow.ts';
import { NewRecurrenceEditor } from './NewRecurrenceEditors.tsx';
import NewRecurrenceDialog from './NewRecurrenceDialog.tsx';
import RecurrenceDialog from './RecurrenceDialog.tsx';
import { RecurrencesTab } from './list/RecurrencesTab.tsx';

const LATER = { timeout: 12_000 };
vi.setConfig({ testTimeout: 60_000 });
afterEach(cleanup);

const dialogs = { recorrencia: RecurrenceDialog, repetir: NewRecurrenceDialog };

async function open(recurringAppointments: readonly RecurringAppointment[] = [], path = '/') {
  const { server, here } = await openRecurrences(recurringAppointments);
  const view = (
    <>
      <RecurrencesTab />
      <DialogHost dialogs={dialogs} />
    </>
  );
  return { server, here, ...renderScreen(here.client, view, { path }) };
}

const said = (text: string | RegExp) => screen.findAllByText(text, {}, LATER);
const press = (name: string | RegExp) => screen.findByRole('button', { name }, LATER);
type User = Awaited<ReturnType<typeof open>>['user'];

/** A daily recurrence of Bia, from nine to ten, by the keyboard alone. */
async function typeDaily(user: User) {
  await screen.findByLabelText(/^Paciente/, {}, LATER);
  await user.keyboard('Bia');
  await screen.findByRole('option', { name: /Bia Lima/ }, LATER);
  await user.keyboard('{Enter}');
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.queryByLabelText(/^Dias da semana/)).toBeNull());
}

describe('a new recurrence', () => {
  it('that the server does not take is told with its reason', async () => {
    const { user, here } = await open([], '/?dialogo=repetir');
    await typeDaily(user);
    refuse(here.device);
    await user.click(await press('Criar recorrência'));
    expect(await said('Erro ao criar recorrência')).toBeDefined();
    expect(await said(REFUSAL.message)).toBeDefined();
  });

  it('is made by the keyboard alone with the network cut, waits, and is confirmed later', async () => {
    const { user, here, server } = await open();
    here.cut();
    await user.click(await press('Criar a primeira recorrência'));
    await typeDaily(user);
    await user.click(await press('Criar recorrência'));
    expect(await said('Guardado; será confirmado quando houver conexão')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    const now = new Date().toISOString();
    const window = { from: `${from}T00:00:00.000Z`, to: `${addDays(from, 7)}T00:00:00.000Z`, now };
    expect(plain(await here.device.query('recurrences.waiting', window)).sessions).toHaveLength(7);
    expect(await recurrencesIn(server)).toEqual([]);
    here.heal();
    await waitFor(async () => expect(await recurrencesIn(server)).toHaveLength(1), LATER);
    expect(await recurrencesIn(server)).toMatchObject([
      {
        patientId: bia.id,
        recurringType: 'daily',
        startTime: '09:00',
        endTime: '10:00',
        endDate: null,
      },
    ]);
  });

  it('says what is missing, and that a weekly one needs its days', async () => {
    const { user } = await open([], '/?dialogo=recorrencia');
    await user.click(await press('Criar recorrência'));
    expect(await said('Dados obrigatórios')).toBeDefined();
    expect(await said('Preencha o paciente e a data de início.')).toBeDefined();
    expect(await said('Selecione pelo menos um dia da semana.')).toBeDefined();
    // Nothing that is drawn meanwhile takes away what is being typed.
    await user.type(screen.getByLabelText(/^Dias da semana/), 'qui{Enter}');
    expect(await said('Quinta')).toBeDefined();
    expect(screen.queryByText('Selecione pelo menos um dia da semana.')).toBeNull();
  });

  it('says that a day does not exist, first or last, and loses none in silence', async () => {
    const { user, server } = await open([], '/?dialogo=recorrencia');
    await typeDaily(user);
    for (const label of [/^Data de início/, /^Data de fim/]) {
      const group = await screen.findByRole('group', { name: label }, LATER);
      const [part] = within(group).getAllByRole('spinbutton');
      if (part) await user.type(part, '31022027');
    }
    await user.click(await press('Criar recorrência'));
    expect(await said('Data inválida')).toHaveLength(3);
    expect(screen.queryByText('Preencha o paciente e a data de início.')).toBeNull();
    expect(await recurrencesIn(server)).toEqual([]);
  });

  it('is made once by a double click, and the next one starts blank', async () => {
    const { user, server } = await open([], '/?dialogo=recorrencia');
    await typeDaily(user);
    clickTwice(await press('Criar recorrência'));
    expect(await said('Recorrência criada com sucesso!')).toBeDefined();
    expect(await recurrencesIn(server)).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LATER);
    await user.click(await press('Nova recorrência'));
    expect((await screen.findByLabelText<HTMLInputElement>(/^Paciente/, {}, LATER)).value).toBe('');
  });

  it('repeats a session: its patient, weekday and time', async () => {
    await open([], `/?dialogo=repetir&alvo=${bia.id}&quando=${from}T18:00:00.000Z`);
    expect((await screen.findByLabelText<HTMLInputElement>(/^Início/, {}, LATER)).value).toBe(
      '15:00',
    );
    expect(screen.getByLabelText<HTMLInputElement>(/^Fim/).value).toBe('15:50');
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>(/^Paciente/).value).toBe('Bia Lima'),
    );
  });
});

describe('a conflict that the device knows', () => {
  async function meet() {
    const opened = await open([daily], '/?dialogo=recorrencia');
    await typeDaily(opened.user);
    expect(await said('Este horário tem conflito com agendamentos existentes')).toBeDefined();
    await opened.user.click(await press('Criar recorrência'));
    expect(await said('Conflitos de horário')).toBeDefined();
    return opened;
  }
  const resolve = async (user: User) => user.click(await press('Resolver conflitos'));

  it('is shown with whose it is, and asks for a way out', async () => {
    const { user, here } = await meet();
    expect(await said('Já existe outra recorrência neste horário.')).toBeDefined();
    expect(await said(/Recorrência diária/)).toBeDefined();
    expect(await said(/Ana Souza · paciente1@exemplo.com · \(11\) 98888-7777/)).toBeDefined();
    await resolve(user);
    expect(await said('Seleção obrigatória')).toBeDefined();
    expect(await said('Escolha uma estratégia de resolução')).toBeDefined();
    await user.click(screen.getByLabelText(/^Mudar o horário/));
    await resolve(user);
    expect(await said('Horário obrigatório')).toBeDefined();
    expect(await said('Informe um horário válido para a recorrência.')).toBeDefined();
    expect(await here.device.query('sync.items', {})).toEqual([]);
  });

  it('is resolved by another time, of which the taken ones are not proposed', async () => {
    const { user, server, here } = await meet();
    await user.click(screen.getByLabelText(/^Mudar o horário/));
    const start = screen.getByLabelText(/^Novo início/);
    const end = screen.getByLabelText(/^Novo fim/);
    await user.type(start, '0930');
    await user.type(end, '0900');
    await resolve(user);
    expect(await said('Horário de fim deve ser posterior ao horário de início')).toBeDefined();
    await user.clear(end);
    await user.type(end, '1030');
    await resolve(user);
    expect(await said('Este horário tem conflito com agendamentos existentes')).not.toHaveLength(0);
    const free = await screen.findByRole('group', { name: 'Horários livres' }, LATER);
    expect(
      within(free)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual([
      '08:00 – 09:00',
      '10:00 – 11:00',
      '11:00 – 12:00',
      '14:00 – 15:00',
      '15:00 – 16:00',
      '16:00 – 17:00',
      '17:00 – 18:00',
    ]);
    act(() => setClockAhead(-60_000));
    expect(free.isConnected, 'when a minute passes').toBe(true);
    act(() => setClockAhead(0));
    await user.click(within(free).getByText('10:00 – 11:00'));
    // Gone back to the form and come again, e.g. after the window was closed.
    await user.click(await press('Voltar'));
    await user.click(await press('Criar recorrência'));
    expect((await screen.findByLabelText<HTMLInputElement>(/^Novo início/, {}, LATER)).value).toBe(
      '10:00',
    );
    clickTwice(await press('Resolver conflitos'));
    expect(await said('Conflitos resolvidos!')).toBeDefined();
    expect((await recurrencesIn(server)).map(({ startTime }) => startTime).toSorted()).toEqual([
      '09:00',
      '10:00',
    ]);
    await waitFor(async () => expect(await here.device.query('sync.drafts', {})).toEqual([]));
  });

  it('is resolved by replacing what stands in the way, by keys alone', async () => {
    const { user, server } = await meet();
    await user.keyboard(' ');
    await user.keyboard('{Enter}');
    expect(await said('Conflitos resolvidos!')).toBeDefined();
    const stored = await recurrencesIn(server);
    expect(stored.find(({ id }) => id === daily.id)?.isActive).toBe(false);
    expect(stored).toHaveLength(2);
  });

  it('is not resolved where the server says no, with its reason', async () => {
    const { user, here } = await meet();
    refuse(here.device);
    await user.keyboard(' ');
    await user.keyboard('{Enter}');
    expect(await said('Erro ao resolver conflitos')).toBeDefined();
    expect(await said(REFUSAL.message)).toBeDefined();
  });

  it('is given up without a trace', async () => {
    const { user, server, here } = await meet();
    await user.click(screen.getByLabelText(/^Cancelar/));
    await resolve(user);
    expect(await said('Conflitos resolvidos!')).toBeDefined();
    expect(await recurrencesIn(server)).toHaveLength(1);
    expect(await here.device.query('sync.items', {})).toEqual([]);
    expect(await here.device.query('sync.drafts', {})).toEqual([]);
  });
});

it('a conflict that only the server sees comes back, and the same dialog resolves it', async () => {
  const { user, server, here, unmount } = await open([], '/?dialogo=recorrencia');
  here.cut();
  await typeDaily(user);
  await user.click(await press('Criar recorrência'));
  expect(await said('Guardado; será confirmado quando houver conexão')).toBeDefined();
  const other = connectDevice(server, psych);
  await waitFor(async () => plain(await other.device.query('patients.list', {})), LATER);
  const { isActive: _a, createdAt: _c, endDate: _e, notes: _n, ...args } = daily;
  const key = await other.device.dispatch('recurringAppointment.create', args);
  expect(await other.device.settled(key)).toEqual({ status: 'done' });
  here.heal();
  await waitFor(
    async () =>
      expect(await here.device.query('sync.items', {})).toMatchObject([
        { name: 'recurringAppointment.create', refusal: { code: 'recurrence_conflicts' } },
      ]),
    LATER,
  );
  expect(await said('Não criada')).toBeDefined();
  unmount();
  const [item] = await here.device.query('sync.items', {});
  const onReplaced = vi.fn<() => Promise<void>>(async () => {
    await here.device.discard(item!.key);
  });
  const { user: again } = renderScreen(
    here.client,
    <NewRecurrenceEditor
      args={item!.args as never}
      refusal={{ reason: item!.refusal!.message, fields: {}, details: item!.refusal!.details! }}
      onSubmit={async () => {}}
      onReplaced={onReplaced}
      onClose={() => {}}
    />,
  );
  expect(await said('Conflitos de horário')).toBeDefined();
  expect(await said('Já existe outra recorrência neste horário.')).toBeDefined();
  await again.click(screen.getByLabelText(/^Mudar o horário/));
  await again.click(await screen.findByText('16:00 – 17:00', {}, LATER));
  await again.click(await press('Resolver conflitos'));
  expect(await said('Conflitos resolvidos!')).toBeDefined();
  expect(onReplaced).toHaveBeenCalledOnce();
  expect((await recurrencesIn(server)).map(({ startTime }) => startTime).toSorted()).toEqual([
    '09:00',
    '16:00',
  ]);
});

describe('a recurrence that there is', () => {
  const act = async (user: User, what: string) => {
    await user.click(await press('Ações da recorrência de Ana Souza'));
    await user.click(await screen.findByRole('menuitem', { name: what }, LATER));
  };

  /** Another tab or device of hers does it, and this one has heard of it or not. */
  async function elsewhere(server: MemoryServer, name: CommandName, changes: object) {
    const other = connectDevice(server, psych);
    await waitFor(async () => plain(await other.device.query('patients.list', {})), LATER);
    const key = await other.device.dispatch(name, { id: daily.id, ...changes } as never);
    expect(await other.device.settled(key)).toEqual({ status: 'done' });
  }

  it('is counted, and listed with its days, time, period and status', async () => {
    await open([daily, { ...daily, id: sampleId(6, 2), patientId: bia.id, isActive: false }]);
    const table = await screen.findByRole('table', { name: 'Recorrências' }, LATER);
    const [, first, second] = within(table).getAllByRole('row');
    for (const text of ['Ana Souza', 'Diária', 'Todos os dias', '09:00 – 10:00', 'Ativa'])
      expect(within(first!).getByText(text)).toBeDefined();
    expect(within(second!).getByText('Inativa')).toBeDefined();
    for (const figure of ['Total', 'Ativas', 'Inativas'])
      expect(screen.getByText(figure)).toBeDefined();
  });

  it('just closes when nothing was changed', async () => {
    const { user, here } = await open([daily], `/?dialogo=recorrencia&alvo=${daily.id}`);
    await user.click(await press('Salvar'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LATER);
    expect(await here.device.query('sync.items', {})).toEqual([]);
  });

  it('is put to sleep, woken and taken away', async () => {
    const { user, server } = await open([daily]);
    await act(user, 'Desativar');
    await user.click(await press('Desativar'));
    expect(await said('Recorrência desativada com sucesso!')).toBeDefined();
    await act(user, 'Reativar');
    await user.click(await press('Reativar'));
    expect(await said('Recorrência reativada com sucesso!')).toBeDefined();
    await act(user, 'Excluir');
    expect(await said(/suas sessões futuras são canceladas/)).toBeDefined();
    await user.click(await press('Excluir'));
    expect(await said('Recorrência excluída com sucesso!')).toBeDefined();
    expect(await recurrencesIn(server)).toEqual([]);
  });

  it.each([
    ['Desativar', true, 'Erro ao desativar recorrência'],
    ['Reativar', false, 'Erro ao reativar recorrência'],
    ['Excluir', true, 'Erro ao excluir recorrência'],
  ])(
    'that the server does not let her %s is told with its reason',
    async (what, isActive, told) => {
      const { user, here } = await open([{ ...daily, isActive }]);
      refuse(here.device);
      await act(user, what);
      await user.click(await press(what));
      expect(await said(told)).toBeDefined();
      expect(await said(REFUSAL.message)).toBeDefined();
    },
  );

  it('that the server does not let her change is told with its reason', async () => {
    const { user, here } = await open([daily], `/?dialogo=recorrencia&alvo=${daily.id}`);
    refuse(here.device);
    const end = await screen.findByLabelText(/^Fim/, {}, LATER);
    await user.clear(end);
    await user.type(end, '1015{Enter}');
    await user.click(await press('Alterar'));
    expect(await said('Erro ao atualizar recorrência')).toBeDefined();
    expect(await said(REFUSAL.message)).toBeDefined();
  });

  it('of somebody inactive is not woken', async () => {
    const { user, server, here } = await open([{ ...daily, isActive: false }]);
    await here.device.dispatch('patient.setStatus', { id: ana.id, isActive: false });
    await act(user, 'Reativar');
    await user.click(await press('Reativar'));
    expect(await said('Este paciente está inativo. Ative-o antes de agendar.')).toBeDefined();
    expect((await recurrencesIn(server))[0]?.isActive).toBe(false);
  });

  it('changed in two places keeps both changes, where each touched something else', async () => {
    const { user, server } = await open([daily], `/?dialogo=recorrencia&alvo=${daily.id}`);
    const end = await screen.findByLabelText(/^Fim/, {}, LATER);
    await elsewhere(server, 'recurringAppointment.update', { notes: 'Sala 2' });
    await user.clear(end);
    await user.type(end, '1015{Enter}');
    await user.click(await press('Alterar'));
    expect(await said('Recorrência atualizada com sucesso!')).toBeDefined();
    expect(await recurrencesIn(server)).toMatchObject([{ endTime: '10:15', notes: 'Sala 2' }]);
  });

  it('put to sleep elsewhere while it is changed here stays asleep, with the change', async () => {
    const { user, server } = await open([daily], `/?dialogo=recorrencia&alvo=${daily.id}`);
    const end = await screen.findByLabelText(/^Fim/, {}, LATER);
    await elsewhere(server, 'recurringAppointment.deactivate', {});
    await user.clear(end);
    await user.type(end, '1015{Enter}');
    await user.click(await press('Alterar'));
    expect(await said('Recorrência atualizada com sucesso!')).toBeDefined();
    expect(await recurrencesIn(server)).toMatchObject([{ endTime: '10:15', isActive: false }]);
  });

  it('taken away elsewhere while it is changed here says so, and keeps what was typed for her to decide', async () => {
    const { user, server, here } = await open([daily], `/?dialogo=recorrencia&alvo=${daily.id}`);
    const end = await screen.findByLabelText(/^Fim/, {}, LATER);
    await elsewhere(server, 'recurringAppointment.delete', {});
    await user.clear(end);
    await user.type(end, '1015{Enter}');
    await user.click(await press('Alterar'));
    expect(await said('Recorrência original não encontrada.')).toBeDefined();
    expect(await recurrencesIn(server)).toEqual([]);
    expect(await here.device.query('sync.items', {})).toMatchObject([
      { args: { endTime: '10:15' }, refusal: { code: 'not_found' } },
    ]);
  });

  /** Given here without a network, after which another place has its way; then the network is back. */
  async function offline(
    [name, changes]: readonly [CommandName, object],
    [other, theirs]: readonly [CommandName, object],
    isActive = true,
  ) {
    const { server, here } = await open([{ ...daily, isActive }]);
    await screen.findByRole('table', { name: 'Recorrências' }, LATER);
    here.cut();
    const key = await here.device.dispatch(name, { id: daily.id, ...changes } as never);
    await elsewhere(server, other, theirs);
    here.heal();
    return { server, here, settlement: await here.device.settled(key) };
  }

  it('changed here without a network, and elsewhere meanwhile in the same field, is what arrived last', async () => {
    const { server, here, settlement } = await offline(
      ['recurringAppointment.update', { notes: 'Sala 1', endTime: '10:15' }],
      ['recurringAppointment.update', { notes: 'Sala 2', startTime: '08:30' }],
    );
    expect(settlement).toEqual({ status: 'done' });
    const stored = [{ notes: 'Sala 1', endTime: '10:15', startTime: '08:30' }];
    expect(await recurrencesIn(server)).toMatchObject(stored);
    await waitFor(
      async () =>
        expect(plain(await here.device.query('recurrences.list', {}))).toMatchObject({
          rows: stored,
        }),
      LATER,
    );
  });

  it('taken away here without a network stays away, also if another place has woken it meanwhile', async () => {
    const { server, settlement } = await offline(
      ['recurringAppointment.delete', {}],
      ['recurringAppointment.activate', {}],
      false,
    );
    expect(settlement).toEqual({ status: 'done' });
    expect(await recurrencesIn(server)).toEqual([]);
  });

  it('woken here without a network, and taken away elsewhere meanwhile, is told and nothing is made', async () => {
    const { server, here, settlement } = await offline(
      ['recurringAppointment.activate', {}],
      ['recurringAppointment.delete', {}],
      false,
    );
    expect(settlement).toMatchObject({ status: 'refused', code: 'not_found' });
    expect(await recurrencesIn(server)).toEqual([]);
    expect(await here.device.query('sync.items', {})).toMatchObject([
      { name: 'recurringAppointment.activate', refusal: { code: 'not_found' } },
    ]);
  });

  it('is not found where it is gone', async () => {
    await open([], `/?dialogo=recorrencia&alvo=${sampleId(6, 9)}`);
    expect(await said('Recorrência original não encontrada.')).toBeDefined();
  });
});
