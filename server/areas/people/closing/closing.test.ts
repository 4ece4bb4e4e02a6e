import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CLOSING_DAYS } from '../../../../src/domain/users/closing.ts';
import { createTestApi, registration, type TestApi } from '../../../../test/harness/server/api.ts';
import {
  type ClinicApi,
  openClinicApi,
  type ReaderName,
} from '../../../../test/harness/server/clinicApi.ts';
import { engines } from '../../../../test/harness/database/database.ts';
import { agreeToHandovers } from '../../../../test/harness/server/handovers.ts';
import { hashPassword } from '../auth/password/password.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { DEMO_SIGNATURE } from '../../../program/demo/people/signature.ts';
import { trustClock } from '../../../engine/jobs/trusted-clock.ts';

const DAY_MS = 86_400_000;
const PASSWORD = 'lua cheia no mar 7';
let db: Database;
beforeEach(async () => {
  db = (await engines().at(-1)?.open()) as Database;
});
afterEach(() => db.close());

const later = async (api: TestApi, days: number): Promise<void> => {
  api.clock.ms += days * DAY_MS;
  // As a server that ran through these days.
  await trustClock(db, api.clock.ms);
  await api.jobs.runDue();
};

const userRow = (id: string) =>
  db.kysely.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const profession = (id: string) =>
  db.kysely
    .selectFrom('professional_profiles')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

interface Refused {
  readonly code?: string;
  readonly message?: string;
  readonly closesAt?: string;
}

describe('in a clinic', () => {
  let world: ClinicApi;
  beforeEach(async () => {
    world = await openClinicApi(db);
    const hash = await hashPassword(PASSWORD);
    await db.kysely.updateTable('users').set({ password_hash: hash }).execute();
  });

  const call = <T = Refused>(method: string, path: string, as: ReaderName, body?: unknown) =>
    world.api.call<T>(method, path, {
      token: world.tokens[as],
      ...(body !== undefined && { body }),
    });
  const ask = (as: ReaderName, password = PASSWORD) =>
    call('POST', '/users/closing', as, { password });
  const handOverAll = async (from: 'ana' | 'bruno', to: 'ana' | 'bruno') => {
    const { people, seed } = world.clinic;
    const mine = (seed.patients ?? []).filter((one) => one.psychologistId === people[from].id);
    const { status } = await call('POST', `/clinic/members/${people[from].id}/handover`, 'admin', {
      successorId: people[to].id,
      patients: mine.map(({ id }) => ({ patientId: id, overlaps: 'cancel' })),
    });
    expect(status).toBe(200);
    await agreeToHandovers(world, from);
  };

  it('nothing is asked for with a session alone', async () => {
    expect((await ask('portal', 'outra senha 1')).body.code).toBe('password_wrong');
    expect((await userRow(world.clinic.people.portal.id)).closes_at).toBeNull();
    expect((await ask('anonymous')).status).toBe(401);
  });

  it('a psychologist with patients is told to hand them over first', async () => {
    const { status, body } = await ask('ana');
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'has_patients' });
    expect(body.message).toMatch(/pacientes?\. Peça a quem administra a clínica/);
  });

  it('who gave all patients away goes after thirty days, and is named by what is kept', async () => {
    await handOverAll('ana', 'bruno');
    const { ana } = world.clinic.people;
    const { body } = await ask('ana');
    expect(Date.parse(body.closesAt ?? '') - world.api.clock.ms).toBe(CLOSING_DAYS * DAY_MS);
    expect((await ask('ana')).body.closesAt).toBe(body.closesAt);
    const { members } = (
      await call<{ members: { id: string; closesAt: string | null }[] }>(
        'GET',
        '/clinic/members',
        'admin',
      )
    ).body;
    expect(members.flatMap(({ id, closesAt }) => (closesAt ? [[id, closesAt]] : []))).toEqual([
      [ana.id, body.closesAt],
    ]);
    await later(world.api, 1);
    const asked = world.api.mails.filter(({ kind }) => kind === 'closing-asked');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.text).toContain('Manter a conta');
    const renewed = await world.api.tokenFor(world.clinic.actor(ana));
    await later(world.api, CLOSING_DAYS);
    const closed = await userRow(ana.id);
    expect(closed).toMatchObject({ is_active: false, closes_at: null, password_hash: null });
    expect(closed).toMatchObject({ name: ana.name, email: ana.email });
    expect((await world.api.call('GET', '/users/profile', { token: renewed })).status).toBe(401);
    expect(world.api.mails.filter(({ kind }) => kind === 'account-closed')).toHaveLength(1);
    const { authorName } = await world.api
      .tokenFor(world.clinic.actor(world.clinic.people.bruno))
      .then((token) =>
        world.api.call<{ authorName?: string }>('GET', `/notes/${world.noteId}`, { token }),
      )
      .then(({ body: note }) => note);
    expect(authorName).toBe(ana.name);
  });

  it('is taken back without a password, and nothing happens on the day', async () => {
    const { portal } = world.clinic.people;
    await ask('portal');
    await later(world.api, 5);
    expect((await call('DELETE', '/users/closing', 'portal')).status).toBe(200);
    expect((await call('DELETE', '/users/closing', 'portal')).status).toBe(200);
    await later(world.api, CLOSING_DAYS);
    expect(await userRow(portal.id)).toMatchObject({ is_active: true, closes_at: null });
  });

  it('stays open where patients came meanwhile, which a mail says', async () => {
    await handOverAll('ana', 'bruno');
    await ask('ana');
    await handOverAll('bruno', 'ana');
    const { davi, people } = world.clinic;
    await db.kysely
      .updateTable('patients')
      .set({ psychologist_id: people.ana.id })
      .where('id', '=', davi.id)
      .execute();
    await later(world.api, CLOSING_DAYS);
    expect(await userRow(people.ana.id)).toMatchObject({ is_active: true, closes_at: null });
    expect(world.api.mails.at(-1)?.subject).toBe('Sua conta no Sereno não foi encerrada');
  });

  it('the only administrator stays as long as others work there', async () => {
    expect((await ask('admin')).body).toMatchObject({ code: 'last_administrator' });
    const { ana, bruno, admin } = world.clinic.people;
    for (const { id } of [ana, bruno])
      await call('PATCH', `/clinic/members/${id}/status`, 'admin', { isActive: false });
    expect((await ask('admin')).status).toBe(200);
    await later(world.api, CLOSING_DAYS);
    const closed = await userRow(admin.id);
    expect(closed.email).toBe(`conta-encerrada-${admin.id}@sereno.invalid`);
    // Nobody answers there any more.
    expect(await userRow(world.clinic.people.portal.id)).toMatchObject({ is_active: false });
  });

  it('a patient’s account goes, and the practice keeps its patient, who may be invited again', async () => {
    const { portal } = world.clinic.people;
    const patient = () =>
      db.kysely.selectFrom('patients').selectAll().where('id', '=', world.clinic.carla.id);
    const before = await patient().executeTakeFirstOrThrow();
    expect(before.user_id).toBe(portal.id);
    await ask('portal');
    await later(world.api, CLOSING_DAYS);
    const { v: _v, ...after } = await patient().executeTakeFirstOrThrow();
    expect({ ...before, user_id: null }).toMatchObject(after);
    expect(JSON.stringify(await userRow(portal.id))).not.toMatch(
      new RegExp(`${portal.email}|"name":"${portal.name}"`),
    );
    const login = { email: portal.email, password: PASSWORD };
    expect((await world.api.call('POST', '/auth/login', { body: login })).status).toBe(401);
    const held = db.kysely.selectFrom('account_emails').select('user_id');
    expect(await held.where('email', '=', portal.email ?? '').execute()).toEqual([]);
  });
});

