import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addressCalls } from '../harness/server/addressCalls.ts';
import { createTestApi, registration, type TestApi, TEST_ORIGIN } from '../harness/server/api.ts';
import { emptyDatabase, engines } from '../harness/database/database.ts';
import { inviteCalls } from '../harness/server/invites.ts';
import { openClinicApi } from '../harness/server/clinicApi.ts';
import type { Database } from '../../server/kernel/db/database.ts';
import { endingOf } from '../../src/domain/auth/endedSession.ts';
import { decodeClaims } from '../../src/domain/auth/claims.ts';
import { exportTo } from '../../server/program/operations/copies/export.ts';
import { importFrom } from '../../server/program/operations/copies/import.ts';
import { NOON } from '../harness/practice/practice.ts';

// PostgreSQL where there is one: concurrent calls really overlap there.
const engine = engines().at(-1);

let db: Database;
let api: TestApi;
let calls: ReturnType<typeof addressCalls>;

beforeEach(async () => {
  db = (await engine?.open()) as Database;
  api = createTestApi(db, { trustProxy: true });
  calls = addressCalls(api);
});

afterEach(() => db.close());

const post = (path: string, body: unknown, token?: string) =>
  api.call('POST', path, { body, token });

/** A call without an account from another network. */
const postFrom = (from: string, path: string, body: unknown) =>
  api.call('POST', path, { body, headers: { 'x-forwarded-for': from } });

/** The token in the newest link that leads to the path. */
async function linkTo(path: string): Promise<string> {
  await api.jobs.runDue();
  const pattern = new RegExp(`${TEST_ORIGIN}${path}([\\w-]+)$`, 'm');
  return api.mails.flatMap(({ text }) => pattern.exec(text)?.[1] ?? []).at(-1) ?? '';
}

describe('5. a borrowed token and the address', () => {
  const thief = 'ladrao@exemplo.com';

  it('take no account over by the profile, its call or the batch of an old device', async () => {
    const helena = await calls.register();
    const { token } = helena;
    const body = { email: thief, bio: 'Olá' };
    const refused = { code: 'email_needs_password' };
    expect(await api.call('PUT', '/users/profile', { token, body })).toMatchObject({
      status: 409,
      body: refused,
    });
    const command = { key: crypto.randomUUID(), seq: 1, name: 'user.updateProfile', args: body };
    const batch = {
      clientId: crypto.randomUUID(),
      commands: [{ ...command, at: new Date(api.clock.ms).toISOString() }],
    };
    const answer = await api.call('POST', '/sync/commands', { token, body: batch });
    expect(answer.body).toMatchObject({ results: [{ status: 'refused', ...refused }] });
    expect((await calls.login(helena.email, helena.password)).status).toBe(200);
    await api.jobs.runDue();
    expect(api.mails.filter(({ to }) => to === thief)).toEqual([]);
  });

  it('guess no password: attempts end long before', async () => {
    const helena = await calls.register();
    const guesses = Array.from({ length: 20 }, (_, n) => `senha-${n}-errada`);
    const answers = await Promise.all(
      guesses.map((password) => calls.ask({ ...helena, password }, thief)),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await calls.login(helena.email, helena.password)).status).toBe(200);
  });

  it('with the password change it for so long as the old address undoes nothing', async () => {
    const helena = await calls.register();
    const stolen = await calls.move(await calls.signIn(helena), thief);
    const body = { password: helena.password, newPassword: 'agora e meu 7' };
    expect((await calls.post('change-password', body, stolen.token)).status).toBe(200);
    expect(await calls.isAlive(helena.token)).toBe(false);
    await calls.undo(await calls.linkOf('email-changed', helena.email));
    expect(await calls.isAlive(stolen.token)).toBe(false);
    for (const email of [thief, helena.email])
      expect((await calls.login(email, 'agora e meu 7')).status).toBe(401);
    const token = await calls.linkOf('reset-password', helena.email);
    await calls.post('reset-password', { token, password: 'girassol-azul' });
    expect((await calls.login(helena.email, 'girassol-azul')).status).toBe(200);
  });
});

