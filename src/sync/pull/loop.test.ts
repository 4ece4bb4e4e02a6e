import { expect, it } from 'vitest';
import { hastyClock } from '../../../test/harness/memory/network.ts';
import { DomainError } from '../../domain/core/errors.ts';
import type { Environment } from '../environment.ts';
import { createNotifier } from '../notifier.ts';
import { createTokenState } from '../tokenState.ts';
import { pullLoop } from './loop.ts';

const listen = (_onWake: () => void, signal: AbortSignal) =>
  new Promise<void>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error)),
  );

it('a device that has to read anew does so soon, and then only at the poll', async () => {
  const closing = new AbortController();
  const waits: number[] = [];
  const hasty = hastyClock();
  const sleep: typeof hasty.sleep = (ms, signal) => {
    waits.push(ms);
    if (waits.length > 3) closing.abort(new Error('enough'));
    return hasty.sleep(ms, signal);
  };
  const clock = { ...hasty, sleep };
  let reads = 0;
  const loop = pullLoop({
    environment: { clock, random: () => 0.5, transport: { listen } } as unknown as Environment,
    tokenState: createTokenState(clock, () => {}),
    wanted: createNotifier(clock),
    signal: closing.signal,
    pull: async () => ++reads > 2,
    onReached: () => undefined,
    onRoom: () => undefined,
    onFault: () => undefined,
  });
  await expect(loop).rejects.toThrow('enough');
  expect(waits.slice(0, 3)).toEqual([1_000, 2_000, 30_000]);
});

it('a device without room says so, tries again, and says when there is room', async () => {
  const clock = hastyClock();
  const closing = new AbortController();
  const told: boolean[] = [];
  const faults: unknown[] = [];
  let tries = 0;
  const loop = pullLoop({
    environment: { clock, random: () => 0.5, transport: { listen } } as unknown as Environment,
    tokenState: createTokenState(clock, () => {}),
    wanted: createNotifier(clock),
    signal: closing.signal,
    async pull() {
      tries += 1;
      if (tries < 3) throw new DomainError('quota_exceeded', 'cheio', 413);
      return true;
    },
    onReached: () => closing.abort(new Error('enough')),
    onRoom: (isEnough) => told.push(isEnough),
    onFault: (error) => faults.push(error),
  });
  await expect(loop).rejects.toThrow('enough');
  expect(told).toEqual([false, false, true]);
  expect(faults).toEqual([]);
});
