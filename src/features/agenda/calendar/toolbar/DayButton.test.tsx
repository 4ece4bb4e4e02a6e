import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { psych, sampleTenant, sampleUser } from '../../../../../test/harness/practice/samples.ts';
import {
  connectDevice,
  openPractice,
  renderScreen,
} from '../../../../../test/harness/page/screen.tsx';
import { TurnedDays } from '../TurnedDays.tsx';
import { DayButton } from './DayButton.tsx';
import { typedDay } from './typedDay.ts';

const LATER = { timeout: 12_000 };

vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

async function opened() {
  const server = await openPractice({ tenants: [sampleTenant], users: [sampleUser()] });
  const { client } = connectDevice(server, psych);
  const page = renderScreen(client, <TurnedDays above={<DayButton />} below={null} />, {
    path: '/?visao=dia&dia=2026-11-20',
  });
  const button = { name: 'sexta-feira, 20 de novembro, escolher o dia' };
  await page.user.click(await screen.findByRole('button', button, LATER));
  const field = await screen.findByLabelText('Ir para a data', {}, LATER);
  expect(document.activeElement).toBe(field);
  return page;
}

it('any day of another month is chosen by the keyboard alone', async () => {
  const { user, router } = await opened();
  screen.getByRole('cell', { name: /20 de novembro/ }).focus();
  await user.keyboard('{PageDown}{ArrowRight}{Enter}');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ dia: '2026-12-21' }));
});

it('a date is typed at once, and one that is none is said to be so', async () => {
  const { user, router } = await opened();
  await user.keyboard('31/02{Enter}');
  expect(screen.getByText('Data inválida')).toBeDefined();
  await user.clear(screen.getByLabelText('Ir para a data'));
  await user.keyboard('3/5/27{Enter}');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ dia: '2027-05-03' }));
});

it.each([
  ['25', '2026-11-25'],
  ['25/12', '2026-12-25'],
  ['2512', '2026-12-25'],
  ['25122027', '2027-12-25'],
  ['1-2-28', '2028-02-01'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2027', null],
  ['0', null],
  ['12/2026', null],
  ['amanhã', null],
])('%s typed in November 2026 means %s', (typed, day) => {
  expect(typedDay(typed, '2026-11-20')).toBe(day);
});
