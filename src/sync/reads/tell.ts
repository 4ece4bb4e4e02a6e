import type { Outbox } from '../../data/outbox/outbox.ts';
import type { RecordReads } from '../../data/reads/recordReads.ts';
import { READS_AT_A_TIME, type RecordRead } from '../../domain/audit/read.ts';
import { type Locks, ServerRefusal, type Transport, Unreachable } from '../environment.ts';
import { isPending } from '../push/compose.ts';

/** `empty`: nothing waits. `told`: the server has heard of all. `later`: what the person changed goes first. */
export type TellOutcome =
  | { readonly status: 'empty' | 'told' | 'later' | 'unreachable' | 'unauthorized' }
  | { readonly status: 'failed'; readonly retryAfterMs: number | null };

/** How many to tell of at once; the caller keeps it from one time to the next. */
export interface TellPace {
  reads: number;
}

export const fullTellPace = (): TellPace => ({ reads: READS_AT_A_TIME });

export interface TellParts {
  readonly outbox: Pick<Outbox, 'userId' | 'clientId' | 'rows'>;
  readonly reads: RecordReads;
  readonly tellReads: NonNullable<Transport['tellReads']>;
  readonly locks: Locks;
  readonly signal: AbortSignal;
  readonly pace: TellPace;
}

const REJECTED: ReadonlySet<number> = new Set([400, 413, 422]);

/** Not the outbox's own: a slow line must not hold a change up for this. */
export const readsLock = (userId: string): string => `reads:${userId}`;

/**
 * Tells the server of the records that this user opened on this device, oldest first, once nothing of theirs waits to
 * be sent: the server believes only of patients whom it knows. One process at a time; telling twice changes nothing.
 * @throws the signal's reason when it aborts, `LockLost`, and whatever the store throws
 */
export const tellReads = (parts: TellParts): Promise<TellOutcome> =>
  parts.locks.hold(readsLock(parts.outbox.userId), parts.signal, async (signal) => {
    for (let isTold = false; ; isTold = true) {
      signal.throwIfAborted();
      const reads = await parts.reads.oldest(parts.pace.reads);
      if (reads.length === 0) return { status: isTold ? 'told' : 'empty' };
      if ((await parts.outbox.rows()).some(isPending)) return { status: 'later' };
      const outcome = await tell({ ...parts, signal }, reads);
      if (outcome) return outcome;
    }
  });

/** `null`: go on. */
async function tell(parts: TellParts, reads: readonly RecordRead[]): Promise<TellOutcome | null> {
  const { outbox, signal, pace } = parts;
  try {
    await parts.tellReads({ clientId: await outbox.clientId(), reads }, signal);
  } catch (error) {
    if (error instanceof Unreachable) return { status: 'unreachable' };
    if (!(error instanceof ServerRefusal)) throw error;
    if (error.status === 401) return { status: 'unauthorized' };
    if (!REJECTED.has(error.status)) return { status: 'failed', retryAfterMs: error.retryAfterMs };
    return rejected(parts, reads);
  }
  await parts.reads.remove(reads);
  pace.reads = Math.min(READS_AT_A_TIME, pace.reads * 2);
  return null;
}

/** One that the server will never take is found by halving, lest the others wait behind it for ever. */
async function rejected({ reads, pace }: TellParts, told: readonly RecordRead[]): Promise<null> {
  if (told.length > 1) pace.reads = Math.ceil(told.length / 2);
  else await reads.remove(told);
  return null;
}
