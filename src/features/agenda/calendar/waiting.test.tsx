import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  psych,
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
import { addDays, weekOf } from '../../../domain/time/days.ts';
import { longDay } from '../../../domain/time/format.ts';
import { instantOf, wallClock } from '../../../domain/time/zone.ts';
import { DialogHost } from '../../../ui/dialogs.tsx';
import NewAppointmentDialog from '../booking/NewAppointmentDialog.tsx';
import { CalendarTab } from './CalendarTab.tsx';

vi.setConfig({ testTimeout: 60_000 });
const LATER = { timeout: 20_000 };
const ZONE = sampleTenant.timeZone;
const today = wallClock(new Date().toISOString(), ZONE).day;
/** The week after this one lies within a year whatever the day. */
const monday = weekOf(addDays(today, 7))[0] ?? today;
const ana = samplePatient(1, { name: 'Ana Souza' });

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Ana is to come every day at nine, which only this device knows. */
async function open(search: string, width = 1280) {
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [sampleUser()],
    patients: [ana],
  });
  const here = connectDevice(server, psych);
  await waitFor(async () => {
    const patient = await here.device.query('patients.byId', { id: ana.id });
    expect(recordOf(patient)).not.toBeNull();
  }, LATER);
  here.cut();
  await here.device.dispatch('recurringAppointment.create', {
    id: sampleId(6, 1),
    patientId: ana.id,
    recurringType: 'daily',
    daysOfWeek: [],
    startDate: monday,
    startTime: '09:00',
    endTime: '09:50',
  });
  const view = (
    <>
      <CalendarTab />
      <DialogHost dialogs={{ agendar: NewAppointmentDialog }} />
    </>
  );
  const shown = renderScreen(here.client, view, {
    path: `/?dia=${monday}${search}`,
    width,
  });
  return { ...shown, here };
}

describe('sessions of a recurrence that the server has not confirmed', () => {
  it('stand in the month as waiting, open nothing, and are in the list of their day', async () => {
    await open('&visao=mes');
    const cell = await screen.findByRole('cell', { name: `${longDay(monday)}, 1 item` }, LATER);
    const entry = within(cell).getByTitle('Ana Souza, 09:00 – 09:50, Aguardando confirmação');
    expect(entry.className).toContain('waiting');
    expect(within(cell).queryByRole('button')).toBeNull();
    const day = within(screen.getByRole('region', { name: longDay(monday) }));
    expect(day.getByText('Aguardando confirmação')).toBeDefined();
    expect(day.queryByRole('button', { name: /Ana Souza/ })).toBeNull();
  });

  it('stand in the week by the hour, at their times', async () => {
    await open('&visao=semana');
    await screen.findAllByText('Ana Souza', {}, LATER);
    const blocks = [...document.querySelectorAll<HTMLElement>('.awaited')];
    expect(blocks).toHaveLength(7);
    expect(blocks[0]?.textContent).toBe('Ana Souza09:00 – 09:50 · Aguardando confirmação');
    expect(blocks[0]?.style.top).toBe('37.5%');
    expect(screen.queryByRole('button', { name: /Ana Souza/ })).toBeNull();
  });

  it('stand in the list that a week is on a phone', async () => {
    await open('&visao=semana', 360);
    const day = within(await screen.findByRole('region', { name: longDay(monday) }, LATER));
    expect(await day.findByText('Aguardando confirmação', {}, LATER)).toBeDefined();
  });

  it('are in the way of a new session at their time, before it is sent', async () => {
    const quando = instantOf({ day: monday, minutes: 555 }, ZONE);
    await open(`&visao=semana&dialogo=agendar&quando=${quando}`);
    expect(await screen.findByText(/Ana Souza já ocupa 09:00 – 09:50/, {}, LATER)).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Guardar e conferir depois' })).toBeDefined();
  });
});
