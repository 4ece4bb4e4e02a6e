/** However busy the page is, what waits for its rest begins after this. */
const LONGEST_MS = 20_000;
/** Where the browser does not tell when a page rests (Safari). */
const GUESS_MS = 5_000;

/** Does a work when the page rests. @returns what takes it back while it has not begun */
export function whenIdle(
  work: () => void,
  { longestMs = LONGEST_MS, guessMs = GUESS_MS } = {},
): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(work, { timeout: longestMs });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(work, guessMs);
  return () => clearTimeout(timer);
}
