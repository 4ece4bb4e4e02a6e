import { ApiError } from '../../client/online/apiError.ts';
import type { AuthStore } from './authStore.ts';

/** A start waits no longer than this for the server's word on a token that is past its time. */
const PATIENCE_MS = 3_000;

export interface StartParts {
  readonly auth: AuthStore;
  readonly renew: () => Promise<string>;
  /** What the browser thinks of the network. */
  readonly hasNetwork: () => boolean;
  readonly sleep: (ms: number) => Promise<void>;
}

/**
 * Before anything is shown. A session past its time opens where our server is out of reach, whatever the browser thinks
 * of the network; where it answers, it has the last word: this device's clock may be wrong.
 */
export async function settleStale({ auth, renew, hasNetwork, sleep }: StartParts): Promise<void> {
  if (!auth.getState().stale || !hasNetwork()) return;
  const answer = renew().then(
    (token) => ({ token }),
    (error: unknown) => ({ isOver: error instanceof ApiError && error.status === 401 }),
  );
  const word = await Promise.race([answer, sleep(PATIENCE_MS)]);
  if (!word) return;
  if ('token' in word) auth.signIn(word.token);
  else if (word.isOver) auth.lapse();
}
