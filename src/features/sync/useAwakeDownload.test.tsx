import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageClient } from '../../../test/harness/page/pageClient.ts';
import { PageDevice } from '../../../test/harness/page/pageDevice.ts';
import { renderScreen } from '../../../test/harness/page/screen.tsx';
import { stubWakeLock } from '../../../test/harness/page/wakeLock.ts';
import { sampleStatus } from '../../../test/harness/practice/deviceSamples.ts';
import type { SyncStatus } from '../../data/queries/kit/syncStatus.ts';
import { useAwakeDownload } from './useAwakeDownload.ts';

let locks: ReturnType<typeof stubWakeLock>;

beforeEach(() => {
  locks = stubWakeLock();
});

afterEach(() => {
  cleanup();
  locks.remove();
});

function Download() {
  useAwakeDownload();
  return <p>Início</p>;
}

const arriving = { firstSync: { received: 3, total: 9, hot: true } };

async function download(status: Partial<SyncStatus>) {
  const device = new PageDevice({ 'sync.status': sampleStatus(status) });
  const { findByText } = renderScreen(pageClient(device), <Download />);
  await findByText('Início');
  await new Promise((resolve) => setTimeout(resolve, 50));
}

describe('the first download', () => {
  it('keeps the screen on, until it is no longer there', async () => {
    await download(arriving);
    await waitFor(() => expect(locks.inForce()).toBe(1));
    cleanup();
    await waitFor(() => expect(locks.inForce()).toBe(0));
  });

  it.each([
    ['it is complete', {}],
    ['there is no network', { ...arriving, connection: 'offline' }],
    ['the person has to sign in again', { ...arriving, session: 'expired' }],
    ['the device is full', { ...arriving, isFull: true }],
  ] as const)('lets the screen go off where %s', async (_why, status) => {
    await download(status);
    expect(locks.given).toEqual([]);
  });
});
