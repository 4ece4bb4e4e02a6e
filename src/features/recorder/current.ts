import { useSyncExternalStore } from 'react';
import type { Run } from './run.ts';

/* One recording at a time in a window. It outlives the screen where it was begun: who looks at the history meanwhile goes on. */

let current: Run | null = null;
const listeners = new Set<() => void>();

export function setCurrent(run: Run | null): void {
  current = run;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What is being recorded in this window, or was recorded last. */
export const useCurrentRun = (): Run | null => useSyncExternalStore(subscribe, () => current);

const nothing = () => () => undefined;
const noState = () => null;

export const useRunState = (run: Run | null) =>
  useSyncExternalStore(run?.subscribe ?? nothing, run?.state ?? noState);
