import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Member, MemberInvite } from '../../../../src/domain/contract/clinic.ts';
import { UNLIMITED } from '../../../../src/domain/plans/plan.ts';
import { TEST_ORIGIN } from '../../../../test/harness/server/api.ts';
import {
  type ClinicApi,
  openClinicApi,
  type ReaderName,
} from '../../../../test/harness/server/clinicApi.ts';
import { engines } from '../../../../test/harness/database/database.ts';
import type { Database } from '../../../kernel/db/database.ts';

const DAY_MS = 86_400_000;
let db: Database;
let world: ClinicApi;

beforeEach(async () => {
  db = (await engines().at(-1)?.open()) as Database;
  world = await openClinicApi(db);
});
afterEach(async () => {
  // The plans are not emptied with the rest: whoever comes after meets them as they were.
  await limitTo(UNLIMITED);
  await db.close();
});

interface Listed {
  readonly limit: number;
  readonly taken: number;
  readonly members: Member[];
  readonly invites: MemberInvite[];
  readonly code?: string;
}

const call = <T = Record<string, unknown>>(
  method: string,
  path: string,
  body?: unknown,
  as: ReaderName = 'admin',
) =>
  world.api.call<T>(method, path, { token: world.tokens[as], ...(body !== undefined && { body }) });

const list = async () => (await call<Listed>('GET', '/clinic/members')).body;
const invite = (email = 'nova@exemplo.com') => call('POST', '/clinic/member-invites', { email });
const status = (id: string, isActive: boolean) =>
  call('PATCH', `/clinic/members/${id}/status`, { isActive });
const mailedLink = () =>
  world.api.readInMail(new RegExp(`${TEST_ORIGIN}/convite-equipe#token=([\\w-]+)$`, 'm'));
const join = (link: string, password = 'lua cheia no mar 7') =>
  call<{ access_token: string; user: Record<string, unknown>; code?: string }>(
    'POST',
    `/member-invites/use/${link}`,
    { name: 'Nina Alves', crp: '06/54321', password },
    'anonymous',
  );
const limitTo = (places: number) =>
  db.kysely
    .updateTable('plans')
    .set({ max_psychologists: places })
    .where('id', '=', 'basic')
    .execute();

describe('a psychologist who is invited', () => {
  it('joins by the mailed link, once, with an address that the link has proved', async () => {
    const { status: invited, body } = await invite();
    expect(invited).toBe(201);
    expect(await list()).toMatchObject({ taken: 3, invites: [{ id: body.id }] });
    const link = await mailedLink();
    const shown = await call('POST', `/member-invites/validate/${link}`, {}, 'anonymous');
    expect(shown.body).toEqual({
      isValid: true,
      email: 'nova@exemplo.com',
      clinicName: 'Clínica',
      hasAccount: false,
    });
    const joined = await join(link);
    expect(joined.status).toBe(201);
    expect(joined.body.user).toMatchObject({ role: 'psych', tenantId: world.clinic.tenantId });
    expect((await join(link)).body).toMatchObject({ code: 'invite_invalid' });
    const { members, invites } = await list();
    expect(invites).toEqual([]);
    expect(members.find(({ name }) => name === 'Nina Alves')).toMatchObject({
      crp: '06/54321',
      role: 'psych',
      isActive: true,
      patients: 0,
      sessions: 0,
    });
    // She begins with nothing of anybody's.
    const patients = await world.api.call('GET', '/patients', { token: joined.body.access_token });
    expect(patients.text).not.toContain(world.clinic.carla.id);
  });

  it('finds the device on which the account was made in the list of devices', async () => {
    await invite();
    const { body } = await world.api.call<{ access_token: string }>(
      'POST',
      `/member-invites/use/${await mailedLink()}`,
      {
        body: { name: 'Nina Alves', crp: '06/54321', password: 'lua cheia no mar 7' },
        headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0' },
      },
    );
    const listed = await world.api.call('GET', '/auth/sessions', { token: body.access_token });
    expect(listed.body).toMatchObject({
      sessions: [{ device: 'Firefox, Linux', isCurrent: true }],
    });
  });

  it('is mailed nothing that betrays what the clinic is', async () => {
    await invite();
    await mailedLink();
    const mail = world.api.mails.find(({ kind }) => kind === 'member-invite');
    expect(mail?.to).toBe('nova@exemplo.com');
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/cl[ií]nica|psic|terap|sa[uú]de/i);
  });

  it('is invited once, and again only by sending the same invitation anew', async () => {
    const { body } = await invite();
    const first = await mailedLink();
    expect((await invite()).body).toMatchObject({ code: 'invite_exists' });
    world.api.clock.ms += DAY_MS;
    expect(
      (await call('POST', '/clinic/member-invites/resend', { inviteId: body.id })).status,
    ).toBe(200);
    const second = await mailedLink();
    expect(second).not.toBe(first);
    expect((await join(first)).body).toMatchObject({ code: 'invite_invalid' });
    expect((await join(second)).status).toBe(201);
    expect((await invite()).body).toMatchObject({ code: 'member_exists' });
  });

  it('finds a closed link where the invitation was withdrawn or is over', async () => {
    const { body } = await invite();
    const link = await mailedLink();
    await call('POST', '/clinic/member-invites/withdraw', { inviteId: body.id });
    expect((await join(link)).status).toBe(400);
    await invite('outra@exemplo.com');
    const other = await mailedLink();
    world.api.clock.ms += 8 * DAY_MS;
    expect((await join(other)).status).toBe(400);
  });

  it('may be handed a link, which proves no address', async () => {
    const { body } = await invite();
    const handed = await call('POST', '/clinic/member-invites/link', { inviteId: body.id });
    const path = String(handed.body.path);
    expect(path).toMatch(/^\/convite-equipe#token=/);
    const joined = await join(path.replace('/convite-equipe#token=', ''));
    expect(joined.status).toBe(201);
    const token = joined.body.access_token;
    expect((await world.api.call('GET', '/users/profile', { token })).body).toMatchObject({
      emailVerifiedAt: null,
    });
  });

  it('who has an account elsewhere is told so, and by the mailed link alone', async () => {
    const form = { name: 'Nina', email: 'nova@exemplo.com', password: 'lua cheia no mar 7' };
    const registered = { ...form, crp: '06/12345', tenantName: 'Nina', domain: 'nina-so' };
    await call('POST', '/auth/registerTenantPsych', registered, 'anonymous');
    const verify = await world.api.readInMail(
      new RegExp(`${TEST_ORIGIN}/verify-email#token=([\\w-]+)$`, 'm'),
    );
    await call('POST', '/auth/verify-email', { token: verify }, 'anonymous');
    const { body } = await invite();
    const link = await mailedLink();
    const shown = (await call('POST', `/member-invites/validate/${link}`, {}, 'anonymous')).body;
    expect(shown).toMatchObject({ isValid: true, hasAccount: true });
    expect((await join(link)).body).toMatchObject({ code: 'email_taken' });
    const handed = await call('POST', '/clinic/member-invites/link', { inviteId: body.id });
    const path = String(handed.body.path).replace('/convite-equipe#token=', '');
    expect(
      (await call('POST', `/member-invites/validate/${path}`, {}, 'anonymous')).body,
    ).toMatchObject({
      hasAccount: false,
    });
  });
});

