import { useCallback, useSyncExternalStore } from 'react';

const KEY = 'sereno-recent-notes';
const listeners = new Set<() => void>();

const isShown = (): boolean => localStorage.getItem(KEY) !== 'hidden';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Whether the last notes stand beside the editor; this browser remembers it. */
export function useShowsRecent() {
  const shows = useSyncExternalStore(subscribe, isShown);
  const show = useCallback((on: boolean) => {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'hidden');
    for (const listener of listeners) listener();
  }, []);
  return [shows, show] as const;
}
