import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ClinicApi, openClinicApi } from '../../../../test/harness/server/clinicApi.ts';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import { inviteCalls } from '../../../../test/harness/server/invites.ts';
import { idMaker } from '../../../../test/harness/practice/practice.ts';
import { hashPassword } from '../../people/auth/password/password.ts';
import type { Database } from '../../../kernel/db/database.ts';

const PASSWORD = 'segredo-do-portal';
const INACTIVE = 'Sua conta está inativa. Entre em contato com o administrador.';
const clientId = idMaker(31)();

let db: Database;
let scene: ClinicApi;

beforeEach(async () => {
  db = await sharedDatabase();
  scene = await openClinicApi(db);
});

const call = (method: string, path: string, token: string | undefined, body?: unknown) =>
  scene.api.call(method, path, { token, body });
const setActive = (isActive: boolean, id = scene.clinic.carla.id) =>
  call('PATCH', `/patients/${id}/status`, scene.tokens.ana, { isActive });
const changes = () => call('GET', `/sync/changes?clientId=${clientId}`, scene.tokens.portal);

async function signIn() {
  const { id, email } = scene.clinic.people.portal;
  const hash = await hashPassword(PASSWORD);
  await db.kysely.updateTable('users').set({ password_hash: hash }).where('id', '=', id).execute();
  return call('POST', '/auth/login', undefined, { email, password: PASSWORD });
}

describe('the portal of a patient who is deactivated', () => {
  it('is closed: no call, no feed, no booking, no sign-in, no mail', async () => {
    expect((await changes()).status).toBe(200);
    await setActive(false);
    const { portal } = scene.tokens;
    const { session, people } = scene.clinic;
    const booking = {
      patientId: scene.clinic.carla.id,
      startAt: session.startAt,
      endAt: session.endAt,
    };
    const answers = await Promise.all([
      changes(),
      call('GET', '/appointments/upcoming', portal),
      call('GET', '/sync/events', portal),
      call('POST', '/auth/renew', portal),
      call('POST', '/appointments', portal, booking),
      call('POST', '/sync/commands', portal, { clientId, commands: [] }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401]);
    expect(await signIn()).toMatchObject({ status: 403, body: { message: INACTIVE } });
    await call('POST', '/auth/forgot-password', undefined, { email: people.portal.email });
    await scene.api.jobs.runDue();
    expect(scene.api.mails).toEqual([]);
  });

  it('ends the streams that are open', async () => {
    const headers = { authorization: `Bearer ${scene.tokens.portal}` };
    const stream = await scene.api.app.request('/api/sync/events', { headers });
    await setActive(false);
    expect(await stream.text()).not.toContain('changed');
  });

  it('opens again with the patient, for a new sign-in', async () => {
    await setActive(false);
    await setActive(true);
    expect((await changes()).status).toBe(401);
    expect((await signIn()).status).toBe(200);
  });

  it('is closed as well by a device that did it without a network', async () => {
    const args = { id: scene.clinic.carla.id, isActive: false };
    const at = new Date(scene.api.clock.ms - 3_600_000).toISOString();
    const commands = [{ seq: 1, key: idMaker(32)(), name: 'patient.setStatus', args, at }];
    await call('POST', '/sync/commands', scene.tokens.ana, { clientId: idMaker(33)(), commands });
    expect((await changes()).status).toBe(401);
  });

  it('stays open while another patient of the same account is active', async () => {
    const { davi, people } = scene.clinic;
    await sql`update patients set user_id = ${people.portal.id} where id = ${davi.id}`.execute(
      db.kysely,
    );
    await setActive(false);
    expect((await changes()).status).toBe(200);
    await setActive(false, davi.id);
    expect((await changes()).status).toBe(401);
  });

  it('is told among the events of the clinic, once for each change', async () => {
    await setActive(false);
    await setActive(false);
    scene.api.clock.ms += 1000;
    await setActive(true);
    const { body } = await call('GET', '/audit/events', scene.tokens.admin);
    const kinds = (body.events as { kind: string }[]).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind.startsWith('patient.'))).toEqual([
      'patient.activated',
      'patient.deactivated',
    ]);
  });

  it('closes with the patient who is deleted', async () => {
    const { id } = scene.clinic.carla;
    // Nothing of the patient's record may be left.
    await sql`delete from appointments where patient_id = ${id}`.execute(db.kysely);
    await sql`update patients set medical_history = null where id = ${id}`.execute(db.kysely);
    expect((await call('DELETE', `/patients/${id}`, scene.tokens.ana)).status).toBe(200);
    expect((await changes()).status).toBe(401);
    expect(await signIn()).toMatchObject({ status: 403, body: { message: INACTIVE } });
  });
});

