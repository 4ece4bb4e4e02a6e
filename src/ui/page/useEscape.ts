import { type LinkProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** What has a use for the key of its own. */
const OPEN = '[role="dialog"], [role="menu"], [role="listbox"], [role="tooltip"]';
const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/**
 * Esc on an opened record goes back to where it was opened from, or to `home` where it was opened by its address.
 * @param home the same object at each drawing
 */
export function useEscape(home: LinkProps): void {
  const router = useRouter();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if ((event.target as Element).closest?.(FIELDS) || document.querySelector(OPEN)) return;
      if (router.history.canGoBack()) router.history.back();
      else void router.navigate(home as never);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [router, home]);
}
