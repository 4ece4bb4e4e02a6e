import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
import { CalendarTab } from '../calendar/CalendarTab.tsx';

vi.setConfig({ testTimeout: 40_000 });
const LATER = { timeout: 12_000 };
/** Half past ten in São Paulo. */
const NOW = Date.parse('2026-11-24T13:30:10.000Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true });
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

const line = () => document.querySelector<HTMLElement>('.now');
const hour = () => Number(/\* ([\d.]+)\)/.exec(line()?.style.top ?? '')?.[1]);
const minute = () => act(() => vi.advanceTimersByTimeAsync(60_000));

async function openAt(path: string) {
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [sampleUser()],
    patients: [samplePatient(1, { name: 'Ana Souza' })],
    appointments: [
      sampleAppointment(1, {
        startAt: '2026-11-24T13:00:00.000Z',
        endAt: '2026-11-24T13:50:00.000Z',
      }),
    ],
  });
  renderScreen(connectDevice(server, psych).client, <CalendarTab />, { path });
  return screen.findByRole('button', { name: /^Ana Souza/ }, LATER);
}

it('the line of now stands at the clinic’s time, over the session that runs, and moves each minute', async () => {
  const running = await openAt('/?visao=semana');
  expect(hour()).toBeCloseTo(10.5);
  expect(document.querySelectorAll('.now')).toHaveLength(1);
  const column = line()?.parentElement;
  expect(column?.getAttribute('aria-label')).toBe('terça-feira, 24 de novembro');
  expect(column?.contains(running)).toBe(true);
  // In front of the block, and of nothing that is written on it.
  expect(Number(getComputedStyle(line() as Element).zIndex)).toBe(2);
  expect(getComputedStyle(running).zIndex).toBe('auto');
  const name = running.querySelector('.name') as Element;
  expect(Number(getComputedStyle(name).zIndex)).toBe(3);
  await minute();
  expect(hour()).toBeCloseTo(10.5 + 1 / 60);
  await minute();
  expect(hour()).toBeCloseTo(10.5 + 2 / 60);
});

it('there is none on a day that is over', async () => {
  vi.setSystemTime(NOW + 86_400_000);
  await openAt('/?visao=dia&dia=2026-11-24');
  expect(line()).toBeNull();
});
