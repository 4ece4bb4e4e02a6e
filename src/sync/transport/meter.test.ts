import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { dexieTraffic } from '../../data/meta/traffic.ts';
import { userDatabase } from '../../data/outbox/database.ts';
import { createMeter } from './meter.ts';

let users = 0;

/** A meter whose writes happen when the test says so. @param now the device's clock */
function metered(now: { value: number }, store = dexieTraffic(userDatabase(`user-${++users}`))) {
  const due: (() => void)[] = [];
  const meter = createMeter({ store, now: () => now.value, later: (work) => due.push(work) });
  return { meter, store, due };
}

describe('the count of what the line carried', () => {
  it('adds up what both directions carried, and is on the disk after one write', async () => {
    const { meter, store, due } = metered({ value: Date.UTC(2026, 10, 23, 12) });
    meter.sent(300);
    meter.received(5_000);
    meter.received(1);
    expect(due).toHaveLength(1);
    expect(await store.read()).toBeNull();
    const month = '2026-11';
    expect(await meter.read()).toEqual({ month, sent: 300, received: 5_001 });
    expect(await store.read()).toEqual({ month, sent: 300, received: 5_001 });
  });

  it('is one for the page’s worker and the service worker', async () => {
    const now = { value: Date.UTC(2026, 10, 23, 12) };
    const { meter, store } = metered(now);
    const { meter: other } = metered(now, store);
    meter.sent(1);
    other.sent(10);
    await Promise.all([meter.flush(), other.flush()]);
    expect(await meter.read()).toMatchObject({ sent: 11 });
  });

  it('begins anew with each month of the device’s calendar', async () => {
    const now = { value: new Date(2026, 10, 30, 23, 59).getTime() };
    const { meter } = metered(now);
    meter.received(100);
    now.value = new Date(2026, 11, 1, 0, 1).getTime();
    meter.received(7);
    expect(await meter.read()).toEqual({ month: '2026-12', sent: 0, received: 7 });
    now.value = new Date(2027, 0, 1).getTime();
    expect(await meter.read()).toEqual({ month: '2027-01', sent: 0, received: 0 });
  });

  it('stands in nobody’s way where the disk is full', async () => {
    const add = () => Promise.reject(new Error('full'));
    const { meter } = metered({ value: 0 }, { read: async () => null, add });
    meter.sent(1);
    await expect(meter.flush()).resolves.toBeUndefined();
  });
});
