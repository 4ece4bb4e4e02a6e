import { useEffect } from 'react';
import { useLive } from '../../client/useLive.ts';
import { useApp } from '../context.ts';

/** While changes wait, the service worker may send them also after this page is gone. */
export function useBackgroundDrain(): void {
  const { serviceWorker } = useApp();
  const waits = (useLive('sync.status', {})?.waiting ?? 0) > 0;
  useEffect(() => {
    if (waits) void serviceWorker.drainInBackground();
  }, [serviceWorker, waits]);
}
