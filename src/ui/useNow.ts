import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** Milliseconds by which this device's clock is known to be ahead; below 0 it is behind. */
let aheadMs = 0;
const listeners = new Set<() => void>();

/**
 * Corrects all that this page calls now. 0 where the clock is right, or nobody knows.
 * A page has one clock, so this holds for the whole of it.
 */
export function setClockAhead(ms: number): void {
  if (ms === aheadMs) return;
  aheadMs = ms;
  for (const tick of listeners) tick();
}

const present = () => Date.now() - aheadMs;
const thisMinute = () => Math.floor(present() / MINUTE_MS) * MINUTE_MS;

function onMinute(tick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const arm = () => {
    timer = setTimeout(
      () => {
        tick();
        arm();
      },
      thisMinute() + MINUTE_MS - present() + 50,
    );
  };
  arm();
  listeners.add(tick);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearTimeout(timer);
    listeners.delete(tick);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** The present, as well as this device knows it: an ISO instant. */
export const presentInstant = (): string => new Date(present()).toISOString();

/** The present minute as an ISO instant. */
export const presentMinute = (): string => new Date(thisMinute()).toISOString();

/** The present minute as an ISO instant; the component is drawn again whenever it changes. */
export const useNow = (): string =>
  new Date(useSyncExternalStore(onMinute, thisMinute)).toISOString();
