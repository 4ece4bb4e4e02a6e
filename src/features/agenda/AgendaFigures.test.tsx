import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { makeBreak } from '../../../test/fixtures/availability.ts';
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
import { AgendaFigures } from './AgendaFigures.tsx';

const LATER = { timeout: 12_000 };
const HOUR = 3_600_000;
afterEach(cleanup);

const session = (n: number, hours: number, changes = {}) =>
  sampleAppointment(n, {
    startAt: new Date(Date.now() + hours * HOUR).toISOString(),
    endAt: new Date(Date.now() + (hours + 1) * HOUR).toISOString(),
    ...changes,
  });

it('the agenda counts what is to come and the breaks that are active, also once the network is gone', async () => {
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [sampleUser()],
    patients: [samplePatient(1)],
    appointments: [
      session(1, 24),
      session(2, 24 * 400),
      session(3, 48, { status: 'cancelled' }),
      session(4, -24),
    ],
    recurringBreaks: [1, 2, 3].map((n) =>
      makeBreak({ id: sampleId(6, n), psychologistId: psychId, dayOfWeek: n, isActive: n !== 3 }),
    ),
  });
  const { client, device, cut } = connectDevice(server, psych);
  renderScreen(client, <AgendaFigures />);
  const figure = (label: string) => screen.getByText(label).parentElement?.textContent;
  await waitFor(() => expect(figure('Sessões futuras')).toBe('Sessões futuras2'), LATER);
  expect(figure('Pausas ativas')).toBe('Pausas ativas2');
  cut();
  await device.dispatch('recurringBreak.update', { id: sampleId(6, 1), isActive: false });
  await waitFor(() => expect(figure('Pausas ativas')).toBe('Pausas ativas1'), LATER);
});
