import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addressCalls } from '../../../../../test/harness/server/addressCalls.ts';
import {
  createTestApi,
  registration,
  type TestApi,
} from '../../../../../test/harness/server/api.ts';
import { openClinicApi } from '../../../../../test/harness/server/clinicApi.ts';
import { engines } from '../../../../../test/harness/database/database.ts';
import { inviteCalls } from '../../../../../test/harness/server/invites.ts';
import type { Database } from '../../../../kernel/db/database.ts';
import { limits } from '../../../../kernel/limits.ts';
import { prune } from '../../../../program/operations/prune.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NEW = 'nova@exemplo.com';

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

const kinds = () => api.mails.map(({ kind, to }) => `${kind} ${to}`);
const profile = async (token: string) => (await api.call('GET', '/users/profile', { token })).body;
const invalid = { status: 400, body: { code: 'token_invalid' } };
const taken = { status: 409, body: { code: 'email_taken' } };

describe('asking for another address', () => {
  it('changes nothing before the link to it is opened', async () => {
    const { ask, register, signIn, linkOf } = calls;
    const helena = await register();
    const answer = await ask(helena, ' NOVA@exemplo.com ');
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(await linkOf('confirm-email', NEW)).toHaveLength(43);
    expect(await profile(helena.token)).toMatchObject({ email: helena.email });
    expect((await signIn(helena)).token).not.toBe('');
    expect((await signIn({ ...helena, email: NEW })).token).toBe('');
  });

  it('takes the present password, and no 401 that would end the session on the device', async () => {
    const { ask, register } = calls;
    const helena = await register();
    expect(await ask({ ...helena, password: 'outra-senha' }, NEW)).toMatchObject({
      status: 422,
      body: { code: 'password_wrong', message: 'Senha incorreta. Tente novamente.' },
    });
    expect(await ask(helena, helena.email)).toMatchObject({ body: { code: 'email_same' } });
    expect(await ask(helena, 'nada')).toMatchObject({ status: 422 });
    await api.jobs.runDue();
    expect(kinds()).toEqual([`verify-email ${helena.email}`]);
  });

  it('has its attempts limited on the session, while others of the person go on', async () => {
    const { ask, register, signIn } = calls;
    const helena = await register();
    const other = await signIn(helena);
    for (let n = 0; n < limits.passwordSession.most; n += 1)
      await ask({ ...helena, password: 'errada-1' }, NEW);
    expect(await ask(helena, NEW)).toMatchObject({ status: 429 });
    expect((await ask(other, NEW)).status).toBe(200);
  });

  it('answers alike for an address that somebody has, and tells only that somebody', async () => {
    const { ask, register, linkOf } = calls;
    const [helena, bruno] = [await register(), await register()];
    const free = await ask(helena, NEW);
    const held = await ask(helena, bruno.email);
    expect([held.status, held.body]).toEqual([free.status, free.body]);
    expect(await linkOf('confirm-email', bruno.email)).toBe('');
    const told = api.mails.findLast(({ kind }) => kind === 'address-taken');
    expect(told?.to).toBe(bruno.email);
    expect(told?.text).not.toMatch(new RegExp(`Helena|${helena.email}`));
  });

  it('sends strangers nothing that somebody typed, and few mails', async () => {
    const { ask, register } = calls;
    const helena = await register();
    await api.call('PUT', '/users/profile', {
      token: helena.token,
      body: { name: 'Ganhe em exemplo.net' },
    });
    const statuses = [];
    for (let n = 0; n <= limits.changeUser.most; n += 1)
      statuses.push((await ask(helena, `pessoa-${n}@exemplo.com`)).status);
    expect(statuses.at(-1)).toBe(429);
    await api.jobs.runDue();
    expect(api.mails.map(({ text, html }) => text + html).join('')).not.toContain('exemplo.net');
  });

  it('leaves no address, token or password in jobs, answers or log', async () => {
    const { register, post, linkOf } = calls;
    const { token, password } = await register();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = { email: NEW, password };
    await api.call('POST', '/auth/change-email', { token, body, headers });
    const rows = [
      await db.kysely.selectFrom('jobs').selectAll().execute(),
      await db.kysely.selectFrom('answers').selectAll().execute(),
    ];
    expect(rows[1]).toEqual([]);
    const link = await linkOf('confirm-email', NEW);
    for (const secret of [NEW, link, password])
      expect(JSON.stringify([rows, api.lines])).not.toContain(secret);
    expect((await post('confirm-email', { token: link })).status).toBe(200);
  });
});

