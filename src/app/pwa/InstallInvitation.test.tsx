import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { sampleStatus } from '../../../test/harness/practice/deviceSamples.ts';
import { pageClient } from '../../../test/harness/page/pageClient.ts';
import { PageDevice } from '../../../test/harness/page/pageDevice.ts';
import { sampleTenant, sampleUser } from '../../../test/harness/practice/samples.ts';
import { renderScreen } from '../../../test/harness/page/screen.tsx';
import { acceptance, TERMS } from '../../domain/legal/terms.ts';
import { InstallInvitation } from './InstallInvitation.tsx';
import { keepInstallPrompt } from './installPrompt.ts';

vi.setConfig({ testTimeout: 40_000 });

const TODAY = Date.parse('2026-03-03T12:00:00Z');
const YESTERDAY = TODAY - 24 * 3_600_000;
const words = /^Instale o Sereno/;
const prompted = vi.fn<() => Promise<void>>(async () => undefined);

beforeAll(keepInstallPrompt);
beforeEach(() => {
  localStorage.clear();
  prompted.mockClear();
  dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: prompted }));
});
afterEach(cleanup);

const user = { ...sampleUser(), ...acceptance(TERMS.version, new Date(YESTERDAY).toISOString()) };

async function visit(since: number | null, around: string | null = null) {
  if (since !== null) localStorage.setItem('sereno-use', JSON.stringify({ since }));
  const device = new PageDevice({
    practice: { tenant: sampleTenant, user, psychologists: { whole: [] }, former: { whole: [] } },
    'sync.status': sampleStatus({ connection: 'online' }),
  });
  const page = (
    <>
      {around && <div role={around} />}
      <InstallInvitation now={() => TODAY} />
    </>
  );
  const { unmount } = renderScreen(pageClient(device), page);
  const show = (waiting: number) =>
    act(async () => {
      device.show({ 'sync.status': sampleStatus({ connection: 'online', waiting }) });
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
  await vi.waitFor(() => expect(device.subscriptions).toBeGreaterThan(1));
  await show(0);
  return { unmount, save: async () => (await show(1), await show(0)) };
}

it('who is back the next day is invited once something is saved, and installs with one tap', async () => {
  const { save } = await visit(YESTERDAY);
  expect(screen.queryByText(words)).toBeNull();
  await save();
  expect(screen.getByText(words)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Instalar' }));
  expect(prompted).toHaveBeenCalledOnce();
  expect(screen.queryByText(words)).toBeNull();
});

it('who says “Agora não” is never asked again', async () => {
  const first = await visit(YESTERDAY);
  await first.save();
  await userEvent.click(screen.getByRole('button', { name: 'Agora não' }));
  expect(screen.queryByText(words)).toBeNull();
  first.unmount();
  const again = await visit(null);
  await again.save();
  expect(screen.queryByText(words)).toBeNull();
});

it.each([
  ['on the first visit', null, null],
  ['over a dialog', YESTERDAY, 'dialog'],
] as const)('nobody is invited %s', async (_when, since, around) => {
  const { save } = await visit(since, around);
  await save();
  expect(screen.queryByText(words)).toBeNull();
});
