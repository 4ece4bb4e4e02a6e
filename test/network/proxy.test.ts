import { Agent, createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NetworkProxy } from './proxy.ts';

const BODY = 'x'.repeat(50_000);
let server: Server;
let proxy: NetworkProxy;
let served: string[];

/** One request over a connection of its own. */
const request = (path = '/', timeoutMs = 1000): Promise<string> =>
  new Promise((resolve, reject) => {
    const sent = get(
      { port: proxy.port, path, agent: new Agent(), headers: { connection: 'close' } },
      (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (body += chunk));
        response.on('end', () => resolve(body));
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.setTimeout(timeoutMs, () => sent.destroy(new Error('timed out')));
  });

const codeOf = (error: NodeJS.ErrnoException) => error.code ?? error.message;

beforeEach(async () => {
  served = [];
  server = createServer((incoming, response) => {
    served.push(incoming.url ?? '');
    response.end(BODY);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  proxy = await NetworkProxy.start((server.address() as AddressInfo).port);
});

afterEach(async () => {
  await proxy.close();
  server.closeAllConnections();
  server.close();
});

describe('the network proxy', () => {
  it('carries what passes', async () => {
    expect(await request()).toBe(BODY);
  });

  it('refuses, and keeps its port when the network is back', async () => {
    proxy.set({ mode: 'refuse' });
    expect(await request().catch(codeOf)).toBe('ECONNRESET');
    proxy.set({ mode: 'pass' });
    expect(await request()).toBe(BODY);
  });

  it('resets what is open when it begins to refuse', async () => {
    proxy.set({ latencyMs: 400 });
    const waiting = request().catch(codeOf);
    setTimeout(() => proxy.set({ mode: 'refuse' }), 100);
    expect(await waiting).toBe('ECONNRESET');
  });

  it('answers nothing as a black hole, and lets late bytes through when it ends', async () => {
    proxy.set({ mode: 'blackhole' });
    expect(await request('/', 200).catch(codeOf)).toBe('timed out');
    expect(served).toEqual([]);
    const patient = request('/patient', 5000);
    setTimeout(() => proxy.set({ mode: 'pass' }), 200);
    expect(await patient).toBe(BODY);
  });

  it('takes its time in both directions', async () => {
    proxy.set({ latencyMs: 100 });
    const start = performance.now();
    expect(await request()).toBe(BODY);
    const took = performance.now() - start;
    expect(took).toBeGreaterThan(190);
    expect(took).toBeLessThan(900);
  });

  it('carries no more than the line does', async () => {
    proxy.set({ kbps: 800 });
    const start = performance.now();
    expect(await request('/', 5000)).toBe(BODY);
    // 50 kB are 400 kbit.
    expect(performance.now() - start).toBeGreaterThan(450);
  });

  it('cuts an answer in the middle', async () => {
    proxy.set({ cutAfterBytes: 10_000 });
    expect(await request().catch(codeOf)).toBe('ECONNRESET');
    expect(served).toEqual(['/']);
    expect(proxy.counts).toMatchObject({ accepted: 1, cut: 1 });
  });

  it('cuts the share of connections that it was told to', async () => {
    await proxy.close();
    let turn = 0;
    // Of each pair of numbers the first decides whether, the second where.
    proxy = await NetworkProxy.start((server.address() as AddressInfo).port, () =>
      turn++ % 5 === 0 ? 0 : 0.5,
    );
    proxy.set({ cutProbability: 0.02 });
    const outcomes: string[] = [];
    for (let i = 0; i < 8; i++) outcomes.push(await request().catch(codeOf));
    expect(outcomes.filter((outcome) => outcome === 'ECONNRESET')).toHaveLength(2);
    expect(outcomes.filter((outcome) => outcome === BODY)).toHaveLength(6);
  });

  it('follows a server that moved', async () => {
    const moved = createServer((_incoming, response) => response.end('moved'));
    await new Promise<void>((resolve) => {
      moved.listen(0, '127.0.0.1', resolve);
    });
    proxy.redirect((moved.address() as AddressInfo).port);
    expect(await request()).toBe('moved');
    moved.close();
  });
});
