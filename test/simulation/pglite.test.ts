import { pgliteSimulation } from './machine/pglite.ts';
import { seedsFrom } from './schedule/seeds.ts';
import { lawSuite } from './suite.ts';

/** On PostgreSQL the same schedules run again, so that fewer do. */
const SCHEDULES = process.env.SUITE_DATABASE_URL ? 60 : 100;
const FIRST = 100_001;

lawSuite({
  title: `schedules ${FIRST} to ${FIRST + SCHEDULES - 1}, the application over PGlite`,
  seeds: seedsFrom(FIRST, SCHEDULES),
  options: (seed) => ({
    seed,
    server: (now, ledger) => pgliteSimulation(seed, now, ledger),
    isPlain: true,
    replay: ' --plain --pglite',
  }),
});