describe('an invitation of a patient who is deactivated', () => {
  it('is not mailed, and opens nothing', async () => {
    const { invited, accept, create } = inviteCalls(scene);
    const { link } = await invited();
    await setActive(false, scene.clinic.davi.id);
    expect(await accept(link, PASSWORD)).toMatchObject({ body: { code: 'invite_invalid' } });
    await setActive(true, scene.clinic.elisa.id);
    const mails = scene.api.mails.length;
    await create(scene.clinic.elisa.id, 'admin');
    await call('PATCH', `/patients/${scene.clinic.elisa.id}/status`, scene.tokens.bruno, {
      isActive: false,
    });
    await scene.api.jobs.runDue();
    expect(scene.api.mails).toHaveLength(mails);
  });
});

describe('what the staff write about a session', () => {
  const REASON = 'zqmotivo';
  const cancel = () =>
    call('PATCH', `/appointments/${scene.clinic.session.id}/cancel`, scene.tokens.ana, {
      reason: REASON,
    });
  const portalReads = async () => {
    const { carla, session } = scene.clinic;
    const paths = [
      `/sync/changes?clientId=${clientId}`,
      `/appointments/${session.id}`,
      '/appointments/history',
      '/appointments/upcoming',
      `/patients/${carla.id}/appointments`,
    ];
    const answers = await Promise.all(paths.map((path) => call('GET', path, scene.tokens.portal)));
    return answers.map(({ text }) => text).join();
  };

  it('reaches the staff and never the patient', async () => {
    await cancel();
    const { id } = scene.clinic.session;
    for (const reader of ['ana', 'admin'] as const)
      expect((await call('GET', `/appointments/${id}`, scene.tokens[reader])).text).toContain(
        REASON,
      );
    const seen = await portalReads();
    expect(seen).toContain('"cancelled"');
    expect(seen).not.toContain(REASON);
  });

  it('is taken back from a feed that holds it already, so that a device reads the session anew', async () => {
    await cancel();
    const { body: page } = await changes();
    const { portal } = scene.clinic.people;
    // As an earlier version wrote it.
    await sql`update feed set body = (body::jsonb || ${JSON.stringify({ cancellationReason: REASON })}::jsonb)::text
      where entity = 'appointments' and audience = ${`user:${portal.id}`}`.execute(db.kysely);
    expect(await portalReads()).toContain(REASON);
    const script = readFileSync(
      new URL('../../../kernel/migrations/0067_portal_versions.sql', import.meta.url),
      'utf8',
    );
    for (const statement of script.split(/;\n/).filter((text) => text.trim() !== ''))
      await sql.raw(statement).execute(db.kysely);
    expect(await portalReads()).not.toContain(REASON);
    const path = `/sync/changes?clientId=${clientId}&cursor=${String(page.cursor)}`;
    const { body } = await call('GET', path, scene.tokens.portal);
    expect(body.changes).toMatchObject([
      { id: scene.clinic.session.id, doc: { status: 'cancelled' } },
    ]);
    expect(
      (await call('GET', `/appointments/${scene.clinic.session.id}`, scene.tokens.ana)).text,
    ).toContain(REASON);
  });
});
