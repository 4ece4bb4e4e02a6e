import { expect, it } from 'vitest';
import { hastyClock } from '../../../test/harness/network.ts';
import { DomainError } from '../../domain/core/errors.ts';
import type { Environment } from '../environment.ts';
import { createNotifier } from '../notifier.ts';
import { createTokenState } from '../tokenState.ts';
import { pullLoop } from './loop.ts';

it('a device without room says so, tries again, and says when there is room', async () => {
  const clock = hastyClock();
  const closing = new AbortController();
  const told: boolean[] = [];
  const faults: unknown[] = [];
  let tries = 0;
  const transport = {
    listen: (_onWake: () => void, signal: AbortSignal) =>
      new Promise<void>((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      ),
  };
  const loop = pullLoop({
    environment: { clock, random: () => 0.5, transport } as unknown as Environment,
    tokenState: createTokenState(clock, () => {}),
    wanted: createNotifier(clock),
    signal: closing.signal,
    async pull() {
      tries += 1;
      if (tries < 3) throw new DomainError('quota_exceeded', 'cheio', 413);
    },
    onReached: () => closing.abort(new Error('enough')),
    onRoom: (isEnough) => told.push(isEnough),
    onFault: (error) => faults.push(error),
  });
  await expect(loop).rejects.toThrow('enough');
  expect(told).toEqual([false, false, true]);
  expect(faults).toEqual([]);
});
