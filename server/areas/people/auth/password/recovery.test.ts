import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestApi,
  registration,
  type TestApi,
  TEST_ORIGIN,
} from '../../../../../test/harness/server/api.ts';
import { engines } from '../../../../../test/harness/database/database.ts';
import type { Database } from '../../../../kernel/db/database.ts';
import { limits } from '../../../../kernel/limits.ts';

const HOUR_MS = 3_600_000;

let db: Database;
let api: TestApi;

// PostgreSQL where there is one: concurrent calls really overlap there.
const engine = engines().at(-1);

beforeEach(async () => {
  db = (await engine?.open()) as Database;
  api = createTestApi(db);
});

afterEach(() => db.close());

const post = (path: string, body: unknown, from = api) => from.call('POST', path, { body });
const verify = (token: unknown) => post('/auth/verify-email', { token });
const login = (email: string, password: string) => post('/auth/login', { email, password });

async function register() {
  const form = registration();
  const { body } = await post('/auth/registerTenantPsych', form);
  return { ...form, token: String(body.access_token) };
}

/** The token in the newest mail's link. */
const newestToken = (path = '/verify-email'): Promise<string> =>
  api.readInMail(new RegExp(`${TEST_ORIGIN}${path}#token=([\\w-]+)$`, 'm'));

const verifiedAt = async (token: string) =>
  (await api.call('GET', '/users/profile', { token })).body.emailVerifiedAt;

describe('verifying an address', () => {
  it('begins with a mail to whoever registers, who may sign in before', async () => {
    const { email, password, token } = await register();
    expect(await verifiedAt(token)).toBeNull();
    expect((await login(email, password)).status).toBe(200);
    expect(await newestToken()).toHaveLength(43);
    expect(api.mails).toMatchObject([{ kind: 'verify-email', to: email }]);
  });

  it('ends with the link, once', async () => {
    const { token } = await register();
    const link = await newestToken();
    const first = await verify(link);
    expect(first.status).toBe(200);
    expect(first.body).toEqual({ success: true, message: 'Email verificado com sucesso!' });
    expect(await verifiedAt(token)).toBe(new Date(api.clock.ms).toISOString());
    expect(await verify(link)).toMatchObject({ status: 400, body: { code: 'already_confirmed' } });
  });

  it('succeeds for one of many uses at the same moment', async () => {
    await register();
    const link = await newestToken();
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(link)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(7);
  });

  it('says what is wrong with a link that does not open', async () => {
    await register();
    const link = await newestToken();
    for (const nothing of [undefined, '', '  ', 7, 'x'.repeat(300)])
      expect(await verify(nothing)).toMatchObject({
        status: 422,
        body: { message: 'Token de verificação não encontrado.' },
      });
    expect(await verify('desconhecido')).toMatchObject({
      status: 400,
      body: { code: 'token_invalid' },
    });
    api.clock.ms += 73 * HOUR_MS;
    expect(await verify(link)).toMatchObject({
      status: 400,
      body: { code: 'token_expired', message: 'Este link expirou. Peça um novo.' },
    });
  });

  it('is asked for again with one answer for everybody, and either link opens, once', async () => {
    const { email } = await register();
    const first = await newestToken();
    const known = await post('/auth/resend-verification', { email });
    const unknown = await post('/auth/resend-verification', { email: 'ninguem@exemplo.com' });
    expect(known.status).toBe(200);
    expect(unknown.body).toEqual(known.body);
    expect(
      await db.kysely.selectFrom('jobs').select('kind').where('kind', 'like', 'mail.%').execute(),
    ).toHaveLength(2);
    const second = await newestToken();
    expect(api.mails).toHaveLength(2);
    expect(second).not.toBe(first);
    expect((await verify(first)).status).toBe(200);
    expect((await verify(second)).status).toBe(400);
    await post('/auth/resend-verification', { email });
    await api.jobs.runDue();
    expect(api.mails).toHaveLength(2);
  });

  it('does not prove another address, which the person has since', async () => {
    const { token, password } = await register();
    const stale = await newestToken();
    const body = { email: 'nova@exemplo.com', password };
    await api.call('POST', '/auth/change-email', { token, body });
    const link = await newestToken('/confirm-email');
    expect((await post('/auth/confirm-email', { token: link })).status).toBe(200);
    expect((await verify(stale)).status).toBe(400);
    expect(await verifiedAt(token)).toBeTruthy();
  });

  it('is not disturbed by a profile that keeps its address', async () => {
    const { token, email } = await register();
    await verify(await newestToken());
    await api.call('PUT', '/users/profile', { token, body: { email, name: 'Outra' } });
    await api.jobs.runDue();
    expect(await verifiedAt(token)).toBeTruthy();
    expect(api.mails).toHaveLength(1);
  });

  it('leaves no token, address or name in the database, jobs or log', async () => {
    const { email, name } = await register();
    const jobs = await db.kysely.selectFrom('jobs').selectAll().execute();
    const link = await newestToken();
    const rows = await db.kysely.selectFrom('one_time_tokens').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(link);
    for (const secret of [link, email, name])
      expect(JSON.stringify([jobs, api.lines])).not.toContain(secret);
  });

  it('is tried again later where the mail server does not answer', async () => {
    let isDown = true;
    const sent: string[] = [];
    api = createTestApi(
      db,
      {},
      {
        mailer: {
          send: async (kind) => {
            if (isDown)
              throw Object.assign(new Error('maria@exemplo.com'), { code: 'ECONNECTION' });
            sent.push(kind);
          },
        },
      },
    );
    await register();
    await api.jobs.runDue();
    expect(sent).toEqual([]);
    isDown = false;
    api.clock.ms += HOUR_MS;
    await api.jobs.runDue();
    expect(sent).toEqual(['verify-email']);
    expect(api.lines.join()).toContain('ECONNECTION');
    expect(api.lines.join()).not.toContain('maria');
  });
});

