import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addressCalls } from '../../../../../test/harness/server/addressCalls.ts';
import { createTestApi, type TestApi } from '../../../../../test/harness/server/api.ts';
import { engines } from '../../../../../test/harness/database/database.ts';
import type { Database } from '../../../../kernel/db/database.ts';

// PostgreSQL where there is one: concurrent calls really overlap there.
const engine = engines().at(-1);

let db: Database;
let api: TestApi;
let calls: ReturnType<typeof addressCalls>;

beforeEach(async () => {
  db = (await engine?.open()) as Database;
  api = createTestApi(db);
  calls = addressCalls(api);
});

afterEach(() => db.close());

describe('changing the password', () => {
  const change = (token: string, password: string, newPassword: string) =>
    calls.post('change-password', { password, newPassword }, token);

  it('ends all other sessions and tells the person by mail', async () => {
    const { register, signIn, isAlive, login } = calls;
    const helena = await register();
    const other = await signIn(helena);
    expect((await change(helena.token, helena.password, 'xk7pq2')).status).toBe(200);
    expect([await isAlive(helena.token), await isAlive(other.token)]).toEqual([true, false]);
    expect((await login(helena.email, helena.password)).status).toBe(401);
    expect((await login(helena.email, 'xk7pq2')).status).toBe(200);
    await api.jobs.runDue();
    expect(api.mails).toContainEqual(
      expect.objectContaining({ kind: 'password-changed', to: helena.email }),
    );
  });

  it('takes the present one, and another that is not easy to guess', async () => {
    const { register } = calls;
    const { token, password } = await register();
    for (const [present, next, code] of [
      ['errada-1', 'xk7pq2', 'password_wrong'],
      [password, '123456', 'password_weak'],
      [password, 'helena-77', 'password_weak'],
      [password, password, 'password_same'],
    ] as const)
      expect(await change(token, present, next)).toMatchObject({ status: 422, body: { code } });
  });

  it('takes the link of a forgotten one with it', async () => {
    const { register, post, linkOf } = calls;
    const { token, password, email } = await register();
    await post('forgot-password', { email });
    const link = await linkOf('reset-password', email);
    await change(token, password, 'xk7pq2');
    const late = await post('reset-password', { token: link, password: 'ym8rs3' });
    expect(late).toMatchObject({ status: 400, body: { code: 'token_invalid' } });
  });

  it('happens once of two at the same moment', async () => {
    const { register } = calls;
    const { token, password } = await register();
    const answers = await Promise.all([
      change(token, password, 'xk7pq2'),
      change(token, password, 'ym8rs3'),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });
});
