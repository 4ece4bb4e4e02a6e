import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freeTimesIdOf } from '../../../../src/domain/availability/free.ts';
import { registration } from '../../../../test/harness/server/api.ts';
import { type ClinicApi, openClinicApi } from '../../../../test/harness/server/clinicApi.ts';
import { engines } from '../../../../test/harness/database/database.ts';
import { CLOSED, inviteCalls } from '../../../../test/harness/server/invites.ts';
import type { Database } from '../../../kernel/db/database.ts';

const DAY_MS = 86_400_000;
let db: Database;
let world: ClinicApi;
let calls: ReturnType<typeof inviteCalls>;

// PostgreSQL where there is one: concurrent uses really overlap there.
const engine = engines().at(-1);

beforeEach(async () => {
  db = (await engine?.open()) as Database;
  world = await openClinicApi(db);
  calls = inviteCalls(world);
});

afterEach(() => db.close());

describe('an invitation', () => {
  it('answers id, state and end, and goes to the patient by mail', async () => {
    const { status, body } = await calls.create();
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      status: 'pending',
      expiresAt: new Date(world.api.clock.ms + 7 * DAY_MS).toISOString(),
    });
    expect(await calls.newestLink()).toHaveLength(43);
    const [mail] = world.api.mails;
    expect(mail).toMatchObject({ kind: 'patient-invite', to: world.clinic.davi.email });
    expect(mail?.text).toContain('Olá, Davi.');
    expect(mail?.text).toContain('Ana convidou você');
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/psic|sess|terap|Asma/i);
  });

  it('shows what its form needs', async () => {
    const { link } = await calls.invited();
    const { status, body } = await calls.validate(link);
    expect(status).toBe(200);
    expect(body).toEqual({
      isValid: true,
      patientEmail: world.clinic.davi.email,
      patientName: 'Davi',
      psychologistName: 'Ana',
      expiresAt: new Date(world.api.clock.ms + 7 * DAY_MS).toISOString(),
    });
  });

  it('makes an account that is signed in, verified and the patient’s own', async () => {
    const { link } = await calls.invited();
    const { davi, people } = world.clinic;
    const { status, body } = await calls.accept(link);
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ email: davi.email, name: 'Davi', role: 'patient' });
    const token = body.access_token;
    const mine = await world.api.call('GET', `/patients/by-user/${String(body.user.id)}`, {
      token,
    });
    expect(mine.body).toMatchObject({ id: davi.id, psychologistId: people.ana.id });
    expect(mine.text).not.toContain('Asma');
    const profile = await world.api.call('GET', '/users/profile', { token });
    const now = new Date(world.api.clock.ms).toISOString();
    expect(profile.body).toMatchObject({
      emailVerifiedAt: now,
      termsVersion: 1,
      termsAcceptedAt: now,
    });
    const login = { email: davi.email, password: 'segredo-1' };
    expect((await world.api.call('POST', '/auth/login', { body: login })).status).toBe(200);
  });

  it('opens and is accepted by the documents’ own paths too', async () => {
    const { link } = await calls.invited();
    const shown = await calls.post(`/validate/${link}`, {}, 'anonymous');
    expect(shown.body).toEqual((await calls.validate(link)).body);
    expect(shown.body).toMatchObject({ isValid: true, patientName: 'Davi' });
    const form = { password: 'segredo-1', termsVersion: 1 };
    expect((await calls.post(`/use/${link}`, form, 'anonymous')).status).toBe(201);
    expect((await calls.accept(link)).status).toBe(400);
  });

  it('lets the patient see psychologist and sessions, and nobody else', async () => {
    const { link } = await calls.invited();
    const { davi, people, past } = world.clinic;
    const { body } = await calls.accept(link);
    const { body: page } = await world.api.call<{
      changes: { entity: string; id: string; doc: Record<string, unknown> | null }[];
    }>('GET', `/sync/changes?clientId=${crypto.randomUUID()}`, { token: body.access_token });
    const seen = page.changes.filter(({ doc }) => doc).map(({ entity, id }) => `${entity} ${id}`);
    // Which a job writes, sooner or later.
    const free = `freeTimes ${freeTimesIdOf(people.ana.id)}`;
    expect(seen.filter((one) => one !== free).toSorted()).toEqual(
      [
        `appointments ${past.id}`,
        `patients ${davi.id}`,
        `tenants ${world.clinic.tenantId}`,
        `users ${people.ana.id}`,
        `users ${String(body.user.id)}`,
      ].toSorted(),
    );
  });

  it('tells the devices of the psychologist that it was accepted', async () => {
    const { id, link } = await calls.invited();
    await calls.accept(link);
    const { text } = await world.api.call(
      'GET',
      `/sync/changes?clientId=${crypto.randomUUID()}&limit=500`,
      { token: world.tokens.ana },
    );
    const { changes } = JSON.parse(text) as {
      changes: { id: string; doc: Record<string, unknown> }[];
    };
    expect(changes.find((one) => one.id === id)?.doc).toMatchObject({ status: 'accepted' });
  });

  it('makes one account of two uses at the same moment', async () => {
    const { link } = await calls.invited();
    const answers = await Promise.all([1, 2, 3, 4].map((n) => calls.accept(link, `segredo-${n}`)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 400, 400, 400,
    ]);
    const accounts = await db.kysely
      .selectFrom('account_emails')
      .select('user_id')
      .where('email', '=', world.clinic.davi.email)
      .execute();
    expect(accounts).toHaveLength(1);
    expect((await calls.validate(link)).body).toEqual(CLOSED);
  });

  it('is refused where the address has an account, and may be used when that has changed', async () => {
    const form = registration({ email: world.clinic.davi.email });
    await world.api.call('POST', '/auth/registerTenantPsych', { body: form });
    const token = await world.api.readInMail(/verify-email#token=([\w-]+)$/m);
    await world.api.call('POST', '/auth/verify-email', { body: { token } });
    const { link } = await calls.invited();
    expect(await calls.accept(link)).toMatchObject({
      status: 409,
      body: { code: 'email_taken', message: 'Já existe uma conta com este email.' },
    });
    expect((await calls.validate(link)).body).toMatchObject({ isValid: true });
  });

  it('ends after seven days', async () => {
    const { link } = await calls.invited();
    world.api.clock.ms += 7 * DAY_MS;
    expect((await calls.validate(link)).body).toEqual(CLOSED);
    expect(await calls.accept(link)).toMatchObject({
      status: 400,
      body: { code: 'invite_invalid' },
    });
  });

  it('of which nothing is known is closed like any other', async () => {
    for (const link of ['desconhecido', 'x'.repeat(43), '%F0%9F%8C%BF'])
      expect(await calls.validate(link)).toMatchObject({ status: 200, body: CLOSED });
    expect(await calls.accept('desconhecido')).toMatchObject({
      status: 400,
      body: {
        code: 'invite_invalid',
        message: 'Este convite não é válido ou expirou. Entre em contato com seu psicólogo.',
      },
    });
  });

  it('closes when the patient is deactivated, deleted, or has another address', async () => {
    const { link } = await calls.invited();
    const { davi } = world.clinic;
    const call = (method: string, path: string, body: unknown) =>
      world.api.call(method, path, { body, token: world.tokens.ana });
    await call('PATCH', `/patients/${davi.id}/status`, { isActive: false });
    expect((await calls.validate(link)).body).toEqual(CLOSED);
    await call('PATCH', `/patients/${davi.id}/status`, { isActive: true });
    expect((await calls.validate(link)).body).toMatchObject({ isValid: true });
    await call('PUT', `/patients/${davi.id}`, { email: 'correto@exemplo.com' });
    expect((await calls.validate(link)).body).toEqual(CLOSED);

    const gone = await call('POST', '/patients', { name: 'Fábio', email: 'fabio@exemplo.com' });
    await calls.create(String(gone.body.id));
    const theirs = await calls.newestLink();
    expect((await calls.validate(theirs)).body).toMatchObject({ isValid: true });
    expect((await call('DELETE', `/patients/${String(gone.body.id)}`, {})).status).toBe(200);
    expect((await calls.validate(theirs)).body).toEqual(CLOSED);
  });

  it.each([
    ['', 'A senha é obrigatória'],
    ['12345', 'A senha deve ter pelo menos 6 caracteres'],
    ['x'.repeat(101), 'A senha deve ter no máximo 100 caracteres'],
  ])('wants a password within the rules: %j', async (password, message) => {
    const { link } = await calls.invited();
    expect(await calls.accept(link, password)).toMatchObject({ status: 422, body: { message } });
    expect((await calls.accept(link)).status).toBe(201);
  });

  it('is open once a patient: a second one is refused with the first one’s id', async () => {
    const { id } = await calls.invited();
    expect(await calls.create()).toMatchObject({
      status: 409,
      body: { code: 'invite_exists', details: { id } },
    });
  });

  it('is not made for a patient who has an account, is inactive, or is another’s', async () => {
    const { carla, elisa, davi } = world.clinic;
    expect(await calls.create(carla.id)).toMatchObject({ body: { code: 'already_accepted' } });
    expect((await calls.create(elisa.id)).status).toBe(404);
    expect((await calls.create(davi.id, 'stranger')).status).toBe(404);
    expect((await calls.create(davi.id, 'portal')).status).toBe(403);
    expect((await calls.create(davi.id, 'anonymous')).status).toBe(401);
    await world.api.call('PATCH', `/patients/${davi.id}/status`, {
      body: { isActive: false },
      token: world.tokens.ana,
    });
    expect(await calls.create()).toMatchObject({ status: 409, body: { code: 'patient_inactive' } });
    expect((await calls.create(elisa.id, 'admin')).status).toBe(201);
  });

  it('holds its token nowhere but in the mail', async () => {
    const { link } = await calls.invited();
    const tables = await Promise.all(
      (['one_time_tokens', 'jobs', 'patient_invites', 'feed'] as const).map((table) =>
        db.kysely.selectFrom(table).selectAll().execute(),
      ),
    );
    expect(JSON.stringify([tables, world.api.lines])).not.toContain(link);
  });
});
