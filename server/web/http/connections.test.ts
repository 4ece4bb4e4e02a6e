import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { boundConnections, type ConnectionBounds, connectionBounds } from './connections.ts';

let server: Server;
const opened: Socket[] = [];

afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

async function serve(handle: RequestListener, bounds: Partial<ConnectionBounds>): Promise<number> {
  server = createServer({ connectionsCheckingInterval: 50 }, handle);
  boundConnections(server, true, { ...connectionBounds, ...bounds });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** A caller of its own pace, and all that it heard until the connection ended. */
function call(port: number, text: string) {
  const socket = connect(port, '127.0.0.1');
  opened.push(socket);
  socket.on('error', () => {});
  let heard = '';
  socket.setEncoding('utf8').on('data', (part: string) => (heard += part));
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(heard)));
  socket.write(text);
  return { socket, ended, heard: () => heard };
}

const read: RequestListener = (request, response) => {
  let length = 0;
  request.on('data', (part: Buffer) => (length += part.length));
  request.on('end', () => response.end(`${length} bytes`));
};
const post = (length: number): string =>
  `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`;

describe('a connection that holds its place without using it', () => {
  it.each([
    ['says nothing', ''],
    ['sends half a head', 'POST / HTTP/1.1\r\nHost: x\r\n'],
  ])('ends when it %s', async (_, text) => {
    const port = await serve(read, { headMs: 200 });
    expect(await call(port, text).ended).toContain('408');
  });

  it.each([
    ['of known length', `${post(1_000)}half`],
    ['in chunks', 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n'],
  ])('ends when half a body %s is all, and says so in Portuguese', async (_, text) => {
    const port = await serve(read, { silentMs: 200 });
    const answer = await call(port, text).ended;
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('O envio demorou demais. Tente de novo.');
  });

  it('ends when its body comes in drops', async () => {
    const port = await serve(read, { silentMs: 1_000, graceMs: 600, bytesPerSecond: 1_000_000 });
    const { socket, ended } = call(port, post(1_000));
    const drops = setInterval(() => socket.write('.'), 50);
    expect(await ended).toMatch(/^HTTP\/1\.1 408 /);
    clearInterval(drops);
  });

  it('ends when it takes nothing of an answer', async () => {
    const port = await serve((_, response) => void response.end('x'.repeat(20_000_000)), {
      silentMs: 300,
    });
    const { socket } = call(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    socket.pause();
    await expect
      .poll(() => new Promise<number>((resolve) => server.getConnections((_, n) => resolve(n))))
      .toBe(1);
    await expect
      .poll(() => new Promise<number>((resolve) => server.getConnections((_, n) => resolve(n))))
      .toBe(0);
  });

  it('ends beyond those that one address may have, unless it is this machine', async () => {
    const port = await serve(read, { perAddressMax: 1 });
    const callers = [1, 2, 3].map(() => call(port, `${post(4)}four`));
    await expect
      .poll(() => callers.filter(({ heard }) => heard().includes('4 bytes')))
      .toHaveLength(3);
  });
});

describe('a connection that uses its place', () => {
  it('may send a large body slowly', async () => {
    const port = await serve(read, { silentMs: 400, graceMs: 100, bytesPerSecond: 500 });
    const { socket, heard } = call(port, post(1_000));
    for (let sent = 0; sent < 1_000; sent += 100) {
      await setTimeout(60);
      socket.write('.'.repeat(100));
    }
    await expect.poll(heard).toContain('1000 bytes');
  });

  it('may wait for an answer, be told little by little, and ask again', async () => {
    const port = await serve(
      (request, response) => {
        request.resume();
        response.write('data: 1\n\n');
        void setTimeout(900).then(() => response.end('data: 2\n\n'));
      },
      { silentMs: 200, graceMs: 200, headMs: 200 },
    );
    const { socket, heard } = call(port, `${post(4)}four`);
    await expect.poll(heard).toContain('data: 2');
    socket.write(`${post(4)}four`);
    await expect.poll(() => heard().split('data: 2').length).toBe(3);
  });
});
