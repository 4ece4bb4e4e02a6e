import type { Ledger } from './ledger.ts';
import { memorySimulation } from './server.ts';
import { LawBroken, runSchedule } from './run.ts';
import { runWindows } from './windows/run.ts';

const flag = (name: string): string | undefined => {
  const place = process.argv.indexOf(`--${name}`);
  return place < 0 ? undefined : process.argv[place + 1];
};

/**
 * `npm run sim -- --seed N` replays one history with its trace.
 * `--runs N` looks for a broken law, from `--from`.
 * `--windows` takes the histories of two or three windows on one note.
 * `--pglite` runs it over the application and its embedded database.
 */
async function main(): Promise<void> {
  const seed = flag('seed');
  const from = Number(seed ?? flag('from') ?? 1);
  const runs = seed === undefined ? Number(flag('runs') ?? 1000) : 1;
  const onTrace = seed === undefined ? undefined : (line: string) => console.log(line);
  const simulation = process.argv.includes('--pglite')
    ? (await import('./pglite.ts')).pgliteSimulation
    : memorySimulation;
  let events = 0;
  for (let current = from; current < from + runs; current++) {
    const options = {
      seed: current,
      server: (now: () => number, ledger: () => Ledger) => simulation(current, now, ledger),
      ...(onTrace && { onTrace }),
    };
    if (process.argv.includes('--windows')) await runWindows(options);
    else events += (await runSchedule(options)).events;
  }
  console.log(`${runs} schedules, ${events} events: all laws hold.`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof LawBroken ? error.message : error);
  process.exitCode = 1;
}
process.exit();
