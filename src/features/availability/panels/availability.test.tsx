import { weekdayNames } from '../../../domain/time/weekdays.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clickTwice } from '../../../../test/harness/page/clickTwice.ts';
import { REFUSAL, refuse } from '../../../../test/harness/page/refuse.ts';
import {
  psych,
  psychId,
  sampleAppointment,
  sampleId,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../../test/harness/practice/samples.ts';
import {
  connectDevice,
  openPractice,
  renderScreen,
} from '../../../../test/harness/page/screen.tsx';
import { makeBlock, makeBreak, makePeriod } from '../../../../test/fixtures/availability.ts';
import { weekdayOf } from '../../../domain/availability/fields.ts';
import type { Documents } from '../../../domain/core/documents.ts';
import { addDays } from '../../../domain/time/days.ts';
import { formatDay } from '../../../domain/time/format.ts';
import { instantOf, wallClock } from '../../../domain/time/zone.ts';
import { DialogHost } from '../../../ui/dialogs.tsx';
import { AvailabilityTab } from './AvailabilityTab.tsx';
import { BlockDialog, BreakDialog, PeriodDialog, WeekDialog } from '../dialogs.ts';

const ZONE = sampleTenant.timeZone;
const LATER = { timeout: 12_000 };
const today = wallClock(new Date().toISOString(), ZONE).day;
const inDays = (days: number) => addDays(today, days);
const at = (day: string, hour: number) => instantOf({ day, minutes: hour * 60 }, ZONE);
const own = { psychologistId: psychId };
const dialogs = {
  pausa: BreakDialog,
  bloqueio: BlockDialog,
  periodo: PeriodDialog,
  semana: WeekDialog,
};

afterEach(cleanup);
vi.setConfig({ testTimeout: 60_000 });

interface Times {
  readonly breaks?: readonly Documents['recurringBreaks'][];
  readonly blocks?: readonly Documents['availabilityBlocks'][];
  readonly periods?: readonly Documents['availabilityPeriods'][];
  readonly sessions?: readonly Documents['appointments'][];
}

async function show(times: Times = {}, { actor = psych, path = '/' } = {}) {
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [
      sampleUser(1, { name: 'Olívia' }),
      sampleUser(2, { name: 'Ângela' }),
      sampleUser(3, { role: 'administrator' }),
    ],
    patients: [samplePatient(1, { name: 'Ana Souza' })],
    appointments: [...(times.sessions ?? [])],
    recurringBreaks: [...(times.breaks ?? [])],
    availabilityBlocks: [...(times.blocks ?? [])],
    availabilityPeriods: [...(times.periods ?? [])],
  });
  const here = connectDevice(server, actor);
  const onProfileSaved = vi.fn<() => void>();
  const shown = renderScreen(
    here.client,
    <>
      <AvailabilityTab onProfileSaved={onProfileSaved} />
      <DialogHost dialogs={dialogs} />
    </>,
    { path },
  );
  const kept = async <E extends keyof Documents>(entity: E) =>
    (await server.projection(actor)).flatMap((row) =>
      row.entity === entity && row.doc ? [row.doc as Documents[E]] : [],
    );
  return { ...shown, here, kept, onProfileSaved };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name }, LATER);
const saved = () => screen.findByText('Operação realizada com sucesso!', {}, LATER);
const dialog = () => screen.findByRole('dialog', {}, LATER);

async function type(user: Awaited<ReturnType<typeof show>>['user'], label: RegExp, text: string) {
  const field = within(await dialog()).getByLabelText<HTMLInputElement>(label);
  await user.clear(field);
  await user.type(field, text);
  return field;
}

