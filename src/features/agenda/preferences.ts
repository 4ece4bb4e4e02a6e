import { useCallback, useSyncExternalStore } from 'react';
import * as v from 'valibot';

const KEY = 'sereno-preferences';
const schema = v.object({
  showCancelledAppointments: v.fallback(v.boolean(), false),
  /** The view last chosen of the two that are remembered; an older version also kept `day`. */
  calendarView: v.fallback(v.picklist(['month', 'week']), 'month'),
});

/** What this browser remembers of how the person likes to see the agenda. */
export type Preferences = v.InferOutput<typeof schema>;

const listeners = new Set<() => void>();

function parsed(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

interface Read {
  readonly text: string | null;
  readonly preferences: Preferences;
}

let last: Read | null = null;

/** Each drawing asks several times. */
function read(): Preferences {
  const text = localStorage.getItem(KEY);
  if (last?.text !== text) last = { text, preferences: v.parse(schema, parsed(text)) };
  return last.preferences;
}

function write(changes: Partial<Preferences>): void {
  localStorage.setItem(KEY, JSON.stringify({ ...parsed(localStorage.getItem(KEY)), ...changes }));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** One preference, remembered in this browser, and the way to change it. */
export function usePreference<N extends keyof Preferences>(name: N) {
  const value = useSyncExternalStore(
    subscribe,
    useCallback(() => read()[name], [name]),
  );
  const set = useCallback((chosen: Preferences[N]) => write({ [name]: chosen }), [name]);
  return [value, set] as const;
}
