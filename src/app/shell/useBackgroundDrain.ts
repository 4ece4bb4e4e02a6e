import { useEffect } from 'react';
import { useLive } from '../../client/live/useLive.ts';
import { useApp } from '../context.ts';

/** While changes or recordings wait to be sent, the service worker may send them also after this page is gone. */
export function useBackgroundDrain(): void {
  const { serviceWorker } = useApp();
  const changes = useLive('sync.status', {})?.waiting ?? 0;
  const recordings = useLive('recordings.list', {}) ?? [];
  const queued = recordings.filter(({ state }) => state === 'queued').length;
  const waits = changes + queued > 0;
  useEffect(() => {
    if (waits) void serviceWorker.drainInBackground();
  }, [serviceWorker, waits]);
}
