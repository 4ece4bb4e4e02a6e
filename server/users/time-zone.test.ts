import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openClinicApi } from '../../test/harness/clinicApi.ts';
import { sharedDatabase } from '../../test/harness/database.ts';
import { registration } from '../../test/harness/api.ts';

it('changes by the clinic’s administration or the practice’s own psychologist, and moves no instant', async () => {
  const db = await sharedDatabase();
  const { api, tokens } = await openClinicApi(db);
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