describe('a forgotten password', () => {
  const forgot = (email: string) => post('/auth/forgot-password', { email });
  const reset = (token: string, password = 'nova-senha-1') =>
    post('/auth/reset-password', { token, password });

  async function registerAndForget() {
    const form = await register();
    await newestToken();
    await forgot(form.email);
    return { ...form, link: await newestToken('/reset-password') };
  }

  it('gets one answer for everybody', async () => {
    const { email } = await register();
    const [known, unknown] = [await forgot(email), await forgot('ninguem@exemplo.com')];
    expect(known.status).toBe(200);
    expect(unknown.body).toEqual(known.body);
    expect((await forgot('nada')).status).toBe(422);
  });

  it('is replaced by the link, which ends all sessions and proves the address', async () => {
    const { email, password, token, link } = await registerAndForget();
    expect((await reset(link)).body).toMatchObject({ success: true });
    expect((await api.call('GET', '/users/profile', { token })).status).toBe(401);
    expect((await login(email, password)).status).toBe(401);
    const again = await login(email, 'nova-senha-1');
    expect(again.status).toBe(200);
    expect(await verifiedAt(String(again.body.access_token))).toBeTruthy();
  });

  it('is replaced once, also by many at the same moment', async () => {
    const { link } = await registerAndForget();
    const answers = await Promise.all(Array.from({ length: 6 }, () => reset(link)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await reset(link)).toMatchObject({ status: 400, body: { code: 'token_invalid' } });
  });

  it('keeps the password within the rules, and the link until it is used', async () => {
    const { link } = await registerAndForget();
    expect((await reset(link, '12345')).body).toMatchObject({
      message: 'A senha deve ter pelo menos 6 caracteres',
    });
    expect((await reset(link, 'x'.repeat(101))).status).toBe(422);
    for (const weak of ['123456', 'senha123', 'helena77'])
      expect((await reset(link, weak)).body).toMatchObject({ code: 'password_weak' });
    expect((await reset(link, 'xk7pq2')).status).toBe(200);
  });

  it('has a link that lives for an hour, and serves no other purpose', async () => {
    const { link } = await registerAndForget();
    expect((await verify(link)).status).toBe(400);
    api.clock.ms += HOUR_MS;
    expect(await reset(link)).toMatchObject({ status: 400, body: { code: 'token_expired' } });
  });

  it('opens an account that guesses had locked', async () => {
    const { email, link } = await registerAndForget();
    for (let n = 0; n <= limits.loginAccount.most; n += 1) await login(email, 'errada-1');
    expect((await login(email, 'errada-1')).status).toBe(429);
    await reset(link);
    expect((await login(email, 'nova-senha-1')).status).toBe(200);
  });

  it('sends nothing to an account that is inactive', async () => {
    const { email } = await register();
    await newestToken();
    await db.kysely.updateTable('users').set({ is_active: false }).execute();
    await forgot(email);
    await api.jobs.runDue();
    expect(api.mails).toHaveLength(1);
  });
});
