import type { Outbox, OutboxChange, OutboxContents } from '../../data/outbox/outbox.ts';
import {
  type Batch,
  type BatchAnswer,
  BATCH_BYTES,
  BATCH_COMMANDS,
} from '../../domain/sync/protocol.ts';
import { type Locks, ServerRefusal, type Transport, Unreachable } from '../environment.ts';
import { composeBatch } from './compose.ts';
import { recordAnswer, recordFailure, recordRejection } from './record.ts';

/**
 * compose ── nothing pending ──────────────▶ empty
 *    │ ▲
 *    ▼ └──────────────────── record ◀── answer
 *   send ── time-out: halve; no server ────▶ unreachable
 *      ├─── 5xx on all: one by one ────────▶ failed
 *      ├─── 429 ───────────────────────────▶ limited
 *      └─── 401, 403 ──────────────────────▶ unauthorized
 */
export type DrainOutcome =
  | { readonly status: 'empty' | 'unreachable' | 'failed' | 'unauthorized' }
  | { readonly status: 'limited'; readonly retryAfterMs: number | null };

/** How many commands to send at once; the caller keeps it from one drain to the next. */
export interface Pace {
  commands: number;
  /** Whether the last answer only said to number anew. */
  isRenumbered: boolean;
}

export const fullPace = (): Pace => ({ commands: BATCH_COMMANDS, isRenumbered: false });

export interface DrainParts {
  readonly outbox: Outbox;
  readonly transport: Pick<Transport, 'push'>;
  readonly locks: Locks;
  readonly signal: AbortSignal;
  readonly pace: Pace;
  /** After each change of the outbox. */
  readonly onChange?: () => void;
  /** After each answer that was recorded: there is something to read. */
  readonly onRecorded?: () => void;
}

const UNAUTHORIZED: ReadonlySet<number> = new Set([401, 403]);
const REJECTED: ReadonlySet<number> = new Set([400, 413, 422]);

const outboxLock = (userId: string): string => `outbox:${userId}`;

/**
 * Sends what is pending, batch by batch, until nothing is or something says: wait. One drainer at a time. Needs no
 * view and no base, so that the service worker can run it when no page lives.
 * @throws the signal's reason when it aborts, `LockLost`, and whatever the store throws
 */
export const drainOutbox = (parts: DrainParts): Promise<DrainOutcome> =>
  parts.locks.hold(outboxLock(parts.outbox.userId), parts.signal, async (signal) => {
    for (;;) {
      signal.throwIfAborted();
      const limit = { commands: parts.pace.commands, bytes: BATCH_BYTES };
      const batch = await composeBatch(parts.outbox, limit, parts.onChange);
      if (!batch) return { status: 'empty' };
      const outcome = await send({ ...parts, signal }, batch);
      if (outcome) return outcome;
    }
  });

/** Sends one batch and records what came of it. `null`: go on. */
async function send(parts: DrainParts, batch: Batch): Promise<DrainOutcome | null> {
  const { transport, signal, pace } = parts;
  try {
    const answer = await transport.push(batch, signal);
    await record(parts, (contents) => recordAnswer(contents, answer));
    if (answer.results.some(({ status }) => status === 'failed')) return { status: 'failed' };
    if (answer.results.length === 0 && !isFirstGap(pace, answer)) return { status: 'failed' };
    pace.isRenumbered = answer.gap;
    pace.commands = Math.min(BATCH_COMMANDS, pace.commands * 2);
    return null;
  } catch (error) {
    if (error instanceof Unreachable) return unreachable(pace, batch, error);
    if (!(error instanceof ServerRefusal)) throw error;
    return refused(parts, batch, error);
  }
}

/** An answer that settles nothing must not make a hot loop: numbering anew helps once. */
const isFirstGap = (pace: Pace, { gap }: BatchAnswer): boolean => {
  const isFirst = gap && !pace.isRenumbered;
  pace.isRenumbered = false;
  return isFirst;
};

function unreachable(pace: Pace, batch: Batch, { reason }: Unreachable): DrainOutcome {
  if (reason === 'timeout') pace.commands = Math.max(1, Math.floor(batch.commands.length / 2));
  return { status: 'unreachable' };
}

/** The server turned the whole batch down. */
async function refused(
  parts: DrainParts,
  batch: Batch,
  error: ServerRefusal,
): Promise<DrainOutcome | null> {
  const { status, retryAfterMs } = error;
  if (UNAUTHORIZED.has(status)) return { status: 'unauthorized' };
  if (status === 429) return { status: 'limited', retryAfterMs };
  return REJECTED.has(status) ? rejected(parts, batch, error) : failed(parts, batch, status);
}

/** Something in the batch is unacceptable in itself: found by halving, and shown to the person. */
async function rejected(
  parts: DrainParts,
  { commands: [first, ...others] }: Batch,
  { code, message }: ServerRefusal,
): Promise<null> {
  if (others.length > 0) parts.pace.commands = Math.ceil(others.length / 2);
  else if (first)
    await record(parts, (contents) => recordRejection(contents, first.key, { code, message }));
  return null;
}

/** The server failed: who is guilty shows when commands go one by one. */
async function failed(
  parts: DrainParts,
  { commands: [first, ...others] }: Batch,
  status: number,
): Promise<DrainOutcome> {
  if (others.length > 0) parts.pace.commands = 1;
  else if (first && status >= 500)
    await record(parts, (contents) => recordFailure(contents, first.key));
  return { status: 'failed' };
}

async function record(
  parts: DrainParts,
  decide: (contents: OutboxContents) => OutboxChange,
): Promise<void> {
  await parts.outbox.update(decide);
  parts.onChange?.();
  parts.onRecorded?.();
}
