import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  psych,
  sampleAppointment,
  sampleId,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../test/harness/practice/samples.ts';
import { connectDevice, openPractice, renderScreen } from '../../../test/harness/page/screen.tsx';
import { recordOf, shownOf } from '../../data/queries/kit/known.ts';
import { addDays } from '../../domain/time/days.ts';
import { instantOf, wallClock } from '../../domain/time/zone.ts';
import { DialogHost } from '../../ui/dialogs.tsx';
import { AgendaPage } from './AgendaPage.tsx';
import { AppointmentsTab } from './appointments/AppointmentsTab.tsx';
import DetailsDialog from './session/DetailsDialog.tsx';
import NewAppointmentDialog from './booking/NewAppointmentDialog.tsx';
import RescheduleDialog from './session/RescheduleDialog.tsx';

const LATER = { timeout: 12_000 };
const ZONE = sampleTenant.timeZone;
const tomorrow = addDays(wallClock(new Date().toISOString(), ZONE).day, 1);
const at = (minutes: number) => instantOf({ day: tomorrow, minutes }, ZONE);
const session = sampleAppointment(1, {
  patientId: sampleId(3, 1),
  startAt: at(540),
  endAt: at(590),
});

vi.setConfig({ testTimeout: 60_000 });
afterEach(cleanup);

/** The agenda by the keyboard alone: `press` counts, what is typed into a field does not. */
async function openAgenda(from: { readonly path: string } = { path: '/?aba=agendamentos' }) {
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [sampleUser()],
    patients: [samplePatient(1, { name: 'Ana Souza' }), samplePatient(2, { name: 'Bruno Lima' })],
    appointments: [session],
  });
  const { client, device } = connectDevice(server, psych);
  const dialogs = {
    agendar: NewAppointmentDialog,
    sessao: DetailsDialog,
    remarcar: RescheduleDialog,
  };
  const { user } = renderScreen(
    client,
    <>
      <AgendaPage Calendar={() => null} Appointments={AppointmentsTab} />
      <DialogHost dialogs={dialogs} />
    </>,
    from,
  );
  const opener = await screen.findByRole('button', { name: 'Ana Souza' }, LATER);
  let presses = 0;
  const press = async (...keys: readonly string[]) => {
    presses += keys.length;
    for (const key of keys) await user.keyboard(key);
  };
  const stored = async () =>
    recordOf(await device.query('appointments.byId', { id: session.id }))?.appointment;
  return { user, device, opener, press, stored, presses: () => presses };
}

const ALT = (key: string) => `{Alt>}${key}{/Alt}`;

describe('by the keyboard alone', () => {
  it('a session is booked with three keys: open, take the first who matches, book at the next free time', async () => {
    const { user, device, press, presses } = await openAgenda();
    await press(ALT('n'));
    const patient = await screen.findByRole('combobox', { name: /^Paciente/ }, LATER);
    await waitFor(() => expect(document.activeElement).toBe(patient), LATER);
    await user.keyboard('brun');
    await screen.findByRole('option', { name: /Bruno Lima/ }, LATER);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1), LATER);
    await press('{Enter}');
    await waitFor(() => expect(patient).toHaveProperty('value', 'Bruno Lima'), LATER);
    await press('{Enter}');
    await screen.findByText('Agendamento realizado!', {}, LATER);
    const now = new Date().toISOString();
    const { rows } = shownOf(await device.query('appointments.future', { now }));
    expect(rows.map(({ patientName }) => patientName)).toContain('Bruno Lima');
    expect(presses()).toBe(3);
  });

  it('a session is moved to another day with three keys', async () => {
    const { user, opener, press, presses, stored } = await openAgenda();
    opener.focus();
    await press('{Enter}');
    await screen.findByRole('button', { name: 'Remarcar' }, LATER);
    await press(ALT('r'));
    const dialog = await screen.findByRole('dialog', { name: 'Remarcar' }, LATER);
    const day = within(dialog).getByRole('group', { name: /^Data/ });
    await waitFor(() => expect(day.contains(document.activeElement)).toBe(true), LATER);
    const wanted = addDays(tomorrow, 7);
    await user.keyboard(wanted.split('-').toReversed().join(''));
    await press('{Enter}');
    await screen.findByText('Sessão remarcada!', {}, LATER);
    expect(await stored()).toMatchObject({
      startAt: instantOf({ day: wanted, minutes: 540 }, ZONE),
    });
    expect(presses()).toBe(3);
  });

  it('a session is cancelled with its reason with five keys', async () => {
    const { user, opener, press, presses, stored } = await openAgenda();
    opener.focus();
    await press('{Enter}');
    await screen.findByRole('button', { name: 'Cancelar sessão' }, LATER);
    await press(ALT('c'));
    const reason = await screen.findByLabelText('Motivo (opcional)', {}, LATER);
    await waitFor(() => expect(document.activeElement).toBe(reason), LATER);
    await user.keyboard('Viajou');
    await press('{Tab}', '{Tab}', '{Enter}');
    await screen.findByText('Agendamento cancelado com sucesso!', {}, LATER);
    expect(await stored()).toMatchObject({ status: 'cancelled', cancellationReason: 'Viajou' });
    expect(presses()).toBe(5);
  });
});
