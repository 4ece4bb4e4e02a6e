import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

function onMinute(tick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const arm = () => {
    timer = setTimeout(
      () => {
        tick();
        arm();
      },
      thisMinute() + MINUTE_MS - Date.now() + 50,
    );
  };
  arm();
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** The present minute as an ISO instant. */
export const presentMinute = (): string => new Date(thisMinute()).toISOString();

/** The present minute as an ISO instant; the component is drawn again whenever it changes. */
export const useNow = (): string =>
  new Date(useSyncExternalStore(onMinute, thisMinute)).toISOString();
