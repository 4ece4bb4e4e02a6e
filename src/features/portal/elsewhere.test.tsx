import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleAppointmentRow } from '../../../test/harness/practice/deviceSamples.ts';
import { standIn } from '../../../test/harness/page/deviceZone.ts';
import { PageDevice } from '../../../test/harness/page/pageDevice.ts';
import { pageClient } from '../../../test/harness/page/pageClient.ts';
import { renderPage } from '../../../test/harness/page/renderPage.tsx';
import { renderScreen } from '../../../test/harness/page/screen.tsx';
import {
  sampleAppointment,
  samplePatient,
  sampleTenant,
} from '../../../test/harness/practice/samples.ts';
import BookingDialog from './booking/BookingDialog.tsx';
import DetailsDialog from './DetailsDialog.tsx';
import { OverviewPage } from './OverviewPage.tsx';

vi.setConfig({ testTimeout: 60_000 });
const LATER = { timeout: 20_000 };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The day after tomorrow at 18:00 in São Paulo. */
const start = Math.floor(Date.now() / DAY_MS) * DAY_MS + 2 * DAY_MS + 21 * HOUR_MS;
const span = {
  startAt: new Date(start).toISOString(),
  endAt: new Date(start + 3_000_000).toISOString(),
};
const row = { ...sampleAppointmentRow('s', span.startAt, span.endAt), psychologistName: 'Helena' };
const patientId = samplePatient(1).id;
const counts = { total: 1, active: 1, inactive: 0 };

const device = () =>
  new PageDevice({
    practice: {
      tenant: sampleTenant,
      user: null,
      psychologists: { whole: [] },
      former: { whole: [] },
    },
    'patients.list': { whole: { rows: [{ id: patientId }], matching: 1, counts } },
    'appointments.byId': { appointment: sampleAppointment(1), row },
    'portal.overview': {
      whole: {
        totalSessions: 1,
        completedSessions: 0,
        pendingSessions: 1,
        nextAppointment: row,
        recent: [row],
      },
    },
    'portal.times': {
      psychologistId: patientId,
      until: null,
      days: [{ day: span.startAt.slice(0, 10), times: [span] }],
    },
  } as never);

const onClose = () => undefined;
const BOTH = '18:00 – 18:50, horário de Brasília · 16:00 – 16:50 neste aparelho';

afterEach(cleanup);

describe('a patient in Rio Branco, of a practice in São Paulo', () => {
  beforeEach(() => standIn('America/Rio_Branco'));

  it('reads both hours, and whose they are, from the choice to the request', async () => {
    const { user } = renderPage(
      <BookingDialog target={null} at={null} onClose={onClose} />,
      device(),
    );
    const name = '18:00, horário de Brasília · 16:00 neste aparelho';
    const time = await screen.findByRole('button', { name }, LATER);
    expect(time.textContent).toBe('18:0016:00 neste aparelho');
    screen.getByText(/^Os horários são os da clínica \(horário de Brasília\)/);
    await user.click(time);
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    const when = await screen.findByText('Quando', {}, LATER);
    expect(when.parentElement?.textContent).toContain(BOTH);
  });

  it('reads both in what is next, and in what was', async () => {
    renderScreen(pageClient(device()), <OverviewPage />);
    const next = await screen.findByText('Próxima sessão', {}, LATER);
    expect(next.parentElement?.textContent).toContain(BOTH);
    expect(screen.getByRole('list', { name: 'Agendamentos recentes' }).textContent).toContain(BOTH);
  });

  it('reads both in the details, and before cancelling', async () => {
    const { user } = renderPage(
      <DetailsDialog target={row.id} at={null} onClose={onClose} />,
      device(),
    );
    const when = await screen.findByText('Horário', {}, LATER);
    expect(when.parentElement?.textContent).toContain(
      '18:00 – 18:50 (50 min), horário de Brasília · 16:00 – 16:50 neste aparelho',
    );
    await user.click(screen.getByRole('button', { name: 'Cancelar agendamento' }));
    const asked = await screen.findByRole('dialog', { name: 'Cancelar agendamento?' }, LATER);
    expect(asked.textContent).toContain('às 18:00, horário de Brasília · 16:00 neste aparelho');
  });
});

it('where the clocks agree nothing is said of zones', async () => {
  standIn('America/Bahia');
  renderPage(<DetailsDialog target={row.id} at={null} onClose={onClose} />, device());
  const when = await screen.findByText('Horário', {}, LATER);
  expect(when.parentElement?.textContent).toBe('Horário18:00 – 18:50 (50 min)');
});
