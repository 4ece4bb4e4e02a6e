import type { Outbox } from '../../data/outbox/outbox.ts';
import { backoffMs } from '../backoff.ts';
import type { Notifier } from '../notifier.ts';
import { type Environment, LockLost } from '../environment.ts';
import type { TokenState } from '../tokenState.ts';
import { type DrainOutcome, drainOutbox, fullPace, type Pace } from './drain.ts';

/** A process that died may have left commands without a word: the outbox is looked into this often. */
const LOOK_AGAIN_MS = 30_000;

export interface PushLoopParts {
  readonly environment: Environment;
  readonly outbox: Outbox;
  readonly tokenState: TokenState;
  /** Notified when there may be something to send. */
  readonly kicked: Notifier;
  /** Notified when the server is, or may be, within reach again. */
  readonly reachable: Notifier;
  readonly signal: AbortSignal;
  readonly onOutbox: () => void;
  /** The outbox is looked into, and may hold what another process left there. */
  readonly onLook: () => void;
  /** Nothing waits to be sent. */
  readonly onDrained: () => void;
  /** The server has carried something out. */
  readonly onRecorded: () => void;
  readonly onFault: (error: unknown) => void;
}

/**
 *   drain ── empty ──────────▶ until kicked, or 30 s ─────────────────▶ drain
 *     ├───── unreachable ────▶ back-off, or until within reach ───────▶ drain
 *     ├───── failed, limited ▶ back-off, or as long as the server said ▶ drain
 *     └───── unauthorized ───▶ until there is a new token ────────────▶ drain
 *
 * Ends only by its signal, whose reason it throws.
 */
export async function pushLoop(parts: PushLoopParts): Promise<never> {
  const pace = fullPace();
  let failures = 0;
  for (;;) {
    await parts.tokenState.whenValid(parts.signal);
    const { version } = parts.tokenState;
    parts.onLook();
    // A line that works again while a request still hangs in the old one need not be waited for.
    parts.reachable.clear();
    const outcome = await drain(parts, pace);
    if (outcome.status === 'empty') parts.onDrained();
    failures = outcome.status === 'empty' ? 0 : failures + 1;
    await pause(parts, outcome, failures, version);
  }
}

async function drain(parts: PushLoopParts, pace: Pace): Promise<DrainOutcome> {
  const { environment, outbox, signal, onOutbox: onChange, onRecorded } = parts;
  const { transport, locks } = environment;
  try {
    return await drainOutbox({ outbox, transport, locks, signal, pace, onChange, onRecorded });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof LockLost)) parts.onFault(error);
    return { status: 'failed' };
  }
}

async function pause(
  { environment, tokenState, kicked, reachable, signal }: PushLoopParts,
  outcome: DrainOutcome,
  failures: number,
  version: number,
): Promise<void> {
  const { clock, random } = environment;
  switch (outcome.status) {
    case 'empty':
      return kicked.wait(signal, LOOK_AGAIN_MS);
    case 'unauthorized':
      return tokenState.refuse(version);
    case 'unreachable':
      return reachable.wait(signal, backoffMs(failures, random()));
    case 'limited':
      return clock.sleep(outcome.retryAfterMs ?? backoffMs(failures, random()), signal);
    case 'failed':
      return clock.sleep(backoffMs(failures, random()), signal);
  }
}
