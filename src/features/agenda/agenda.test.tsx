import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clickTwice } from '../../../test/harness/page/clickTwice.ts';
import type { Appointment } from '../../domain/appointments/appointment.ts';
import { formatMinutes } from '../../domain/time/format.ts';
import { addDays } from '../../domain/time/days.ts';
import { instantOf, wallClock } from '../../domain/time/zone.ts';
import {
  psych,
  psychId,
  sampleAppointment,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../test/harness/practice/samples.ts';
import { connectDevice, openPractice, renderScreen } from '../../../test/harness/page/screen.tsx';
import { CalendarTab } from './calendar/CalendarTab.tsx';
import DetailsDialog from './session/DetailsDialog.tsx';
import { DialogHost } from '../../ui/dialogs.tsx';
import { setClockAhead } from '../../ui/useNow.ts';
import { NewAppointmentEditor } from './booking/NewAppointmentEditor.tsx';
import NewAppointmentDialog, { QuickAppointmentDialog } from './booking/NewAppointmentDialog.tsx';
import RescheduleDialog from './session/RescheduleDialog.tsx';
import { recordOf } from '../../data/queries/kit/known.ts';

const ZONE = sampleTenant.timeZone;
const WEEK = { path: '/?visao=semana' };
const LATER = { timeout: 12_000 };
const today = wallClock(new Date().toISOString(), ZONE).day;
const tomorrow = addDays(today, 1);

function at(day: string, minutes: number, changes: Partial<Appointment> = {}): Appointment {
  const startAt = instantOf({ day, minutes }, ZONE);
  const endAt = new Date(Date.parse(startAt) + 50 * 60_000).toISOString();
  return sampleAppointment(1, { startAt, endAt, ...changes });
}

async function practice(...appointments: Appointment[]) {
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [sampleUser()],
    patients: [samplePatient(1, { name: 'Ana Souza' }), samplePatient(2, { name: 'Bruno Lima' })],
    appointments,
  });
  return { server, here: connectDevice(server, psych) };
}

const statusOf = async ({ here }: Awaited<ReturnType<typeof practice>>) =>
  recordOf(await here.device.query('appointments.byId', { id: sampleAppointment(1).id }))
    ?.appointment.status;

afterEach(() => {
  cleanup();
  setClockAhead(0);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  localStorage.clear();
});

vi.setConfig({ testTimeout: 40_000 });

describe('the week', () => {
  it('shows sessions at the clinic’s time, and the cancelled ones only when asked', async () => {
    const { here } = await practice(
      at(today, 540),
      at(today, 660, { id: sampleAppointment(2).id, status: 'cancelled' }),
    );
    const { user } = renderScreen(here.client, <CalendarTab />, WEEK);
    expect(
      await screen.findByRole('button', { name: /Ana Souza, 09:00 – 09:50/ }, LATER),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: /Cancelado/ })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /Mostrar cancelados \(1\)/ }));
    expect(screen.getByRole('button', { name: /11:00 – 11:50, Cancelado/ })).toBeDefined();
  });

  it('has one session in the tab order, and arrow keys for the others', async () => {
    const { here } = await practice(
      at(today, 540),
      at(today, 660, { id: sampleAppointment(2).id }),
    );
    const { user } = renderScreen(here.client, <CalendarTab />, WEEK);
    const first = await screen.findByRole('button', { name: /Ana Souza, 09:00/ }, LATER);
    const second = screen.getByRole('button', { name: /Ana Souza, 11:00/ });
    expect([first.tabIndex, second.tabIndex]).toEqual([0, -1]);
    first.focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(second);
    expect([first.tabIndex, second.tabIndex]).toEqual([-1, 0]);
  });

  it('of a day in sight stands above it as a strip', async () => {
    const { here } = await practice(
      at(today, 540),
      at(tomorrow, 540, { id: sampleAppointment(2).id }),
    );
    const { user } = renderScreen(here.client, <CalendarTab />, {
      path: '/?visao=dia',
      width: 360,
    });
    await screen.findByRole('button', { name: /Ana Souza/ }, LATER);
    await user.click(screen.getByRole('button', { name: 'Próximo dia' }));
    expect(await screen.findByRole('button', { name: /Ana Souza/ }, LATER)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Próximo dia' }));
    expect(await screen.findByText('Nenhuma sessão neste dia.', {}, LATER)).toBeDefined();
  });
});

