import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  psych,
  psychId,
  sampleAppointment,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../../../test/harness/practice/samples.ts';
import {
  connectDevice,
  openPractice,
  renderScreen,
} from '../../../../../test/harness/page/screen.tsx';
import { instantOf } from '../../../../domain/time/zone.ts';
import { CalendarTab } from '../CalendarTab.tsx';

const LATER = { timeout: 20_000 };
const DAY = '2027-05-12';

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Five sessions on a Wednesday, from 9 on. */
async function open(path: string, width = 1280) {
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [sampleUser()],
    patients: [samplePatient(1, { name: 'Ana Souza' })],
    appointments: [1, 2, 3, 4, 5].map((n) =>
      sampleAppointment(n, {
        psychologistId: psychId,
        patientId: samplePatient(1).id,
        startAt: instantOf({ day: DAY, minutes: (8 + n) * 60 }, sampleTenant.timeZone),
        endAt: instantOf({ day: DAY, minutes: (8 + n) * 60 + 50 }, sampleTenant.timeZone),
      }),
    ),
  });
  const { client } = connectDevice(server, psych);
  return renderScreen(client, <CalendarTab />, { path, width });
}

const FULL = { name: 'quarta-feira, 12 de maio, 5 itens' };

describe('the month', () => {
  it('is gone through by the keyboard: to a day, into it, to a session', async () => {
    const { user, router } = await open('/?dia=2027-05-05');
    const full = await screen.findByRole('cell', FULL, LATER);
    screen.getByRole('cell', { name: 'quarta-feira, 5 de maio' }).focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toBe(full), LATER);
    expect(router.history.length).toBe(1);
    const list = screen.getByRole('region', { name: 'quarta-feira, 12 de maio' });
    expect(within(list).getAllByRole('button', { name: /^Ana Souza/ })).toHaveLength(5);

    await user.keyboard('{Enter}{ArrowDown}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Ana Souza, 10:00/);
    await user.keyboard('{Escape}');
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({
        dialogo: 'sessao',
        alvo: sampleAppointment(1).id,
      }),
    );
  });

  it('leads from the count of the rest to the day by the hour', async () => {
    const { user, router } = await open(`/?dia=${DAY}`);
    await user.click(await screen.findByRole('button', { name: '+2 mais neste dia' }, LATER));
    await waitFor(() => expect(router.state.location.search).toEqual({ visao: 'dia', dia: DAY }));
  });
});

it('another month is drawn once, when all of its answers are there, and this one until then', async () => {
  const { user, router } = await open(`/?dia=${DAY}`);
  await screen.findByRole('cell', FULL, LATER);
  const grid = document.querySelector('[data-month] table') as HTMLElement;
  const titles = () => grid.getAttribute('aria-label');
  const entries = () => grid.querySelectorAll('[data-record]').length;
  const seen = new Set<string>();
  let drawings = 0;
  const watch = new MutationObserver(() => {
    drawings += 1;
    seen.add(`${titles()}: ${entries()}`);
  });
  watch.observe(grid, { subtree: true, childList: true, attributes: true, characterData: true });
  await user.keyboard('j');
  await waitFor(() => expect(titles()).toBe('junho de 2027'), LATER);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect([...seen]).toEqual(['junho de 2027: 0']);
  expect(drawings).toBe(1);
  await user.keyboard('k');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ dia: DAY }));
  await screen.findByRole('cell', FULL, LATER);
  expect([...seen]).toEqual(['junho de 2027: 0', 'maio de 2027: 3']);
  expect(drawings).toBe(2);
  watch.disconnect();
});

it('turned faster than the address follows, each turn counts, and the way back leads back', async () => {
  const { user, router } = await open(`/?dia=${DAY}`);
  await screen.findByRole('cell', FULL, LATER);
  const grid = document.querySelector('[data-month] table') as HTMLElement;
  await user.keyboard('jjj');
  await waitFor(() => expect(grid.getAttribute('aria-label')).toBe('agosto de 2027'), LATER);
  await waitFor(() => expect(router.state.location.search).toMatchObject({ dia: '2027-08-12' }));
  await user.keyboard('k');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ dia: '2027-07-12' }));
  router.history.back();
  await waitFor(() => expect(grid.getAttribute('aria-label')).toBe('agosto de 2027'), LATER);
  router.history.back();
  await waitFor(() => expect(grid.getAttribute('aria-label')).toBe('maio de 2027'), LATER);
});

