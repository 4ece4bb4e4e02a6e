import { useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the screen when another one comes, so that the keyboard and screen readers start there. A screen
 * that has put it in its place (a field, the row that was opened) keeps it.
 */
export function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const shown = useRef(path);
  useEffect(() => {
    const hasFocus = main.current?.contains(document.activeElement);
    if (shown.current !== undefined && shown.current !== path && !hasFocus)
      main.current?.focus({ preventScroll: true });
    shown.current = path;
  }, [path]);
  return main;
}