describe('a new session', () => {
  async function openBooking(...appointments: Appointment[]) {
    const opened = await practice(...appointments);
    const onClose = vi.fn<() => void>();
    const wanted = instantOf({ day: tomorrow, minutes: 540 }, ZONE);
    const dialog = <NewAppointmentDialog target={null} at={wanted} onClose={onClose} />;
    const { user } = renderScreen(opened.here.client, dialog);
    await user.type(await screen.findByLabelText(/^Paciente/, {}, LATER), 'brun');
    await user.click(await screen.findByRole('option', { name: /Bruno Lima/ }, LATER));
    return { ...opened, user, onClose };
  }

  it('is booked for the patient found by a part of the name', async () => {
    const { user, server, onClose } = await openBooking();
    await user.click(screen.getByRole('button', { name: 'Agendar' }));
    expect(await screen.findByText('Agendamento realizado!', {}, LATER)).toBeDefined();
    expect(onClose).toHaveBeenCalledOnce();
    const [booked] = (await server.projection(psych)).filter(
      ({ entity }) => entity === 'appointments',
    );
    expect(booked?.doc).toMatchObject({
      patientId: samplePatient(2).id,
      psychologistId: psychId,
      startAt: instantOf({ day: tomorrow, minutes: 540 }, ZONE),
      endAt: instantOf({ day: tomorrow, minutes: 590 }, ZONE),
    });
  });

  it('warns at once of a session known on this device', async () => {
    // As in newer browsers: jsdom has none.
    Element.prototype.scrollIntoView = (() => Promise.resolve()) as () => void;
    const { user } = await openBooking(at(tomorrow, 570));
    expect(await screen.findByText('Horário não disponível', {}, LATER)).toBeDefined();
    const start = screen.getByLabelText(/^Início/);
    await user.clear(start);
    await user.type(start, '1020');
    await user.tab();
    expect(start).toHaveProperty('value', formatMinutes(620));
    await waitFor(() => expect(screen.queryByText('Horário não disponível')).toBeNull());
  });

  it('is not offered for a time that is taken as the server knows, but a free one near it is', async () => {
    const { user, server, onClose } = await openBooking(at(tomorrow, 570));
    await screen.findByText('Horário não disponível', {}, LATER);
    expect(screen.queryByRole('button', { name: 'Guardar e conferir depois' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Agendar' }));
    const start = screen.getByLabelText(/^Início/);
    await waitFor(() => expect(document.activeElement).toBe(start), LATER);
    expect(onClose).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'Escolher 08:30' }, LATER));
    expect(start).toHaveProperty('value', '08:30');
    await user.click(screen.getByRole('button', { name: 'Agendar' }));
    await screen.findByText('Agendamento realizado!', {}, LATER);
    const starts = (await server.projection(psych)).flatMap(({ entity, doc }) =>
      entity === 'appointments' ? [(doc as Appointment).startAt] : [],
    );
    expect(starts).toContain(instantOf({ day: tomorrow, minutes: 510 }, ZONE));
  });

  it('leaves the free times under the finger when a minute passes', async () => {
    await openBooking(at(tomorrow, 570));
    const free = await screen.findByRole('button', { name: 'Escolher 08:30' }, LATER);
    act(() => setClockAhead(-60_000));
    expect(free.isConnected).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(free.isConnected).toBe(true);
  });

  it('that is kept without a network, and refused later, is said, and stays in the list', async () => {
    const { user, here } = await openBooking(at(tomorrow, 570));
    here.cut();
    await here.device.wake();
    await user.click(
      await screen.findByRole('button', { name: 'Guardar e conferir depois' }, LATER),
    );
    await screen.findByText(/^Guardado;/, {}, LATER);
    here.heal();
    expect(await screen.findByText('Ver', {}, LATER)).toBeDefined();
    expect(screen.getAllByText('Horário não disponível').length).toBeGreaterThan(0);
    expect(await here.device.query('sync.items', {})).toMatchObject([
      { name: 'appointment.create', state: 'refused' },
    ]);
  });

  it('that was refused for its time is mended with the focus on the time', async () => {
    const { here } = await practice(at(tomorrow, 570));
    const { id, startAt, endAt } = at(tomorrow, 540, { id: sampleAppointment(2).id });
    const isHere = () => here.device.query('appointments.byId', { id: sampleAppointment(1).id });
    await waitFor(async () => expect(recordOf(await isHere())).not.toBeNull(), LATER);
    renderScreen(
      here.client,
      <NewAppointmentEditor
        args={{ id, patientId: samplePatient(2).id, startAt, endAt }}
        refusal={{ reason: 'Horário não disponível', fields: {} }}
        onSubmit={async () => {}}
        onReplaced={async () => {}}
        onClose={() => {}}
      />,
    );
    const start = await screen.findByLabelText(/^Início/, {}, LATER);
    await waitFor(() => expect(document.activeElement).toBe(start), LATER);
  });
});

