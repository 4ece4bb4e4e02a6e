import { deadline } from '../../kernel/deadline.ts';
import { errorFields } from '../../kernel/logger.ts';
import { MAX_ATTEMPTS, pauseAfter } from './backoff.ts';
import type { Handlers, RunnerParts } from './job.ts';
import { JobError } from '../../kernel/job-error.ts';
import {
  type Claimed,
  deleteJob,
  giveUpJob,
  renewLease,
  rescheduleJob,
  retryJob,
} from './lease.ts';

export interface LeaseTimes {
  /** How long an instance holds a job without renewing the lease. */
  readonly ms: number;
  readonly renewMs: number;
}

export interface Work {
  readonly parts: RunnerParts;
  readonly handlers: Handlers;
  /** The next tick of a periodic job, in milliseconds since 1970. */
  readonly next: () => number | undefined;
  readonly stopping: AbortSignal;
  /** The longest that the handler may take. */
  readonly handlerMs: number;
  readonly lease: LeaseTimes;
}

const COUNTED = { retry: undefined, counts: true } as const;

/** Also ends where the handler does not look at its signal. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const cut = () => reject(new JobError('timed_out'));
    if (signal.aborted) cut();
    else signal.addEventListener('abort', cut, { once: true });
  });

async function handle({ handlers, stopping, handlerMs }: Work, job: Claimed): Promise<void> {
  const { id, tenantId, attempt, payload } = job;
  // An instance died of it, time and again.
  if (attempt > MAX_ATTEMPTS) throw new JobError('abandoned', 'never');
  const { signal, end } = deadline(handlerMs, stopping);
  const cut = aborted(signal);
  cut.catch(() => {});
  try {
    const isLast = attempt >= MAX_ATTEMPTS;
    const running = { id, tenantId, attempt, isLast, signal };
    await Promise.race([handlers[job.kind]?.(payload, running), cut]);
  } finally {
    end();
  }
}

/** What may be kept of a failure: messages can quote data. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}

function isLastTry({ attempt }: Claimed, error: unknown): boolean {
  const { retry, counts } = error instanceof JobError ? error : COUNTED;
  return retry === 'never' || (counts && attempt >= MAX_ATTEMPTS);
}

async function settleFailure({ parts, next }: Work, job: Claimed, caught: unknown): Promise<void> {
  const { db, clock, random, logger } = parts;
  const { attempt, kind } = job;
  const error = codeOf(caught);
  const { retry, counts } = caught instanceof JobError ? caught : COUNTED;
  const now = clock.now();
  const iso = (ms: number): string => new Date(ms).toISOString();
  const tick = next();
  const isOver = tick === undefined && isLastTry(job, caught);
  logger?.(isOver ? 'error' : 'warn', 'job_failed', {
    ...errorFields(caught),
    kind,
    attempt,
    isOver,
  });
  if (isOver) return giveUpJob(db, job, { at: iso(now), error });
  const pause =
    typeof retry === 'number' ? retry : pauseAfter(Math.min(attempt, MAX_ATTEMPTS), random);
  const attempts = counts ? attempt : attempt - 1;
  if (tick === undefined) return retryJob(db, job, { runAt: iso(now + pause), error, attempts });
  const isNextTick = now + pause >= tick;
  return rescheduleJob(db, job, {
    runAt: iso(isNextTick ? tick : now + pause),
    error,
    attempts: isNextTick ? 0 : attempts,
  });
}

/** Keeps the lease while the work lasts. Resolves to the job as it is held at the end. */
function keepLease({ parts, lease: { ms, renewMs } }: Work, claimed: Claimed) {
  let job = claimed;
  let renewing = Promise.resolve();
  const renew = async (): Promise<void> => {
    const until = new Date(parts.clock.now() + ms).toISOString();
    // While the database is away the old lease runs on.
    job = (await renewLease(parts.db, job, until).catch(() => undefined)) ?? job;
  };
  const timer = setInterval(() => {
    renewing = renewing.then(renew);
  }, renewMs);
  return async (): Promise<Claimed> => {
    clearInterval(timer);
    await renewing;
    return job;
  };
}

/** Runs a claimed job and settles what becomes of its row. */
export async function runJob(work: Work, claimed: Claimed): Promise<void> {
  const held = keepLease(work, claimed);
  try {
    await handle(work, claimed);
  } catch (error) {
    return settleFailure(work, await held(), error);
  }
  const job = await held();
  const tick = work.next();
  if (tick === undefined) return deleteJob(work.parts.db, job);
  const runAt = new Date(tick).toISOString();
  return rescheduleJob(work.parts.db, job, { runAt, error: null, attempts: 0 });
}
