import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

const thisMinute = () => new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS).toISOString();

/** The present minute as an ISO instant, kept current while the screen stands. */
export function useNow(): string {
  const [now, setNow] = useState(thisMinute);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const schedule = () => {
      timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS) + 50);
    };
    const tick = () => {
      setNow(thisMinute());
      clearTimeout(timer);
      schedule();
    };
    schedule();
    // Timers sleep in hidden tabs.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
