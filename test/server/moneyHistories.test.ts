import { afterAll, describe, expect, it, vi } from 'vitest';
import { sharedDatabase } from '../harness/database/database.ts';
import { disagreements } from './money/agree.ts';
import { faults } from './money/faults.ts';
import { live } from './money/history.ts';

vi.setConfig({ testTimeout: 300_000 });

const FIRST = Number(process.env.SEED ?? 1);
const STEPS = 70;
const seeds = Array.from({ length: Number(process.env.SEEDS ?? 6) }, (_, place) => FIRST + place);

describe('facts of money and time stay as they were', () => {
  const caught = new Set<string>();
  const done = new Map<string, number>();

  it.each(seeds)('whatever is done afterwards (history %i)', async (seed) => {
    const history = await live(await sharedDatabase(), { seed, steps: STEPS, faults });
    expect(history.broken).toEqual([]);
    expect(await disagreements(history)).toEqual([]);
    for (const name of history.caught.keys()) caught.add(name);
    for (const [name, times] of history.acts) done.set(name, (done.get(name) ?? 0) + times);
  });

  it.each(Object.keys(faults))('and it would be noticed if %s', (name) => {
    expect([...caught]).toContain(name);
  });

  afterAll(() => {
    if (process.env.COUNTS) console.log([...done]);
  });
});
