import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeBreak } from '../../../../test/fixtures/availability.ts';
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
import type { Actor } from '../../../domain/core/command.ts';
import { weekdayOf } from '../../../domain/availability/fields.ts';
import { addDays } from '../../../domain/time/days.ts';
import { longDay } from '../../../domain/time/format.ts';
import { instantOf, wallClock } from '../../../domain/time/zone.ts';
import { CalendarTab } from '../calendar/CalendarTab.tsx';

vi.setConfig({ testTimeout: 40_000 });
const LATER = { timeout: 12_000 };
const ZONE = sampleTenant.timeZone;
const tomorrow = addDays(wallClock(new Date().toISOString(), ZONE).day, 1);
const [helena, marcos] = [psychId, sampleId(2, 2)];
const administrator: Actor = { ...psych, userId: sampleId(2, 3), role: 'administrator' };

const session = (n: number, psychologistId: string) =>
  sampleAppointment(n, {
    psychologistId,
    startAt: instantOf({ day: tomorrow, minutes: 540 }, ZONE),
    endAt: instantOf({ day: tomorrow, minutes: 590 }, ZONE),
  });

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Ana with Helena and Bruno with Marcos, both at nine; Helena has lunch. */
async function openDay(search = '', width = 1280) {
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [
      sampleUser(1, { name: 'Helena' }),
      sampleUser(2, { name: 'Marcos' }),
      sampleUser(3, { role: 'administrator' }),
    ],
    patients: [samplePatient(1, { name: 'Ana Souza' }), samplePatient(2, { name: 'Bruno Lima' })],
    appointments: [session(1, helena), session(2, marcos)],
    recurringBreaks: [
      makeBreak({
        id: sampleId(6, 1),
        psychologistId: helena,
        dayOfWeek: weekdayOf(tomorrow),
        description: 'Almoço',
      }),
    ],
  });
  const { client } = connectDevice(server, administrator);
  const path = `/?visao=dia&dia=${tomorrow}${search}`;
  return renderScreen(client, <CalendarTab />, { path, width });
}

const columnOf = async (name: string) =>
  within(await screen.findByRole('region', { name: `${longDay(tomorrow)}, ${name}` }, LATER));

describe('a clinic’s day', () => {
  it('has a column for each psychologist, with their own sessions and pauses', async () => {
    await openDay();
    const [left, right] = [await columnOf('Helena'), await columnOf('Marcos')];
    expect(await left.findByRole('button', { name: /^Ana Souza, 09:00/ }, LATER)).toBeDefined();
    expect(await right.findByRole('button', { name: /^Bruno Lima, 09:00/ }, LATER)).toBeDefined();
    expect([left.queryByText('Bruno Lima'), right.queryByText('Ana Souza')]).toEqual([null, null]);
    expect(await left.findByText('Almoço', {}, LATER)).toBeDefined();
    expect(right.queryByText('Almoço')).toBeNull();
  });

  it('is booked for the psychologist in whose column the time was chosen', async () => {
    const { user, router } = await openDay();
    await columnOf('Marcos');
    (await screen.findByRole('button', { name: /^Novo horário/ }, LATER)).focus();
    await user.keyboard('{Home}{ArrowRight}{Enter}');
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({ dialogo: 'agendar', com: marcos }),
    );
  });

  it('is one psychologist’s where the filter asks for one', async () => {
    const { user, router } = await openDay();
    await columnOf('Marcos');
    const chooser = await screen.findByRole('combobox', { name: 'Psicólogo' }, LATER);
    await user.selectOptions(chooser, 'Marcos');
    await waitFor(() => expect(router.state.location.search).toMatchObject({ psicologo: marcos }));
    await waitFor(() => expect(screen.queryByText('Ana Souza')).toBeNull(), LATER);
    expect(screen.getByRole('button', { name: /^Bruno Lima/ })).toBeDefined();
    expect(screen.queryByRole('region', { name: /, Helena$/ })).toBeNull();
  });

  it('shows one psychologist at a time on a phone', async () => {
    const { user } = await openDay('', 360);
    await screen.findByRole('button', { name: /^Ana Souza/ }, LATER);
    expect(screen.queryByRole('button', { name: /^Bruno Lima/ })).toBeNull();
    const choice = within(screen.getByRole('group', { name: 'Psicólogo' }));
    expect(choice.getByRole('button', { name: 'Helena', pressed: true })).toBeDefined();
    await user.click(choice.getByRole('button', { name: 'Marcos' }));
    expect(await screen.findByRole('button', { name: /^Bruno Lima/ }, LATER)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Ana Souza/ })).toBeNull();
  });
});
