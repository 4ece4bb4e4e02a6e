import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestApi,
  registration,
  type TestApi,
  TEST_ORIGIN,
} from '../../../../test/harness/server/api.ts';
import { engines } from '../../../../test/harness/database/database.ts';
import type { Database } from '../../../kernel/db/database.ts';

const MINUTE_MS = 60_000;

// PostgreSQL where there is one: concurrent uses really overlap there.
const engine = engines().at(-1);

let db: Database;
let api: TestApi;

beforeEach(async () => {
  db = (await engine?.open()) as Database;
  api = createTestApi(db);
});

afterEach(() => db.close());

interface SignedIn extends Record<string, unknown> {
  readonly user: Readonly<Record<string, unknown>>;
}

const post = (path: string, body: unknown) => api.call<SignedIn>('POST', path, { body });
const login = (email: string, password: string) => post('/auth/login', { email, password });
const EMAIL = 'pessoa@exemplo.com';

async function register(password: string, changes: Readonly<Record<string, unknown>> = {}) {
  api.clock.ms += 1000;
  const form = registration({ email: EMAIL, password, ...changes });
  const { status, body } = await post('/auth/registerTenantPsych', form);
  expect(status).toBe(201);
  // Mails of one moment are sent in any order.
  await api.jobs.runDue();
  return { ...form, id: String(body.user.id), token: String(body.access_token) };
}

/** The links of all mails to a path. Those that wait at the same moment come in any order. */
async function links(path: string): Promise<string[]> {
  await api.jobs.runDue();
  const link = new RegExp(`${TEST_ORIGIN}${path}#token=([\\w-]+)$`, 'm');
  return api.mails.flatMap(({ text }) => link.exec(text)?.[1] ?? []);
}

describe('an address that nobody has proved', () => {
  it('may be named by many, each of whom signs in with the own password', async () => {
    const people = [await register('do-primeiro-7'), await register('do-segundo-7')];
    for (const { id, password } of people)
      expect((await login(EMAIL, password)).body.user).toMatchObject({ id });
    expect((await login(EMAIL, 'de-ninguem-7')).status).toBe(401);
  });

  it('leaves the first to name it in, however many strangers follow', async () => {
    const first = await register('do-primeiro-7');
    for (const n of [1, 2, 3, 4]) await register(`do-estranho-${n}`);
    expect((await login(EMAIL, first.password)).body.user).toMatchObject({ id: first.id });
    expect((await login(EMAIL, 'do-estranho-4')).status).toBe(200);
  });

  it('belongs to whoever opens the mailed link, and the others are told when they sign in', async () => {
    const squatter = await register('do-estranho-7');
    await api.jobs.runDue();
    const owner = await register('da-dona-mesmo-7');
    const [, link] = await links('/verify-email');
    expect((await post('/auth/verify-email', { token: link })).status).toBe(200);
    expect((await login(EMAIL, owner.password)).body).not.toHaveProperty('notice');
    const { status, body } = await login(EMAIL, squatter.password);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ id: squatter.id });
    expect(body.notice).toBe(
      'O email desta conta foi confirmado em outra conta. Troque o seu email em “Editar Perfil”.',
    );
  });

  it('is proved once, also by two links at the same moment', async () => {
    await register('do-primeiro-7');
    await register('do-segundo-7');
    const found = await links('/verify-email');
    const answers = await Promise.all(found.map((token) => post('/auth/verify-email', { token })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const owners = await db.kysely.selectFrom('account_emails').select('email').execute();
    expect(owners).toEqual([{ email: EMAIL }]);
  });

  it('is proved by a new password as well, which ends the stranger’s sessions', async () => {
    const squatter = await register('do-estranho-7');
    await post('/auth/forgot-password', { email: EMAIL });
    const [link] = await links('/reset-password');
    const password = 'da-dona-mesmo-7';
    expect((await post('/auth/reset-password', { token: link, password })).status).toBe(200);
    expect((await api.call('GET', '/users/profile', { token: squatter.token })).status).toBe(401);
    expect((await login(EMAIL, squatter.password)).status).toBe(401);
    expect((await login(EMAIL, password)).status).toBe(200);
  });
});

describe('an address that somebody has proved', () => {
  it('gets its links alone, and cannot be registered', async () => {
    await register('do-estranho-7');
    await api.jobs.runDue();
    const owner = await register('da-dona-mesmo-7');
    const [, link] = await links('/verify-email');
    await post('/auth/verify-email', { token: link });
    await post('/auth/forgot-password', { email: EMAIL });
    const [reset, ...more] = await links('/reset-password');
    expect(more).toEqual([]);
    const password = 'nova-da-dona-7';
    await post('/auth/reset-password', { token: reset, password });
    expect((await login(EMAIL, password)).body.user).toMatchObject({ id: owner.id });
    expect(await post('/auth/registerClinic', registration({ email: EMAIL }))).toMatchObject({
      status: 409,
      body: { code: 'email_taken', message: 'Já existe uma conta com este email.' },
    });
  });
});

describe('a stranger who asks for a person’s links', () => {
  const ask = async (from: string) =>
    api.call('POST', '/auth/forgot-password', {
      body: { email: EMAIL },
      headers: { 'x-forwarded-for': from },
    });

  it('neither keeps her from one nor closes that which she has, nor fills her mailbox', async () => {
    api = createTestApi(db, { trustProxy: true });
    await register('da-dona-mesmo-7');
    let sent = 0;
    for (let minute = 0; minute < 120; minute += 5) {
      for (const n of [1, 2]) expect((await ask(`198.51.${minute}.${n}`)).status).toBe(200);
      sent = (await links('/reset-password')).length;
      api.clock.ms += 5 * MINUTE_MS;
    }
    expect(sent).toBeGreaterThan(3);
    expect(sent).toBeLessThanOrEqual(9);
    expect((await ask('203.0.113.9')).status).toBe(200);
    const token = (await links('/reset-password')).at(-1);
    const password = 'nova-da-dona-7';
    expect((await post('/auth/reset-password', { token, password })).status).toBe(200);
    await ask('203.0.113.9');
    expect((await links('/reset-password')).at(-1)).not.toBe(token);
  });
});
