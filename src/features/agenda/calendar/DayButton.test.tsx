import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { psych, sampleTenant, sampleUser } from '../../../../test/harness/samples.ts';
import { connectDevice, openPractice, renderScreen } from '../../../../test/harness/screen.tsx';
import { DayButton } from './DayButton.tsx';

const LATER = { timeout: 12_000 };

vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

it('any day of another month is chosen by the keyboard alone', async () => {
  const server = await openPractice({ tenants: [sampleTenant], users: [sampleUser()] });
  const { client } = connectDevice(server, psych);
  const { user, router } = renderScreen(client, <DayButton />, { path: '/?dia=2026-11-20' });
  await user.click(await screen.findByRole('button', { name: 'Escolher o dia' }, LATER));
  const day = await screen.findByRole('button', { name: /20 de novembro/ }, LATER);
  day.focus();
  await user.keyboard('{PageDown}{ArrowRight}{Enter}');
  await waitFor(() => expect(router.state.location.search).toEqual({ dia: '2026-12-21' }));
});
