import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

const KEY = 'sereno-preferences';
const schema = v.object({ showCancelledAppointments: v.fallback(v.boolean(), false) });

const listeners = new Set<() => void>();

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

const read = (): boolean => {
  const parsed = v.safeParse(schema, stored());
  return parsed.success && parsed.output.showCancelledAppointments;
};

function write(showCancelledAppointments: boolean): void {
  const others = stored();
  const kept = typeof others === 'object' && others !== null ? others : {};
  localStorage.setItem(KEY, JSON.stringify({ ...kept, showCancelledAppointments }));
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

/** Whether cancelled sessions are drawn; remembered in this browser. */
export const useShowCancelled = () => [useSyncExternalStore(subscribe, read), write] as const;
