/** However busy the page is, what waits for its rest begins after this. */
const LONGEST_MS = 20_000;
/** Where the browser does not tell when a page rests (Safari). */
const GUESS_MS = 5_000;

/** For what the person may ask for next. */
export const SOON = { longestMs: 1_000, guessMs: 200 };

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

/** Resolves when the page rests, soon at the latest. */
export const untilIdle = () => new Promise<void>((resolve) => void whenIdle(resolve, SOON));
