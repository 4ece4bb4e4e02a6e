import { Hono } from 'hono';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defineCall } from '../../src/domain/contract/call.ts';
import type { Database } from '../db/database.ts';
import { REST_BODY_BYTES } from './body.ts';
import { type Endpoint, endpoint, mount } from './endpoint.ts';
import type { AppEnv } from './env.ts';
import { errorHandler } from './error-handler.ts';
import { unauthorized } from '../kernel/errors.ts';
import { silentLogger } from '../kernel/logger.ts';
import type { Policy } from './policy.ts';

const echo = (path: string, more: Partial<Endpoint> = {}): Endpoint => ({
  ...endpoint(defineCall({ method: 'POST', path, answer: v.object({ bytes: v.number() }) }), {
    summary: 'Diz quantos bytes chegaram.',
    handle: async ({ c }) => ({ bytes: (await c.req.arrayBuffer()).byteLength }),
  }),
  ...more,
});

const policy: Policy = {
  'POST /plain': 'public',
  'POST /large': 'public',
  'POST /small': 'public',
  'POST /guarded': { psych: 'own' },
};
const endpoints = [
  echo('/plain'),
  echo('/large', { maxBody: 4 * REST_BODY_BYTES }),
  echo('/small', { maxBody: 10 }),
  echo('/guarded'),
];

const app = new Hono<AppEnv>().route(
  '/',
  mount(
    endpoints,
    policy,
    async () => {
      throw unauthorized();
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
