import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { deadline } from './deadline.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Calls a server that never answers. */
async function callSilence(ms: number, outer?: AbortSignal): Promise<string> {
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const limit = deadline(ms, outer);
  try {
    const { port } = server.address() as AddressInfo;
    await fetch(`http://127.0.0.1:${port}`, { signal: limit.signal });
    return 'answered';
  } catch (error) {
    return `${limit.isPast() ? 'late' : 'left'}: ${(error as Error).message}`;
  } finally {
    limit.end();
    server.closeAllConnections();
    server.close();
  }
}

describe('a deadline', () => {
  it('comes also where garbage is collected before it', async () => {
    const caller = new AbortController();
    const call = callSilence(300, caller.signal);
    for (let turn = 0; turn < 5; turn++) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      collectGarbage();
    }
    expect(await call).toBe('late: The time is up.');
  });

  it('is left early by a caller who goes, with the caller’s reason', async () => {
    const caller = new AbortController();
    const call = callSilence(60_000, caller.signal);
    caller.abort(new Error('gone'));
    expect(await call).toBe('left: gone');
    expect(await callSilence(60_000, caller.signal)).toBe('left: gone');
  });

  it('does not come once the work is over', async () => {
    const limit = deadline(20);
    limit.end();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(limit.signal.aborted).toBe(false);
  });
});