describe('6. a sensitive act', () => {
  it.each(['change-email', 'change-password'])(
    'with a borrowed token alone is refused: %s',
    async (path) => {
      const { token, password, email } = await calls.register();
      const act = { email: 'nova@exemplo.com', newPassword: 'xk7pq2' };
      expect((await calls.post(path, act, token)).status).toBe(422);
      const wrong = await calls.post(path, { ...act, password: 'errada-1' }, token);
      expect(wrong).toMatchObject({ status: 422, body: { code: 'password_wrong' } });
      expect((await calls.login(email, password)).status).toBe(200);
      expect((await calls.post(path, { ...act, password })).status).toBe(401);
      expect((await calls.post(path, { ...act, password }, token)).status).toBe(200);
    },
  );
});

describe('6. a token that somebody copied before its owner signed out without a network', () => {
  const profile = (token: string) => api.call('GET', '/users/profile', { token });
  const register = async () =>
    String((await post('/auth/registerTenantPsych', registration())).body.access_token);
  const endingOfToken = (token: string) => {
    const claims = decodeClaims(token);
    return claims && endingOf(claims);
  };

  it('dies with the proof that the device kept, whoever delivers it, without an account', async () => {
    const copied = await register();
    const kept = endingOfToken(copied);
    expect(JSON.stringify(kept)).not.toContain(copied.split('.')[2]);
    expect((await profile(copied)).status).toBe(200);
    expect((await post('/auth/end-session', kept)).status).toBe(200);
    expect((await profile(copied)).status).toBe(401);
    expect((await post('/auth/renew', {}, copied)).status).toBe(401);
  });

  it('is told to the practice once, with the network that it was delivered from', async () => {
    const copied = await register();
    for (let time = 0; time < 3; time++) await post('/auth/end-session', endingOfToken(copied));
    const told = await db.kysely
      .selectFrom('security_events')
      .select(['kind', 'session_id'])
      .where('kind', '=', 'session.ended')
      .execute();
    expect(told).toEqual([{ kind: 'session.ended', session_id: decodeClaims(copied)?.sid }]);
  });

  it('outlives every guess, and no answer tells a session from another', async () => {
    const copied = await register();
    const own = endingOfToken(copied);
    const stranger = endingOfToken(await register());
    const guesses = [
      { ...own, proof: 'A'.repeat(43) },
      { ...own, proof: stranger?.proof },
      { ...own, tenantId: stranger?.tenantId, proof: stranger?.proof },
      { ...own, sessionId: crypto.randomUUID() },
      { ...own, tenantId: crypto.randomUUID() },
    ];
    const answers = await Promise.all(guesses.map((guess) => post('/auth/end-session', guess)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(['200 {"success":true}']),
    );
    expect((await profile(copied)).status).toBe(200);
  });

  it('cannot be turned into a way in: the proof is no token', async () => {
    const { proof, sessionId } = endingOfToken(await register()) ?? {};
    for (const forged of [proof, `${proof}.${proof}.${proof}`, `e30.e30.${proof}`, sessionId])
      expect((await profile(String(forged))).status).toBe(401);
  });
});

describe('7. a copy that is brought back', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sereno-attack-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('revives no session that was ended since, and no link that was used', async () => {
    const form = registration();
    const { body } = await post('/auth/registerTenantPsych', form);
    const token = String(body.access_token);
    const link = await linkTo('/verify-email#token=');
    const path = join(folder, 'copia.gz');
    await exportTo(db, path, { at: new Date(NOON).toISOString(), keys: true });
    await post('/auth/verify-email', { token: link });
    await post('/auth/logout', {}, token);

    await emptyDatabase(db);
    await importFrom(db, path, { now: NOON, random: api.parts.random });
    api = createTestApi(db);
    expect((await api.call('GET', '/patients', { token })).status).toBe(401);
    expect(await post('/auth/verify-email', { token: link })).toMatchObject({ status: 400 });
    expect((await post('/auth/login', form)).status).toBe(200);
  });
});

describe('8. a stranger’s wrong passwords', () => {
  it('lock the stranger out, and not the owner, from a new network and on a new device', async () => {
    const { email, password, ...form } = registration();
    await post('/auth/registerTenantPsych', { email, password, ...form });
    for (let n = 0; n < 10; n += 1)
      await postFrom('198.51.100.7', '/auth/login', { email, password: 'errada-1' });
    const login = { email, password };
    expect((await postFrom('198.51.100.8', '/auth/login', login)).status).toBe(429);
    expect((await postFrom('192.0.2.30', '/auth/login', login)).status).toBe(200);
  });
});

