import { Counts } from './counts.ts';
import { flag } from './flag.ts';
import type { Ledger } from './machine/ledger.ts';
import { memorySimulation } from './machine/server.ts';
import { LawBroken, runSchedule } from './run.ts';
import { seedsFrom } from './schedule/seeds.ts';
import type { WorldOptions } from './world.ts';
import { printCounts } from './printCounts.ts';
import { runWindows } from './windows/run.ts';

const has = (name: string): boolean => process.argv.includes(`--${name}`);

/** Returns the kind of schedules that is asked for; without a word, half of each. */
function kindAsked(): Pick<WorldOptions, 'isPlain' | 'replay'> {
  if (has('plain')) return { isPlain: true, replay: ' --plain' };
  return has('unusual') ? { isPlain: false, replay: ' --unusual' } : {};
}

const simulationAsked = async () =>
  has('pglite') ? (await import('./machine/pglite.ts')).pgliteSimulation : memorySimulation;

function tell(broken: number, runs: number, counts: Counts): void {
  console.log(broken > 0 ? `${broken} of ${runs} break a law.` : `${runs} hold all laws.`);
  const isComplete = !has('counts') || printCounts(counts, runs);
  if (broken > 0 || !isComplete) process.exitCode = 1;
}

/**
 * Runs a schedule, and counts what it was made of. @returns whether all laws hold
 * @throws unless a law is broken and all seeds are wanted
 */
async function holds(options: WorldOptions, counts: Counts): Promise<boolean> {
  try {
    if (has('windows')) await runWindows(options);
    else counts.addAll((await runSchedule(options)).counts);
    return true;
  } catch (error) {
    if (!(error instanceof LawBroken) || !has('go-on')) throw error;
    console.error(error.message);
    return false;
  }
}

/**
 * `npm run sim -- --seed N` replays one history with its trace.
 * `--runs N` looks for a broken law, from `--from`; with `--go-on` for all that are broken.
 * `--counts` prints how often each thing happened, and fails where one never did.
 * `--windows` takes the histories of two or three windows on one note.
 * `--plain` leaves no kind of event out, `--unusual` always leaves some out and has others often.
 * `--pglite` runs it over the application and its embedded database.
 */
async function main(): Promise<void> {
  const seed = flag('seed');
  const from = Number(seed ?? flag('from') ?? 1);
  const runs = seed === undefined ? Number(flag('runs') ?? 1000) : 1;
  const onTrace = seed === undefined ? undefined : (line: string) => console.log(line);
  const simulation = await simulationAsked();
  let broken = 0;
  const counts = new Counts();
  for (const current of seedsFrom(from, runs)) {
    const options = {
      seed: current,
      server: (now: () => number, ledger: () => Ledger) => simulation(current, now, ledger),
      ...kindAsked(),
      ...(onTrace && { onTrace }),
    };
    if (!(await holds(options, counts))) broken += 1;
  }
  tell(broken, runs, counts);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof LawBroken ? error.message : error);
  process.exitCode = 1;
}
process.exit();
