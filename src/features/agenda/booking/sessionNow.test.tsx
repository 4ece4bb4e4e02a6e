import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  psych,
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
import { setClockAhead } from '../../../ui/useNow.ts';
import { QuickAppointmentDialog } from './NewAppointmentDialog.tsx';

vi.setConfig({ testTimeout: 60_000 });
const LATER = { timeout: 20_000 };
const HOUR = 3_600_000;

afterEach(() => {
  cleanup();
  setClockAhead(0);
  localStorage.clear();
});

it.each([
  ['two hours ahead', 2 * HOUR],
  ['two hours behind', -2 * HOUR],
  ['a year behind', -365 * 24 * HOUR],
  ['a year ahead', 365 * 24 * HOUR],
])(
  '“Sessão agora” starts now by the server’s clock on a device that is known to be %s',
  async (_, off) => {
    const server = await openPractice({
      tenants: [sampleTenant],
      users: [sampleUser()],
      patients: [samplePatient(1, { name: 'Ana Souza' })],
    });
    const { client, device } = connectDevice(server, psych);
    // The device's own clock is the test's: what is known of it shows as another time.
    setClockAhead(off);
    const right = Date.now() - off;
    const { user } = renderScreen(
      client,
      <QuickAppointmentDialog target={null} at={null} onClose={() => {}} />,
    );
    const form = within(await screen.findByRole('dialog', { name: 'Sessão agora' }, LATER));
    await user.type(form.getByLabelText(/^Paciente/), 'Ana');
    await user.click(await screen.findByRole('option', { name: /Ana Souza/ }, LATER));
    await user.click(form.getByRole('button', { name: 'Iniciar sessão' }));
    const around = {
      from: new Date(right - HOUR).toISOString(),
      to: new Date(right + HOUR).toISOString(),
    };
    await waitFor(async () => {
      const [made] = shownOf(await device.query('appointments.between', around));
      expect(Math.abs(Date.parse(made?.startAt ?? '') - right)).toBeLessThan(2 * 60_000);
    }, LATER);
  },
);
