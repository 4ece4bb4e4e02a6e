import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
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
import { recordOf } from '../../../data/queries/kit/known.ts';
import { instantOf, wallClock } from '../../../domain/time/zone.ts';
import { CalendarTab } from '../../../features/agenda/calendar/CalendarTab.tsx';
import { PatientsPage } from '../../../features/patients/list/PatientsPage.tsx';
import { DialogHost } from '../../../ui/dialogs.tsx';
import { staffDialogs } from '../../staffDialogs.ts';

const REPAIR = 'Salvar e enviar de novo';
// By role, jsdom reads the styles of the whole week for every look.
const FOUND = { timeout: 20_000, interval: 200 };
const ZONE = sampleTenant.timeZone;
const { day } = wallClock(new Date().toISOString(), ZONE);
const startAt = instantOf({ day, minutes: 600 }, ZONE);
const endAt = instantOf({ day, minutes: 650 }, ZONE);
const patientId = samplePatient(1).id;

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** A device that, without a network, booked a time that meanwhile was given away, and wrote down a patient twice. */
async function refusedOnReturn() {
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [sampleUser()],
    patients: [samplePatient(1, { name: 'Ana Souza', email: 'ana@exemplo.br' })],
    appointments: [sampleAppointment(1, { startAt, endAt, patientId })],
  });
  const here = connectDevice(server, psych);
  await vi.waitFor(async () =>
    expect(recordOf(await here.device.query('patients.byId', { id: patientId }))).not.toBeNull(),
  );
  await here.device.dispatch('appointment.create', {
    id: sampleAppointment(9).id,
    patientId,
    startAt: instantOf({ day, minutes: 620 }, ZONE),
    endAt: instantOf({ day, minutes: 670 }, ZONE),
  });
  await here.device.dispatch('patient.create', {
    id: sampleId(3, 9),
    name: 'Ana S. Repetida',
    email: 'ana@exemplo.br',
    psychologistId: psychId,
  });
  return here.client;
}

it('a refused session stays in the week, marked, and a click opens the form that mends it', async () => {
  const { user } = renderScreen(
    await refusedOnReturn(),
    <>
      <CalendarTab />
      <DialogHost dialogs={staffDialogs} />
    </>,
    { path: '/?visao=semana' },
  );
  const block = await screen.findByLabelText(/10:20.*Não aceita.*precisa de você/, {}, FOUND);
  await user.click(block);
  expect(await screen.findByText(REPAIR, {}, FOUND)).toBeDefined();
});

it('a refused patient stays in the list, marked, and a click opens the form that mends it', async () => {
  const { user } = renderScreen(
    await refusedOnReturn(),
    <>
      <PatientsPage />
      <DialogHost dialogs={staffDialogs} />
    </>,
    { width: 360 },
  );
  const name = await screen.findByText('Ana S. Repetida', {}, FOUND);
  expect(await screen.findByText(/não foi aceita e precisa de você/, {}, FOUND)).toBeDefined();
  await user.click(name);
  expect(await screen.findByText(REPAIR, {}, FOUND)).toBeDefined();
});
