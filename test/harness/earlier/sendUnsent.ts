import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import type { Transport } from '../../../src/sync/environment.ts';
import { httpTransport } from '../../../src/sync/transport/http.ts';
import type { TestApi } from '../server/api.ts';
import { untilAborted } from '../memory/loneDevice.ts';
import { forgetDevice, openTodaysDevice } from './device.ts';
import type { Earlier } from './fixtures.ts';
import { restoreDevice } from './restoreDevice.ts';
import { signIn } from './session.ts';
import { afterwards } from './unsent.ts';

/** Today's device opens what the build's device kept, and sends it until nothing waits any more. */
export async function sendUnsent(build: Earlier, api: TestApi): Promise<void> {
  await restoreDevice(build.device());
  const token = await signIn(api);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => api.app.request(url, init));
  const now = afterwards(build);
  const transport: Transport = {
    ...httpTransport({ url: 'http://sereno.test/api', token: () => token }),
    // An answer that never ends is ended by a line, and here is none.
    listen: (_onWake, signal) => untilAborted(signal),
  };
  const today = openTodaysDevice(build.expected(), { transport, now });
  try {
    await vi.waitFor(
      async () => {
        const left = await today.outbox.rows();
        if (left.length > 0) throw new Error(`not carried out: ${JSON.stringify(left, null, 1)}`);
      },
      { timeout: 20_000 },
    );
  } finally {
    await today.close();
    vi.unstubAllGlobals();
    await forgetDevice();
  }
}
