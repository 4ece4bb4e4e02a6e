import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { psych } from '../../../test/harness/practice/samples.ts';
import { sampleStatus } from '../../../test/harness/practice/deviceSamples.ts';
import { PageDevice } from '../../../test/harness/page/pageDevice.ts';
import { renderScreen } from '../../../test/harness/page/screen.tsx';
import { LiveQueries } from '../../client/live/liveQueries.ts';
import { entityNames } from '../../domain/entities.ts';
import type { EntityName } from '../../domain/core/documents.ts';
import { DataTab } from './DataTab.tsx';

const LATER = { timeout: 20_000 };

vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

const counts = (some: Partial<Record<EntityName, number>>) =>
  ({ ...Object.fromEntries(entityNames.map((name) => [name, 0])), ...some }) as Record<
    EntityName,
    number
  >;

interface Shown {
  readonly waiting?: number;
  readonly isWhole?: boolean;
  readonly storage?: Partial<StorageManager> | undefined;
}

function show({ waiting = 0, isWhole = true, storage }: Shown = {}) {
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
  const contents = { counts: counts({ patients: 1_200, notes: 30 }), recentNotes: 10 };
  const device = new PageDevice({
    'sync.status': sampleStatus({ waiting, lastSyncAt: '2026-11-22T13:00:00.000Z' }),
    'recordings.list': [],
    'device.contents': isWhole ? { whole: contents } : { soFar: contents },
  });
  device.traffic = async () => ({ month: '2026-11', sent: 1_500, received: 2_340_000 });
  const actor = { ...psych, name: 'Helena Duarte', email: 'helena@exemplo.com' };
  const onRemove = vi.fn<() => void>();
  const client = { device, live: new LiveQueries(device), actor };
  return { onRemove, device, ...renderScreen(client, <DataTab onRemove={onRemove} />) };
}

const estimate = async () => ({ usage: 45_000_000, quota: 2_000_000_000 });

describe('what this device holds', () => {
  it('is told with its room, what the line carried, and when the server was last heard of', async () => {
    show({ storage: { estimate, persisted: async () => true } });
    expect(await screen.findByText('45 MB', {}, LATER)).toBeDefined();
    expect(screen.getByText('Protegido')).toBeDefined();
    expect(screen.getByText('1.200')).toBeDefined();
    expect(screen.getByText(/10 dos últimos 90 dias e 20 mais antigas/)).toBeDefined();
    expect(await screen.findByText('2,3 MB recebidos, 1,5 kB enviados')).toBeDefined();
    expect(screen.getByText('22/11/2026 às 10:00')).toBeDefined();
    expect(screen.getByText('Tudo está na nuvem')).toBeDefined();
    expect(screen.queryByText(/ainda não chegou a este aparelho/)).toBeNull();
  });

  it('can be kept from being cleared, where the browser agrees', async () => {
    let isKept = false;
    const persist = async () => (isKept = true);
    const { user } = show({ storage: { estimate, persist, persisted: async () => isKept } });
    await user.click(await screen.findByRole('button', { name: 'Proteger' }, LATER));
    expect(await screen.findByText('Protegido')).toBeDefined();
  });

  it.each([
    ['an old browser', undefined],
    ['a private window', { estimate: () => Promise.reject(new Error('no')) }],
  ])('is told as far as the browser says it: %s', async (_which, storage) => {
    show({ storage });
    expect(await screen.findAllByText('Este navegador não informa', {}, LATER)).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Proteger' })).toBeNull();
  });

  it('is said to be nearly all that fits, and not to be all there is', async () => {
    const tight = async () => ({ usage: 95, quota: 100 });
    show({ isWhole: false, storage: { estimate: tight } });
    expect(await screen.findByText(/espaço deste aparelho está no fim/, {}, LATER)).toBeDefined();
    expect(screen.getAllByText(/ainda não chegou a este aparelho/)).toHaveLength(2);
  });
});

describe('removing it', () => {
  it('asks once where all is on the server', async () => {
    const { user, onRemove } = show();
    await screen.findByText('Só neste aparelho', {}, LATER);
    await user.click(screen.getByRole('button', { name: 'Remover deste aparelho' }));
    expect(onRemove).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'Remover e sair' }));
    expect(onRemove).toHaveBeenCalledOnce();
  });

  it('asks twice where something is here alone, and says what is lost', async () => {
    const { user, onRemove } = show({ waiting: 2 });
    await screen.findByText('Só neste aparelho', {}, LATER);
    await user.click(screen.getByRole('button', { name: 'Remover deste aparelho' }));
    const first = await screen.findByRole('dialog');
    expect(within(first).getByText(/2 alterações/)).toBeDefined();
    await user.click(within(first).getByRole('button', { name: 'Continuar' }));
    expect(onRemove).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'Perder e remover' }));
    expect(onRemove).toHaveBeenCalledOnce();
  });
});

describe('exporting it', () => {
  const press = async (user: ReturnType<typeof show>['user']) =>
    user.click(await screen.findByRole('button', { name: 'Exportar JSON' }, LATER));
  let saved: string[];
  const former = Object.getOwnPropertyDescriptors(URL);
  beforeEach(() => {
    saved = [];
    URL.createObjectURL = () => `blob:${saved.push('a file')}`;
    URL.revokeObjectURL = () => undefined;
  });
  afterEach(() => {
    for (const name of ['createObjectURL', 'revokeObjectURL'] as const)
      if (former[name]) Object.defineProperty(URL, name, former[name]);
      else Reflect.deleteProperty(URL, name);
  });

  it('is kept by this device before anybody has the file', async () => {
    const { user, device } = show();
    device.recordExport = async (made) => {
      expect(saved).toEqual([]);
      device.exported.push(made);
    };
    await press(user);
    expect(await screen.findByText('Arquivo exportado')).toBeDefined();
    expect(saved).toHaveLength(1);
    expect(device.exported).toMatchObject([{ kind: 'everything', counts: { patients: 0 } }]);
    expect(device.exported[0]?.counts.bytes).toBeGreaterThan(100);
  });

  it('gives no file where this device cannot keep that', async () => {
    const { user, device } = show();
    device.failure = { name: 'DomainError', code: 'quota_exceeded', message: '' };
    await press(user);
    expect(await screen.findByText(/Verifique o espaço do aparelho/)).toBeDefined();
    expect(saved).toEqual([]);
  });
});
