import { SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addressCalls } from '../../../../test/harness/server/addressCalls.ts';
import { createTestApi, registration, type TestApi } from '../../../../test/harness/server/api.ts';
import { engines } from '../../../../test/harness/database/database.ts';
import { decodeClaims } from '../../../../src/domain/auth/claims.ts';
import { endingOf } from '../../../../src/domain/auth/endedSession.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { limits } from '../../../kernel/limits.ts';

const { most: ACCOUNT_LIMIT, windowMs: WINDOW_MS } = limits.loginAccount;
const { most: ADDRESS_LIMIT } = limits.loginAddress;
const DAY_MS = 86_400_000;

interface SignedIn extends Record<string, unknown> {
  readonly access_token: string;
  readonly user: Readonly<Record<string, unknown>>;
}

let db: Database;
let api: TestApi;

// PostgreSQL where there is one: concurrent calls really overlap there.
const engine = engines().at(-1);

beforeEach(async () => {
  db = (await engine?.open()) as Database;
  api = createTestApi(db);
});

afterEach(() => db.close());

const register = (body = registration(), kind = 'registerTenantPsych') =>
  api.call<SignedIn>('POST', `/auth/${kind}`, { body });
const login = (email: string, password: string) =>
  api.call<SignedIn>('POST', '/auth/login', { body: { email, password } });
const profile = (token: string) => api.call('GET', '/users/profile', { token });

describe('registering', () => {
  it('makes an individual practice whose psychologist is signed in', async () => {
    const form = registration({ email: '  Nova@Exemplo.com.BR ' });
    const { status, body } = await register(form);
    expect(status).toBe(201);
    expect(body.user).toMatchObject({
      email: 'nova@exemplo.com.br',
      role: 'psych',
      availabilityWeeksAhead: 4,
    });
    expect((await profile(body.access_token)).body).toMatchObject({
      name: form.name,
      crp: form.crp,
    });
  });

  it('keeps a field that was left blank as one without a value', async () => {
    const blank = { specialization: '', phone: ' ', cpf: '', bio: '' };
    const { body } = await register(registration(blank));
    expect((await profile(body.access_token)).body).toMatchObject({
      specialization: null,
      phone: null,
      bio: null,
    });
  });

  it('keeps which terms were accepted, and when; of who was shown none that nobody knows it', async () => {
    const termsOf = async (form: object) => {
      const { body } = await register({ ...registration(), ...form });
      const { termsVersion, termsAcceptedAt } = (await profile(body.access_token)).body;
      return [termsVersion, termsAcceptedAt];
    };
    expect(await termsOf({ termsVersion: 1 })).toEqual([1, new Date(api.clock.ms).toISOString()]);
    expect(await termsOf({})).toEqual([null, null]);
    const { body } = await register();
    const accept = { token: body.access_token, body: { version: 1 } };
    expect((await api.call('POST', '/users/terms', accept)).status).toBe(200);
    expect((await profile(body.access_token)).body).toMatchObject({ termsVersion: 1 });
  });

  it('makes a clinic whose first account administers it', async () => {
    const { status, body } = await register(registration(), 'registerClinic');
    expect(status).toBe(201);
    expect(body.user.role).toBe('administrator');
  });

  it('gives the token every claim that the device asks for', async () => {
    const { body } = await register();
    expect(decodeClaims(body.access_token)).toMatchObject({
      sub: body.user.id,
      email: body.user.email,
      tenantId: body.user.tenantId,
      availabilityWeeksAhead: 4,
    });
  });

  it('puts the practice and its people into the feed at once', async () => {
    const { body } = await register();
    const { body: page } = await api.call<{ changes: { entity: string }[] }>(
      'GET',
      `/sync/changes?clientId=${crypto.randomUUID()}`,
      { token: body.access_token },
    );
    expect(page.changes.map(({ entity }) => entity).toSorted()).toEqual(['tenants', 'users']);
  });

  it('tells who knows the password of it that there is an account already', async () => {
    const form = registration({ email: 'mesma@exemplo.com' });
    await register(form);
    const again = await register(registration({ email: form.email }));
    expect(again.status).toBe(409);
    expect(again.body).toEqual({
      message: 'Já existe uma conta com este email.',
      code: 'email_taken',
    });
  });

  it('says which of two practices has a domain, and leaves nothing of the other', async () => {
    const { domain } = registration();
    await register(registration({ domain }));
    const second = registration({ domain: domain.toUpperCase() });
    expect(await register(second)).toMatchObject({ status: 409, body: { code: 'domain_taken' } });
    expect((await register({ ...second, domain: `${domain}-2` })).status).toBe(201);
  });
});