async function choose(
  user: Awaited<ReturnType<typeof show>>['user'],
  label: RegExp,
  option: string,
) {
  await user.click(within(await dialog()).getByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}

const session = (n: number, day: string, hour: number) =>
  sampleAppointment(n, {
    startAt: at(day, hour),
    endAt: at(day, hour + 1),
    patientId: samplePatient(1).id,
  });

describe('somebody new', () => {
  it('makes a whole week in one step, by the keyboard alone, and sees what results', async () => {
    const { user, kept } = await show();
    const make = await button('Montar a semana');
    make.focus();
    await user.keyboard('{Enter}');
    expect(within(await dialog()).getAllByText('08:00 – 12:00 e 13:00 – 18:00')).toHaveLength(5);
    expect(document.activeElement).toBe(
      within(await dialog()).getByRole('combobox', { name: /^Dias/ }),
    );
    await user.type(
      within(await dialog()).getByLabelText(/^Início da manhã/),
      '{Control>}a{/Control}9{Enter}',
    );
    await saved();
    await waitFor(async () => expect(await kept('availabilityPeriods')).toHaveLength(2), LATER);
    const periods = await kept('availabilityPeriods');
    expect(periods.map(({ daysOfWeek }) => daysOfWeek)).toEqual([
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5],
    ]);
    const times = periods
      .map(({ startAt }) => wallClock(startAt, ZONE).minutes)
      .toSorted((a, b) => a - b);
    expect(times).toEqual([540, 780]);
    expect(await screen.findAllByText('Seg-Sex', {}, LATER)).toHaveLength(2);
  });
});

describe('a recurring break', () => {
  it('is made for several days at once, and says which session it meets without cancelling it', async () => {
    const day = inDays(3);
    const { user, kept } = await show({
      sessions: [session(1, day, 12), session(2, inDays(10), 12)],
    });
    await user.click(await button('Nova pausa'));
    await user.click(within(await dialog()).getByRole('button', { name: 'Todos os dias' }));
    await type(user, /^Início/, '12');
    await type(user, /^Fim/, '12h30');
    await type(user, /^Descrição/, 'Almoço');
    const notice = await screen.findByText(/2 sessões já marcadas caem neste horário/, {}, LATER);
    expect(notice.textContent).toContain(`Ana Souza, ${formatDay(day)}, 12:00 – 13:00`);
    clickTwice(await button('Criar 7 pausas'));
    await saved();
    await waitFor(async () => expect(await kept('recurringBreaks')).toHaveLength(7), LATER);
    expect((await kept('recurringBreaks'))[0]).toMatchObject({
      startTime: '12:00',
      endTime: '12:30',
      description: 'Almoço',
    });
    expect((await kept('appointments')).map(({ status }) => status)).toEqual([
      'scheduled',
      'scheduled',
    ]);
  });

  it('says what is missing, and takes no end before its start', async () => {
    const { user, kept } = await show();
    await user.click(await button('Nova pausa'));
    const make = await button('Criar pausa');
    expect(make.getAttribute('aria-disabled')).toBe('true');
    await user.click(make);
    expect(await screen.findAllByText('Selecione o dia da semana.')).not.toHaveLength(0);
    await user.type(within(await dialog()).getByRole('combobox', { name: /^Dias/ }), 'qua{Enter}');
    await type(user, /^Início/, '13');
    await type(user, /^Fim/, '12{Enter}');
    expect(
      await screen.findAllByText('Horário de fim deve ser posterior ao horário de início'),
    ).not.toHaveLength(0);
    expect(await kept('recurringBreaks')).toEqual([]);
  });

  it('keeps its day when it is edited, is turned off and on, and removed after a question', async () => {
    const lunch = makeBreak({ id: sampleId(6, 1), ...own, dayOfWeek: 3, description: 'Almoço' });
    const { user, kept } = await show({ breaks: [lunch] });
    await user.click(await button('Quarta'));
    const day = within(await dialog()).getByLabelText<HTMLInputElement>(/^Dia da semana/);
    expect(day.readOnly).toBe(true);
    expect(screen.getByText('O dia da semana não pode ser alterado')).toBeDefined();
    await type(user, /^Fim/, '11:15');
    await user.click(await button('Salvar'));
    await waitFor(async () => expect((await kept('recurringBreaks'))[0]?.endTime).toBe('11:15'));
    await user.click(await button(/^Ações de Quarta/));
    await user.click(await screen.findByRole('menuitem', { name: 'Desativar' }));
    expect(await screen.findByText('Inativa', {}, LATER)).toBeDefined();
    await user.click(await button(/^Ações de Quarta/));
    await user.click(await screen.findByRole('menuitem', { name: 'Remover' }));
    await user.click(within(await dialog()).getByRole('button', { name: 'Remover' }));
    expect(await screen.findByText('Pausa removida com sucesso!', {}, LATER)).toBeDefined();
    expect(await screen.findByText('Nenhuma pausa recorrente.', {}, LATER)).toBeDefined();
  });
});

