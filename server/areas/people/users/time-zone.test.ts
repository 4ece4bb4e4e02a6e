import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { type ClinicApi, openClinicApi } from '../../../../test/harness/server/clinicApi.ts';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import { registration } from '../../../../test/harness/server/api.ts';

let db: Awaited<ReturnType<typeof sharedDatabase>>;
let world: ClinicApi;
beforeEach(async () => {
  db = await sharedDatabase();
  world = await openClinicApi(db);
});

it('changes by the clinic’s administration or the practice’s own psychologist, and moves no instant', async () => {
  const { api, tokens } = world;
  const instants = async () =>
    (
      await sql`select id, start_at, end_at, created_at from appointments order by id`.execute(
        db.kysely,
      )
    ).rows;
  const set = (token: string | undefined, timeZone: string) =>
    api.call('PATCH', '/users/practice/time-zone', { token, body: { timeZone } });
  const before = await instants();
  expect((await set(tokens.ana, 'America/Manaus')).status).toBe(403);
  expect((await set(tokens.portal, 'America/Manaus')).status).toBe(403);
  expect((await set(tokens.admin, 'America/Atlantida')).status).toBe(422);
  expect((await set(tokens.admin, 'America/Manaus')).body).toMatchObject({
    timeZone: 'America/Manaus',
  });
  await api.jobs.runDue();
  expect(await instants()).toEqual(before);

  const own = await api.call('POST', '/auth/registerTenantPsych', { body: registration() });
  const answer = await set(String(own.body['access_token']), 'America/Rio_Branco');
  expect(answer.body).toMatchObject({ timeZone: 'America/Rio_Branco' });
});

it('of a new practice is the one that its form names, else Brasília’s', async () => {
  const { api } = world;
  const zoneAfter = async (path: string, changes: Record<string, string>) => {
    const body = registration(changes);
    const { status } = await api.call('POST', path, { body });
    const { rows } = await sql<{ zone: string }>`
      select time_zone as zone from tenants where domain = ${body.domain}`.execute(db.kysely);
    return [status, rows[0]?.zone];
  };
  const timeZone = 'America/Manaus';
  expect(await zoneAfter('/auth/registerTenantPsych', { timeZone })).toEqual([201, timeZone]);
  expect(await zoneAfter('/auth/registerTenantPsych', {})).toEqual([201, 'America/Sao_Paulo']);
  expect(await zoneAfter('/auth/registerClinic', { timeZone: 'Europe/Lisbon' })).toEqual([
    201,
    'Europe/Lisbon',
  ]);
  expect((await zoneAfter('/auth/registerClinic', { timeZone: 'Atlântida' }))[0]).toBe(422);
});
