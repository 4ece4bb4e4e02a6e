/**
 * Does something so many milliseconds after what is drawn in this turn is painted; a page that is not in sight paints
 * nothing, and does not wait for it.
 */
export function afterPaint(ms: number, work: () => void): void {
  if (document.visibilityState === 'hidden') setTimeout(work, ms);
  else requestAnimationFrame(() => setTimeout(work, ms));
}
