import { backoffMs } from '../backoff.ts';
import { DomainError } from '../../domain/core/errors.ts';
import { ServerRefusal, Unreachable } from '../environment.ts';
import { listenLoop } from './listen.ts';
import { POLL_MS, type PullLoopParts, QUIET_POLL_MS } from './loopParts.ts';

/**
 * pull ─ read to the end ─▶ until woken, or 30 s (5 min while the server's signal is heard) ─▶ pull
 *   ├─── begin anew ──────▶ back-off, or until woken ───────────────────────────────────────▶ pull
 *   ├─── no room ─────────▶ told to the person; back-off up to 30 s, or until woken ─────────▶ pull
 *   ├─── unreachable ─────▶ back-off up to 30 s, or until woken ─────────────────────────────▶ pull
 *   ├─── 429, other ──────▶ as long as the server said, or back-off ─────────────────────────▶ pull
 *   └─── 401, 403 ────────▶ until there is a new token ──────────────────────────────────────▶ pull
 *
 * Ends only by its signal, whose reason it throws.
 */
export async function pullLoop(parts: PullLoopParts): Promise<void> {
  const listening = { isHeard: false };
  await Promise.all([repeat(parts, listening), listenLoop(parts, listening)]);
}

const backoff = ({ environment }: PullLoopParts, failures: number): number =>
  backoffMs(failures, environment.random(), POLL_MS);

async function repeat(
  parts: PullLoopParts,
  listening: { readonly isHeard: boolean },
): Promise<never> {
  let failures = 0;
  for (;;) {
    await parts.tokenState.whenValid(parts.signal);
    const { version } = parts.tokenState;
    try {
      const isRead = await parts.pull();
      failures = isRead ? 0 : failures + 1;
      parts.onRoom(true);
      parts.onReached();
      const poll = listening.isHeard ? QUIET_POLL_MS : POLL_MS;
      await parts.wanted.wait(parts.signal, isRead ? poll : backoff(parts, failures));
    } catch (error) {
      parts.signal.throwIfAborted();
      failures += 1;
      await pause(parts, error, failures, version);
    }
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'quota_exceeded';

async function pause(
  parts: PullLoopParts,
  error: unknown,
  failures: number,
  version: number,
): Promise<void> {
  const { environment, tokenState, wanted, signal, onFault, onRoom } = parts;
  const { clock } = environment;
  const wait = backoff(parts, failures);
  if (error instanceof Unreachable) return wanted.wait(signal, wait);
  if (isFull(error)) {
    onRoom(false);
    // Only the person can make room, and says so; or another app has.
    return wanted.wait(signal, wait);
  }
  if (!(error instanceof ServerRefusal)) {
    onFault(error);
    return clock.sleep(wait, signal);
  }
  // The token that it went with is refused already.
  if (error.status === 401) return;
  if (error.status === 403) return tokenState.refuse(version);
  return clock.sleep(error.retryAfterMs ?? wait, signal);
}
