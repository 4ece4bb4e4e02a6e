import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { standIn } from '../../../../test/harness/page/deviceZone.ts';
import { PageDevice } from '../../../../test/harness/page/pageDevice.ts';
import { renderPage } from '../../../../test/harness/page/renderPage.tsx';
import { sampleTenant } from '../../../../test/harness/practice/samples.ts';
import { AppointmentFields } from './AppointmentFields.tsx';
import { BLANK_APPOINTMENT } from './appointmentForm.ts';

vi.setConfig({ testTimeout: 60_000 });
const LATER = { timeout: 20_000 };
afterEach(cleanup);

const nothing = () => undefined;

function fields(form: Partial<typeof BLANK_APPOINTMENT>) {
  const practice = {
    tenant: sampleTenant,
    user: null,
    psychologists: { whole: [] },
    former: { whole: [] },
  };
  renderPage(
    <AppointmentFields
      form={{ ...BLANK_APPOINTMENT, ...form }}
      errors={{}}
      onChange={nothing}
      earliest={null}
      needsPsychologist={false}
      collision={undefined}
      free={[]}
      isMeant={false}
      parts="time"
    />,
    new PageDevice({ practice }),
  );
}

it('who books from elsewhere reads when the session is on this device', async () => {
  standIn('Europe/Lisbon');
  fields({ day: '2026-11-27', start: '18:00', duration: '50' });
  const both = '18:00 – 18:50, horário de Brasília · 21:00 – 21:50 neste aparelho';
  expect(await screen.findByText(both, {}, LATER)).toBeDefined();
  cleanup();
  fields({ day: null, start: '' });
  expect(await screen.findByText(/^Os horários são os da clínica/, {}, LATER)).toBeDefined();
});

it('who books where the practice is reads nothing of it', async () => {
  standIn('America/Sao_Paulo');
  fields({ day: '2026-11-27', start: '18:00', duration: '50' });
  await screen.findByLabelText(/^Início/, {}, LATER);
  expect(screen.queryByText(/neste aparelho|horário/)).toBeNull();
});
