import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, registration, type TestApi } from '../../../../test/harness/server/api.ts';
import { engines } from '../../../../test/harness/database/database.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { limits } from '../../../kernel/limits.ts';

let db: Database;
let api: TestApi;

// PostgreSQL where there is one: concurrent calls really overlap there.
const engine = engines().at(-1);

const ID = '0193a000-0000-7000-8000-00000000000a';

beforeEach(async () => {
  db = (await engine?.open()) as Database;
  api = createTestApi(db);
});

afterEach(() => db.close());

const post = (path: string, body: unknown, from = api) => from.call('POST', path, { body });

async function register() {
  const { body } = await post('/auth/registerTenantPsych', registration());
  return { token: String(body.access_token) };
}

describe('limits of calls without an account', () => {
  const message = 'Muitas requisições. Tente novamente em alguns instantes.';

  it('hold for an address that mails are sent to, and end with their window', async () => {
    const ask = () => post('/auth/forgot-password', { email: 'ninguem@exemplo.com' });
    const { most } = limits.forgotEmail;
    const answers = await Promise.all(Array.from({ length: most + 2 }, ask));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    const refused = await ask();
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests', message },
    });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect((await post('/auth/forgot-password', { email: 'outra@exemplo.com' })).status).toBe(200);
    api.clock.ms += wait * 1000;
    expect((await ask()).status).toBe(200);
  });

  it('are counted in the database, so that two instances agree', async () => {
    const other = createTestApi(db, { limits: { forgotEmail: 4 } });
    api = createTestApi(db, { limits: { forgotEmail: 4 } });
    const email = 'ninguem@exemplo.com';
    const statuses = [];
    for (const from of [api, other, api, other, api, other])
      statuses.push((await post('/auth/forgot-password', { email }, from)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  });

  it.each([
    ['registerAddress', '/auth/registerTenantPsych', {}],
    [
      'endSessionAddress',
      '/auth/end-session',
      { sessionId: ID, tenantId: ID, proof: 'a'.repeat(43) },
    ],
    ['verifyAddress', '/auth/verify-email', { token: 'desconhecido' }],
    ['resendAddress', '/auth/resend-verification', { email: 'a@exemplo.com' }],
    ['forgotAddress', '/auth/forgot-password', { email: 'a@exemplo.com' }],
    ['resetAddress', '/auth/reset-password', { token: 'desconhecido', password: '123456' }],
  ] as const)('of %s stop one network address', async (name, path, body) => {
    api = createTestApi(db, { limits: { [name]: 1 } });
    const fill = () => (name === 'registerAddress' ? registration() : body);
    await post(path, fill());
    expect(await post(path, fill())).toMatchObject({ status: 429, body: { message } });
  });
});

describe('the weeks ahead', () => {
  it.each([2, 3, 4, 6, 8, 12])('of %i are saved, and stand in a new token', async (weeks) => {
    const { token } = await register();
    const { status, body } = await api.call<{ access_token: string; user: object }>(
      'PUT',
      '/users/profile',
      { token, body: { availabilityWeeksAhead: weeks } },
    );
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ availabilityWeeksAhead: weeks });
    const [, payload = ''] = body.access_token.split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      availabilityWeeksAhead: weeks,
    });
    expect((await api.call('GET', '/users/profile', { token: body.access_token })).status).toBe(
      200,
    );
  });

  it.each([
    [1, 'Mínimo de 2 semanas'],
    [13, 'Máximo de 12 semanas'],
  ])('of %i are refused: %s', async (weeks, message) => {
    const { token } = await register();
    const body = { availabilityWeeksAhead: weeks };
    expect(await api.call('PUT', '/users/profile', { token, body })).toMatchObject({
      status: 422,
      body: { message },
    });
  });
});