describe('a block', () => {
  it('is made without a network, for several whole days, and waits in the list', async () => {
    const { user, here, kept } = await show();
    await button('Novo bloqueio');
    here.cut();
    await user.click(await button('Novo bloqueio'));
    await user.click(within(await dialog()).getByLabelText('Dia inteiro'));
    await type(user, /^Motivo/, 'Férias');
    clickTwice(await button('Bloquear'));
    const row = await screen.findByRole('row', { name: /Férias/ }, LATER);
    expect(row.textContent).toContain('Dia inteiro');
    expect(row.textContent).toContain('Guardado neste aparelho');
    here.heal();
    await waitFor(async () => expect(await kept('availabilityBlocks')).toHaveLength(1), LATER);
    const [block] = await kept('availabilityBlocks');
    expect(block).toMatchObject({ startAt: at(today, 0), endAt: at(inDays(1), 0) });
  });

  it('of every week needs its weekday', async () => {
    const { user, kept } = await show();
    await user.click(await button('Novo bloqueio'));
    await user.click(within(await dialog()).getByRole('button', { name: 'Toda semana' }));
    await type(user, /^Início/, '18');
    await type(user, /^Fim/, '0{Enter}');
    expect(
      await screen.findAllByText('Selecione o dia da semana do bloqueio recorrente.'),
    ).not.toHaveLength(0);
    await choose(user, /^Dia da semana/, 'Sábado');
    await user.click(await button('Bloquear'));
    await saved();
    await waitFor(async () => expect(await kept('availabilityBlocks')).toHaveLength(1), LATER);
    const [block] = await kept('availabilityBlocks');
    expect(block?.recurringPattern).toBe('{"dayOfWeek":6}');
    // Until midnight.
    expect(wallClock(block?.endAt ?? '', ZONE).minutes).toBe(0);
    expect(await screen.findByText(/18:00 – 24:00/, {}, LATER)).toBeDefined();
  });

  it('whose stored pattern cannot be read is announced, and mended by choosing the day again', async () => {
    const block = makeBlock({
      id: sampleId(6, 1),
      ...own,
      isRecurring: true,
      recurringPattern: '{"day":"ter"',
    });
    const { user, kept } = await show({ blocks: [block] });
    expect(
      await screen.findByText(/^Erro ao processar padrão recorrente/, {}, LATER),
    ).toBeDefined();
    await user.click(await button(/^qua, 11\/03\/2026$/));
    await user.click(await button('Salvar'));
    expect((await dialog()).textContent).toContain('Erro ao processar padrão recorrente');
    await choose(user, /^Dia da semana/, 'Terça');
    await user.click(await button('Salvar'));
    await saved();
    await waitFor(async () =>
      expect((await kept('availabilityBlocks'))[0]).toMatchObject({
        recurringPattern: '{"dayOfWeek":2}',
        startAt: block.startAt,
        endAt: block.endAt,
      }),
    );
    expect(screen.queryByText(/^Erro ao processar padrão recorrente/)).toBeNull();
  });

  it('is removed after a question', async () => {
    const block = makeBlock({
      id: sampleId(6, 1),
      ...own,
      startAt: at(inDays(3), 12),
      endAt: at(inDays(3), 13),
    });
    const { user, kept } = await show({ blocks: [block] });
    await user.click(await button(new RegExp(`^Ações de .*${formatDay(inDays(3))}`)));
    await user.click(await screen.findByRole('menuitem', { name: 'Remover' }));
    await user.click(within(await dialog()).getByRole('button', { name: 'Remover' }));
    expect(await screen.findByText('Bloqueio removido com sucesso!', {}, LATER)).toBeDefined();
    await waitFor(async () => expect(await kept('availabilityBlocks')).toEqual([]), LATER);
  });

  it('far away stands behind a button that says how many there are: nothing is cut off in silence', async () => {
    const blocks = Array.from({ length: 5000 }, (_, n) => {
      const day = inDays(n + 1);
      return makeBlock({
        id: sampleId(6, n),
        ...own,
        startAt: at(day, 12),
        endAt: at(day, 13),
        reason: `Motivo ${n}`,
      });
    });
    const { user } = await show({ blocks });
    await user.click(await button('Mostrar também os seguintes (4970)'));
    expect(await button('Mostrar só os próximos 30 dias')).toBeDefined();
    const table = screen.getByRole('table', { name: 'Horários bloqueados' });
    await waitFor(() => expect(table.getAttribute('aria-rowcount')).toBe('5001'), LATER);
  });
});

