import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clickTwice } from '../../../test/harness/page/clickTwice.ts';
import { makePeriod } from '../../../test/fixtures/availability.ts';
import {
  psych,
  psychId,
  sampleAppointment,
  sampleId,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../test/harness/practice/samples.ts';
import { connectDevice, openPractice, renderScreen } from '../../../test/harness/page/screen.tsx';
import { LiveQueries } from '../../client/live/liveQueries.ts';
import type { Device } from '../../data/device.ts';
import { recordOf, shownOf } from '../../data/queries/kit/known.ts';
import type { Appointment } from '../../domain/appointments/appointment.ts';
import type { Actor } from '../../domain/core/command.ts';
import { addDays } from '../../domain/time/days.ts';
import { instantOf, rangeOf, wallClock } from '../../domain/time/zone.ts';
import { DialogHost } from '../../ui/dialogs.tsx';
import { BookingEditor } from './BookingEditor.tsx';
import QuickScheduleDialog from './QuickScheduleDialog.tsx';

const ZONE = sampleTenant.timeZone;
const LATER = { timeout: 12_000 };
const today = wallClock(new Date().toISOString(), ZONE).day;
const tomorrow = addDays(today, 1);
const at = (minutes: number, day = tomorrow) => instantOf({ day, minutes }, ZONE);
const span = (minutes: number) => ({ startAt: at(minutes), endAt: at(minutes + 50) });
const [NINE, TEN] = [9 * 60, 9 * 60 + 50];

vi.setConfig({ testTimeout: 40_000 });
// Looking for what is visible reads every style sheet for every element, which takes seconds in jsdom.
configure({ defaultHidden: true });
afterEach(cleanup);

/** Open from tomorrow on, each day from nine to half past eleven. */
const period = makePeriod({
  psychologistId: psychId,
  startAt: at(NINE),
  endAt: at(NINE + 150),
  isRecurring: true,
  recurringPattern: 'daily',
});

interface Given {
  readonly appointments?: readonly Appointment[];
  readonly hasPeriods?: boolean;
  readonly actor?: Actor;
  readonly patient?: Parameters<typeof samplePatient>[1];
}

async function practice({ appointments = [], hasPeriods = true, actor = psych, patient }: Given) {
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [sampleUser(1, { name: 'Helena' }), sampleUser(2, { role: 'administrator' })],
    patients: [samplePatient(1, { name: 'Ana Souza', ...patient })],
    availabilityPeriods: hasPeriods ? [period] : [],
    appointments,
  });
  return { server, here: connectDevice(server, actor) };
}

async function open(given: Given = {}, search = `alvo=${samplePatient(1).id}`) {
  const { server, here } = await practice(given);
  const page = renderScreen(
    here.client,
    <main tabIndex={-1}>
      <DialogHost dialogs={{ 'agendamento-rapido': QuickScheduleDialog }} />
    </main>,
    { path: `/?dialogo=agendamento-rapido${search && `&${search}`}` },
  );
  const sessions = async () =>
    shownOf(await here.device.query('appointments.between', rangeOf([tomorrow], ZONE)));
  return { server, here, sessions, ...page };
}

const time = (clock: string) => screen.findByRole('button', { name: `${clock} Livre` }, LATER);
const confirm = () => screen.findByRole('button', { name: 'Agendar' }, LATER);

