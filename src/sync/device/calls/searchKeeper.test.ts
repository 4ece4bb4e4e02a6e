import { describe, expect, it } from 'vitest';
import { memoryBase, memoryBaseStore } from '../../../../test/harness/memory/memoryBase.ts';
import { memorySegments } from '../../../../test/harness/memory/memorySegments.ts';
import { psych, sampleNote } from '../../../../test/harness/practice/samples.ts';
import { View } from '../../../data/view/view.ts';
import { createNotifier } from '../../notifier.ts';
import { keepSearch, type SearchKeeperParts } from './searchKeeper.ts';

/** Keeps the words of 200 notes on a clock that goes a millisecond at each look. @returns how long it rested, each time */
async function restsWhile(isBusy: boolean): Promise<readonly number[]> {
  const base = memoryBase(memoryBaseStore());
  const view = new View(psych);
  const notes = Array.from({ length: 200 }, (_, n) => sampleNote(n));
  const rows = notes.map((doc, n) => ({
    entity: 'notes' as const,
    id: doc.id,
    v: n + 1,
    cs: 0,
    doc,
  }));
  view.applyBase(await base.writePage(rows, 1));
  const rests: number[] = [];
  let now = 0;
  const clock = {
    now: () => (now += 1),
    sleep: async (ms: number) => {
      now += ms;
      rests.push(ms);
    },
  };
  const closing = new AbortController();
  const environment = {
    clock,
    locks: {
      hold: async (
        _name: string,
        signal: AbortSignal,
        work: (s: AbortSignal) => Promise<unknown>,
      ) => work(signal),
    },
  };
  await new Promise<void>((resolve) => {
    const parts = {
      actor: psych,
      environment,
      view,
      boot: { completed: Promise.resolve(), complete: async () => base },
      segments: memorySegments(),
      changed: createNotifier(clock),
      isBusy: () => isBusy,
      onFault: () => resolve(),
      onKept: (bucket: string | null) => {
        if (bucket === null) resolve();
      },
    } as unknown as SearchKeeperParts;
    keepSearch(parts, closing.signal).catch(() => undefined);
  });
  closing.abort();
  return rests;
}

describe('keeping the words of the notes', () => {
  it('makes room after each slice, and much more while the person asks for things', async () => {
    const [quiet, busy] = [await restsWhile(false), await restsWhile(true)];
    expect(quiet.filter((ms) => ms === 0).length).toBeGreaterThan(10);
    expect(quiet).not.toContain(100);
    expect(busy.filter((ms) => ms === 100).length).toBeGreaterThan(10);
    expect(busy).not.toContain(0);
  });
});