describe('what the server does not take is told with its reason', () => {
  const lunch = makeBreak({ id: sampleId(6, 1), ...own, dayOfWeek: 3, description: 'Almoço' });
  const block = makeBlock({
    id: sampleId(6, 2),
    ...own,
    startAt: at(inDays(3), 12),
    endAt: at(inDays(3), 13),
    reason: 'Dentista',
  });
  const period = makePeriod({
    id: sampleId(6, 3),
    ...own,
    startAt: at(inDays(2), 8),
    endAt: at(inDays(2), 12),
  });

  async function showRefused() {
    const shown = await show({ breaks: [lunch], blocks: [block], periods: [period] });
    await button(/^Ações de Quarta/);
    refuse(shown.here.device);
    return shown;
  }

  it.each([
    ['break', /^Ações de Quarta/, 'Erro ao remover pausa'],
    ['block', new RegExp(`^Ações de .*${formatDay(inDays(3))}`), 'Erro ao remover bloqueio'],
    ['period', /^Ações de .*08:00 – 12:00/, 'Erro ao remover período'],
  ])('of a %s to be removed', async (_what, actions, told) => {
    const { user } = await showRefused();
    await user.click(await button(actions));
    await user.click(await screen.findByRole('menuitem', { name: 'Remover' }));
    await user.click(within(await dialog()).getByRole('button', { name: 'Remover' }));
    expect(await screen.findByText(told, {}, LATER)).toBeDefined();
    expect(screen.getByText(REFUSAL.message)).toBeDefined();
  });

  it.each([
    ['break', /^Ações de Quarta/, 'Erro na operação'],
    ['period', /^Ações de .*08:00 – 12:00/, 'Erro ao atualizar período'],
  ])('of a %s to be put to sleep', async (_what, actions, told) => {
    const { user } = await showRefused();
    await user.click(await button(actions));
    await user.click(await screen.findByRole('menuitem', { name: 'Desativar' }));
    expect(await screen.findByText(told, {}, LATER)).toBeDefined();
    expect(screen.getByText(REFUSAL.message)).toBeDefined();
  });

  it('of a period that is new', async () => {
    const { user } = await showRefused();
    await user.click(await button('Novo período'));
    await user.click(within(await dialog()).getByRole('button', { name: 'Todos os dias' }));
    await type(user, /^Início/, '14');
    await type(user, /^Fim/, '18{Enter}');
    expect(await screen.findByText('Erro ao criar período', {}, LATER)).toBeDefined();
    expect(screen.getByText(REFUSAL.message)).toBeDefined();
  });
});

