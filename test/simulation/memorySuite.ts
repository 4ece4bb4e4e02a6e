import { memorySimulation } from './server.ts';
import { lawSuite, seedsFrom } from './suite.ts';
import type { WorldOptions } from './world.ts';

/** All schedules over the server in memory, in how many parts they are spread over test workers. */
const SCHEDULES = 10_000;
const PARTS = 4;

export const memoryWorld = (seed: number): WorldOptions => ({
  seed,
  server: (now, ledger) => memorySimulation(seed, now, ledger),
});

/** @param part from 0 */
export function memorySuite(part: number): void {
  const count = SCHEDULES / PARTS;
  const first = 1 + part * count;
  lawSuite({
    title: `schedules ${first} to ${first + count - 1}, server in memory`,
    seeds: seedsFrom(first, count),
    options: memoryWorld,
  });
}
