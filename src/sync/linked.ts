/**
 * Aborts by its own reason, or with the outer signal and its reason.
 * `AbortSignal.any` is newer than our browsers.
 */
export interface LinkedAbort {
  readonly signal: AbortSignal;
  abort(reason: unknown): void;
  /** Follows the outer signal no longer. */
  readonly unlink: () => void;
}

export function linkedAbort(outer: AbortSignal): LinkedAbort {
  const inner = new AbortController();
  const follow = () => inner.abort(outer.reason);
  if (outer.aborted) follow();
  outer.addEventListener('abort', follow);
  return {
    signal: inner.signal,
    abort: (reason) => inner.abort(reason),
    unlink: () => outer.removeEventListener('abort', follow),
  };
}
