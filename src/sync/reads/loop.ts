import type { Outbox } from '../../data/outbox/outbox.ts';
import type { RecordReads } from '../../data/reads/recordReads.ts';
import { backoffMs } from '../backoff.ts';
import type { Notifier } from '../notifier.ts';
import { type Environment, LockLost } from '../environment.ts';
import type { TokenState } from '../tokenState.ts';
import { fullTellPace, tellReads, type TellOutcome } from './tell.ts';

/** What is opened meanwhile goes together: the server takes 200 calls a day from a person. */
const GATHER_MS = 5 * 60_000;
/** A process that died may have left some. */
const LOOK_AGAIN_MS = 5 * 60_000;
/** Nobody waits for it. */
const LONGEST_MS = 15 * 60_000;

export interface TellLoopParts {
  readonly environment: Environment;
  readonly outbox: Outbox;
  readonly reads: RecordReads;
  readonly tokenState: TokenState;
  /** Notified when there is one to tell of. */
  readonly opened: Notifier;
  /** Notified when the server is, or may be, within reach again. */
  readonly reached: Notifier;
  readonly signal: AbortSignal;
  readonly onFault: (error: unknown) => void;
}

/**
 *   tell ── empty ────────▶ until something is opened, or 5 min ───────▶ tell
 *     ├──── told ─────────▶ 5 min ─────────────────────────────────────▶ tell
 *     ├──── unreachable, later ▶ back-off, or until within reach ──────▶ tell
 *     ├──── failed ───────▶ back-off, or as long as the server said ───▶ tell
 *     └──── unauthorized ─▶ until there is a new token ────────────────▶ tell
 *
 * Ends only by its signal, whose reason it throws, or at once where nobody can be told.
 */
export async function tellLoop(parts: TellLoopParts): Promise<void> {
  const { transport, locks } = parts.environment;
  const { tokenState, reached, signal } = parts;
  if (!transport.tellReads) return;
  const { tellReads: toReads, tellExport } = transport;
  const told = { ...parts, tellReads: toReads, tellExport, locks, pace: fullTellPace() };
  let failures = 0;
  for (;;) {
    await tokenState.whenValid(signal);
    const { version } = tokenState;
    reached.clear();
    const outcome = await tellReads(told).catch((error: unknown): TellOutcome => {
      signal.throwIfAborted();
      if (!(error instanceof LockLost)) parts.onFault(error);
      return { status: 'failed', retryAfterMs: null };
    });
    failures = outcome.status === 'empty' || outcome.status === 'told' ? 0 : failures + 1;
    await pause(parts, outcome, failures, version);
  }
}

async function pause(
  { environment: { clock, random }, tokenState, opened, reached, signal }: TellLoopParts,
  outcome: TellOutcome,
  failures: number,
  version: number,
): Promise<void> {
  const wait = () => backoffMs(failures, random(), LONGEST_MS);
  switch (outcome.status) {
    case 'empty':
      return opened.wait(signal, LOOK_AGAIN_MS);
    case 'told':
      return clock.sleep(GATHER_MS, signal);
    case 'later':
    case 'unreachable':
      return reached.wait(signal, wait());
    case 'unauthorized':
      return tokenState.refuse(version);
    case 'failed':
      return clock.sleep(Math.max(outcome.retryAfterMs ?? 0, wait()), signal);
  }
}
