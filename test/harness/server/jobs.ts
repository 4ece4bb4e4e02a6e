import type { Database } from '../../../server/kernel/db/database.ts';
import type { Handlers, Periodic } from '../../../server/engine/jobs/job.ts';
import { enqueueJobs } from '../../../server/engine/jobs/queue.ts';
import {
  createJobRunner,
  type JobRunner,
  type RunnerTimes,
} from '../../../server/engine/jobs/runner.ts';
import type { NewJob } from '../../../server/engine/execution/store.ts';
import { NOON, seededBytes, seededRandom } from '../practice/practice.ts';

/** Runners over one database, with a clock that the test moves, and what they did. */
export function jobWorld(db: Database) {
  const clock = { ms: NOON };
  const lines: string[] = [];
  const done: string[] = [];
  return {
    db,
    clock,
    /** What the runners logged. */
    lines,
    done,
    /** Notes the names of the jobs that ran. */
    remember: { work: async ({ name }) => void done.push(String(name)) } as Handlers,
    runner: (
      handlers: Handlers,
      periodic: readonly Periodic[] = [],
      seed = 1,
      times?: RunnerTimes,
    ): JobRunner =>
      createJobRunner(
        {
          db,
          clock: { now: () => clock.ms },
          random: seededBytes(seededRandom(seed)),
          logger: (_level, event, fields) => lines.push(JSON.stringify({ event, ...fields })),
        },
        handlers,
        periodic,
        times,
      ),
    add: (...jobs: readonly (Partial<NewJob> & { readonly key: string })[]): Promise<void> =>
      db.kysely.transaction().execute((tx) =>
        enqueueJobs(
          tx,
          null,
          jobs.map((job) => ({ kind: 'work', payload: { name: job.key }, ...job })),
        ),
      ),
    rows: () => db.kysely.selectFrom('jobs').selectAll().orderBy('key').execute(),
  };
}

export type JobWorld = ReturnType<typeof jobWorld>;

/** A promise that the test resolves. */
export function gate() {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), opened };
}
