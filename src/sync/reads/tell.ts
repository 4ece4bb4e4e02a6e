import type { Outbox } from '../../data/outbox/outbox.ts';
import type { RecordReads } from '../../data/reads/recordReads.ts';
import {
  type DataExport,
  EXPORTED_AT_A_TIME,
  READS_AT_A_TIME,
  type RecordRead,
} from '../../domain/audit/read.ts';
import { type Locks, ServerRefusal, type Transport, Unreachable } from '../environment.ts';
import { isPending } from '../push/holdBack.ts';

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
  /** Without it files that were made wait on the device. */
  readonly tellExport?: Transport['tellExport'];
  readonly locks: Locks;
  readonly signal: AbortSignal;
  readonly pace: TellPace;
}

const REJECTED: ReadonlySet<number> = new Set([400, 413, 422]);

/** Not the outbox's own: a slow line must not hold a change up for this. */
const readsLock = (userId: string): string => `reads:${userId}`;

/**
 * Tells the server of the records that this user opened on this device, oldest first.
 * Tells of the files made here too.
 * Waits until nothing of theirs is to be sent: the server believes only of patients whom it knows.
 * One process at a time; telling twice changes nothing.
 * @throws the signal's reason when it aborts, `LockLost`, and whatever the store throws
 */
export const tellReads = (parts: TellParts): Promise<TellOutcome> =>
  parts.locks.hold(readsLock(parts.outbox.userId), parts.signal, async (signal) => {
    for (let isTold = false; ; isTold = true) {
      signal.throwIfAborted();
      const next = await nextOf(parts);
      if (!next) return { status: isTold ? 'told' : 'empty' };
      if ((await parts.outbox.rows()).some(isPending)) return { status: 'later' };
      const outcome = await tell({ ...parts, signal }, next);
      if (outcome) return outcome;
    }
  });

/** Something to tell of, and what becomes of it. */
interface Telling {
  readonly send: (parts: TellParts) => Promise<unknown>;
  /** The server has heard of it. */
  readonly done: (parts: TellParts) => Promise<void>;
  /** The server will not take it as it is. */
  readonly rejected: (parts: TellParts) => Promise<void>;
}

async function nextOf({ reads, pace, tellExport }: TellParts): Promise<Telling | null> {
  const some = await reads.oldest(pace.reads);
  if (some.length > 0) return readings(some);
  const made = tellExport ? await reads.nextExport() : null;
  return made && exported(made);
}

const readings = (some: readonly RecordRead[]): Telling => ({
  send: async ({ outbox, tellReads, signal }) =>
    tellReads({ clientId: await outbox.clientId(), reads: some }, signal),
  async done({ reads, pace }) {
    await reads.remove(some);
    pace.reads = Math.min(READS_AT_A_TIME, pace.reads * 2);
  },
  /** One that the server will never take is found by halving: the others must not wait for it. */
  async rejected({ reads, pace }) {
    if (some.length > 1) pace.reads = Math.ceil(some.length / 2);
    else await reads.remove(some);
  },
});

const exported = (made: DataExport): Telling => ({
  async send({ outbox, tellExport, signal }) {
    const clientId = await outbox.clientId();
    const { patientIds } = made;
    for (let from = 0; from === 0 || from < patientIds.length; from += EXPORTED_AT_A_TIME) {
      const some = patientIds.slice(from, from + EXPORTED_AT_A_TIME);
      await tellExport?.({ ...made, clientId, patientIds: some }, signal);
    }
  },
  done: ({ reads }) => reads.removeExport(made.id),
  rejected: ({ reads }) => reads.removeExport(made.id),
});

/** `null`: go on. */
async function tell(parts: TellParts, next: Telling): Promise<TellOutcome | null> {
  try {
    await next.send(parts);
  } catch (error) {
    if (error instanceof Unreachable) return { status: 'unreachable' };
    if (!(error instanceof ServerRefusal)) throw error;
    if (error.status === 401) return { status: 'unauthorized' };
    if (!REJECTED.has(error.status)) return { status: 'failed', retryAfterMs: error.retryAfterMs };
    await next.rejected(parts);
    return null;
  }
  await next.done(parts);
  return null;
}
