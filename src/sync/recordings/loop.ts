import type { Outbox } from '../../data/outbox/outbox.ts';
import type { Recordings } from '../../data/recordings/recording.ts';
import { backoffMs } from '../backoff.ts';
import { type Environment, LockLost } from '../environment.ts';
import type { Notifier } from '../notifier.ts';
import { type DeliverOutcome, deliverRecordings } from '../push/deliver.ts';
import type { TokenState } from '../tokenState.ts';

/** Another window, or the service worker, may have left one. */
const LOOK_AGAIN_MS = 5 * 60_000;
/** Commands go first, and another process may be sending them. */
const BEHIND_MS = 30_000;

export interface DeliverLoopParts {
  readonly environment: Environment;
  readonly outbox: Pick<Outbox, 'userId' | 'rows'>;
  readonly recordings: Recordings;
  readonly tokenState: TokenState;
  /** Notified when one is to be sent, commands have been answered, or the server may be within reach again. */
  readonly asked: Notifier;
  readonly signal: AbortSignal;
  readonly onRecordings: () => void;
  readonly onFault: (error: unknown) => void;
}

/**
 *   deliver ── empty ───────▶ until asked, or 5 min ──────────────────────▶ deliver
 *      ├────── behind ──────▶ until asked, or 30 s ───────────────────────▶ deliver
 *      ├────── later ───────▶ until asked, or as long as it said ─────────▶ deliver
 *      ├────── unreachable ─▶ until asked or within reach, or a back-off ─▶ deliver
 *      └────── unauthorized ▶ until there is a new token ─────────────────▶ deliver
 *
 * Ends only by its signal, whose reason it throws, or at once where there is nobody to send to.
 */
export async function deliverLoop(parts: DeliverLoopParts): Promise<void> {
  const { tokenState, asked, signal, onRecordings } = parts;
  const { transport, locks, clock, random } = parts.environment;
  const { transcribe } = transport;
  if (!transcribe) return;
  let failures = 0;
  for (;;) {
    await tokenState.whenValid(signal);
    const { version } = tokenState;
    asked.clear();
    const outcome = await deliverRecordings({
      ...parts,
      userId: parts.outbox.userId,
      transcribe,
      locks,
      clock,
      random,
      onChange: onRecordings,
    }).catch((error: unknown): DeliverOutcome => {
      signal.throwIfAborted();
      if (!(error instanceof LockLost)) parts.onFault(error);
      return { status: 'unreachable' };
    });
    failures = outcome.status === 'unreachable' ? failures + 1 : 0;
    if (outcome.status === 'unauthorized') tokenState.refuse(version);
    else await asked.wait(signal, pauseOf(outcome, failures, random()));
  }
}

function pauseOf(outcome: DeliverOutcome, failures: number, random: number): number {
  if (outcome.status === 'later') return outcome.afterMs;
  if (outcome.status === 'behind') return BEHIND_MS;
  return outcome.status === 'unreachable' ? backoffMs(failures, random) : LOOK_AGAIN_MS;
}
