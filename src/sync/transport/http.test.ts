import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { idOf } from '../../../test/harness/database/rows.ts';
import type { Batch } from '../../domain/sync/protocol.ts';
import { ServerRefusal, type Transport, Unreachable } from '../environment.ts';
import { httpTransport } from './http.ts';
import { createPatience } from './patience.ts';

const OURS = { 'x-sereno': '1', 'content-type': 'application/json' };
const batch = (count: number): Batch => ({
  clientId: idOf(1),
  commands: Array.from({ length: count }, (_each, i) => ({
    seq: i + 1,
    key: idOf(i),
    name: 'patient.create',
    args: { name: 'Ana' },
    at: '2026-03-02T12:00:00.000Z',
  })),
});
const page = { epoch: 'e', cursor: 'c', changes: [], done: true };

describe('the server over HTTP', () => {
  let server: Server;
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  let transport: Transport;
  let token: string | null;
  const never = new AbortController().signal;
  const connect = (patienceMs: number) =>
    httpTransport({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
      token: () => token,
      patience: createPatience(patienceMs, patienceMs),
      heartbeatMs: patienceMs,
    });
  const pull = (signal = never) =>
    transport.pull({ cursor: null, clientId: idOf(1), limit: 10 }, signal);
  const failure = (request: Promise<unknown>): Promise<unknown> =>
    request.then(
      () => 'no failure',
      (error: unknown) => error,
    );

  beforeEach(async () => {
    token = 'secret';
    server = createServer((request, response) => answer(request, response));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    // No machine is so busy that an answer takes this long.
    transport = connect(20_000);
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => void server.close(resolve));
  });

  it.each([
    ['a year ahead', 365 * 86_400_000],
    ['twenty minutes behind', -20 * 60_000],
  ])('tells that this device’s clock is %s of the server’s', async (_words, off) => {
    const serverNow = Date.parse('2026-03-02T12:00:00.000Z');
    answer = (_request, response) =>
      response
        .writeHead(200, { ...OURS, date: new Date(serverNow).toUTCString() })
        .end(JSON.stringify(page));
    const { port } = server.address() as AddressInfo;
    const now = () => serverNow + off;
    const there = httpTransport({ url: `http://127.0.0.1:${port}/api`, token: () => token, now });
    expect(there.clockOff?.()).toBeNull();
    await there.pull({ cursor: null, clientId: idOf(1), limit: 10 }, never);
    expect(there.clockOff?.()).toBe(off);
  });

  it('counts what it carries as it travels: a packed answer by its length on the line, a stream by its pieces', async () => {
    const carried = { sent: 0, received: 0 };
    const { port } = server.address() as AddressInfo;
    const { push, pull: read } = httpTransport({
      url: `http://127.0.0.1:${port}/api`,
      token: () => token,
      meter: {
        sent: (bytes) => void (carried.sent += bytes),
        received: (bytes) => void (carried.received += bytes),
      },
    });
    const packed = gzipSync(JSON.stringify({ ...page, pad: 'x'.repeat(10_000) }));
    const length = String(packed.length);
    let arrived = 0;
    answer = (request, response) => {
      request.on('data', (piece: Buffer) => (arrived += piece.length));
      request.on('end', () => {
        const isPull = request.method === 'GET';
        const head = { 'content-encoding': 'gzip', 'content-length': length };
        response.writeHead(200, { ...OURS, ...(isPull && head) });
        response.end(isPull ? packed : '{"results":[]}');
      });
    };
    await read({ cursor: null, clientId: idOf(1), limit: 10 }, never);
    expect(carried).toEqual({ sent: 0, received: packed.length });
    await push(batch(100), never);
    expect(carried.sent).toBe(arrived);
    expect(carried.received).toBe(packed.length + '{"results":[]}'.length);
  });

  it('asks with the token, the cursor and the limit, and gives the page', async () => {
    const seen: { url?: string | undefined; authorization?: string | undefined } = {};
    answer = (request, response) => {
      Object.assign(seen, { url: request.url, authorization: request.headers.authorization });
      response.writeHead(200, OURS).end(JSON.stringify(page));
    };
    const request = { cursor: 'a/b', clientId: idOf(1), limit: 200 };
    expect(await transport.pull(request, never)).toEqual(page);
    expect(seen.authorization).toBe('Bearer secret');
    expect(seen.url).toBe(`/api/sync/changes?clientId=${idOf(1)}&limit=200&cursor=a%2Fb`);
  });

  it.each([
    [1, undefined],
    [100, 'gzip'],
  ])('sends %i commands with content encoding %s', async (count, encoding) => {
    let received: unknown;
    answer = (request, response) => {
      expect(request.headers['content-encoding']).toBe(encoding);
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks);
        received = JSON.parse((encoding ? gunzipSync(body) : body).toString());
        response.writeHead(200, OURS).end('{"lastSeq":1,"gap":false,"results":[]}');
      });
    };
    expect(await transport.push(batch(count), never)).toEqual({
      lastSeq: 1,
      gap: false,
      results: [],
    });
    expect(received).toEqual(batch(count));
  });

  it('gives a server up that takes the request and says nothing', async () => {
    transport = connect(300);
    answer = () => {};
    expect(await failure(pull())).toMatchObject({ name: 'Unreachable', reason: 'timeout' });
  });

  it('gives up when the answer stops in the middle without an end', async () => {
    transport = connect(300);
    answer = (_request, response) => {
      response.writeHead(200, OURS).write('{"epoch":');
    };
    expect(await failure(pull())).toMatchObject({ name: 'Unreachable', reason: 'timeout' });
  });

  it('waits for a slow answer that keeps coming', async () => {
    transport = connect(600);
    answer = (_request, response) => {
      response.writeHead(200, OURS);
      const pieces = JSON.stringify(page).match(/.{1,12}/g) ?? [];
      const next = () => {
        const piece = pieces.shift();
        if (piece === undefined) return void response.end();
        response.write(piece);
        setTimeout(next, 240);
      };
      next();
    };
    expect(await pull()).toEqual(page);
  });

  it.each([
    [
      'a connection cut in the middle',
      (r: ServerResponse) => {
        r.writeHead(200, { ...OURS, 'content-length': '500' });
        r.write('{"epoch":');
        setTimeout(() => r.destroy(), 20);
      },
    ],
    ['JSON cut short', (r: ServerResponse) => r.writeHead(200, OURS).end('{"epoch":"e","cur')],
    ['no answer at all', (r: ServerResponse) => r.destroy()],
    [
      'a redirection',
      (r: ServerResponse) => r.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    ],
  ])('counts %s as no network', async (_title, respond) => {
    answer = (_request, response) => respond(response);
    const error = await failure(pull());
    expect(error).toBeInstanceOf(Unreachable);
    expect(error).toMatchObject({ reason: 'network' });
  });

  it.each([
    ['a portal’s page', 200, { 'content-type': 'text/html' }],
    ['JSON without our header', 200, { 'content-type': 'application/json' }],
    ['a portal’s 401', 401, {}],
    ['a gateway’s 502', 502, {}],
    ['our own 503', 503, OURS],
    ['a 504 under our header', 504, OURS],
  ])('counts %s as somebody else’s answer', async (_title, status, headers) => {
    answer = (_request, response) => void response.writeHead(status, headers).end('<html>');
    expect(await failure(pull())).toMatchObject({ name: 'Unreachable', reason: 'foreign' });
  });

  it.each([
    [401, {}, null],
    [429, { 'retry-after': '7' }, 7000],
    [500, {}, null],
  ])('tells a refusal with status %i as it is', async (status, headers, retryAfterMs) => {
    answer = (_request, response) =>
      void response
        .writeHead(status, { ...OURS, ...headers })
        .end('{"message":"Não deu.","code":"some_code"}');
    const error = await failure(pull());
    expect(error).toBeInstanceOf(ServerRefusal);
    expect(error).toMatchObject({ status, code: 'some_code', message: 'Não deu.', retryAfterMs });
  });

  it('tells a refusal with a garbled body by its status', async () => {
    answer = (_request, response) => void response.writeHead(500, OURS).end('not JSON');
    expect(await failure(pull())).toMatchObject({ status: 500, code: 'unknown' });
  });

  it('does not ask without a token', async () => {
    answer = () => expect.unreachable();
    token = null;
    expect(await failure(pull())).toMatchObject({ name: 'ServerRefusal', status: 401 });
  });

  it('ends with the caller’s reason when the caller gives up', async () => {
    answer = () => {};
    const giveUp = new AbortController();
    const request = failure(pull(giveUp.signal));
    giveUp.abort('enough');
    expect(await request).toBe('enough');
  });

  describe('listening', () => {
    /** `heard` resolves when so many wakes were heard. */
    const hear = async (
      respond: (response: ServerResponse, heard: (count: number) => Promise<void>) => unknown,
    ) => {
      let wakes = 0;
      const heard = (count: number) => vi.waitFor(() => expect(wakes).toBe(count), 10_000);
      answer = (_request, response) => {
        response.writeHead(200, { ...OURS, 'content-type': 'text/event-stream' });
        respond(response, heard);
      };
      const error = await failure(transport.listen(() => wakes++, never));
      return { wakes, error };
    };

    it('wakes once connected and at every event, not at heartbeats', async () => {
      const { wakes } = await hear(async (response, heard) => {
        response.write(': beat\n\n');
        await heard(1);
        response.write('data: 1\n\n');
        await heard(2);
        response.write(': beat\n\nda');
        setTimeout(() => response.write('ta: 2\n\n'), 30);
        await heard(3);
        response.end(': beat\n\n');
      });
      expect(wakes).toBe(3);
    });

    it('gives a stream up that has fallen silent', async () => {
      transport = connect(1000);
      const { wakes, error } = await hear((response) => response.flushHeaders());
      expect(wakes).toBe(1);
      expect(error).toMatchObject({ name: 'Unreachable', reason: 'timeout' });
    });

    it('gives it up even where the platform’s fetch forgets its signal', async () => {
      transport = connect(50);
      const silent = new Response(new ReadableStream(), { headers: OURS });
      vi.stubGlobal('fetch', async () => silent);
      const error = await failure(transport.listen(() => {}, never)).finally(() =>
        vi.unstubAllGlobals(),
      );
      expect(error).toMatchObject({ name: 'Unreachable', reason: 'timeout' });
    });

    it('stays as long as there are heartbeats', async () => {
      transport = connect(600);
      const began = performance.now();
      await hear((response) => {
        const beat = setInterval(() => response.write(':\n\n'), 200);
        setTimeout(() => {
          clearInterval(beat);
          response.end();
        }, 1800);
      });
      expect(performance.now() - began).toBeGreaterThan(1750);
    });
  });
});
