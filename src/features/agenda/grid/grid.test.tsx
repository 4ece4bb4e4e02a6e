import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  psych,
  sampleAppointment,
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
import type { Appointment } from '../../../domain/appointments/appointment.ts';
import { addDays } from '../../../domain/time/days.ts';
import { instantOf, wallClock } from '../../../domain/time/zone.ts';
import { CalendarTab } from '../calendar/CalendarTab.tsx';

vi.setConfig({ testTimeout: 40_000, hookTimeout: 40_000 });
const LATER = { timeout: 12_000 };
const ZONE = sampleTenant.timeZone;
const tomorrow = addDays(wallClock(new Date().toISOString(), ZONE).day, 1);
const first = sampleAppointment(1).id;
const clock = (minutes: number) => instantOf({ day: tomorrow, minutes }, ZONE);

const at = (n: number, minutes: number, changes: Partial<Appointment> = {}): Appointment =>
  sampleAppointment(n, { startAt: clock(minutes), endAt: clock(minutes + 50), ...changes });

// Its script comes when the grid is first needed; here it is there before anybody waits for it.
beforeAll(() => import('./Times.tsx').then(() => undefined));
// A pixel is a minute, and the one column 700 wide: jsdom lays nothing out.
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

async function openDay(...appointments: Appointment[]) {
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [sampleUser()],
    patients: [samplePatient(1, { name: 'Ana Souza' }), samplePatient(2, { name: 'Bruno Lima' })],
    appointments,
  });
  const here = connectDevice(server, psych);
  const path = `/?visao=dia&dia=${tomorrow}`;
  const shown = renderScreen(here.client, <CalendarTab />, { path });
  await screen.findByRole('button', { name: /^Novo horário/ }, LATER);
  const block = (name: RegExp) => screen.findByRole('button', { name }, LATER);
  const stands = async (id = first) => {
    const row = recordOf(await here.device.query('appointments.byId', { id }))?.row;
    return row && [wallClock(row.startAt, ZONE).minutes, wallClock(row.endAt, ZONE).minutes];
  };
  const search = () => shown.router.state.location.search as Record<string, string>;
  return { ...shown, server, here, block, stands, search };
}

const press = (element: Element, y: number, pointerType = 'mouse') =>
  fireEvent.pointerDown(element, {
    button: 0,
    isPrimary: true,
    pointerType,
    clientX: 100,
    clientY: y,
  });
const pull = (y: number) => fireEvent.pointerMove(window, { clientX: 100, clientY: y });
const drop = () => fireEvent.pointerUp(window);
const ghost = () => document.querySelector('.ghost:not([hidden])')?.textContent ?? null;
const told = () => document.querySelector('[aria-live=assertive]')?.textContent ?? '';
const free = () => document.querySelector('.free') as Element;

describe('a session dragged by its middle', () => {
  it('moves in quarters of an hour, without a network, and moves back by Desfazer', async () => {
    const { here, block, stands, server, user } = await openDay(at(1, 540));
    here.cut();
    press(await block(/Ana Souza, 09:00/), 550);
    pull(560);
    pull(617);
    expect(ghost()).toBe('Ana Souza10:00 – 10:50');
    drop();
    await block(/Ana Souza, 10:00 – 10:50/);
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }, LATER));
    await block(/Ana Souza, 09:00 – 09:50/);
    here.heal();
    await waitFor(async () => {
      const seen = await server.projection(psych);
      expect(seen.find(({ id }) => id === first)?.doc).toMatchObject({ startAt: clock(540) });
      expect(await here.device.query('sync.items', {})).toEqual([]);
    }, LATER);
    expect(await stands()).toEqual([540, 590]);
  });

  it('is refused on another session before it is dropped, in words', async () => {
    const { block, stands, here } = await openDay(
      at(1, 540),
      at(2, 660, { patientId: samplePatient(2).id }),
    );
    press(await block(/Ana Souza/), 545);
    pull(555);
    pull(650);
    expect(ghost()).toContain('Já há sessão: Bruno Lima, 11:00 – 11:50');
    drop();
    await screen.findByText(/Já há sessão: Bruno Lima.* Nada mudou\./, {}, LATER);
    expect(await stands()).toEqual([540, 590]);
    expect(await here.device.query('sync.items', {})).toEqual([]);
  });

  it('goes back by Escape, and opens nothing', async () => {
    const { block, stands, search } = await openDay(at(1, 540));
    const one = await block(/Ana Souza/);
    press(one, 545);
    pull(700);
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(ghost()).toBeNull();
    // The person holds the button a little longer, and lets go over the session.
    await new Promise((resolve) => setTimeout(resolve, 20));
    drop();
    fireEvent.click(one);
    expect(await stands()).toEqual([540, 590]);
    expect(search()['dialogo']).toBeUndefined();
  });

  it('says why it stays where it cannot be moved', async () => {
    const { block, stands } = await openDay(at(1, 540, { status: 'completed' }));
    press(await block(/Ana Souza/), 545);
    pull(700);
    expect(ghost()).toBe('Uma sessão concluída não muda de horário.');
    drop();
    expect(await stands()).toEqual([540, 590]);
  });

  it('is longer when its end is dragged, to five minutes with Alt', async () => {
    const { block, stands } = await openDay(at(1, 540));
    press((await block(/Ana Souza/)).querySelector('[data-end]') as Element, 589);
    pull(600);
    fireEvent.pointerMove(window, { clientX: 100, clientY: 622, altKey: true });
    drop();
    await block(/Ana Souza, 09:00 – 10:20/);
    expect(await stands()).toEqual([540, 620]);
  });

  it('follows a finger only after a rest', async () => {
    const { block, stands } = await openDay(at(1, 540));
    const one = await block(/Ana Souza/);
    press(one, 545, 'touch');
    pull(605);
    expect(ghost()).toBeNull();
    drop();
    press(one, 545, 'touch');
    await waitFor(() => expect(ghost()).toContain('09:00'), LATER);
    pull(605);
    drop();
    await block(/Ana Souza, 10:00/);
    expect(await stands()).toEqual([600, 650]);
  });
});

