import { useCallback, useMemo, useSyncExternalStore } from 'react';

export function useMediaQuery(query: string): boolean {
  // Asked for once: each drawing looks at it.
  const list = useMemo(() => matchMedia(query), [query]);
  const matches = useCallback(() => list.matches, [list]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, matches);
}

/** A phone's width or a finger as the pointer: full-screen dialogs, cards, the connection bar. */
export const useMobile = () => useMediaQuery('(max-width: 639px), (pointer: coarse)');

/** Room for one column only, whatever the pointer. */
export const useNarrow = () => useMediaQuery('(max-width: 639px)');

/** Room for the side menu. */
export const useWide = () => useMediaQuery('(min-width: 900px)');
