import { pgliteSimulation } from './machine/pglite.ts';
import { seedsFrom } from './schedule/seeds.ts';
import { lawSuite } from './suite.ts';

/** On PostgreSQL the same schedules run again, so that fewer do. */
const SCHEDULES = process.env.SUITE_DATABASE_URL ? 60 : 200;
const PARTS = 2;

/** @param part from 0 */
export function pgliteSuite(part: number): void {
  const count = SCHEDULES / PARTS;
  const first = 100_001 + part * count;
  lawSuite({
    title: `schedules ${first} to ${first + count - 1}, the application over PGlite`,
    seeds: seedsFrom(first, count),
    options: (seed) => ({
      seed,
      server: (now, ledger) => pgliteSimulation(seed, now, ledger),
      isPlain: true,
      replay: ' --plain --pglite',
    }),
  });
}
