import { useEffect } from 'react';

type Page = EventTarget & Pick<Document, 'visibilityState'>;

/**
 * Keeps the screen on until the returned function is called.
 * A browser takes the lock from a hidden page, so it is asked for again when the page is back.
 * Without wake locks, or with a low battery, the screen goes off as usual.
 */
export function keepAwake(page: Page = document): () => void {
  let isWanted = true;
  let lock: WakeLockSentinel | null = null;
  async function request(): Promise<void> {
    if (!isWanted || page.visibilityState !== 'visible' || lock?.released === false) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (!isWanted) await lock.release();
    } catch {
      // The screen goes off as usual.
    }
  }
  let last = Promise.resolve();
  // One after the other, or two of them would each take a lock.
  const retry = () => {
    last = last.then(request);
  };
  page.addEventListener('visibilitychange', retry);
  retry();
  return () => {
    isWanted = false;
    page.removeEventListener('visibilitychange', retry);
    lock?.release().catch(() => undefined);
  };
}

/** Keeps the screen on while a long work goes on. */
export function useAwake(isWorking: boolean): void {
  useEffect(() => (isWorking ? keepAwake() : undefined), [isWorking]);
}