describe('a period', () => {
  it('is edited without moving what nobody touched, and deactivated', async () => {
    const startAt = at(inDays(2), 8);
    const period = makePeriod({
      id: sampleId(6, 1),
      ...own,
      startAt,
      endAt: at(inDays(2), 12),
      isRecurring: true,
      recurringPattern: 'weekly',
      daysOfWeek: [weekdayOf(inDays(2))],
    });
    const { user, here, kept } = await show({ periods: [period] });
    await user.click(await button(weekdayNames[weekdayOf(inDays(2))] ?? ''));
    await choose(user, /^Intervalo/, '10 min');
    const given = vi.spyOn(here.device, 'dispatch');
    clickTwice(await button('Salvar'));
    await saved();
    expect(given).toHaveBeenCalledOnce();
    // A period of an earlier version has its clock times from now on.
    const clocks = { startClock: `${inDays(2)}T08:00`, endClock: `${inDays(2)}T12:00` };
    const edited = { ...period, breakDuration: 10, ...clocks };
    await waitFor(async () => expect((await kept('availabilityPeriods'))[0]).toEqual(edited));
    await user.click(await button(/^Ações de .*08:00 – 12:00$/));
    await user.click(await screen.findByRole('menuitem', { name: 'Desativar' }));
    expect(await screen.findByText('Inativo', {}, LATER)).toBeDefined();
  });

  it('of every week needs a day', async () => {
    const { user } = await show();
    await user.click(await button('Só um período'));
    await user.click(await button('Criar período'));
    const text = (await dialog()).textContent;
    expect(text).toContain('Selecione pelo menos um dia da semana para períodos semanais.');
    expect(text).toContain('Horário de início e fim são obrigatórios.');
  });
});

describe('weeks ahead', () => {
  it('are changed after a question, and then the token is exchanged', async () => {
    const { user, kept, onProfileSaved } = await show();
    await user.click(await screen.findByRole('combobox', { name: 'Semanas à frente' }, LATER));
    const choices = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(choices).toEqual([
      '2 semanas',
      '3 semanas',
      '4 semanas (recomendado)',
      '6 semanas',
      '8 semanas',
      '12 semanas',
    ]);
    await user.click(screen.getByRole('option', { name: '8 semanas' }));
    await user.click(await button('Salvar'));
    expect((await dialog()).textContent).toContain(formatDay(inDays(56)));
    expect(onProfileSaved).not.toHaveBeenCalled();
    await user.click(within(await dialog()).getByRole('button', { name: 'Salvar' }));
    await saved();
    await waitFor(() => expect(onProfileSaved).toHaveBeenCalledOnce(), LATER);
    const me = (await kept('users')).find(({ id }) => id === psychId);
    expect(me?.availabilityWeeksAhead).toBe(8);
  });
});

describe('an administrator', () => {
  const admin = { ...psych, userId: sampleId(2, 3), role: 'administrator' as const };

  it('manages the times of the psychologist whom she chooses, and of nobody who is none', async () => {
    const lunch = makeBreak({ id: sampleId(6, 1), ...own, dayOfWeek: 3 });
    const path = `/?psicologo=${sampleId(2, 9)}`;
    const { user, kept } = await show({ breaks: [lunch] }, { actor: admin, path });
    const chooser = await screen.findByRole('combobox', { name: 'Psicólogo' }, LATER);
    expect(chooser.textContent).toBe('Ângela');
    expect(await screen.findByText('Nenhuma pausa recorrente.', {}, LATER)).toBeDefined();
    await user.click(chooser);
    await user.click(await screen.findByRole('option', { name: 'Olívia' }));
    expect(await button('Quarta')).toBeDefined();
    expect(screen.queryByText('Semanas à frente')).toBeNull();
    await user.click(await button('Novo bloqueio'));
    await user.click(within(await dialog()).getByLabelText('Dia inteiro'));
    await user.click(await button('Bloquear'));
    await saved();
    await waitFor(async () => expect(await kept('availabilityBlocks')).toMatchObject([own]), LATER);
  });
});
