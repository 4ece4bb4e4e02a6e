import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { listCalendars } from './api.ts';
import { callGoogle } from './transport.ts';

const MEGABYTE = 1024 * 1024;
let server: Server;

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const ask = (url: string, signal?: AbortSignal) =>
  callGoogle({ method: 'GET', url, answer: v.unknown() }, { timeoutMs: 20_000, signal });

const unavailable = expect.objectContaining({ kind: 'unavailable' });

describe('what Google answers', () => {
  it.each([200, 500])('is read up to a bound, however long the rest of a %i is', async (status) => {
    let sent = 0;
    const url = await serve((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      const piece = Buffer.alloc(MEGABYTE, 32);
      const more = () => {
        while (sent < 400 && response.writable) {
          sent += 1;
          if (!response.write(piece)) return void response.once('drain', more);
        }
      };
      more();
    });
    await expect(ask(url)).rejects.toEqual(unavailable);
    expect(sent).toBeLessThan(40);
  });

  it('is waited for no longer than its caller waits', async () => {
    let closed = 0;
    const url = await serve((_, response) => void response.once('close', () => (closed += 1)));
    const caller = new AbortController();
    const answer = ask(url, caller.signal);
    setTimeout(() => caller.abort(new Error('gone')), 50);
    await expect(answer).rejects.toThrow('gone');
    await expect.poll(() => closed).toBe(1);
  });

  it('ends, also where it names one more page for ever', async () => {
    let pages = 0;
    const call = async () => {
      pages += 1;
      return { items: [], nextPageToken: 'x' };
    };
    await expect(listCalendars({ call: call as never })).rejects.toEqual(unavailable);
    expect(pages).toBe(50);
  });

  it('is a name of one line, short, and without signs that hide', async () => {
    const name = `Pessoal \u202E\n${'a'.repeat(100_000)}`;
    const items = [{ id: 'a', summary: name, accessRole: 'owner' }];
    const call = async ({ answer }: { answer: v.GenericSchema }) => v.parse(answer, { items });
    const [found] = await listCalendars({ call: call as never });
    expect(found?.summary).toHaveLength(255);
    expect(found?.summary.startsWith('Pessoal aaa')).toBe(true);
  });
});
