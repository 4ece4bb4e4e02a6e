import { setMaxListeners } from 'node:events';
import type { Unlisten } from '../../kernel/db/database.ts';
import { errorFields } from '../../kernel/logger.ts';
import { nextTick } from './backoff.ts';
import type { Handlers, Periodic, RunnerParts } from './job.ts';
import { type Lane, lanesOf } from './lanes.ts';
import { claimJobs, type Claimed, makePeriodic } from './lease.ts';
import { createPump, joinPumps } from './pump.ts';
import { JOBS_CHANNEL } from './queue.ts';
import { type LeaseTimes, runJob, type Work } from './work.ts';

const MINUTE_MS = 60_000;
const POLL_MS = 5000;
const LOOK_MS = MINUTE_MS;

/** The lease of a dead instance ends after this time. */
const LEASE: LeaseTimes = { ms: 4 * MINUTE_MS, renewMs: MINUTE_MS };

export interface RunnerTimes {
  /** The longest that a handler may take. */
  readonly handlerMs: number;
  /** Running jobs may end by themselves for this long when the server stops. */
  readonly graceMs: number;
  readonly lease?: LeaseTimes;
}

const TIMES: RunnerTimes = { handlerMs: 3 * MINUTE_MS, graceMs: 10_000 };

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

/** Takes what is due in a lane, as many as there are places. */
const claimIn =
  ({ db, clock }: RunnerParts, lease: LeaseTimes, clear: () => void) =>
  async (lane: Lane, free: number): Promise<readonly Claimed[]> => {
    const running = lane.atOnce - free;
    const limit = lane.places(lane.atOnce) - running;
    if (limit <= 0) return [];
    const now = clock.now();
    const { kinds, perTenant } = lane;
    const until = iso(now + lease.ms);
    const claimed = await claimJobs(db, { kinds, limit, perTenant, now: iso(now), until });
    clear();
    return claimed;
  };

function runIn(work: Omit<Work, 'next' | 'handlerMs'>, periodic: readonly Periodic[]) {
  const { clock } = work.parts;
  const periods = new Map(periodic.map(({ kind, everyMs }) => [kind, everyMs]));
  return ({ handlerMs }: Lane, job: Claimed): Promise<void> => {
    const everyMs = periods.get(job.kind);
    const next = () => (everyMs === undefined ? undefined : nextTick(clock.now(), everyMs));
    return runJob({ ...work, next, handlerMs }, job);
  };
}

/** Runs the jobs of one instance. Any number of instances may work on one database. */
export function createJobRunner(
  parts: RunnerParts,
  handlers: Handlers,
  periodic: readonly Periodic[] = [],
  { handlerMs, graceMs, lease = LEASE }: RunnerTimes = TIMES,
): JobRunner {
  const { db, clock, logger } = parts;
  const stopping = new AbortController();
  setMaxListeners(0, stopping.signal);
  let unlisten: Unlisten | undefined;
  let timers: readonly NodeJS.Timeout[] = [];

  const { report, clear } = tellOnce(logger);
  const run = runIn({ parts, handlers, lease, stopping: stopping.signal }, periodic);
  const claim = claimIn(parts, lease, clear);
  const lanes = lanesOf(parts, handlers, handlerMs);
  const makeRows = (): Promise<void> => makePeriodic(db, periodic, clock.now());
  const { wake, drain } = joinPumps(
    lanes.map((lane) => {
      const ofLane = {
        claim: (free: number) => claim(lane, free),
        run: (job: Claimed) => run(lane, job),
      };
      return createPump({ atOnce: lane.atOnce, ...ofLane, report });
    }),
  );
  const runBatch = async (lane: Lane): Promise<number> => {
    const jobs = await claim(lane, lane.atOnce);
    await Promise.all(jobs.map((job) => run(lane, job)));
    return jobs.length;
  };

  return {
    async runDue() {
      await makeRows();
      let count = 0;
      for (;;) {
        const done = await Promise.all(lanes.map(runBatch));
        const more = done.reduce((sum, n) => sum + n, 0);
        if (more === 0) return count;
        count += more;
      }
    },

    async start() {
      await makeRows();
      // Without it the poll still finds everything.
      unlisten = await db.listen(JOBS_CHANNEL, wake, wake).catch((error: unknown) => {
        report(error);
        return undefined;
      });
      const look = () => void makeRows().catch(report);
      timers = [setInterval(wake, POLL_MS), setInterval(look, LOOK_MS)];
      wake();
    },

    async stop() {
      timers.forEach(clearInterval);
      const cut = setTimeout(() => stopping.abort(), graceMs);
      await Promise.all([drain(), unlisten?.().catch(report)]);
      clearTimeout(cut);
    },
  };
}