describe('the quick schedule', () => {
  it('books the first free time with two presses of Enter', async () => {
    const { user, sessions, router } = await open();
    const first = await time('09:00');
    await waitFor(() => expect(document.activeElement).toBe(first));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(await confirm());
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Agendamento realizado!', {}, LATER)).toBeDefined();
    expect(await sessions()).toMatchObject([{ ...span(NINE), patientName: 'Ana Souza' }]);
    expect(router.state.location.search).not.toHaveProperty('dialogo');
  });

  it('counts the free times of each day, and says which are taken', async () => {
    await open({ appointments: [sampleAppointment(1, span(TEN))] });
    await time('09:00');
    expect(
      screen.getByRole('button', { name: / 2 horários livres$/, pressed: true }),
    ).toBeDefined();
    const taken = screen.getByRole<HTMLButtonElement>('button', { name: '09:50 Agendado' });
    expect(taken.disabled).toBe(true);
  });

  it('leads by arrows past the taken time, up to the days, and from day to day', async () => {
    const { user } = await open({ appointments: [sampleAppointment(1, span(TEN))] });
    const first = await time('09:00');
    await waitFor(() => expect(document.activeElement).toBe(first));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(await time('10:40'));
    await user.keyboard('{ArrowUp}{ArrowRight}');
    const day = screen.getByRole('button', { name: / 3 horários livres$/, pressed: true });
    await waitFor(() => expect(document.activeElement).toBe(day));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(await time('09:00'));
  });

  it('clears the time and the observations on the way back', async () => {
    const { user, sessions } = await open();
    await user.click(await time('09:00'));
    await user.type(screen.getByLabelText('Observações'), 'Trazer exames');
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    const former = await time('09:00');
    await waitFor(() => expect(document.activeElement).toBe(former));
    await user.click(await time('09:50'));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Observações').value).toBe('');
    clickTwice(await confirm());
    await waitFor(async () => expect(await sessions()).toMatchObject([span(TEN)]), LATER);
  });

  it('goes back to the times where somebody takes the chosen one, and keeps what was written', async () => {
    const { user, server, here } = await open();
    await user.click(await time('09:00'));
    await user.type(screen.getByLabelText('Observações'), 'Trazer exames');
    const other = connectDevice(server, psych);
    await waitFor(async () => {
      const { tenant } = await other.device.query('practice', {});
      expect(recordOf(tenant)).not.toBe(null);
    }, LATER);
    await other.device.dispatch('appointment.create', {
      id: sampleId(4, 7),
      patientId: null,
      ...span(NINE),
    });
    await waitFor(async () => {
      const session = await other.device.query('appointments.byId', { id: sampleId(4, 7) });
      expect(recordOf(session)?.row.mark).toBe('saved');
    }, LATER);
    here.ring();
    expect(await screen.findByText('Horário não disponível', {}, LATER)).toBeDefined();
    await user.click(await time('09:50'));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Observações').value).toBe('Trazer exames');
  });

  it('without periods shows where they are made, and a way to any time', async () => {
    const { user, router } = await open({ hasPeriods: false });
    const link = await screen.findByRole('link', { name: 'Criar disponibilidade' }, LATER);
    expect(link.getAttribute('href')).toBe('/app/agenda?aba=configuracoes');
    await user.click(screen.getByRole('button', { name: 'Agendar em outro horário' }));
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({
        dialogo: 'agendar',
        alvo: samplePatient(1).id,
      }),
    );
  });

  it('asks for the patient where the address names none, whenever the time was chosen', async () => {
    const { user } = await open({}, '');
    await user.click(await time('09:00'));
    expect(await screen.findByText('Selecione o paciente.')).toBeDefined();
    await user.type(screen.getByRole('combobox', { name: /Paciente/ }), 'Ana');
    await user.click(await screen.findByRole('option', { name: /Ana Souza/ }, LATER));
    expect(await confirm()).toBeDefined();
    expect(screen.getByText('Ana Souza')).toBeDefined();
  });

  it.each([
    ['a patient whom nobody knows', `alvo=${sampleId(3, 99)}`, 'Erro ao identificar paciente'],
    [
      'the same patient, and what to do',
      `alvo=${sampleId(3, 99)}`,
      'Não foi possível identificar o paciente. Tente novamente.',
    ],
    ['a day that is none', `alvo=${sampleId(3, 1)}&quando=ontem`, 'Data inválida'],
    ['the same day, over what is wrong', `alvo=${sampleId(3, 1)}&quando=ontem`, 'Erro de data'],
    [
      'a day that is past',
      `alvo=${sampleId(3, 1)}&quando=2020-01-01T12:00:00Z`,
      'A data não pode ser anterior a hoje.',
    ],
  ])('says so for %s', async (_, search, words) => {
    const { here } = await open({}, search);
    await waitFor(async () =>
      expect(recordOf(await here.device.query('patients.byId', { id: sampleId(3, 1) }))).not.toBe(
        null,
      ),
    );
    expect(await screen.findByText(words, {}, LATER)).toBeDefined();
  });

  it('asks an administrator for the psychologist of a patient who has none', async () => {
    const actor: Actor = { ...psych, userId: sampleId(2, 2), role: 'administrator' };
    const { user, sessions } = await open({ actor, patient: { psychologistId: null } });
    const words = /^Paciente não possui psicólogo vinculado\./;
    expect(await screen.findByText(words, {}, LATER)).toBeDefined();
    await user.click(screen.getByRole('combobox', { name: /Psicólogo/ }));
    await user.click(await screen.findByRole('option', { name: 'Helena' }));
    await user.click(await time('09:00'));
    await user.click(await confirm());
    await waitFor(
      async () => expect(await sessions()).toMatchObject([{ psychologistId: psychId }]),
      LATER,
    );
  });
});

