import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makePeriod } from '../../../../test/fixtures/availability.ts';
import {
  psych,
  psychId,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../../test/harness/practice/samples.ts';
import {
  connectDevice,
  openPractice,
  renderScreen,
} from '../../../../test/harness/page/screen.tsx';
import { shownOf } from '../../../data/queries/kit/known.ts';
import { addDays } from '../../../domain/time/days.ts';
import { instantOf, wallClock } from '../../../domain/time/zone.ts';
import { PatientsPage } from '../../../features/patients/list/PatientsPage.tsx';
import { DialogHost } from '../../../ui/dialogs.tsx';
import { staffDialogs } from '../../staffDialogs.ts';

vi.setConfig({ testTimeout: 60_000 });
const LATER = { timeout: 20_000 };
const ZONE = sampleTenant.timeZone;
const tomorrow = addDays(wallClock(new Date().toISOString(), ZONE).day, 1);
const nine = instantOf({ day: tomorrow, minutes: 540 }, ZONE);
afterEach(cleanup);

describe('from the patients’ page', () => {
  it('a free time is booked with three clicks', async () => {
    const server = await openPractice({
      tenants: [sampleTenant],
      users: [sampleUser()],
      patients: [samplePatient(1, { name: 'Ana Souza' })],
      availabilityPeriods: [
        makePeriod({
          psychologistId: psychId,
          startAt: nine,
          endAt: instantOf({ day: tomorrow, minutes: 720 }, ZONE),
          isRecurring: true,
          recurringPattern: 'daily',
        }),
      ],
    });
    const { client, device } = connectDevice(server, psych);
    const { user } = renderScreen(
      client,
      <>
        <PatientsPage />
        <DialogHost dialogs={staffDialogs} />
      </>,
      { width: 360 },
    );
    const clicks = ['Agendar sessão com Ana Souza', '09:00 Livre', 'Agendar'];
    for (const name of clicks) await user.click(await screen.findByRole('button', { name }, LATER));
    await screen.findByText('Agendamento realizado!', {}, LATER);
    await waitFor(async () => {
      const now = new Date().toISOString();
      const { rows } = shownOf(await device.query('appointments.future', { now }));
      expect(rows).toMatchObject([{ patientName: 'Ana Souza', startAt: nine }]);
    }, LATER);
  });
});
