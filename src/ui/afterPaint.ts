/** Does something once what was drawn in this turn is painted; a page that is not in sight paints nothing, and does it soon. */
export function afterPaint(work: () => void): void {
  if (document.visibilityState === 'hidden') setTimeout(work, 0);
  else requestAnimationFrame(() => setTimeout(work, 0));
}
