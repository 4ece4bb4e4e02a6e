import { openInWorker } from '../../src/app/device.ts';
import type { Device } from '../../src/data/device.ts';
import type { SyncStatus } from '../../src/data/queries/kit/syncStatus.ts';
import { decodeClaims } from '../../src/domain/auth/claims.ts';

export interface OpenedDevice {
  readonly device: Device;
  /** Ends the worker without a word, like a closed browser. */
  readonly terminate: () => void;
}

/** The device of a token's user, in the real sync worker. */
export function openDevice(token: string): OpenedDevice {
  const claims = decodeClaims(token);
  if (!claims) throw new Error('no token');
  return openInWorker({ token, claims });
}

/** Resolves when the status is as wanted. */
export const statusWhen = (
  device: Device,
  wanted: (status: SyncStatus) => boolean,
): Promise<SyncStatus> =>
  new Promise((resolve, reject) => {
    device
      .subscribe('sync.status', {}, (status) => {
        if (wanted(status)) resolve(status);
      })
      .catch(reject);
  });

/** All documents have arrived at least once. */
export const isSynced = ({ firstSync, lastSyncAt, activity }: SyncStatus): boolean =>
  firstSync === null && lastSyncAt !== null && activity !== 'receiving';
