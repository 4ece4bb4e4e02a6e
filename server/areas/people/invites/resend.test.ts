import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type ClinicApi,
  openClinicApi,
  type ReaderName,
} from '../../../../test/harness/server/clinicApi.ts';
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

describe('an invitation without a network', () => {
  it('lasts seven days from when it is sent', async () => {
    const { api, clinic, tokens } = world;
    const madeAt = new Date(api.clock.ms - 9 * DAY_MS).toISOString();
    const [id, clientId] = [crypto.randomUUID(), crypto.randomUUID()];
    const send = (seq: number, name: string, args: object) =>
      api.call('POST', '/sync/commands', {
        token: tokens.ana,
        body: { clientId, commands: [{ seq, key: crypto.randomUUID(), name, args, at: madeAt }] },
      });
    await send(1, 'patientInvite.create', { id, patientId: clinic.davi.id });
    const first = await calls.newestLink();
    api.clock.ms += DAY_MS;
    expect((await calls.validate(first)).body).toMatchObject({ isValid: true });
    await send(2, 'patientInvite.resend', { id });
    const expiresAt = new Date(api.clock.ms + 7 * DAY_MS).toISOString();
    expect((await calls.validate(await calls.newestLink())).body).toMatchObject({
      isValid: true,
      expiresAt,
    });
  });
});

describe('sending an invitation again', () => {
  const resend = (id: string, as: ReaderName = 'ana') => calls.post(`/resend/${id}`, {}, as);

  it('answers the same, with a new end, and closes the earlier link at once', async () => {
    const { id, link } = await calls.invited();
    world.api.clock.ms += DAY_MS;
    const { status, body } = await resend(id);
    expect(status).toBe(200);
    expect(body).toEqual({
      id,
      status: 'pending',
      expiresAt: new Date(world.api.clock.ms + 7 * DAY_MS).toISOString(),
    });
    expect((await calls.validate(link)).body).toEqual(CLOSED);
    const second = await calls.newestLink();
    expect((await calls.validate(second)).body).toMatchObject({ isValid: true });
    expect((await calls.accept(second)).status).toBe(201);
  });

  it('opens an expired one again, at the patient’s present address', async () => {
    const { id } = await calls.invited();
    world.api.clock.ms += 8 * DAY_MS;
    const { davi } = world.clinic;
    const body = { email: 'correto@exemplo.com' };
    await world.api.call('PUT', `/patients/${davi.id}`, {
      body,
      token: await world.api.tokenFor(world.clinic.actor(world.clinic.people.ana)),
    });
    const token = await world.api.tokenFor(world.clinic.actor(world.clinic.people.ana));
    const again = await world.api.call('POST', `/patient-invites/resend/${id}`, { token });
    expect(again.status).toBe(200);
    const link = await calls.newestLink();
    expect(world.api.mails.at(-1)?.to).toBe('correto@exemplo.com');
    expect((await calls.accept(link)).body.user).toMatchObject({ email: 'correto@exemplo.com' });
  });

  it('is refused for an accepted, a foreign and a missing one', async () => {
    const { id, link } = await calls.invited();
    expect((await resend(id, 'bruno')).status).toBe(404);
    expect((await resend(id, 'stranger')).status).toBe(404);
    const missing = await resend(crypto.randomUUID());
    expect(missing.body).toEqual((await resend(id, 'bruno')).body);
    await calls.accept(link);
    expect(await resend(id)).toMatchObject({ status: 409, body: { code: 'already_accepted' } });
  });
});
