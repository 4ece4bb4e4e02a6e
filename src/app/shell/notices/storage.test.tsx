import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleStatus } from '../../../../test/harness/practice/deviceSamples.ts';
import { pageClient } from '../../../../test/harness/page/pageClient.ts';
import { PageDevice } from '../../../../test/harness/page/pageDevice.ts';
import { renderScreen } from '../../../../test/harness/page/screen.tsx';
import type { SyncStatus } from '../../../data/queries/kit/syncStatus.ts';
import type { StorageState } from '../../../data/queries/kit/source.ts';
import { StorageTrouble } from '../../../features/device/StorageTrouble.tsx';
import type { StorageActions } from '../../../features/device/StorageWays.tsx';
import { SyncButton } from '../../../features/sync/SyncButton.tsx';
import { AppContextHolder } from '../../context.ts';
import { StorageNotice } from './StorageNotice.tsx';

vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);
/** Read before the clock runs: a first reading takes longer than a test waits. */
beforeAll(() =>
  Promise.all([import('./StorageAlert.tsx'), import('../../../features/device/StorageDialog.tsx')]),
);

const AT_EASE: StorageState = { isSilent: false, isVolatile: false };

function onDevice(storage: Partial<StorageState>, status: Partial<SyncStatus> = {}) {
  const device = new PageDevice({
    'sync.status': sampleStatus(status),
    'sync.storage': { ...AT_EASE, ...storage },
  });
  const app = { auth: {}, devices: {} } as never;
  const page = (
    <AppContextHolder value={app}>
      <SyncButton onOpen={() => {}} />
      <StorageNotice />
    </AppContextHolder>
  );
  return renderScreen(pageClient(device), page, { width: 1280 });
}

const isAskedBeforeLeaving = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('a device whose store', () => {
  it('does not answer never says that all is saved, and offers ways on', async () => {
    onDevice({ isSilent: true });
    expect(await screen.findByRole('button', { name: 'Este aparelho não responde' })).toBeTruthy();
    expect(screen.queryByText('Tudo salvo na nuvem')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'O que fazer' }));
    for (const way of ['Tentar de novo', 'Trabalhar com a nuvem', 'Começar de novo neste aparelho'])
      expect(await screen.findByRole('button', { name: way })).toBeTruthy();
  });

  it('keeps nothing says so, and calls nothing saved on the device', async () => {
    onDevice({ isVolatile: true }, { connection: 'offline', waiting: 2 });
    const header = await screen.findByRole('button', {
      name: 'Sem conexão: 2 alterações ainda não enviadas',
    });
    expect(header).toBeTruthy();
    expect(await screen.findByText(/Você trabalha direto com a nuvem/)).toBeTruthy();
    expect(screen.queryByText(/guardadas? (?:só )?neste aparelho/)).toBeNull();
    expect(isAskedBeforeLeaving()).toBe(true);
  });

  it('keeps nothing lets the page close once all is on the server', async () => {
    onDevice({ isVolatile: true });
    expect(await screen.findByText(/Você trabalha direto com a nuvem/)).toBeTruthy();
    expect(isAskedBeforeLeaving()).toBe(false);
  });

  it('answers shows none of it', async () => {
    onDevice({});
    expect(await screen.findByRole('button', { name: 'Tudo salvo na nuvem' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'O que fazer' })).toBeNull();
  });
});

describe('a store that does not open', () => {
  const actions = (isRemoved: boolean) => ({
    reload: vi.fn<() => void>(),
    workOnline: vi.fn<() => void>(),
    startAnew: vi.fn<StorageActions['startAnew']>(async () => isRemoved),
  });

  it('claims nothing of what only this device has', () => {
    render(<StorageTrouble actions={actions(true)} />);
    const text = document.body.textContent;
    expect(text).toContain('o que ainda não foi enviado pode estar só aqui');
    expect(text).not.toContain('seguro neste aparelho');
  });

  it('removes nothing before a second word, and says where the browser refuses', async () => {
    const given = actions(false);
    render(<StorageTrouble actions={given} />);
    await userEvent.click(screen.getByRole('button', { name: 'Começar de novo neste aparelho' }));
    expect(given.startAnew).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Apagar e começar' }));
    expect(given.startAnew).toHaveBeenCalledOnce();
    expect(await screen.findByText(/O navegador não conseguiu apagar os dados/)).toBeTruthy();
  });
});
