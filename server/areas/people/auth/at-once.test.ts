import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addressCalls } from '../../../../test/harness/server/addressCalls.ts';
import {
  createTestApi,
  registration,
  type TestApi,
  TEST_ORIGIN,
} from '../../../../test/harness/server/api.ts';
import { type ClinicApi, openClinicApi } from '../../../../test/harness/server/clinicApi.ts';
import { engines } from '../../../../test/harness/database/database.ts';
import type { Database } from '../../../kernel/db/database.ts';

// PostgreSQL where there is one: two instances really overlap there.
const engine = engines().at(-1);

let db: Database;
let world: ClinicApi;
let one: TestApi;
let other: TestApi;

beforeEach(async () => {
  db = (await engine?.open()) as Database;
  world = await openClinicApi(db);
  one = world.api;
  other = createTestApi(db);
});

afterEach(() => db.close());

const post = (path: string, body: unknown, at = one, token?: string) =>
  at.call<Record<string, string>>('POST', path, { body, token });

/** The token in the newest link that leads to the path. */
async function linkTo(path: string): Promise<string> {
  await one.jobs.runDue();
  const pattern = new RegExp(`${TEST_ORIGIN}${path}([\\w-]+)$`, 'm');
  return one.mails.flatMap(({ text }) => pattern.exec(text)?.[1] ?? []).at(-1) ?? '';
}

const accountsOf = (email: string) =>
  db.kysely.selectFrom('account_emails').select('user_id').where('email', '=', email).execute();

const statuses = (answers: readonly { readonly status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

async function invite(patientId: string): Promise<{ id: string; link: string }> {
  const { body } = await post('/patient-invites/create', { patientId }, one, world.tokens.ana);
  return { id: body.id ?? '', link: await linkTo('/invite#token=') };
}

describe('one address', () => {
  it('belongs to one account, whether it is registered, invited or changed to', async () => {
    const { email, id } = world.clinic.davi;
    const { link } = await invite(id);
    const { ask, register, linkOf, confirm } = addressCalls(one);
    await ask(await register(), email);
    const changed = await linkOf('confirm-email', email);
    const answers = await Promise.all([
      ...[one, other].map((at) =>
        post('/auth/registerTenantPsych', registration({ email: email.toUpperCase() }), at),
      ),
      post(`/patient-invites/use/${link}`, { password: 'segredo-1' }),
      post(`/patient-invites/use/${link}`, { password: 'segredo-2' }, other),
      confirm(changed),
      post('/auth/confirm-email', { token: changed }, other),
    ]);
    expect(answers.slice(2).filter(({ status }) => status < 300)).toHaveLength(1);
    expect(answers.filter(({ status }) => ![200, 201, 400, 409].includes(status))).toEqual([]);
    expect(await accountsOf(email)).toHaveLength(1);
  });
});

describe('an invitation', () => {
  it.each([
    ['is deactivated', 'PATCH', '/status', { isActive: false }],
    ['is deleted', 'DELETE', '', {}],
    ['gets another address', 'PUT', '', { email: 'correto@exemplo.com' }],
  ])('is used before or after its patient %s, and never half', async (_, method, path, body) => {
    const created = { name: 'Fábio', email: 'fabio@exemplo.com' };
    const patient = await post('/patients', created, one, world.tokens.ana);
    const { link } = await invite(patient.body.id ?? '');
    const [changed, ...uses] = await Promise.all([
      other.call(method, `/patients/${patient.body.id}${path}`, { body, token: world.tokens.ana }),
      ...[one, other].map((at) =>
        post(`/patient-invites/use/${link}`, { password: 'segredo-1' }, at),
      ),
    ]);
    const accepted = uses.filter(({ status }) => status === 201);
    expect(accepted.length).toBeLessThanOrEqual(1);
    expect(uses.every(({ status }) => status === 201 || status === 400)).toBe(true);
    expect([200, 409]).toContain(changed!.status);
    const after = await one.call('GET', `/patients/${patient.body.id}`, {
      token: world.tokens.ana,
    });
    expect(after.status).toBe(method === 'DELETE' && changed!.status === 200 ? 404 : 200);
    expect(await accountsOf(created.email)).toHaveLength(accepted.length);
    const isKept = method !== 'DELETE' || changed!.status === 409;
    expect(accepted.length).toBeLessThanOrEqual(Number(isKept));
  });

  it('that is sent again while it is used opens one account', async () => {
    const { id, link } = await invite(world.clinic.davi.id);
    const [again, ...uses] = await Promise.all([
      post(`/patient-invites/resend/${id}`, {}, other, world.tokens.ana),
      ...[one, other, one].map((at) =>
        post(`/patient-invites/use/${link}`, { password: 'segredo-1' }, at),
      ),
    ]);
    const used = uses.filter(({ status }) => status === 201).length;
    expect([200, 409]).toContain(again!.status);
    const newest = await linkTo('/invite#token=');
    const late = await post(`/patient-invites/use/${newest}`, { password: 'segredo-1' });
    expect(used + Number(late.status === 201)).toBe(1);
    expect(await accountsOf(world.clinic.davi.email)).toHaveLength(1);
  });
});

describe('a link of an account', () => {
  it('is used once, while the next one is asked for', async () => {
    const form = registration();
    await post('/auth/registerTenantPsych', form);
    const token = await linkTo('/verify-email#token=');
    const { email } = form;
    const answers = await Promise.all(
      [one, other, one, other].flatMap((at) => [
        post('/auth/verify-email', { token }, at),
        post('/auth/resend-verification', { email }, at),
        at.jobs.runDue().then(() => ({ status: 200 })),
      ]),
    );
    const verified = answers.filter((_answer, n) => n % 3 === 0);
    expect(statuses(verified).slice(1)).toEqual([400, 400, 400]);
    expect(statuses(answers.filter((_answer, n) => n % 3 > 0))).toEqual(Array(8).fill(200));
  });
});

describe('a new password', () => {
  it('ends the sessions that begin with the old one at that very moment', async () => {
    for (const delayMs of [0, 10, 20, 30, 50, 80]) {
      const form = registration();
      const { email, password } = form;
      await post('/auth/registerTenantPsych', form);
      await post('/auth/forgot-password', { email });
      const token = await linkTo('/reset-password#token=');
      const reset = post('/auth/reset-password', { token, password: 'nova-senha-1' });
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      const logins = await Promise.all(
        [one, other].map((at) => post('/auth/login', { email, password }, at)),
      );
      expect((await reset).status).toBe(200);
      for (const { body } of logins) {
        const after = await other.call('GET', '/users/profile', { token: body.access_token });
        expect(after.status, `after ${delayMs} ms`).toBe(401);
      }
    }
  });
});