describe('the plan’s places', () => {
  it('are never given twice, whoever asks at once', async () => {
    await limitTo(4);
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => invite(`pessoa-${n}@exemplo.com`)),
    );
    expect(answers.filter(({ status: code }) => code === 201)).toHaveLength(2);
    expect(answers.filter(({ body }) => body.code === 'plan_limit')).toHaveLength(3);
    expect(await list()).toMatchObject({ limit: 4, taken: 4 });
  });

  it('are looked at again where somebody joins or comes back', async () => {
    await invite();
    const link = await mailedLink();
    await limitTo(2);
    expect((await join(link)).body).toMatchObject({ code: 'plan_limit' });
    const { bruno } = world.clinic.people;
    await status(bruno.id, false);
    expect((await join(link)).status).toBe(201);
    expect((await status(bruno.id, true)).body).toMatchObject({ code: 'plan_limit' });
  });
});

describe('a deactivated member', () => {
  it('is out at once, hears why in the app and by mail, and may come back', async () => {
    const { ana } = world.clinic.people;
    // Events of one millisecond have no order among themselves, and the sessions were opened in the first.
    world.api.clock.ms += 1000;
    expect((await status(ana.id, false)).status).toBe(200);
    const refused = await call('GET', '/patients', undefined, 'ana');
    expect([refused.status, refused.body]).toEqual([
      401,
      expect.objectContaining({
        code: 'account_inactive',
        message: 'Sua conta está inativa. Entre em contato com o administrador.',
      }),
    ]);
    await world.api.readInMail(/(desativou a sua conta)/);
    world.api.clock.ms += 1000;
    const mail = world.api.mails.find(({ kind }) => kind === 'account-status');
    expect([mail?.to, mail?.subject]).toEqual([ana.email, 'Sua conta no Sereno foi desativada']);
    await status(ana.id, true);
    // The sessions that were ended stay so: the password is asked for.
    expect((await call('GET', '/patients', undefined, 'ana')).body).toMatchObject({
      code: 'unauthorized',
    });
    const events = await call<{ events: { kind: string; subjectId: string }[] }>(
      'GET',
      '/audit/events',
    );
    const kinds = events.body.events.filter(({ subjectId }) => subjectId === ana.id);
    expect(kinds.map(({ kind }) => kind).slice(0, 2)).toEqual([
      'account.activated',
      'account.deactivated',
    ]);
  });

  it('is never the last administrator', async () => {
    const { admin } = world.clinic.people;
    expect((await status(admin.id, false)).body).toMatchObject({ code: 'last_administrator' });
    expect((await list()).members.find(({ id }) => id === admin.id)?.isActive).toBe(true);
  });

  it('is none whose account is a patient’s, or of another clinic', async () => {
    const { portal } = world.clinic.people;
    expect((await status(portal.id, false)).status).toBe(404);
    expect((await status(crypto.randomUUID(), false)).status).toBe(404);
    expect(
      (await call('PATCH', `/clinic/members/${portal.id}/status`, { isActive: false }, 'ana'))
        .status,
    ).toBe(403);
  });
});
