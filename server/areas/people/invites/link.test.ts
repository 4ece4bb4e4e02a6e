import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type ClinicApi,
  openClinicApi,
  type ReaderName,
} from '../../../../test/harness/server/clinicApi.ts';
import { engines } from '../../../../test/harness/database/database.ts';
import { CLOSED, inviteCalls } from '../../../../test/harness/server/invites.ts';
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

const ask = (id: string, as: ReaderName = 'ana') => calls.post(`/link/${id}`, {}, as);
const linkIn = ({ body }: { body: Record<string, unknown> }): string =>
  String(body.path).replace('/invite#token=', '');

async function handed(): Promise<{ id: string; mailed: string; link: string }> {
  const { id, link: mailed } = await calls.invited();
  return { id, mailed, link: linkIn(await ask(id)) };
}

describe('an invitation that its staff hand over', () => {
  it('opens as the mailed one does, beside it, and until the same hour', async () => {
    const { id, mailed, link } = await handed();
    const { body } = await calls.validate(mailed);
    expect(body).toMatchObject({ isValid: true });
    expect((await calls.validate(link)).body).toEqual(body);
    const second = linkIn(await ask(id, 'admin'));
    expect((await calls.validate(link)).body).toEqual(CLOSED);
    expect((await calls.validate(second)).body).toEqual(body);
    expect((await calls.validate(mailed)).body).toEqual(body);
    world.api.clock.ms += 7 * DAY_MS;
    expect((await calls.validate(second)).body).toEqual(CLOSED);
  });

  it('makes one account, and closes the mailed link', async () => {
    const { mailed, link } = await handed();
    expect((await calls.accept(link)).status).toBe(201);
    expect((await calls.accept(mailed)).status).toBe(400);
    expect((await calls.accept(link)).status).toBe(400);
  });

  it('proves nobody’s address: who handed it over may have used it', async () => {
    const { link } = await handed();
    const { body } = await calls.accept(link);
    const profile = async () =>
      (await world.api.call('GET', '/users/profile', { token: body.access_token })).body;
    expect((await profile()).emailVerifiedAt).toBeNull();
    const owners = await db.kysely
      .selectFrom('account_emails')
      .select('user_id')
      .where('email', '=', world.clinic.davi.email)
      .execute();
    expect(owners).toEqual([]);
    const token = await world.api.readInMail(/verify-email#token=([\w-]+)$/m);
    await world.api.call('POST', '/auth/verify-email', { body: { token } });
    expect((await profile()).emailVerifiedAt).not.toBeNull();
  });

  it('closes when the invitation is sent again, and when the patient’s address is corrected', async () => {
    const { id, link } = await handed();
    world.api.clock.ms += 60_000;
    await calls.post(`/resend/${id}`);
    expect((await calls.validate(link)).body).toEqual(CLOSED);
    const next = linkIn(await ask(id));
    await world.api.call('PUT', `/patients/${world.clinic.davi.id}`, {
      body: { email: 'certo@exemplo.com' },
      token: world.tokens.ana,
    });
    expect((await calls.validate(next)).body).toEqual(CLOSED);
  });

  it('is kept in the practice’s account of what happened, without the link', async () => {
    const { id, link } = await handed();
    const events = await db.kysely
      .selectFrom('security_events')
      .selectAll()
      .where('kind', '=', 'invite.handedOver')
      .execute();
    expect(events).toMatchObject([
      { actor_id: world.clinic.people.ana.id, subject_id: world.clinic.davi.id },
    ]);
    expect(JSON.stringify(events)).not.toContain(link);
    expect(id).not.toBe('');
  });
});

describe('a link of an invitation', () => {
  it('is for nobody but its staff', async () => {
    const { id } = await calls.invited();
    const missing = await ask(crypto.randomUUID());
    expect(missing.status).toBe(404);
    for (const other of ['bruno', 'stranger'] as const)
      expect(await ask(id, other)).toMatchObject({ status: 404, body: missing.body });
    expect((await ask(id, 'portal')).status).toBe(403);
    expect((await ask(id, 'anonymous')).status).toBe(401);
  });

  it('is not made by somebody who has not proved an address', async () => {
    const { id } = await calls.invited();
    await db.kysely
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('id', '=', world.clinic.people.ana.id)
      .execute();
    expect(await ask(id)).toMatchObject({ status: 403, body: { code: 'email_unverified' } });
  });

  it('is not made of one that is over, used or expired', async () => {
    const { id, link } = await handed();
    await calls.accept(link);
    expect(await ask(id)).toMatchObject({ status: 409, body: { code: 'invite_closed' } });
  });

  it('is made as seldom as a mail is sent, and both together', async () => {
    const { id } = await calls.invited();
    for (let n = 1; n < limits.inviteRecipient.most; n += 1)
      expect((await ask(id)).status).toBe(200);
    expect(await ask(id)).toMatchObject({ status: 429, body: { code: 'invite_limit' } });
    expect((await calls.post(`/resend/${id}`)).status).toBe(429);
  });
});