describe('signing in', () => {
  it('answers a wrong password and an unknown address alike', async () => {
    const form = registration();
    await register(form);
    const wrong = await login(form.email, 'outra-senha');
    const unknown = await login('ninguem@exemplo.com', 'outra-senha');
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({
      message: 'Email ou senha incorretos. Verifique suas credenciais.',
      code: 'invalid_credentials',
    });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  it('accepts the address in any case', async () => {
    const form = registration();
    await register(form);
    expect((await login(form.email.toUpperCase(), form.password)).status).toBe(200);
  });

  it('says that an account is inactive only to who knows its password', async () => {
    const form = registration();
    await register(form);
    await db.kysely
      .updateTable('users')
      .set({ is_active: false })
      .where('email', '=', form.email)
      .execute();
    expect((await login(form.email, 'outra-senha')).status).toBe(401);
    const refused = await login(form.email, form.password);
    expect(refused).toMatchObject({ status: 403, body: { code: 'account_inactive' } });
    expect(refused.body.message).toMatch(/^Sua conta está inativa/);
  });

  it('stops guessing at one account, all guesses at once included, and lets it in again later', async () => {
    const form = registration();
    await register(form);
    const guesses = await Promise.all(
      Array.from({ length: ACCOUNT_LIMIT + 3 }, () => login(form.email, 'errada-1')),
    );
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(3);
    const blocked = await login(form.email, form.password);
    expect(blocked.status).toBe(429);
    expect(blocked.body.message).toBe(
      'Muitas tentativas de login. Tente novamente em alguns minutos.',
    );
    const wait = Number(blocked.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    api.clock.ms += Math.min(wait * 1000, WINDOW_MS);
    expect((await login(form.email, form.password)).status).toBe(200);
  });

  it('stops one address that tries many accounts', async () => {
    const guesses = [];
    for (let i = 0; i <= ADDRESS_LIMIT; i++)
      guesses.push(await login(`pessoa-${i}@exemplo.com`, 'errada-1'));
    expect(guesses.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
  });

  it('counts no success', async () => {
    const form = registration();
    await register(form);
    for (let i = 0; i < ACCOUNT_LIMIT + 2; i++)
      expect((await login(form.email, form.password)).status).toBe(200);
  });
});

describe('a session', () => {
  it('ends at once when the person signs out, and only that one', async () => {
    const form = registration();
    const { access_token: first } = (await register(form)).body;
    const { access_token: second } = (await login(form.email, form.password)).body;
    expect((await api.call('POST', '/auth/logout', { token: first })).status).toBe(200);
    expect((await profile(first)).status).toBe(401);
    expect((await profile(second)).status).toBe(200);
  });

  describe('that was left without a network', () => {
    const end = (body: unknown) => api.call('POST', '/auth/end-session', { body });
    const endingOfToken = (token: string) => {
      const claims = decodeClaims(token);
      return claims && endingOf(claims);
    };

    it('ends by the proof that its token carried, also after a renewal, once and again', async () => {
      const { access_token: first } = (await register()).body;
      const { body } = await api.call<SignedIn>('POST', '/auth/renew', { token: first });
      const ending = endingOfToken(first);
      expect(endingOfToken(body.access_token)).toEqual(ending);
      for (let time = 0; time < 2; time++) expect((await end(ending)).status).toBe(200);
      expect((await profile(first)).status).toBe(401);
      expect((await profile(body.access_token)).status).toBe(401);
    });

    it('ends by no other proof, and the answer does not tell', async () => {
      const { access_token: mine } = (await register()).body;
      const { access_token: theirs } = (await register()).body;
      const [own, foreign] = [endingOfToken(mine)!, endingOfToken(theirs)!];
      const { status, text } = await end({ ...foreign, proof: own.proof });
      expect({ status, text }).toEqual({ status: 200, text: '{"success":true}' });
      expect((await end({ ...own, tenantId: foreign.tenantId })).text).toBe(text);
      expect((await end({ ...own, sessionId: foreign.sessionId })).text).toBe(text);
      expect((await profile(mine)).status).toBe(200);
      expect((await profile(theirs)).status).toBe(200);
      expect((await end(own)).text).toBe(text);
      expect((await profile(mine)).status).toBe(401);
    });

    it.each([
      ['no proof', { proof: undefined }],
      ['a proof of another form', { proof: 'x'.repeat(44) }],
      ['a session that is no id', { sessionId: '1' }],
    ])('refuses %s', async (_why, change) => {
      const { access_token } = (await register()).body;
      expect((await end({ ...endingOfToken(access_token), ...change })).status).toBe(422);
      expect((await profile(access_token)).status).toBe(200);
    });
  });

  it('lasts seven days, and seven more from each renewal', async () => {
    const { access_token } = (await register()).body;
    api.clock.ms += 6 * DAY_MS;
    const renewed = await api.call<SignedIn>('POST', '/auth/renew', { token: access_token });
    api.clock.ms += 2 * DAY_MS;
    expect((await profile(access_token)).status).toBe(401);
    expect((await profile(renewed.body.access_token)).status).toBe(200);
    api.clock.ms += 6 * DAY_MS;
    expect((await profile(renewed.body.access_token)).status).toBe(401);
  });

  it('carries a changed name and address after renewal', async () => {
    const calls = addressCalls(api);
    const person = await calls.register();
    const { token } = person;
    const changed = await api.call('PUT', '/users/profile', {
      token,
      body: { name: 'Helena Novo Nome' },
    });
    expect(changed.status).toBe(200);
    expect(changed.body).not.toHaveProperty('access_token');
    await calls.move(person, 'novo@exemplo.com');
    const renewed = await api.call<SignedIn>('POST', '/auth/renew', { token });
    expect(decodeClaims(renewed.body.access_token)).toMatchObject({
      name: 'Helena Novo Nome',
      email: 'novo@exemplo.com',
    });
    expect((await login('novo@exemplo.com', 'segredo-123')).status).toBe(200);
  });

  it('answers a new token where the weeks ahead change', async () => {
    const { access_token: token } = (await register()).body;
    const { body } = await api.call<SignedIn>('PUT', '/users/profile', {
      token,
      body: { availabilityWeeksAhead: 8 },
    });
    expect(body.user.availabilityWeeksAhead).toBe(8);
    expect(decodeClaims(body.access_token)?.availabilityWeeksAhead).toBe(8);
    expect((await profile(body.access_token)).body.availabilityWeeksAhead).toBe(8);
  });

  it('refuses an address that another account has, like any other', async () => {
    const { email } = (await register()).body.user;
    const { access_token: token } = (await register()).body;
    for (const other of [email, 'ninguem@exemplo.com'])
      expect(
        await api.call('PUT', '/users/profile', { token, body: { email: other } }),
      ).toMatchObject({ status: 409, body: { code: 'email_needs_password' } });
  });

  it('holds on every instance of one database, and ends on all of them at once', async () => {
    const { access_token: token } = (await register()).body;
    const second = createTestApi(db);
    const elsewhere = () => second.call('GET', '/users/profile', { token });
    expect((await elsewhere()).status).toBe(200);
    await api.call('POST', '/auth/logout', { token });
    expect((await elsewhere()).status).toBe(401);
  });

  it('is signed with the configured secret where there is one', async () => {
    const { access_token: token } = (await register()).body;
    const configured = createTestApi(db, { jwtSecret: 'um segredo de trinta e dois caracteres' });
    expect((await configured.call('GET', '/users/profile', { token })).status).toBe(401);
  });

  it('ends when the account is closed, and acts with the role that the person has now', async () => {
    const { access_token: token, user } = (await register(registration(), 'registerClinic')).body;
    const change = (values: { role?: 'psych'; is_active?: boolean }) =>
      db.kysely.updateTable('users').set(values).where('id', '=', String(user.id)).execute();
    await change({ role: 'psych' });
    const { status } = await api.call('POST', '/patients', {
      token,
      body: { name: 'Gil', email: 'g@exemplo.com' },
    });
    expect(status).toBe(201);
    await change({ is_active: false });
    expect((await profile(token)).status).toBe(401);
  });

  it.each([
    ['no token', undefined],
    ['no JWT', 'abc'],
    ['an unsigned one', `${btoa('{"alg":"none"}')}.${btoa('{}')}.x`],
  ])('is refused for %s', async (_name, token) => {
    const { status, body } = await api.call('GET', '/users/profile', { token });
    expect(status).toBe(401);
    expect(body).toEqual({
      message: 'Não autorizado. Faça login novamente.',
      code: 'unauthorized',
    });
  });

  it('is refused for a token signed with another key, or changed', async () => {
    const { access_token } = (await register()).body;
    const claims = decodeClaims(access_token) ?? {};
    const forged = await new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('x'.repeat(32)));
    expect((await profile(forged)).status).toBe(401);
    const [head, , signature] = access_token.split('.');
    const body = Buffer.from(JSON.stringify({ ...claims, role: 'administrator' })).toString(
      'base64url',
    );
    expect((await profile(`${head}.${body}.${signature}`)).status).toBe(401);
  });
});
