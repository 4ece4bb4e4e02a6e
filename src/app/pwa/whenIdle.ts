/** However busy the page is, what waits for its rest begins after this. */
const LONGEST_MS = 20_000;
/** Where the browser does not tell when a page rests (Safari). */
const GUESS_MS = 5_000;

export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LONGEST_MS });
  else setTimeout(work, GUESS_MS);
}
