import type { Unlisten } from '../../kernel/db/database.ts';
import { errorFields } from '../../kernel/logger.ts';
import { nextTick } from './backoff.ts';
import type { Handlers, Periodic, RunnerParts } from './job.ts';
import { claimJobs, type Claimed, makePeriodic } from './lease.ts';
import { createPump } from './pump.ts';
import { JOBS_CHANNEL } from './queue.ts';
import { runJob } from './work.ts';

/** An instance's lease ends this long after its handler's time is up. */
const MARGIN_MS = 60_000;
const AT_ONCE = 8;
const POLL_MS = 5000;

export interface RunnerTimes {
  /** The longest that a handler may take. */
  readonly handlerMs: number;
  /** Running jobs may end by themselves for this long when the server stops. */
  readonly graceMs: number;
}

const TIMES: RunnerTimes = { handlerMs: 3 * 60_000, graceMs: 10_000 };

export interface JobRunner {
  /** Runs everything that is due by the clock, periodic work included, and what that makes due. Returns how many. */
  runDue(): Promise<number>;
  /** Works until `stop`. */
  start(): Promise<void>;
  /** Takes nothing new and waits for what runs. */
  stop(): Promise<void>;
}

const iso = (ms: number): string => new Date(ms).toISOString();

/** The database is asked every few seconds while it is away or its disk is full; that is told once. */
function tellOnce(logger: RunnerParts['logger']) {
  let told: string | undefined;
  return {
    clear: () => (told = undefined),
    report: (error: unknown): void => {
      const fields = errorFields(error);
      const code = String(fields.code ?? fields.error);
      if (code !== told) logger?.('warn', 'jobs', fields);
      told = code;
    },
  };
}

/** Runs the jobs of one instance. Any number of instances may work on one database. */
export function createJobRunner(
  parts: RunnerParts,
  handlers: Handlers,
  periodic: readonly Periodic[] = [],
  { handlerMs, graceMs }: RunnerTimes = TIMES,
): JobRunner {
  const { db, clock, logger } = parts;
  const kinds = Object.keys(handlers);
  const periods = new Map(periodic.map(({ kind, everyMs }) => [kind, everyMs]));
  const stopping = new AbortController();
  let unlisten: Unlisten | undefined;
  let poll: NodeJS.Timeout | undefined;

  const { report, clear } = tellOnce(logger);
  const claim = async (limit: number): Promise<readonly Claimed[]> => {
    const now = clock.now();
    const until = iso(now + handlerMs + MARGIN_MS);
    const claimed = await claimJobs(db, { kinds, limit, now: iso(now), until });
    clear();
    return claimed;
  };
  const run = (job: Claimed): Promise<void> => {
    const everyMs = periods.get(job.kind);
    const next = () => (everyMs === undefined ? undefined : nextTick(clock.now(), everyMs));
    return runJob({ parts, handlers, next, handlerMs, stopping: stopping.signal }, job);
  };
  const makeRows = (): Promise<void> => makePeriodic(db, periodic, iso(clock.now()));
  const { wake, drain } = createPump({ atOnce: AT_ONCE, claim, run, report });

  return {
    async runDue() {
      await makeRows();
      let count = 0;
      for (;;) {
        const jobs = await claim(AT_ONCE);
        if (jobs.length === 0) return count;
        count += jobs.length;
        await Promise.all(jobs.map(run));
      }
    },

    async start() {
      await makeRows();
      // Without it the poll still finds everything.
      unlisten = await db.listen(JOBS_CHANNEL, wake, wake).catch((error: unknown) => {
        report(error);
        return undefined;
      });
      poll = setInterval(wake, POLL_MS);
      wake();
    },

    async stop() {
      clearInterval(poll);
      const cut = setTimeout(() => stopping.abort(), graceMs);
      await Promise.all([drain(), unlisten?.().catch(report)]);
      clearTimeout(cut);
    },
  };
}
