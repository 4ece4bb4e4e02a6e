import type { Notifier } from '../notifier.ts';
import type { Environment } from '../environment.ts';
import type { TokenState } from '../tokenState.ts';

/** Without the server's own signal the feed is asked this often. */
export const POLL_MS = 30_000;
/** With it, only in case a signal got lost. */
export const QUIET_POLL_MS = 5 * 60_000;

export interface PullLoopParts {
  readonly environment: Environment;
  readonly tokenState: TokenState;
  /** Notified when there may be something to read. */
  readonly wanted: Notifier;
  readonly signal: AbortSignal;
  /** Reads the feed to its end. @returns false where all has to be read anew */
  readonly pull: () => Promise<boolean>;
  readonly onReached: () => void;
  /** The device has no room for what came, or has it again. */
  readonly onRoom: (isEnough: boolean) => void;
  readonly onFault: (error: unknown) => void;
}
