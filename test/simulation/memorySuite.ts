import { describe, expect, it } from 'vitest';
import { Counts } from './counts.ts';
import { memoryWorld } from './memoryWorld.ts';
import { neverHappened } from './printCounts.ts';
import { seedsFrom } from './schedule/seeds.ts';
import { lawSuite } from './suite.ts';

/** All schedules over the server in memory, in how many parts they are spread over test workers. */
const PLAIN = 1_000;
/** Each takes as long as two of the plain ones. */
const UNUSUAL = 500;
const PARTS = 2;

/** @param part from 0 */
export function memorySuite(part: number): void {
  const counts = new Counts();
  for (const isPlain of [true, false]) {
    const kind = isPlain ? 'plain' : 'unusual';
    const count = (isPlain ? PLAIN : UNUSUAL) / PARTS;
    const first = 1 + part * count;
    lawSuite({
      title: `${kind} schedules ${first} to ${first + count - 1}, server in memory`,
      seeds: seedsFrom(first, count),
      options: (seed) => ({ ...memoryWorld(seed), isPlain, replay: ` --${kind}` }),
      counts,
    });
  }

  describe('these schedules together', () => {
    it('carry out every command, have every entity on a device, and let everything happen', () => {
      expect(neverHappened(counts)).toEqual([]);
    });
  });
}
