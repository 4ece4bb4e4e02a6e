import { describe, expect, it } from 'vitest';
import { memoryLocks } from '../../../../test/harness/memory/network.ts';
import type { DraftHead } from '../../../data/drafts/drafts.ts';
import { heldDrafts } from './heldDrafts.ts';

const KIND = 'patient:new';
const any = { wanted: null, except: [] };

/** The windows of one browser. */
function browser(...keys: readonly string[]) {
  const heads: DraftHead[] = keys.map((key, index) => ({
    key,
    updatedAt: `2026-03-02T12:0${index}:00.000Z`,
  }));
  const locks = memoryLocks();
  return () => {
    const closing = new AbortController();
    const { signal } = closing;
    const drafts = heldDrafts({
      userId: 'u1',
      drafts: { heads: async () => heads },
      environment: {
        locks,
        clock: { now: Date.now, sleep: async () => undefined },
        randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
      },
      signal,
    });
    return { ...drafts, close: () => closing.abort() };
  };
}

describe('drafts of something new', () => {
  it('are begun under keys of their own', async () => {
    const open = browser('note:1', 'patient:0190');
    const keys = [await open().hold(KIND, any), await open().hold(KIND, any)];
    expect(new Set(keys).size).toBe(2);
    for (const key of keys) expect(key).toMatch(/^patient:new:[0-9a-f-]{36}$/);
  });

  it('go on in one window each, the newest first, those of an older version too', async () => {
    const open = browser('patient:new', 'patient:new:a');
    expect(await open().hold(KIND, any)).toBe('patient:new:a');
    expect(await open().hold(KIND, any)).toBe('patient:new');
    expect(await open().hold(KIND, any)).not.toBe('patient:new');
  });

  it('go on where the person asks for one, unless it is open elsewhere', async () => {
    const open = browser('patient:new:a', 'patient:new:b');
    const wanted = { wanted: 'patient:new:a', except: [] };
    expect(await open().hold(KIND, wanted)).toBe('patient:new:a');
    expect(await open().hold(KIND, wanted)).toBe('patient:new:b');
  });

  it('are passed over where they do not suit', async () => {
    const open = browser('patient:new:a', 'patient:new:b');
    expect(await open().hold(KIND, { wanted: null, except: ['patient:new:b'] })).toBe(
      'patient:new:a',
    );
  });

  it('are free again when their dialog or their window closes', async () => {
    const open = browser('patient:new:a');
    const first = open();
    await first.release(await first.hold(KIND, any));
    const second = open();
    expect(await second.hold(KIND, any)).toBe('patient:new:a');
    second.close();
    await Promise.resolve();
    expect(await open().hold(KIND, any)).toBe('patient:new:a');
  });

  it('are held by no window that has closed meanwhile', async () => {
    const open = browser('patient:new:a');
    const closing = open();
    const held = closing.hold(KIND, any);
    closing.close();
    await held;
    expect(await open().hold(KIND, any)).toBe('patient:new:a');
  });
});
