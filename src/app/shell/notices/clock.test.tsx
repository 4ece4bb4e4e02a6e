import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleStatus } from '../../../../test/harness/practice/deviceSamples.ts';
import { pageClient } from '../../../../test/harness/page/pageClient.ts';
import { PageDevice } from '../../../../test/harness/page/pageDevice.ts';
import { renderScreen } from '../../../../test/harness/page/screen.tsx';
import { createTroubles } from '../../../sync/trouble.ts';
import { createStatusBoard, observed } from '../../../sync/status.ts';
import { ClockNotice } from './ClockNotice.tsx';
import { clockWords } from '../../../ui/clockWords.ts';

afterEach(cleanup);

const MINUTE = 60_000;

/** What the board says after an answer to a device whose clock is so much ahead. */
async function minutesToldOf(off: number | null): Promise<number> {
  const board = createStatusBoard(
    () => {},
    () => 0,
  );
  const troubles = createTroubles({ now: () => 0 }, board);
  const tokenState = { version: 0, isValid: true, refuse: () => {}, close: () => {} };
  const page = { epoch: 'e', cursor: 'c', changes: [], done: true };
  const line = observed(
    {
      pull: async () => page,
      push: () => Promise.reject(new Error('nothing is sent')),
      neverHeld: async () => ({ neverHeld: [] }),
      listen: async () => {},
      clockOff: () => off,
    },
    { board, troubles, tokenState, onAnswer: () => {}, onCut: () => {} },
  );
  await line.pull({ cursor: null, clientId: '', limit: 1 }, new AbortController().signal);
  return board.current.clockMinutes;
}

describe('a clock that differs from the server’s', () => {
  it.each([
    [null, 0],
    [4 * MINUTE, 0],
    [-4 * MINUTE, 0],
    [20 * MINUTE + 400, 20],
    [-24 * 60 * MINUTE, -1440],
  ])('by %s ms counts as %s minutes', async (off, minutes) => {
    expect(await minutesToldOf(off)).toBe(minutes);
  });

  it.each([
    [20, '20 minutos adiantado em relação ao'],
    [-185, '3 horas atrasado em relação ao'],
    [525_600, '365 dias adiantado em relação ao'],
  ])('by %s minutes is “%s”', (minutes, words) => {
    expect(clockWords(minutes)).toBe(words);
  });

  it('is said, with what to do, until it is read; and again when it differs otherwise', async () => {
    const device = new PageDevice({ 'sync.status': sampleStatus({ clockMinutes: 525_600 }) });
    const { user } = renderScreen(pageClient(device), <ClockNotice />);
    expect(await screen.findByText(/365 dias adiantado.*acerte o relógio/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Fechar aviso' }));
    expect(screen.queryByText(/acerte o relógio/)).toBeNull();
    device.show({ 'sync.status': sampleStatus({ clockMinutes: 525_602 }) });
    expect(screen.queryByText(/acerte o relógio/)).toBeNull();
    device.show({ 'sync.status': sampleStatus({ clockMinutes: -60 }) });
    expect(await screen.findByText(/60 minutos atrasado/)).toBeDefined();
    // The network is cut after an answer has told the difference: it is known for certain.
    const unreached = { clockMinutes: -185, connection: 'offline' } as const;
    device.show({ 'sync.status': sampleStatus(unreached) });
    expect(await screen.findByText(/está 3 horas atrasado em relação ao/)).toBeDefined();
    device.show({ 'sync.status': sampleStatus({ ...unreached, isClockGuessed: true }) });
    expect(await screen.findByText(/está pelo menos 3 horas atrasado em relação ao/)).toBeDefined();
    device.show({ 'sync.status': sampleStatus() });
    await waitFor(() => expect(screen.queryByText(/acerte o relógio/)).toBeNull());
  });

  it.each([
    [525_600, 'avançou 365 dias'],
    [-1440, 'voltou 24 horas'],
  ])(
    'is doubted without a network, when it is set by %s minutes at once',
    async (clockLeap, how) => {
      const offline = { connection: 'offline', isClockGuessed: true, clockLeap } as const;
      const device = new PageDevice({ 'sync.status': sampleStatus(offline) });
      const { user } = renderScreen(pageClient(device), <ClockNotice />);
      expect(await screen.findByText(new RegExp(`${how} de uma vez.*confira`))).toBeDefined();
      await user.click(screen.getByRole('button', { name: 'Fechar aviso' }));
      expect(screen.queryByText(/de uma vez/)).toBeNull();
    },
  );
});
