import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageClient } from '../../../../test/harness/page/pageClient.ts';
import { PageDevice } from '../../../../test/harness/page/pageDevice.ts';
import { sampleTenant } from '../../../../test/harness/practice/samples.ts';
import { renderScreen } from '../../../../test/harness/page/screen.tsx';
import { useLostWords } from './useLostWords.ts';
import { useZoneWords } from './useZoneWords.ts';

const LATER = { timeout: 20_000 };
vi.setConfig({ testTimeout: 40_000 });
beforeAll(() => import('../../../ui/toasts/ToastBar.tsx').then(() => undefined));
beforeEach(() => localStorage.clear());
afterEach(cleanup);

function Words() {
  useLostWords();
  useZoneWords();
  return null;
}

function show(timeZone: string) {
  const tenant = { ...sampleTenant, timeZone };
  const device = new PageDevice({
    practice: { tenant, user: null, psychologists: { whole: [] }, former: { whole: [] } },
  });
  return renderScreen(pageClient(device), <Words />);
}

const zoneWords = /^Os horários aqui são os da clínica/;

describe('a device in another zone than the practice', () => {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;

  it('is told so once, with the zone named', async () => {
    const { unmount } = show('Asia/Tokyo');
    expect((await screen.findByText(zoneWords, {}, LATER)).textContent).toContain(
      'horário do Japão',
    );
    unmount();
    show('Asia/Tokyo');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(screen.queryByText(zoneWords)).toBeNull();
  });

  it('is not told where the clocks agree', async () => {
    show(here);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(screen.queryByText(zoneWords)).toBeNull();
  });
});

it('who asked for a page that is none is told where they are, and not again by a reload', async () => {
  const { router } = show(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  await router.navigate({ to: '.', state: { lost: true } as never });
  expect(await screen.findByText(/^Não encontramos essa página/, {}, LATER)).toBeDefined();
  await waitFor(() => expect(router.state.location.state).not.toHaveProperty('lost'));
});

it('a patient who asked for a page of the practice is told that it is not for them, once', async () => {
  const { router } = show(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  await router.navigate({ to: '.', state: { restricted: true } as never });
  expect(await screen.findByText('Acesso Restrito', {}, LATER)).toBeDefined();
  screen.getByText('Esta funcionalidade é exclusiva para psicólogos e administradores.');
  screen.getByRole('button', { name: 'Dispensar' });
  await waitFor(() => expect(router.state.location.state).not.toHaveProperty('restricted'));
});
