import { deadline } from '../../kernel/deadline.ts';
import { errorFields } from '../../kernel/logger.ts';
import { MAX_ATTEMPTS, pauseAfter } from './backoff.ts';
import type { Handlers, RunnerParts } from './job.ts';
import { JobError } from '../../kernel/job-error.ts';
import { type Claimed, deleteJob, giveUpJob, rescheduleJob, retryJob } from './lease.ts';

interface Work {
  readonly parts: RunnerParts;
  readonly handlers: Handlers;
  /** The next tick of a periodic job, in milliseconds since 1970. */
  readonly next: () => number | undefined;
  readonly stopping: AbortSignal;
  /** The longest that the handler may take. */
  readonly handlerMs: number;
}

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

async function settleFailure({ parts, next }: Work, job: Claimed, caught: unknown): Promise<void> {
  const { db, clock, random, logger } = parts;
  const { attempt, kind } = job;
  const error = codeOf(caught);
  const retry = caught instanceof JobError ? caught.retry : undefined;
  const now = clock.now();
  const iso = (ms: number): string => new Date(ms).toISOString();
  const tick = next();
  const isOver = tick === undefined && (retry === 'never' || attempt >= MAX_ATTEMPTS);
  logger?.(isOver ? 'error' : 'warn', 'job_failed', {
    ...errorFields(caught),
    kind,
    attempt,
    isOver,
  });
  if (isOver) return giveUpJob(db, job, { at: iso(now), error });
  const pause =
    typeof retry === 'number' ? retry : pauseAfter(Math.min(attempt, MAX_ATTEMPTS), random);
  if (tick === undefined) return retryJob(db, job, { runAt: iso(now + pause), error });
  const isNextTick = now + pause >= tick;
  return rescheduleJob(db, job, {
    runAt: iso(isNextTick ? tick : now + pause),
    error,
    attempts: isNextTick ? 0 : attempt,
  });
}

/** Runs a claimed job and settles what becomes of its row. */
export async function runJob(work: Work, job: Claimed): Promise<void> {
  try {
    await handle(work, job);
  } catch (error) {
    return settleFailure(work, job, error);
  }
  const tick = work.next();
  if (tick === undefined) return deleteJob(work.parts.db, job);
  const runAt = new Date(tick).toISOString();
  return rescheduleJob(work.parts.db, job, { runAt, error: null, attempts: 0 });
}
