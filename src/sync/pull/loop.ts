import { backoffMs } from '../backoff.ts';
import { DomainError } from '../../domain/core/errors.ts';
import { ServerRefusal, Unreachable } from '../environment.ts';
import { listenLoop } from './listen.ts';
import { POLL_MS, type PullLoopParts, QUIET_POLL_MS } from './loopParts.ts';

/**
 * pull ─ read to the end ─▶ until woken, or 30 s (5 min while the server's signal is heard) ─▶ pull
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

async function repeat(
  parts: PullLoopParts,
  listening: { readonly isHeard: boolean },
): Promise<never> {
  let failures = 0;
  for (;;) {
    await parts.tokenState.whenValid(parts.signal);
    const { version } = parts.tokenState;
    try {
      await parts.pull();
      failures = 0;
      parts.onRoom(true);
      parts.onReached();
      await parts.wanted.wait(parts.signal, listening.isHeard ? QUIET_POLL_MS : POLL_MS);
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
  { environment, tokenState, wanted, signal, onFault, onRoom }: PullLoopParts,
  error: unknown,
  failures: number,
  version: number,
): Promise<void> {
  const { clock, random } = environment;
  const wait = backoffMs(failures, random(), POLL_MS);
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
  if (error.status === 401 || error.status === 403) return tokenState.refuse(version);
  return clock.sleep(error.retryAfterMs ?? wait, signal);
}
