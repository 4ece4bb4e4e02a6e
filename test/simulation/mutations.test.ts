import { describe, expect, it } from 'vitest';
import { memoryWorld } from './memoryWorld.ts';
import { knownBugs } from './mutations.ts';
import { LawBroken, runSchedule } from './run.ts';

const SCHEDULES = 150;

async function firstBreach(options: (seed: number) => Parameters<typeof runSchedule>[0]) {
  for (let seed = 1; seed <= SCHEDULES; seed++) {
    try {
      await runSchedule(options(seed));
    } catch (error) {
      if (error instanceof LawBroken) return error.law;
      throw error;
    }
  }
  return null;
}

describe('the laws notice an engine that', () => {
  it.each(knownBugs)('$bug', async ({ laws, mutation }) => {
    const law = await firstBreach((seed) => ({ ...memoryWorld(seed), mutation }));
    expect(laws).toContain(law);
  });
});
