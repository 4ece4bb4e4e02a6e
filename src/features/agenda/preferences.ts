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

function stored(): object {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

function write(changes: Partial<Preferences>): void {
  localStorage.setItem(KEY, JSON.stringify({ ...stored(), ...changes }));
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
  const value = useSyncExternalStore(subscribe, () => v.parse(schema, stored())[name]);
  const set = useCallback((chosen: Preferences[N]) => write({ [name]: chosen }), [name]);
  return [value, set] as const;
}