it('a psychologist of the own practice leaves with the records kept, and may register anew elsewhere', async () => {
  const api = createTestApi(db);
  const form = { ...registration({ password: PASSWORD }), cpf: '390.533.447-05' };
  const { body } = await api.call<{ access_token: string; user: { id: string } }>(
    'POST',
    '/auth/registerTenantPsych',
    { body: form },
  );
  const token = body.access_token;
  const verify = async () => {
    const link = await api.readInMail(/verify-email#token=([\w-]+)/);
    return api.call('POST', '/auth/verify-email', { body: { token: link } });
  };
  expect((await verify()).status).toBe(200);
  const put = async (path: string, data: object) =>
    expect((await api.call('PUT', path, { token, body: data })).status).toBe(200);
  await put('/users/profile', { phone: '(81) 98888-7777' });
  const pix = { pixKeyKind: 'email', pixKey: 'helena@exemplo.com', city: 'Recife' };
  await put('/users/professional-profile', { ...pix, signature: DEMO_SIGNATURE });
  expect(await profession(body.user.id)).toMatchObject({
    pix_key: pix.pixKey,
    signature: DEMO_SIGNATURE,
  });
  const patientId = crypto.randomUUID();
  const patient = { id: patientId, name: 'Rui', email: 'rui@exemplo.com' };
  expect((await api.call('POST', '/patients', { token, body: patient })).status).toBe(201);
  expect(
    (await api.call('POST', '/users/closing', { token, body: { password: PASSWORD } })).status,
  ).toBe(200);
  await later(api, CLOSING_DAYS);
  expect(await userRow(body.user.id)).toMatchObject({
    is_active: false,
    password_hash: null,
    cpf: null,
    phone: null,
    name: 'Helena Prado',
    crp: '06/12345',
  });
  expect(await profession(body.user.id)).toMatchObject({
    pix_key_kind: null,
    pix_key: null,
    signature: null,
    city: pix.city,
  });
  const kept = await db.kysely.selectFrom('patients').select('name').execute();
  expect(kept).toEqual([{ name: 'Rui' }]);
  const events = await db.kysely
    .selectFrom('security_events')
    .select('kind')
    .orderBy('id')
    .execute();
  const closings = events.filter(({ kind }) => kind.startsWith('account.clos'));
  expect(closings.map(({ kind }) => kind)).toEqual(['account.closingAsked', 'account.closed']);
  // The address is nobody's now.
  const again = { ...registration({ password: PASSWORD }), email: form.email };
  expect((await api.call('POST', '/auth/registerTenantPsych', { body: again })).status).toBe(201);
  expect((await verify()).status).toBe(200);
});
