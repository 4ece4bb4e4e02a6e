import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi } from '../../../../test/harness/server/api.ts';
import { type ClinicApi, openClinicApi } from '../../../../test/harness/server/clinicApi.ts';
import { engines } from '../../../../test/harness/database/database.ts';
import { inviteCalls } from '../../../../test/harness/server/invites.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { limits } from '../../../kernel/limits.ts';

const DAY_MS = 86_400_000;
let db: Database;
let world: ClinicApi;
let calls: ReturnType<typeof inviteCalls>;

const engine = engines().at(-1);

beforeEach(async () => {
  db = (await engine?.open()) as Database;
  world = await openClinicApi(db);
  calls = inviteCalls(world);
});

afterEach(() => db.close());

const invitations = async () => {
  await world.api.jobs.runDue();
  return world.api.mails.filter(({ kind }) => kind === 'patient-invite');
};

/** Ana has an address that she has not proved. */
async function unprove(): Promise<string> {
  const { ana } = world.clinic.people;
  await db.kysely
    .updateTable('users')
    .set({ email_verified_at: null })
    .where('id', '=', ana.id)
    .execute();
  await db.kysely.deleteFrom('account_emails').where('user_id', '=', ana.id).execute();
  const claim = { tenant_id: world.clinic.tenantId, user_id: ana.id, email: ana.email ?? '' };
  await db.kysely.insertInto('address_claims').values(claim).execute();
  return claim.email;
}

async function prove(email: string): Promise<void> {
  const { api } = world;
  await api.call('POST', '/auth/resend-verification', { body: { email } });
  const token = await api.readInMail(/verify-email#token=([\w-]+)$/m);
  expect((await api.call('POST', '/auth/verify-email', { body: { token } })).status).toBe(200);
}

describe('an invitation of somebody who has not proved an address', () => {
  it('is accepted like any other, waits, and goes out with the proof, its days beginning then', async () => {
    const email = await unprove();
    const { status, body } = await calls.create();
    expect([status, body.status]).toEqual([201, 'pending']);
    expect(await invitations()).toEqual([]);
    world.api.clock.ms += 6 * DAY_MS;
    await prove(email);
    const link = await calls.newestLink();
    expect(await invitations()).toMatchObject([{ to: world.clinic.davi.email }]);
    expect((await calls.validate(link)).body).toMatchObject({
      isValid: true,
      expiresAt: new Date(world.api.clock.ms + 7 * DAY_MS).toISOString(),
    });
  });

  it('goes out when a colleague with a proved address sends it again', async () => {
    await unprove();
    const { body } = await calls.create();
    await calls.post(`/resend/${String(body.id)}`, {}, 'admin');
    expect(await invitations()).toHaveLength(1);
  });

  it('does not go out where the address was taken back before it was sent', async () => {
    await calls.create();
    const email = await unprove();
    expect(await invitations()).toEqual([]);
    await prove(email);
    expect(await invitations()).toHaveLength(1);
  });

  it('is no more than sixty in thirty days', async () => {
    await unprove();
    await calls.create();
    await db.kysely
      .updateTable('attempts')
      .set({ count: limits.inviteUnproved.most })
      .where('subject', 'like', 'inviteUnproved:%')
      .execute();
    const { body: patient } = await world.api.call('POST', '/patients', {
      body: { name: 'Gil', email: 'gil@exemplo.com' },
      token: world.tokens.ana,
    });
    expect(await calls.create(String(patient.id))).toMatchObject({
      status: 429,
      body: { code: 'invite_limit', message: 'Confirme seu email para enviar mais convites.' },
    });
  });
});

describe('invitations to one address', () => {
  it('are few a day from one practice, also from a device, and go on the next day', async () => {
    const { body } = await calls.create();
    const id = String(body.id);
    const clientId = crypto.randomUUID();
    const resend = async (seq: number) => {
      const command = { seq, key: crypto.randomUUID(), name: 'patientInvite.resend', args: { id } };
      const at = new Date(world.api.clock.ms).toISOString();
      const { body: answer } = await world.api.call<{ results: Record<string, unknown>[] }>(
        'POST',
        '/sync/commands',
        { body: { clientId, commands: [{ ...command, at }] }, token: world.tokens.ana },
      );
      return answer.results[0];
    };
    for (let n = 1; n < limits.inviteRecipient.most; n += 1)
      expect(await resend(n)).toMatchObject({ status: 'done' });
    const refused = {
      code: 'invite_limit',
      message: 'Este paciente já recebeu 5 convites hoje. Tente novamente amanhã.',
    };
    expect(await resend(limits.inviteRecipient.most)).toMatchObject({
      status: 'refused',
      ...refused,
    });
    expect(await calls.post(`/resend/${id}`)).toMatchObject({ status: 429, body: refused });
    world.api.clock.ms += DAY_MS;
    const token = await world.api.tokenFor(world.clinic.actor(world.clinic.people.ana));
    const again = await world.api.call('POST', `/patient-invites/resend/${id}`, { token });
    expect(again.status).toBe(200);
  });

  it('from all practices together wait for another day, which none of them is told', async () => {
    const full = createTestApi(db, { limits: { inviteMailbox: 1 } });
    const { davi, elisa } = world.clinic;
    await world.api.call('PUT', `/patients/${elisa.id}`, {
      body: { email: davi.email },
      token: world.tokens.bruno,
    });
    await calls.create();
    expect((await calls.create(elisa.id, 'bruno')).status).toBe(201);
    await full.jobs.runDue();
    expect(full.mails).toHaveLength(1);
    full.clock.ms += DAY_MS;
    await full.jobs.runDue();
    expect(full.mails).toHaveLength(2);
  });
});