describe('a page that rests', () => {
  beforeEach(() => {
    vi.stubGlobal('requestIdleCallback', (work: () => void) => Number(setTimeout(work, 0)));
    vi.stubGlobal('cancelIdleCallback', clearTimeout);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('has the months beside this one drawn out of sight, and another one is the same drawing', async () => {
    const { user } = await open('/?dia=2027-04-12');
    await screen.findByRole('grid', { name: 'abril de 2027' }, LATER);
    const may = await waitFor(() => {
      const found = document.querySelector('table[aria-label="maio de 2027"]');
      expect(found?.querySelectorAll('[data-record]')).toHaveLength(3);
      return found as HTMLElement;
    }, LATER);
    expect(screen.getAllByRole('grid')).toHaveLength(1);
    const isMarchDrawn = () =>
      expect(document.querySelector('table[aria-label="março de 2027"]')).not.toBeNull();
    // One after the other, as the page rests.
    await waitFor(isMarchDrawn, LATER);

    const drawings: unknown[] = [];
    new MutationObserver((all) => drawings.push(...all)).observe(may, {
      subtree: true,
      childList: true,
    });
    screen.getByRole('cell', { name: 'segunda-feira, 12 de abril' }).focus();
    await user.keyboard('{PageDown}');
    expect(await screen.findByRole('grid', { name: 'maio de 2027' }, LATER)).toBe(may);
    expect(screen.getAllByRole('grid')).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByRole('cell', FULL));
    expect(drawings).toEqual([]);
  });
});

it('on a device in another zone it is said whose the times are', async () => {
  const here = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  const options = new Intl.DateTimeFormat().resolvedOptions();
  here.mockReturnValue({ ...options, timeZone: 'Asia/Tokyo' });
  await open(`/?dia=${DAY}`);
  expect(await screen.findByText(/^Os horários são os da clínica/, {}, LATER)).toHaveProperty(
    'textContent',
    'Os horários são os da clínica (horário de Brasília); este aparelho está em outro fuso.',
  );
  here.mockReturnValue({ ...options, timeZone: sampleTenant.timeZone });
  cleanup();
  await open(`/?dia=${DAY}`);
  await screen.findByRole('cell', FULL, LATER);
  expect(screen.queryByText(/^Os horários são os da clínica/)).toBeNull();
  here.mockRestore();
});

it('a week on a phone is a list by day, four sessions each, and the rest counted', async () => {
  const { user, router } = await open(`/?visao=semana&dia=${DAY}`, 360);
  const day = await screen.findByRole('region', { name: 'quarta-feira, 12 de maio' }, LATER);
  expect(await within(day).findAllByRole('button', { name: /^Ana Souza/ }, LATER)).toHaveLength(4);
  await user.click(within(day).getByRole('button', { name: '+1 mais' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ visao: 'dia', dia: DAY }));
});

it('a week is printed as a sheet of days with time, patient and status', async () => {
  const { user } = await open(`/?dia=${DAY}`);
  const print = vi.fn<() => void>();
  window.print = print;
  await screen.findByRole('cell', FULL, LATER);
  await user.click(screen.getByRole('button', { name: 'Imprimir agenda' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Imprimir a semana' }, LATER));
  await waitFor(() => expect(print).toHaveBeenCalledOnce(), LATER);
  const days = [...document.querySelectorAll('[data-sheet] table')];
  expect(days).toHaveLength(7);
  expect(days[2]?.textContent).toMatch(
    /^quarta-feira, 12\/05\/2027.*09:00 – 09:50Ana SouzaAgendado/,
  );
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(document.querySelector('[data-sheet]')).toBeNull());
});
