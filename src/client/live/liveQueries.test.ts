import { describe, expect, it, vi } from 'vitest';
import { sampleStatus } from '../../../test/harness/practice/deviceSamples.ts';
import { PageDevice } from '../../../test/harness/page/pageDevice.ts';
import { LiveQueries } from './liveQueries.ts';

const nothing = () => undefined;

describe('live queries', () => {
  it('have their data before a screen draws, when its loader asked for it', async () => {
    const live = new LiveQueries(new PageDevice({ 'sync.status': sampleStatus() }));
    await live.prefetch('sync.status', {});
    expect(live.read('sync.status', {})).toMatchObject({ status: 'ready', data: { waiting: 0 } });
  });

  it('do not hold a screen up when the device is slow', async () => {
    const live = new LiveQueries(new PageDevice());
    await live.prefetch('sync.status', {}, 5);
    expect(live.read('sync.status', {})).toEqual({ status: 'loading' });
  });

  it('share one subscription between equal arguments, whatever their order', () => {
    const device = new PageDevice();
    const live = new LiveQueries(device);
    live.watch('patients.list', { search: 'a', limit: 5 }, nothing);
    live.watch('patients.list', { limit: 5, search: 'a', activeOnly: undefined }, nothing);
    live.watch('patients.list', { limit: 6, search: 'a' }, nothing);
    expect(device.subscriptions).toBe(2);
  });

  it('tell their watchers of a change, and only of a change', async () => {
    const device = new PageDevice({ 'sync.status': sampleStatus() });
    const live = new LiveQueries(device);
    const onChange = vi.fn<() => void>();
    live.watch('sync.status', {}, onChange);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
    const first = live.read('sync.status', {});
    device.show({ 'sync.status': sampleStatus() });
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(live.read('sync.status', {})).toBe(first);
    device.show({ 'sync.status': sampleStatus({ waiting: 1 }) });
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('end at the device half a minute after the last watcher went, and not when one came back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const device = new PageDevice();
    const live = new LiveQueries(device);
    const stop = live.watch('sync.items', {}, nothing);
    stop();
    const again = live.watch('sync.items', {}, nothing);
    vi.advanceTimersByTime(60_000);
    expect(device.subscriptions).toBe(1);
    again();
    vi.advanceTimersByTime(30_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(device.subscriptions).toBe(0));
  });

  it('ask anew after a failure', async () => {
    const device = new PageDevice({ 'sync.items': [] });
    const broken = vi
      .spyOn(device, 'subscribe')
      .mockRejectedValueOnce({ code: 'x', message: 'Falhou' });
    const live = new LiveQueries(device);
    const stop = live.watch('sync.items', {}, nothing);
    await vi.waitFor(() => expect(live.read('sync.items', {}).status).toBe('failed'));
    stop();
    live.watch('sync.items', {}, nothing);
    await vi.waitFor(() => expect(live.read('sync.items', {}).status).toBe('ready'));
    expect(broken).toHaveBeenCalledTimes(2);
  });
});