describe('free time', () => {
  it('chosen by dragging opens the form with its day, start and length', async () => {
    const { search } = await openDay();
    press(free(), 605);
    pull(700);
    expect(ghost()).toBe('Nova sessão10:00 – 11:45');
    drop();
    await waitFor(() => expect(search()['dialogo']).toBe('agendar'));
    expect(search()).toMatchObject({ quando: `${clock(600)}/${clock(705)}`, com: psych.userId });
  });

  it('chosen by the keyboard does, too', async () => {
    const { search, user } = await openDay();
    screen.getByRole('button', { name: /^Novo horário/ }).focus();
    await user.keyboard('{Home}{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
    expect(told()).toMatch(/08:00 – 09:00. Livre\.$/);
    await user.keyboard('{Enter}');
    expect(search()).toMatchObject({ quando: `${clock(480)}/${clock(540)}` });
  });
});

describe('a session taken up by the keyboard', () => {
  it('is led by the arrows, told at each step, and dropped', async () => {
    const { block, stands, user } = await openDay(
      at(1, 540),
      at(2, 660, { patientId: samplePatient(2).id }),
    );
    (await block(/Ana Souza/)).focus();
    await user.keyboard('m');
    expect(told()).toMatch(/^Sessão na mão\..*09:00 – 09:50\. Livre\.$/);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(told()).toMatch(/10:15 – 11:05\. Já há sessão: Bruno Lima, 11:00 – 11:50\.$/);
    await user.keyboard('{Control>}{ArrowUp}{/Control}{Shift>}{ArrowUp}{/Shift}');
    expect(told()).toMatch(/10:10 – 10:45\. Livre\.$/);
    await user.keyboard('{Enter}');
    await block(/Ana Souza, 10:10 – 10:45/);
    expect(await stands()).toEqual([610, 645]);
  });

  it('is put back by Escape', async () => {
    const { block, stands, user } = await openDay(at(1, 540));
    (await block(/Ana Souza/)).focus();
    await user.keyboard('m{ArrowDown}{Escape}');
    expect([ghost(), told()]).toEqual([null, 'A sessão ficou onde estava.']);
    expect(await stands()).toEqual([540, 590]);
  });
});

describe('the keys of a calendar', () => {
  it('change the view, open the form and the list, and leave a session its own', async () => {
    const { user, search, block } = await openDay(at(1, 540), at(2, 660));
    await user.keyboard('w');
    await waitFor(() => expect(search()['visao']).toBe('semana'));
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(search()['dia']).toBe(addDays(tomorrow, 7)));
    await user.keyboard('{ArrowLeft}d');
    await waitFor(() => expect(search()).toMatchObject({ visao: 'dia', dia: tomorrow }));
    (await block(/Ana Souza, 09:00/)).focus();
    await user.keyboard('{ArrowRight}');
    // A turn would be in the address by then.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(search()['dia']).toBe(tomorrow);
    await user.keyboard('n');
    await waitFor(() => expect(search()['dialogo']).toBe('agendar'));
  });

  it('are listed by ?, and do nothing where somebody turned them off', async () => {
    const { user, search } = await openDay();
    await user.keyboard('?');
    const list = await screen.findByRole('dialog', { name: 'Atalhos do teclado' }, LATER);
    expect(list.textContent).toContain('Pegar a sessão, para mudar o horário');
    await user.click(screen.getByRole('switch', { name: 'Usar atalhos de uma tecla só' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LATER);
    await user.keyboard('w');
    expect(search()['visao']).toBe('dia');
  });
});
