import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Device } from '../data/device.ts';
import type { Draft } from '../data/drafts/drafts.ts';
import type { AppContext } from './context.ts';
import { DeviceHolder } from './device.ts';
import { followPageCache } from './pageCache.ts';
import type { Session } from './auth/authStore.ts';

const claims = (sub: string): Session['claims'] => {
  const names = { sub, email: `${sub}@exemplo.com`, name: sub, tenantId: 't', sid: 's' };
  return { ...names, role: 'psych', iat: 1, exp: 1 };
};
const token = (sub: string): string => `x.${btoa(JSON.stringify(claims(sub)))}.x`;
const session: Session = { token: token('ana'), claims: claims('ana') };

/** A disk that workers of one page write to; one that was let go of answers no more. */
function page(vendor = '') {
  const disk = new Map<string, Draft>();
  const started: { isSuspended: boolean; isEnded: boolean }[] = [];
  const hang = { writes: false };
  const devices = new DeviceHolder(() => {
    const worker = { isSuspended: false, isEnded: false };
    started.push(worker);
    const device = {
      readDraft: async (key: string) => disk.get(key) ?? null,
      writeDraft: async (key: string, value: unknown, baseV: number) => {
        if (hang.writes || worker.isSuspended) return new Promise(() => {});
        disk.set(key, { key, value, baseV, updatedAt: new Date().toISOString() });
      },
    } as unknown as Device;
    return {
      device,
      suspend: () => (worker.isSuspended = true),
      terminate: () => (worker.isEnded = true),
    };
  });
  const events = new EventTarget();
  const storage = { token: session.token as string | null };
  const reload = vi.fn<() => void>();
  const shared = { auth: { getState: () => ({ session }) }, devices } as unknown as AppContext;
  followPageCache(shared, {
    page: events,
    storage: { getItem: () => storage.token },
    reload,
    vendor,
  });
  const say = (name: string, persisted = true) =>
    events.dispatchEvent(Object.assign(new Event(name), { persisted }));
  const { device } = devices.clientFor(session);
  return { disk, started, hang, storage, reload, say, device };
}

describe('a page that its browser keeps to go back to', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] }));
  afterEach(() => {
    vi.useRealTimers();
    document.documentElement.hidden = false;
  });
  const soon = () => vi.advanceTimersByTimeAsync(50);

  it('lets go of its locks and ends its worker before it is frozen', () => {
    const { say, started } = page();
    say('pagehide', false);
    expect(started).toEqual([{ isSuspended: false, isEnded: false }]);
    say('pagehide');
    expect(started).toEqual([{ isSuspended: true, isEnded: true }]);
  });

  it('lets go of them before any page of WebKit ends, for WebKit keeps them open', () => {
    const { say, started } = page('Apple Computer, Inc.');
    say('pagehide', false);
    expect(started).toEqual([{ isSuspended: true, isEnded: true }]);
  });

  it('keeps what was typed last and loads anew when the person comes back', async () => {
    const { say, device, disk, hang, reload } = page();
    hang.writes = true;
    const first = device.writeDraft('note:1', 'Chegou', 0);
    say('pagehide');
    // The editor writes the rest when it hears that this was written.
    void first.then(() => device.writeDraft('note:1', 'Chegou atrasada.', 0));
    hang.writes = false;
    say('pageshow');
    await soon();
    expect(disk.get('note:1')?.value).toBe('Chegou atrasada.');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not write over what another window wrote meanwhile', async () => {
    const { say, device, disk, hang } = page();
    hang.writes = true;
    void device.writeDraft('note:1', 'velho', 0);
    say('pagehide');
    await soon();
    hang.writes = false;
    const updatedAt = new Date(Date.now() + 1).toISOString();
    disk.set('note:1', { key: 'note:1', value: 'novo', baseV: 0, updatedAt });
    say('pageshow');
    await soon();
    expect(disk.get('note:1')?.value).toBe('novo');
    expect(document.documentElement.hidden).toBe(false);
  });

  it('does not bring back a draft that was sent meanwhile', async () => {
    const { say, device, disk, hang } = page();
    await device.writeDraft('note:1', 'texto', 0);
    hang.writes = true;
    void device.writeDraft('note:1', 'texto velho', 0);
    say('pagehide');
    disk.clear();
    hang.writes = false;
    say('pageshow');
    await soon();
    expect(disk.size).toBe(0);
  });

  it.each([null, token('bruno')])(
    'shows nothing of a person who signed out meanwhile (%#)',
    async (stored) => {
      const { say, storage, reload, started } = page();
      say('pagehide');
      storage.token = stored;
      say('pageshow');
      expect(document.documentElement.hidden).toBe(true);
      await soon();
      expect(reload).toHaveBeenCalledOnce();
      expect(started).toHaveLength(1);
    },
  );
});
