import { Hono } from 'hono';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { roles } from '../../../src/domain/users/role.ts';
import { defineCall } from '../../../src/domain/contract/kit/call.ts';
import type { Database } from '../../kernel/db/database.ts';
import { REST_BODY_BYTES } from './body.ts';
import { type Endpoint, endpoint, mount } from './endpoint.ts';
import type { AppEnv } from './env.ts';
import { errorHandler } from '../http/error-handler.ts';
import { Also } from './json-text.ts';
import { unauthorized } from '../../kernel/errors.ts';
import { silentLogger } from '../../kernel/logger.ts';

const answer = v.object({ bytes: v.number() });

const echo = (path: string, more: Partial<Endpoint> = {}): Endpoint => ({
  ...endpoint(defineCall({ method: 'POST', path, allow: 'public', answer }), {
    summary: 'Diz quantos bytes chegaram.',
    handle: async ({ c }) => ({ bytes: (await c.req.arrayBuffer()).byteLength }),
  }),
  ...more,
});

const endpoints = [
  echo('/plain'),
  echo('/large', { maxBody: 4 * REST_BODY_BYTES }),
  echo('/small', { maxBody: 10 }),
  echo('/guarded', { allow: { psych: 'own' } }),
  echo('/of-nobody', { allow: undefined as never }),
];

const app = new Hono<AppEnv>().route(
  '/',
  mount(
    endpoints,
    {
      async before(c, next) {
        const role = v.parse(v.optional(v.picklist(roles)), c.req.header('x-role'));
        if (!role) throw unauthorized();
        c.set('session', { id: '', actor: { userId: '', tenantId: '', role } });
        await next();
      },
      within: () => Promise.reject(new Error('nothing here only reads')),
    },
    { db: {} as Database, clock: { now: () => 0 } },
  ),
);
app.onError(errorHandler(silentLogger));

const send = async (path: string, bytes: number, headers: Record<string, string> = {}) =>
  (await app.request(path, { method: 'POST', body: new Uint8Array(bytes), headers })).status;

describe('the size of a body', () => {
  it('is limited alike everywhere, and by the endpoint that says so', async () => {
    expect(await send('/plain', REST_BODY_BYTES)).toBe(200);
    expect(await send('/plain', REST_BODY_BYTES + 1)).toBe(413);
    expect(await send('/large', 4 * REST_BODY_BYTES)).toBe(200);
    expect(await send('/large', 4 * REST_BODY_BYTES + 1)).toBe(413);
    expect(await send('/small', 10)).toBe(200);
    expect(await send('/small', 11)).toBe(413);
  });

  it('is not believed where only a header names it', async () => {
    expect(await send('/small', 5, { 'content-length': '11' })).toBe(413);
    expect(await send('/small', 11, { 'transfer-encoding': 'chunked' })).toBe(413);
  });

  it('does not matter to whom nobody knows', async () => {
    expect(await send('/guarded', REST_BODY_BYTES + 1)).toBe(401);
  });
});

describe('who may make a call', () => {
  it('is whom it names', async () => {
    expect(await send('/guarded', 1, { 'x-role': 'psych' })).toBe(200);
    expect(await send('/guarded', 1, { 'x-role': 'patient' })).toBe(403);
    expect(await send('/guarded', 1)).toBe(401);
  });

  it('is nobody where it names nobody', async () => {
    expect(await send('/of-nobody', 1)).toBe(401);
    for (const role of roles) expect(await send('/of-nobody', 1, { 'x-role': role })).toBe(403);
  });
});

describe('what a handler answers', () => {
  const counted = defineCall({
    method: 'GET',
    path: '/counted',
    allow: 'public',
    answer: v.object({ count: v.number(), kind: v.picklist(['one', 'many']) }),
  });
  const page = defineCall({
    method: 'GET',
    path: '/page',
    allow: 'public',
    answer: v.string(),
    answerType: 'text/html',
  });
  const summary = 'Conta.';

  it('is what its call says, or the server does not compile', () => {
    const endpointsOf: Endpoint[] = [
      endpoint(counted, { summary, handle: async () => ({ count: 1, kind: 'one' as const }) }),
      endpoint(counted, {
        summary,
        // @ts-expect-error -- A text is no number.
        handle: async () => ({ count: '1', kind: 'one' as const }),
      }),
      endpoint(counted, {
        summary,
        // @ts-expect-error -- A part of it is missing.
        read: async () => ({ count: 1 }),
      }),
      endpoint(counted, {
        summary,
        // @ts-expect-error -- No such kind.
        read: async () => ({ count: 1, kind: 'none' }),
      }),
      endpoint(counted, {
        summary,
        // @ts-expect-error -- Nothing at all.
        handle: async () => undefined,
      }),
      endpoint(counted, {
        summary,
        // @ts-expect-error -- What a response holds nobody has checked.
        handle: async ({ c }) => c.text('1'),
      }),
      endpoint(counted, {
        summary,
        // @ts-expect-error -- The call has one status.
        handle: async () => new Also({ count: 1, kind: 'one' as const }),
      }),
      endpoint(page, { summary, handle: async ({ c }) => c.html('<p>1</p>') }),
    ];
    expect(endpointsOf).toHaveLength(8);
  });
});
