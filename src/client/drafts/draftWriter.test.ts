import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageDevice } from '../../../test/harness/page/pageDevice.ts';
import { type DraftStatus, DraftWriter } from './draftWriter.ts';

let device: PageDevice;
let statuses: DraftStatus['kind'][];
const open = () => new DraftWriter(device, 'note:1', ({ kind }) => statuses.push(kind));
const stored = () => device.drafts.get('note:1')?.value;

beforeEach(() => {
  device = new PageDevice();
  statuses = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a draft', () => {
  it('is on disk within a second, also while the person goes on typing', async () => {
    const writer = open();
    for (let i = 1; i <= 9; i++) {
      writer.write('x'.repeat(i), 0);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(String(stored()).length).toBeGreaterThanOrEqual(4);
    await vi.advanceTimersByTimeAsync(400);
    expect(stored()).toBe('xxxxxxxxx');
    expect(statuses.at(-1)).toBe('stored');
  });

  it('is handed to the device with the first key, and every later one within a fifth of a second', async () => {
    const writer = open();
    writer.write('a', 0);
    await vi.advanceTimersByTimeAsync(0);
    expect(stored()).toBe('a');
    writer.write('ab', 0);
    await vi.advanceTimersByTimeAsync(200);
    expect(stored()).toBe('ab');
  });

  it('is written at once when the page may go away', async () => {
    const writer = open();
    writer.write('texto', 7);
    await writer.flush();
    expect(device.drafts.get('note:1')).toMatchObject({ value: 'texto', baseV: 7 });
  });

  it('that the disk refused says so, and is tried again', async () => {
    const writer = open();
    device.failure = { name: 'DomainError', code: 'quota_exceeded', message: 'Sem espaço.' };
    writer.write('texto', 0);
    await expect(writer.flush()).rejects.toMatchObject({ code: 'quota_exceeded' });
    expect(statuses.at(-1)).toBe('failed');
    device.failure = null;
    await writer.flush();
    expect(stored()).toBe('texto');
  });

  it('does not come back by a late write after it was discarded', async () => {
    const writer = open();
    writer.write('texto', 0);
    await writer.discard();
    await vi.advanceTimersByTimeAsync(1000);
    expect(device.drafts.size).toBe(0);
  });
});