it('times that cannot be read are said to be so, and tried again', async () => {
  const { here } = await practice({});
  let isBroken = true;
  const { device } = here;
  const subscribe: Device['subscribe'] = async (name, ...rest) => {
    if (name === 'slots.between' && isBroken) throw new Error('disk');
    return device.subscribe(name, ...rest);
  };
  vi.spyOn(console, 'error').mockReturnValue();
  const { user } = renderScreen(
    { ...here.client, live: new LiveQueries({ ...device, subscribe }) },
    <DialogHost dialogs={{ 'agendamento-rapido': QuickScheduleDialog }} />,
    { path: `/?dialogo=agendamento-rapido&alvo=${samplePatient(1).id}` },
  );
  expect(await screen.findByText('Erro ao carregar horários', {}, LATER)).toBeDefined();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await time('09:00')).toBeDefined();
});

describe('the repair of a refused new session', () => {
  const args = { id: sampleId(4, 9), patientId: samplePatient(1).id, notes: 'Trazer exames' };

  async function repair(times: ReturnType<typeof span>) {
    const { here } = await practice({ appointments: [sampleAppointment(1, span(NINE))] });
    await waitFor(async () => {
      const list = await here.device.query('patients.byId', { id: args.patientId });
      expect(list).toMatchObject({ mark: 'saved' });
    }, LATER);
    const onSubmit = vi.fn<(mended: object) => Promise<void>>(async () => undefined);
    const { user } = renderScreen(
      here.client,
      <BookingEditor
        args={{ ...args, ...times }}
        refusal={{ reason: 'Horário não disponível', fields: {} }}
        onSubmit={onSubmit}
        onReplaced={async () => undefined}
        onClose={() => undefined}
        FreeForm={({ args: { notes } }) => <p>Outro horário: {notes}</p>}
      />,
    );
    return { user, onSubmit };
  }

  it('offers the free times of the same day, with all that was typed', async () => {
    const { user, onSubmit } = await repair(span(NINE));
    expect(await screen.findByText('Horário não disponível', {}, LATER)).toBeDefined();
    await user.click(await time('09:50'));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Observações').value).toBe(args.notes);
    await user.click(screen.getByRole('button', { name: 'Salvar e enviar de novo' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ ...args, ...span(TEN) });
  });

  it('is the free form where the time was none of the psychologist’s, or where another is wanted', async () => {
    await repair({ startAt: at(9 * 60 + 10), endAt: at(10 * 60) });
    expect(await screen.findByText('Outro horário: Trazer exames', {}, LATER)).toBeDefined();
    cleanup();
    const { user } = await repair(span(NINE));
    await time('09:50');
    await user.click(screen.getByRole('button', { name: 'Outro horário' }));
    expect(await screen.findByText('Outro horário: Trazer exames', {}, LATER)).toBeDefined();
  });
});