describe('a session now', () => {
  it('that meets the same patient’s own a little later leads to that one', async () => {
    const soon = new Date(Date.now() + 5 * 60_000).toISOString();
    // Today and tomorrow are taken: what is free, and proposed for a session to come, lies on another day.
    const endAt = instantOf({ day: addDays(tomorrow, 1), minutes: 0 }, ZONE);
    const { here } = await practice(sampleAppointment(1, { startAt: soon, endAt }));
    await waitFor(async () => {
      const known = await here.device.query('appointments.byId', { id: sampleAppointment(1).id });
      expect(recordOf(known)).not.toBeNull();
    }, LATER);
    const dialog = (
      <QuickAppointmentDialog target={samplePatient(1).id} at={null} onClose={() => {}} />
    );
    const { user, router } = renderScreen(here.client, dialog);
    await user.click(await screen.findByRole('button', { name: 'Abrir essa sessão' }, LATER));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/app/sessoes/${sampleAppointment(1).id}`),
    );
  });
});

describe('a busy time of another calendar', () => {
  const busy = { isGoogleCalendarEvent: true, patientId: null, title: 'Ocupado' };

  it('is named as such in the week', async () => {
    const { here } = await practice(at(today, 540, busy));
    renderScreen(here.client, <CalendarTab />, WEEK);
    const name = /Ocupado, 09:00 – 09:50, Google Calendar/;
    expect(await screen.findByRole('button', { name }, LATER)).toBeDefined();
  });

  it('offers nothing that a session allows, only to say whose it is', async () => {
    const past = at(addDays(today, -1), 540, busy);
    const { here } = await practice(past);
    const { user } = renderScreen(
      here.client,
      <DetailsDialog at={null} target={past.id} onClose={() => {}} />,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Google Calendar' }, LATER);
    const offered = within(dialog)
      .getAllByRole('button')
      .map((one) => one.textContent);
    expect(offered).toContain('Associar paciente');
    expect(offered.join()).not.toMatch(
      /concluído|Não compareceu|Remarcar|Cancelar sessão|nota|sessão/i,
    );

    await user.click(within(dialog).getByRole('combobox', { name: 'Paciente' }));
    await user.click(await screen.findByRole('option', { name: /Ana Souza/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Associar paciente' }));
    expect(
      await within(dialog).findByRole('button', { name: 'Marcar como concluído' }, LATER),
    ).toBeDefined();
  });
});

describe('the details of a session', () => {
  async function openDetails(appointment: Appointment) {
    const opened = await practice(appointment);
    const dialog = <DetailsDialog target={appointment.id} at={null} onClose={() => {}} />;
    const { user } = renderScreen(opened.here.client, dialog);
    await screen.findByText('Ana Souza', {}, LATER);
    return { ...opened, user };
  }

  it('cancel a scheduled session after asking', async () => {
    const opened = await openDetails(at(tomorrow, 540));
    await opened.user.click(screen.getByRole('button', { name: 'Cancelar sessão' }));
    const question = await screen.findByRole('dialog', { name: 'Cancelar sessão?' });
    await opened.user.click(within(question).getByRole('button', { name: 'Cancelar sessão' }));
    expect(await screen.findByText('Agendamento cancelado com sucesso!', {}, LATER)).toBeDefined();
    expect(await statusOf(opened)).toBe('cancelled');
  });

  it('explain why another session cannot be cancelled', async () => {
    await openDetails(at(addDays(today, -1), 540));
    expect(screen.queryByRole('button', { name: 'Cancelar sessão' })).toBeNull();
    expect(
      screen.getByText("Apenas agendamentos com status 'Agendado' podem ser cancelados."),
    ).toBeDefined();
  });

  it('offer no-show only for an expired session', async () => {
    const opened = await openDetails(at(addDays(today, -1), 540));
    const given = vi.spyOn(opened.here.device, 'dispatch');
    clickTwice(screen.getByRole('button', { name: 'Não compareceu' }));
    const said = 'Sessão marcada como "Não Compareceu" com sucesso!';
    expect(await screen.findByText(said, {}, LATER)).toBeDefined();
    expect(screen.getByText('Status atualizado')).toBeDefined();
    expect(await statusOf(opened)).toBe('no_show');
    expect(given).toHaveBeenCalledOnce();
    cleanup();
    await openDetails(at(tomorrow, 540));
    expect(screen.queryByRole('button', { name: 'Não compareceu' })).toBeNull();
  });
});

it('a session that was completed by a double click is so once', async () => {
  const { here } = await practice(at(addDays(today, -1), 540));
  const dialog = <DetailsDialog target={sampleAppointment(1).id} at={null} onClose={() => {}} />;
  renderScreen(here.client, dialog);
  const given = vi.spyOn(here.device, 'dispatch');
  clickTwice(await screen.findByRole('button', { name: 'Marcar como concluído' }, LATER));
  expect(await screen.findByText('Agendamento marcado como concluído!', {}, LATER)).toBeDefined();
  expect(given).toHaveBeenCalledOnce();
});

it('a session of now that is begun by a double click is one', async () => {
  const { server, here } = await practice();
  const dialog = (
    <QuickAppointmentDialog target={samplePatient(1).id} at={null} onClose={() => {}} />
  );
  renderScreen(here.client, dialog);
  clickTwice(await screen.findByRole('button', { name: 'Iniciar sessão' }, LATER));
  const stored = async () =>
    (await server.projection(psych)).filter(({ entity }) => entity === 'appointments');
  await waitFor(async () => expect(await stored()).toHaveLength(1), LATER);
  await here.device.wake();
  expect(await here.device.query('sync.items', {})).toEqual([]);
  expect(await stored()).toHaveLength(1);
});

describe('by the keyboard', () => {
  async function openAgenda() {
    // Of tomorrow: today's may be running or over at the hour at which the test runs.
    const opened = await practice(at(tomorrow, 540));
    const { user } = renderScreen(
      opened.here.client,
      <>
        <main tabIndex={-1}>
          <CalendarTab />
        </main>
        <DialogHost dialogs={{ sessao: DetailsDialog, remarcar: RescheduleDialog }} />
      </>,
      { path: `${WEEK.path}&dia=${tomorrow}` },
    );
    (await screen.findByRole('button', { name: /Ana Souza, 09:00/ }, LATER)).focus();
    await user.keyboard('{Enter}');
    const choose = async (name: string) => {
      (await screen.findByRole('button', { name }, LATER)).focus();
      await user.keyboard('{Enter}');
    };
    return { ...opened, user, choose };
  }

  it('a session moves from the first field on, and has the focus where it is then', async () => {
    const { user, choose } = await openAgenda();
    await choose('Remarcar');
    const dialog = await screen.findByRole('dialog', { name: 'Remarcar' }, LATER);
    const day = within(dialog).getByRole('group', { name: /^Data/ });
    await waitFor(() => expect(day.contains(document.activeElement)).toBe(true));
    const start = screen.getByLabelText(/^Início/);
    await user.clear(start);
    await user.type(start, '1600{Enter}');
    await screen.findByText('Sessão remarcada!', {}, LATER);
    await waitFor(
      () => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Souza, 16:00/),
      LATER,
    );
  });

  it('the reason of a cancellation is typed at once, and the focus goes on at the agenda', async () => {
    const { user, here, choose } = await openAgenda();
    await choose('Cancelar sessão');
    await screen.findByRole('dialog', { name: 'Cancelar sessão?' }, LATER);
    await user.keyboard('Via');
    await user.keyboard('{Escape}');
    await choose('Cancelar sessão');
    // What was typed of it is there again.
    const reason = await screen.findByLabelText<HTMLTextAreaElement>(/^Motivo/, {}, LATER);
    expect(reason.value).toBe('Via');
    await user.keyboard('{End}jou');
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    await screen.findByText('Agendamento cancelado com sucesso!', {}, LATER);
    const details = recordOf(
      await here.device.query('appointments.byId', { id: sampleAppointment(1).id }),
    );
    expect(details?.appointment.cancellationReason).toBe('Viajou');
    expect(await here.device.query('sync.drafts', {})).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')), LATER);
  });
});