describe('the link to the new address', () => {
  it('makes it the account’s, ends other sessions, and tells the old address', async () => {
    const { ask, register, signIn, linkOf, confirm, isAlive, login } = calls;
    const helena = await register();
    const other = await signIn(helena);
    await ask(helena, NEW);
    const link = await linkOf('confirm-email', NEW);
    expect(await confirm(link)).toMatchObject({ status: 200, body: { success: true } });
    expect(await profile(helena.token)).toMatchObject({
      email: NEW,
      emailVerifiedAt: new Date(api.clock.ms).toISOString(),
    });
    expect(await isAlive(other.token)).toBe(false);
    expect((await login(helena.email, helena.password)).status).toBe(401);
    expect((await login(NEW, helena.password)).status).toBe(200);
    expect(await linkOf('email-changed', helena.email)).toHaveLength(43);
    expect(await confirm(link)).toMatchObject({
      status: 400,
      body: { code: 'already_confirmed' },
    });
  });

  it('is used once, also by many at the same moment', async () => {
    const { ask, register, linkOf, confirm } = calls;
    await ask(await register(), NEW);
    const link = await linkOf('confirm-email', NEW);
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(link)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
  });

  it('opens for three days, and serves no other purpose', async () => {
    const { ask, register, linkOf, confirm, undo, post } = calls;
    await ask(await register(), NEW);
    const token = await linkOf('confirm-email', NEW);
    expect(await undo(token)).toMatchObject(invalid);
    expect(await post('verify-email', { token })).toMatchObject(invalid);
    api.clock.ms += 73 * HOUR_MS;
    expect(await confirm(token)).toMatchObject({ status: 400, body: { code: 'token_expired' } });
  });

  it('of an earlier wish opens nothing once another address was asked for', async () => {
    const { ask, register, linkOf, confirm } = calls;
    const helena = await register();
    await ask(helena, 'primeira@exemplo.com');
    const first = await linkOf('confirm-email', 'primeira@exemplo.com');
    await Promise.all([ask(helena, NEW), ask(helena, NEW)]);
    expect(await confirm(first)).toMatchObject(invalid);
    expect((await confirm(await linkOf('confirm-email', NEW))).status).toBe(200);
  });

  it('opens nothing where the password was changed or reset since', async () => {
    const { ask, register, linkOf, confirm, post } = calls;
    const helena = await register();
    await ask(helena, NEW);
    const first = await linkOf('confirm-email', NEW);
    const body = { password: helena.password, newPassword: 'xk7pq2' };
    expect((await post('change-password', body, helena.token)).status).toBe(200);
    expect(await confirm(first)).toMatchObject(invalid);

    await ask({ ...helena, password: 'xk7pq2' }, NEW);
    const second = await linkOf('confirm-email', NEW);
    await post('forgot-password', { email: helena.email });
    const token = await linkOf('reset-password', helena.email);
    await post('reset-password', { token, password: 'ym8rs3' });
    expect(await confirm(second)).toMatchObject(invalid);
  });

  it('opens nothing for an account that was closed', async () => {
    const { ask, register, linkOf, confirm } = calls;
    await ask(await register(), NEW);
    const link = await linkOf('confirm-email', NEW);
    await db.kysely.updateTable('users').set({ is_active: false }).execute();
    expect(await confirm(link)).toMatchObject(invalid);
  });

  it('gives the address to whoever was first', async () => {
    const { ask, register, linkOf, confirm, post } = calls;
    const [helena, bruno] = [await register(), await register()];
    await ask(helena, NEW);
    await ask(bruno, NEW);
    const tokens = api.mails.length;
    await linkOf('confirm-email', NEW);
    const links = api.mails
      .slice(tokens)
      .flatMap(({ text }) => /confirm-email#token=([\w-]+)$/m.exec(text)?.[1] ?? []);
    expect(links).toHaveLength(2);
    const naming = await post('registerTenantPsych', registration({ email: NEW }));
    const answers = await Promise.all(links.map(confirm));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const late = await post('registerTenantPsych', registration({ email: NEW }));
    expect(late).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    // Who registered before the proof only named the address.
    expect(naming.status).toBe(201);
    const token = await linkOf('verify-email', NEW);
    expect((await post('verify-email', { token })).status).toBe(409);
  });
});

describe('the link that undoes it', () => {
  it('gives the old address back, ends all sessions, and lets nobody in but by a new password', async () => {
    const { register, move, linkOf, undo, isAlive, login, post } = calls;
    const helena = await register();
    await move(helena, NEW);
    const link = await linkOf('email-changed', helena.email);
    expect(await undo(link)).toMatchObject({ status: 200, body: { success: true } });
    expect(await isAlive(helena.token)).toBe(false);
    for (const email of [NEW, helena.email])
      expect((await login(email, helena.password)).status).toBe(401);
    const token = await linkOf('reset-password', helena.email);
    expect((await post('reset-password', { token, password: 'xk7pq2' })).status).toBe(200);
    expect((await login(helena.email, 'xk7pq2')).status).toBe(200);
    expect(await undo(link)).toMatchObject(invalid);
    expect((await post('registerTenantPsych', registration({ email: NEW }))).status).toBe(201);
  });

  it('opens for seven days, in which nobody else gets the old address', async () => {
    const { register, move, linkOf, undo, post } = calls;
    const helena = await register();
    await move(helena, NEW);
    const link = await linkOf('email-changed', helena.email);
    const squat = () => post('registerTenantPsych', registration({ email: helena.email }));
    api.clock.ms += 7 * DAY_MS - HOUR_MS;
    await prune(db, api.clock.ms);
    expect(await squat()).toMatchObject(taken);
    api.clock.ms += 2 * HOUR_MS;
    expect(await undo(link)).toMatchObject({ status: 400, body: { code: 'token_expired' } });
    await prune(db, api.clock.ms);
    expect((await squat()).status).toBe(201);
  });

  it('undoes further changes with it, whose own links then undo nothing', async () => {
    const { register, move, linkOf, undo, confirm, ask } = calls;
    const helena = await register();
    const thief = await move(helena, 'ladrao@exemplo.com');
    api.clock.ms += HOUR_MS;
    const again = await move(thief, 'ladrao-2@exemplo.com');
    expect(again.status).toBe(200);
    api.clock.ms += HOUR_MS;
    await ask(again, 'ladrao-3@exemplo.com');
    const third = await linkOf('confirm-email', 'ladrao-3@exemplo.com');
    const second = await linkOf('email-changed', 'ladrao@exemplo.com');
    expect((await undo(await linkOf('email-changed', helena.email))).status).toBe(200);
    expect(await undo(second)).toMatchObject(invalid);
    expect(await confirm(third)).toMatchObject(invalid);
    const rows = await db.kysely
      .selectFrom('account_emails')
      .select(['email', 'held_until'])
      .execute();
    expect(rows).toEqual([{ email: helena.email, held_until: null }]);
  });

  it('and its change may both happen: there and back again', async () => {
    const { register, move, linkOf, undo, login } = calls;
    const helena = await register();
    const away = await move(helena, NEW);
    api.clock.ms += HOUR_MS;
    expect((await move(away, helena.email)).status).toBe(200);
    expect((await login(helena.email, helena.password)).status).toBe(200);
    expect((await undo(await linkOf('email-changed', helena.email))).status).toBe(200);
    expect((await login(helena.email, helena.password)).status).toBe(401);
  });

  it('asks for the password where the old address was never confirmed: it may be a stranger’s', async () => {
    const { register, move, linkOf, undo, isAlive } = calls;
    const helena = await register(false);
    await move(helena, NEW);
    const link = await linkOf('email-changed', helena.email);
    const told = api.mails.filter(({ kind }) => kind === 'email-changed');
    expect(told).toHaveLength(1);
    expect(told[0]?.text).not.toContain('Helena');
    expect(await undo(link)).toMatchObject({ status: 422, body: { code: 'password_required' } });
    expect(await undo(link, 'errada-1')).toMatchObject({ body: { code: 'password_wrong' } });
    expect(await isAlive(helena.token)).toBe(true);
    expect((await undo(link, helena.password)).status).toBe(200);
  });

  it('gives no address back that was never confirmed and is another’s since', async () => {
    const { register, move, linkOf, undo, post } = calls;
    const helena = await register(false);
    expect((await move(helena, NEW)).status).toBe(200);
    const link = await linkOf('email-changed', helena.email);
    const form = registration({ email: helena.email });
    expect((await post('registerTenantPsych', form)).status).toBe(201);
    await post('verify-email', { token: await linkOf('verify-email', helena.email) });
    expect(await undo(link, helena.password)).toMatchObject(taken);
  });

  it('opens nothing for an account that was closed', async () => {
    const { register, move, linkOf, undo } = calls;
    const helena = await register();
    await move(helena, NEW);
    const link = await linkOf('email-changed', helena.email);
    await db.kysely.updateTable('users').set({ is_active: false }).execute();
    expect(await undo(link)).toMatchObject(invalid);
  });
});

describe('a patient with a portal account', () => {
  it('changes the address of the account, not the one that the practice keeps', async () => {
    const world = await openClinicApi(db);
    const { invited, accept } = inviteCalls(world);
    const { davi } = world.clinic;
    const { link } = await invited();
    const { body } = await accept(link);
    const portal = addressCalls(world.api);
    const person = { email: davi.email, password: 'segredo-1', token: body.access_token };
    expect((await portal.move(person, NEW)).status).toBe(200);
    expect((await portal.login(NEW, 'segredo-1')).status).toBe(200);
    const kept = await world.api.call('GET', `/patients/${davi.id}`, { token: world.tokens.ana });
    expect(kept.body).toMatchObject({ email: davi.email });
  });
});
