import { cleanup, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleStatus } from '../../../../test/harness/practice/deviceSamples.ts';
import { pageClient } from '../../../../test/harness/page/pageClient.ts';
import { PageDevice } from '../../../../test/harness/page/pageDevice.ts';
import { renderScreen } from '../../../../test/harness/page/screen.tsx';
import type { CarriedOver } from '../../../data/base/carryOver.ts';
import type { SyncStatus } from '../../../data/queries/kit/syncStatus.ts';
import { BottomBars } from './BottomBars.tsx';
import { staffMenu } from './staffMenu.ts';

vi.setConfig({ testTimeout: 40_000 });
/** jsdom lays nothing out: an observer that says the height it is told. */
class Observer implements ResizeObserver {
  constructor(private readonly say: () => void) {}
  observe(element: Element) {
    Object.defineProperty(element, 'offsetHeight', { value: 34, configurable: true });
    this.say();
  }
  unobserve() {}
  disconnect() {}
}
beforeAll(() => vi.stubGlobal('ResizeObserver', Observer));
afterAll(() => vi.unstubAllGlobals());
afterEach(cleanup);

function onPhone(
  status: Partial<SyncStatus> = {},
  path = '/app/pacientes/7',
  carriedOver: CarriedOver | null = null,
) {
  const device = new PageDevice({
    'sync.status': sampleStatus(status),
    'sync.carriedOver': carriedOver,
  });
  const bars = (
    <BottomBars entries={staffMenu} wide={false}>
      <p>Sua sessão terminou.</p>
    </BottomBars>
  );
  return renderScreen(pageClient(device), bars, { path, width: 360 });
}

/** Whether it lies over the page, so that it moves nothing when it comes. */
const isOver = (element: HTMLElement): boolean => {
  for (let each: HTMLElement | null = element; each; each = each.parentElement)
    if (getComputedStyle(each).position === 'fixed') return true;
  return false;
};

describe('at the lower edge of a phone', () => {
  it('the daily places are a tap away, and say where the person is', async () => {
    onPhone();
    const bar = await screen.findByRole('navigation', { name: 'Acesso rápido' });
    const places = within(bar).getAllByRole('link');
    expect(places.map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'Agenda',
      'Pacientes',
    ]);
    const here = places.filter((place) => place.getAttribute('aria-current') === 'page');
    expect(here.map(({ textContent }) => textContent)).toEqual(['Pacientes']);
  });

  it('the missing connection is said without moving the page', async () => {
    onPhone({ connection: 'offline', waiting: 2 });
    const words = await screen.findByText('Sem conexão: 2 alterações guardadas neste aparelho');
    expect(isOver(words)).toBe(true);
  });

  it('the end of the session is said without moving the page', async () => {
    onPhone();
    expect(isOver(await screen.findByText('Sua sessão terminou.'))).toBe(true);
  });

  it('the first download is counted without moving the page', async () => {
    onPhone({ firstSync: { received: 3200, total: 20_000, hot: true } });
    const words = await screen.findByText('Baixando seus dados: 3.200 de 20.000');
    expect(isOver(words)).toBe(true);
  });

  it('what a new version of the app arranges anew is counted, also without a network', async () => {
    onPhone({ connection: 'offline' }, '/app/pacientes/7', { done: 15_250, total: 61_000 });
    await screen.findByText('Preparando seus dados, só desta vez: 15.250 de 61.000');
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(25);
  });

  it('what is said there is as high as the page is told, so that a toast keeps clear of it', async () => {
    const { unmount } = onPhone({ connection: 'offline' });
    await screen.findByText(/^Sem conexão/);
    const { style } = document.documentElement;
    expect(style.getPropertyValue('--bottom-notices')).toBe('34px');
    unmount();
    expect(style.getPropertyValue('--bottom-notices')).toBe('');
  });
});
