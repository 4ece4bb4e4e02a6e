import { memorySimulation } from './machine/server.ts';
import type { WorldOptions } from './world.ts';

/** A schedule over the server in memory. */
export const memoryWorld = (seed: number): WorldOptions => ({
  seed,
  server: (now, ledger) => memorySimulation(seed, now, ledger),
});
