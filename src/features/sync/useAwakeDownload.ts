import { useLive } from '../../client/live/useLive.ts';
import { useAwake } from '../../ui/awake.ts';

/** Keeps the screen on during a device's very first download: a phone that sleeps stops it. */
export function useAwakeDownload(): void {
  const status = useLive('sync.status', {});
  useAwake(
    !!status?.firstSync &&
      !status.isFull &&
      status.connection === 'online' &&
      status.session === 'valid',
  );
}
