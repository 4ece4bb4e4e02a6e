import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type ClinicApi, openClinicApi } from '../../../test/harness/server/clinicApi.ts';
import { sharedDatabase } from '../../../test/harness/database/database.ts';
import { REST_BODY_BYTES } from '../endpoint/body.ts';

const closing = new AbortController().signal;
let world: ClinicApi;

beforeAll(async () => {
  world = await openClinicApi(await sharedDatabase(), { closing });
});

const JSON_TYPE = { 'content-type': 'application/json' };

/** A call by Ana, its body as bytes. */
const ask = async (
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: string | Uint8Array<ArrayBuffer>,
) =>
  world.api.app.request(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${world.tokens.ana}`, ...headers },
    ...(body !== undefined && { body }),
  });

const MISSING = { message: 'Recurso não encontrado.', code: 'not_found' };

describe('what is no call', () => {
  it.each([
    ['GET', ''],
    ['GET', '/'],
    ['GET', '/nada'],
    ['GET', '/patients/'],
    ['GET', '//patients'],
    ['GET', '/Patients'],
    ['PATCH', '/patients'],
    ['DELETE', '/health'],
    ['POST', '/openapi.json'],
    ['OPTIONS', '/patients'],
    ['OPTIONS', '/auth/login'],
    ['TRACE2', '/health'],
  ])('%s /api%s is missing', async (method, path) => {
    const answer = await ask(method, path, { origin: 'https://outro.exemplo' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual(MISSING);
    expect(answer.headers.get('x-sereno')).toBe('1');
  });
});

describe('every answer', () => {
  const answers = () =>
    Promise.all([
      ask('GET', '/health'),
      ask('GET', '/patients'),
      ask('GET', '/patients', { authorization: 'Bearer x.y.z' }),
      ask('GET', '/nada'),
      ask('GET', '/patients/zqzq'),
      ask('POST', '/patients', JSON_TYPE, '{'),
      ask('POST', '/patients', JSON_TYPE, 'z'.repeat(REST_BODY_BYTES + 1)),
      ask('OPTIONS', '/patients', { origin: 'https://outro.exemplo' }),
    ]);

  it('is closed to other sites, to frames and to caches, whatever its status', async () => {
    const all = await answers();
    expect(all.map(({ status }) => status)).toEqual([200, 200, 401, 404, 422, 400, 413, 404]);
    for (const { headers, status } of all) {
      const of = `${status}`;
      expect
        .soft(
          [...headers.keys()].filter((name) => name.startsWith('access-control')),
          of,
        )
        .toEqual([]);
      expect.soft(headers.get('content-type'), of).toBe('application/json');
      expect.soft(headers.get('cache-control'), of).toBe('no-store');
      expect.soft(headers.get('x-content-type-options'), of).toBe('nosniff');
      expect.soft(headers.get('x-frame-options'), of).toBe('DENY');
      expect.soft(headers.get('referrer-policy'), of).toBe('no-referrer');
      expect.soft(headers.get('content-security-policy'), of).toContain("default-src 'none'");
    }
  });

  it('keeps its window apart from other sites’, but for the page that Google’s window comes back to', async () => {
    const policy = async (path: string) => {
      const { headers } = await world.api.app.request(path);
      return headers.get('cross-origin-opener-policy');
    };
    for (const path of ['/api/health', '/login', '/auth/google', '/auth/google/callback/x'])
      expect(await policy(path)).toBe('same-origin-allow-popups');
    expect(await policy('/auth/google/callback?code=1')).toBeNull();
  });

  it('that refuses says why to people and to programs, and nothing else', async () => {
    for (const answer of await answers()) {
      if (answer.ok) continue;
      const body = (await answer.json()) as Record<string, unknown>;
      const { message, code, details: _, ...beside } = body;
      expect.soft(beside).toEqual({});
      expect.soft(message).toMatch(/^\p{Lu}.+[\p{L}.]$/u);
      expect.soft(code).toMatch(/^[a-z_]+$/);
    }
  });

  it('to HEAD is what GET would be answered, without its body', async () => {
    for (const path of ['/health', '/patients', '/patients/zqzq', '/nada']) {
      const [head, get] = [await ask('HEAD', path), await ask('GET', path)];
      expect.soft(head.status, path).toBe(get.status);
      expect.soft(await head.text(), path).toBe('');
    }
  });
});

describe('HEAD of the events', () => {
  it('leaves no stream open for nobody', async () => {
    const listens = vi.spyOn(closing, 'addEventListener');
    const leaves = vi.spyOn(closing, 'removeEventListener');
    const answer = await ask('HEAD', '/sync/events');
    expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(listens).toHaveBeenCalledOnce();
    expect(leaves).toHaveBeenCalledOnce();
  });
});

describe('a body', () => {
  const gil = (email: string) => JSON.stringify({ name: 'Gil', email });
  const bytes = (text: string, encoding: BufferEncoding) =>
    Uint8Array.from(Buffer.from(text, encoding));

  it.each([
    [
      'ends in the middle of a character',
      bytes('{"name":"Jo\xc3","email":"a1@exemplo.com"}', 'latin1'),
    ],
    ['is in another encoding', bytes('{"name":"João","email":"a2@exemplo.com"}', 'latin1')],
    ['has two bytes a character', bytes(gil('a3@exemplo.com'), 'utf16le')],
    ['is compressed, which only batches may be', Uint8Array.from(gzipSync(gil('a4@exemplo.com')))],
  ])('that %s is not read as something else', async (_what, body) => {
    for (const headers of [JSON_TYPE, { ...JSON_TYPE, 'idempotency-key': 'bytes' }]) {
      const answer = await ask('POST', '/patients', headers, body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'malformed' });
    }
  });

  it('of a batch likewise', async () => {
    const body = bytes('{"clientId":"\xff"}', 'latin1');
    for (const [headers, sent] of [
      [JSON_TYPE, body],
      [{ ...JSON_TYPE, 'content-encoding': 'gzip' }, Uint8Array.from(gzipSync(body))],
    ] as const)
      expect((await ask('POST', '/sync/commands', headers, sent)).status).toBe(400);
  });

  it('may begin with a byte order mark', async () => {
    const body = bytes(`\ufeff${gil('bom@exemplo.com')}`, 'utf8');
    expect((await ask('POST', '/patients', JSON_TYPE, body)).status).toBe(201);
  });

  it('of a read is not looked at', async () => {
    expect((await ask('GET', '/patients', { 'idempotency-key': 'k'.repeat(300) })).status).toBe(
      200,
    );
  });
});

describe('a long answer', () => {
  it.each([
    ['gzip', 'gzip', gunzipSync],
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip;q=0.5', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['BR', 'br', brotliDecompressSync],
    ['br; q=0.0, gzip;q=0', null, String],
    ['identity', null, String],
    ['', null, String],
  ])('to who accepts %j is compressed with %s', async (accepted, encoding, expand) => {
    const answer = await ask('GET', '/openapi.json', { 'accept-encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    const body = Buffer.from(await answer.arrayBuffer());
    expect(JSON.parse(String(expand(body)))).toHaveProperty('openapi');
  });
});
