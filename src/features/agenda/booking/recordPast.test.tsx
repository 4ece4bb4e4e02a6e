import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
import { addDays } from '../../../domain/time/days.ts';
import { longDay } from '../../../domain/time/format.ts';
import { instantOf, rangeOf, wallClock } from '../../../domain/time/zone.ts';
import { DialogHost } from '../../../ui/dialogs.tsx';
import { CalendarTab } from '../calendar/CalendarTab.tsx';
import NewAppointmentDialog from './NewAppointmentDialog.tsx';

vi.setConfig({ testTimeout: 60_000 });
const LATER = { timeout: 20_000 };
const ZONE = sampleTenant.timeZone;
const yesterday = addDays(wallClock(new Date().toISOString(), ZONE).day, -1);

// A pixel is a minute: jsdom lays nothing out.
const surface = { x: 0, y: 0, left: 0, top: 0, width: 700, height: 1440, right: 700, bottom: 1440 };
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(surface as DOMRect);
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

async function open(path: string) {
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [sampleUser()],
    patients: [samplePatient(1, { name: 'Ana Souza' })],
  });
  const { client, device } = connectDevice(server, psych);
  const { user } = renderScreen(
    client,
    <>
      <CalendarTab />
      <DialogHost dialogs={{ agendar: NewAppointmentDialog }} />
    </>,
    { path },
  );
  /** Ana's session is written down in the form that has opened. */
  const record = async () => {
    const form = within(
      await screen.findByRole('dialog', { name: 'Registrar sessão realizada' }, LATER),
    );
    await user.type(form.getByLabelText(/^Paciente/), 'Ana');
    await user.click(await screen.findByRole('option', { name: /Ana Souza/ }, LATER));
    await user.click(form.getByRole('button', { name: 'Registrar' }));
    await screen.findByText('Sessão registrada como concluída!', {}, LATER);
  };
  const stored = async () =>
    shownOf(await device.query('appointments.between', rangeOf([yesterday], ZONE)));
  const at = (minutes: number) => ({
    startAt: instantOf({ day: yesterday, minutes }, ZONE),
    endAt: instantOf({ day: yesterday, minutes: minutes + 50 }, ZONE),
    status: 'completed',
    patientName: 'Ana Souza',
  });
  return { user, record, stored, at };
}

describe('a session that was held already', () => {
  it('is written down from the past time of the grid that was clicked, as completed', async () => {
    const { record, stored, at } = await open(`/?visao=dia&dia=${yesterday}`);
    await screen.findByRole('button', { name: /^Novo horário/ }, LATER);
    fireEvent.click(document.querySelector('.free') as Element, { clientX: 100, clientY: 605 });
    await record();
    await waitFor(async () => expect(await stored()).toMatchObject([at(600)]), LATER);
  });

  it('is written down from the past day of a month', async () => {
    const { user, record, stored, at } = await open(`/?visao=mes&dia=${yesterday}`);
    const day = await screen.findByRole('region', { name: longDay(yesterday) }, LATER);
    await user.click(within(day).getByRole('button', { name: 'Agendar neste dia' }));
    await record();
    await waitFor(async () => expect(await stored()).toMatchObject([at(540)]), LATER);
  });
});
