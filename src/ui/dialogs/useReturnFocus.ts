import { useCallback, useLayoutEffect, useRef } from 'react';

/** The element to come back to: a menu's own button stands in for an item that goes away with its menu. */
function opener(): HTMLElement | null {
  const active = document.activeElement as HTMLElement | null;
  const menu = active?.closest('[role="menu"]');
  if (!menu) return active;
  const labelledBy = menu.getAttribute('aria-labelledby');
  return labelledBy ? document.getElementById(labelledBy) : active;
}

/**
 * Remembers what had the focus when something opened. The returned function gives it back if closing left the focus
 * nowhere.
 */
export function useReturnFocus(open: boolean): () => void {
  const from = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (open) from.current = opener();
  }, [open]);
  return useCallback(() => {
    if (document.activeElement === null || document.activeElement === document.body)
      from.current?.focus();
  }, []);
}
