/** Ends a call that takes too long, or whose caller is gone. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** True once the time is up. */
  readonly isPast: () => boolean;
  /** To be called when the work is over. */
  readonly end: () => void;
}

/**
 * Hazard: Node 20 forgets `AbortSignal.timeout` when garbage is collected and only
 * `AbortSignal.any` knows of it. A call to a silent server then waited for ever.
 * @param ms until it aborts by itself
 * @param outer aborts it with its own reason
 */
export function deadline(ms: number, outer?: AbortSignal): Deadline {
  const inner = new AbortController();
  let past = false;
  const timer = setTimeout(() => {
    past = true;
    inner.abort(new DOMException('The time is up.', 'TimeoutError'));
  }, ms);
  timer.unref();
  const follow = () => inner.abort(outer?.reason);
  if (outer?.aborted) follow();
  else outer?.addEventListener('abort', follow, { once: true });
  return {
    signal: inner.signal,
    isPast: () => past,
    end() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', follow);
    },
  };
}
