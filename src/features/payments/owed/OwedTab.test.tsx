import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PageDevice } from '../../../../test/harness/page/pageDevice.ts';
import { renderScreen } from '../../../../test/harness/page/screen.tsx';
import { psych, sampleId } from '../../../../test/harness/practice/samples.ts';
import { LiveQueries } from '../../../client/live/liveQueries.ts';
import type { OwedList } from '../../../data/queries/money/results.ts';
import { OwedTab } from './OwedTab.tsx';

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const NOT_ALL = 'As sessões e os pagamentos ainda não chegaram todos a este aparelho.';
const owed: OwedList = {
  rows: [
    {
      patientId: sampleId(3, 1),
      patientName: 'Ana Souza',
      contact: { name: 'Ana Souza', email: null, phone: null },
      since: '2026-03-02T12:00:00.000Z',
      sessions: 2,
      amount: 360,
      unpriced: 0,
    } as OwedList['rows'][number],
  ],
  matching: 1,
  sessions: 2,
  amount: 360,
  unpriced: 0,
};

it('gives no sum and says so while not all has arrived on the device', async () => {
  const device = new PageDevice({ 'finance.owed': { soFar: owed } });
  const actor = { ...psych, name: 'Helena Duarte', email: 'h@exemplo.com' };
  renderScreen({ device, live: new LiveQueries(device), actor }, <OwedTab />);
  expect(await screen.findByText(NOT_ALL)).toBeDefined();
  expect(screen.getByText('Ana Souza')).toBeDefined();
  const sumShown = () =>
    screen.getByText('Em aberto', { selector: 'dt' }).parentElement?.textContent;
  expect(sumShown()).not.toContain('360');
  device.show({ 'finance.owed': { whole: owed } });
  await waitFor(() => expect(sumShown()).toContain('360,00'));
  expect(screen.queryByText(NOT_ALL)).toBeNull();
});
