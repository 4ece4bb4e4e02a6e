import type { Unlisten } from '../db/database.ts';
import { errorFields } from '../http/logger.ts';
import { nextTick } from './backoff.ts';
import type { Handlers, Periodic, RunnerParts } from './job.ts';
import { claimJobs, type Claimed, makePeriodic } from './lease.ts';
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

/** Runs the jobs of one instance. Any number of instances may work on one database. */
export function createJobRunner(
  parts: RunnerParts,
  handlers: Handlers,
  periodic: readonly Periodic[] = [],
  { handlerMs, graceMs }: RunnerTimes = TIMES,
): JobRunner {
  const { db, clock, logger } = parts;
  const iso = (ms: number): string => new Date(ms).toISOString();
  const kinds = Object.keys(handlers);
  const periods = new Map(periodic.map(({ kind, everyMs }) => [kind, everyMs]));
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let isPumping = false;
  let wasWoken = false;
  let isStopped = false;
  let unlisten: Unlisten | undefined;
  let poll: NodeJS.Timeout | undefined;

  const claim = (limit: number): Promise<readonly Claimed[]> => {
    const now = clock.now();
    return claimJobs(db, { kinds, limit, now: iso(now), until: iso(now + handlerMs + MARGIN_MS) });
  };
  const run = (job: Claimed): Promise<void> => {
    const everyMs = periods.get(job.kind);
    const next = () => (everyMs === undefined ? undefined : nextTick(clock.now(), everyMs));
    const handler = handlers[job.kind]!;
    return runJob({ parts, handler, next, handlerMs, stopping: stopping.signal }, job);
  };
  const report = (error: unknown): void => logger?.('warn', 'jobs', errorFields(error));

  function begin(job: Claimed): void {
    const work = run(job)
      .catch(report)
      .finally(() => {
        running.delete(work);
        wake();
      });
    running.add(work);
  }

  async function pump(): Promise<void> {
    while (wasWoken && !isStopped && running.size < AT_ONCE) {
      wasWoken = false;
      const jobs = await claim(AT_ONCE - running.size);
      if (jobs.length > 0) wasWoken = true;
      jobs.forEach(begin);
    }
  }

  function wake(): void {
    wasWoken = true;
    if (isPumping || isStopped) return;
    isPumping = true;
    void pump()
      .catch(report)
      .finally(() => {
        isPumping = false;
        // Woken after the last look: nothing else would look again before the next poll.
        if (wasWoken && running.size < AT_ONCE) wake();
      });
  }

  return {
    async runDue() {
      await makePeriodic(db, periodic, iso(clock.now()));
      let count = 0;
      for (;;) {
        const jobs = await claim(AT_ONCE);
        if (jobs.length === 0) return count;
        count += jobs.length;
        await Promise.all(jobs.map(run));
      }
    },

    async start() {
      await makePeriodic(db, periodic, iso(clock.now()));
      unlisten = await db.listen(JOBS_CHANNEL, wake, wake).catch((error: unknown) => {
        report(error);
        return undefined;
      });
      poll = setInterval(wake, POLL_MS);
      wake();
    },

    async stop() {
      isStopped = true;
      clearInterval(poll);
      await unlisten?.();
      const cut = setTimeout(() => stopping.abort(), graceMs);
      while (isPumping || running.size > 0) {
        await Promise.allSettled(running);
        await new Promise((resolve) => setImmediate(resolve));
      }
      clearTimeout(cut);
    },
  };
}