/** Registers a person who opens the link of the mail. */
async function proved(changes: Readonly<Record<string, unknown>> = {}) {
  const form = registration(changes);
  const { body } = await post('/auth/registerTenantPsych', form);
  const link = await linkTo('/verify-email#token=');
  expect((await post('/auth/verify-email', { token: link })).status).toBe(200);
  return { ...form, token: String(body.access_token) };
}

describe('9. who has an account', () => {
  it('is asked by registering a few times, not hundreds, and told to the owner', async () => {
    const owner = await proved();
    const statuses: number[] = [];
    for (let n = 0; n < 40; n += 1) {
      const form = registration({ email: n === 0 ? owner.email : `pessoa-${n}@exemplo.com` });
      const domain = n === 0 ? form.domain : owner.domain;
      statuses.push(
        (await postFrom('198.51.100.7', '/auth/registerTenantPsych', { ...form, domain })).status,
      );
    }
    expect(statuses.filter((status) => status === 409)).toHaveLength(20);
    await api.jobs.runDue();
    const told = api.mails.filter(({ kind }) => kind === 'account-exists');
    expect(told.map(({ to }) => to)).toEqual([owner.email]);
  });

  it('is not told by an address that a stranger only named', async () => {
    const { email, password, token: ours } = await proved();
    const stranger = await post('/auth/registerTenantPsych', registration());
    const token = String(stranger.body.access_token);
    const batch = {
      clientId: crypto.randomUUID(),
      commands: [email, 'ninguem@exemplo.com'].map((address, index) => ({
        seq: index + 1,
        key: crypto.randomUUID(),
        name: 'user.updateProfile',
        args: { email: address },
        at: new Date(api.clock.ms).toISOString(),
      })),
    };
    const { body } = await post('/sync/commands', batch, token);
    const [known, unknown] = (body as { results: Record<string, unknown>[] }).results;
    expect([known?.status, known?.code]).toEqual([unknown?.status, unknown?.code]);
    const login = await post('/auth/login', { email, password });
    const claimsOf = (text: unknown) => String(text).split('.')[1];
    expect(decodeURIComponent(atob(claimsOf(login.body.access_token) ?? ''))).toContain(email);
    expect((await api.call('GET', '/users/profile', { token: ours })).body).toMatchObject({
      email,
    });
  });

  it('keeps no patient from an invitation: a squatter has the address in name only', async () => {
    const world = await openClinicApi(db);
    const { email } = world.clinic.davi;
    const squatter = registration({ email });
    await post('/auth/registerTenantPsych', squatter);
    const { invited, accept } = inviteCalls(world);
    const { link } = await invited();
    const { status, body } = await accept(link, 'xk7pq2');
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ email, role: 'patient' });
  });
});

describe('10. a password that a stranger guesses first', () => {
  const weak = ['123456', 'aaaaaa', '      ', 'senha123', 'flamengo', 'mudar123', 'Brasil2024!'];
  const refused = { status: 422, body: { code: 'password_weak' } };

  it.each([...weak, 'helena-77', 'pradoprado', '11987654321'])(
    'is refused at the registration: %j',
    async (password) => {
      const form = registration({ password, phone: '(11) 98765-4321' });
      expect(await post('/auth/registerTenantPsych', form)).toMatchObject(refused);
      expect(await post('/auth/registerClinic', form)).toMatchObject(refused);
    },
  );

  it('is refused at a reset, whose link stays open', async () => {
    const form = registration();
    await post('/auth/registerTenantPsych', form);
    await post('/auth/forgot-password', { email: form.email });
    const token = await linkTo('/reset-password#token=');
    for (const password of [...weak, 'helena-77'])
      expect(await post('/auth/reset-password', { token, password })).toMatchObject(refused);
    expect((await post('/auth/reset-password', { token, password: 'xk7pq2' })).status).toBe(200);
  });

  it('is refused for an invited patient', async () => {
    const world = await openClinicApi(db);
    const { invited, accept } = inviteCalls(world);
    const { link } = await invited();
    for (const password of [...weak, 'davi-1990'])
      expect(await accept(link, password)).toMatchObject(refused);
    expect((await accept(link, 'xk7pq2')).status).toBe(201);
  });

  it('still opens an account that chose it before', async () => {
    const form = registration();
    await post('/auth/registerTenantPsych', form);
    const { hash } = await import('@node-rs/argon2');
    for (const password of ['123456', 'cora\u{327}a\u{303}o', 'coração', 'ｓｅｎｈａ１']) {
      await db.kysely
        .updateTable('users')
        .set({ password_hash: await hash(password) })
        .execute();
      const login = { email: form.email, password };
      expect(await post('/auth/login', login)).toMatchObject({ status: 200 });
    }
  });

  it('is one password however a keyboard writes its letters', async () => {
    const form = registration({ password: 'cafe\u{301} de manha\u{303}' });
    await post('/auth/registerTenantPsych', form);
    const login = { email: form.email, password: 'café de manhã' };
    expect((await post('/auth/login', login)).status).toBe(200);
  });
});

describe('11. a stranger with a free account', () => {
  const invite = async (token: string, n: number) => {
    const patient = { name: 'Gil', email: `vitima-${n}@exemplo.com` };
    const { body } = await api.call('POST', '/patients', { body: patient, token });
    return post('/patient-invites/create', { patientId: body.id }, token);
  };
  const mailed = async () => {
    await api.jobs.runDue();
    return api.mails.filter(({ kind }) => kind === 'patient-invite');
  };

  it('mails nobody before the own address is proved, and then sixty people a day', async () => {
    const { body } = await post('/auth/registerTenantPsych', registration());
    const token = String(body.access_token);
    for (let n = 0; n < 60; n += 1) expect((await invite(token, n)).status).toBe(201);
    expect(await invite(token, 60)).toMatchObject({
      status: 429,
      body: { message: 'Você já enviou 60 convites hoje. Envie os outros amanhã.' },
    });
    expect(await mailed()).toEqual([]);
    const link = await linkTo('/verify-email#token=');
    await post('/auth/verify-email', { token: link });
    expect(await mailed()).toHaveLength(60);
  });

  it.each(['Ganhe em https://golpe.com', 'golpe.com.br', 'a@b.co', '<b>Ana</b>'])(
    'writes no message into a name: %s',
    async (name) => {
      const { body } = await post('/auth/registerTenantPsych', registration());
      const token = String(body.access_token);
      const refused = { status: 422, body: { code: 'invalid_arguments' } };
      const patient = { name, email: 'vitima@exemplo.com' };
      expect(await post('/patients', patient, token)).toMatchObject(refused);
      expect(await api.call('PUT', '/users/profile', { body: { name }, token })).toMatchObject(
        refused,
      );
      for (const form of [registration({ name }), registration({ tenantName: name })])
        expect(await post('/auth/registerClinic', form)).toMatchObject(refused);
    },
  );
});

describe('12. the portal of a patient', () => {
  it('is shut for an open token and for the password once the patient is deactivated', async () => {
    const world = await openClinicApi(db);
    const { invited, accept } = inviteCalls(world);
    const { body } = await accept((await invited()).link, 'xk7pq2');
    const token = String(body.access_token);
    const { davi } = world.clinic;
    const status = (isActive: boolean) =>
      world.api.call('PATCH', `/patients/${davi.id}/status`, {
        token: world.tokens.ana,
        body: { isActive },
      });
    const read = () => world.api.call('GET', '/appointments/history', { token });
    const login = () =>
      world.api.call('POST', '/auth/login', { body: { email: davi.email, password: 'xk7pq2' } });
    expect((await read()).status).toBe(200);
    await status(false);
    expect((await read()).status).toBe(401);
    expect(await login()).toMatchObject({
      status: 403,
      body: { message: 'Sua conta está inativa. Entre em contato com o administrador.' },
    });
    await status(true);
    expect((await read()).status).toBe(401);
    expect((await login()).status).toBe(200);
  });

  it('never shows why the staff cancelled', async () => {
    const { api: clinic, tokens, clinic: rows } = await openClinicApi(db);
    const body = { reason: 'zqmotivo' };
    await clinic.call('PATCH', `/appointments/${rows.session.id}/cancel`, {
      token: tokens.ana,
      body,
    });
    const feed = `/sync/changes?clientId=${rows.session.id}`;
    for (const path of [`/appointments/${rows.session.id}`, '/appointments/history', feed])
      expect((await clinic.call('GET', path, { token: tokens.portal })).text).not.toContain(
        'zqmotivo',
      );
  });
});
