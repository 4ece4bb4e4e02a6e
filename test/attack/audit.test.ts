import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../server/kernel/db/database.ts';
import { withTenant } from '../../server/kernel/db/tenant.ts';
import { openClinicApi, type ClinicApi } from '../harness/server/clinicApi.ts';
import { sharedDatabase, forgetful } from '../harness/database/database.ts';

let db: Database;
let scene: ClinicApi;

beforeEach(async () => {
  db = await sharedDatabase();
  scene = await openClinicApi(db);
});

describe('what is kept of security', () => {
  it('tells who read a record, and no bug of the server can take it back', async () => {
    const { clinic, tokens, api } = scene;
    await api.call('GET', `/patients/${clinic.carla.id}`, { token: tokens.admin });
    const { body } = await api.call<{ reads: object[] }>('GET', '/audit/reads', {
      token: tokens.ana,
    });
    expect(body.reads).toMatchObject([
      { userId: clinic.people.admin.id, patientId: clinic.carla.id, part: 'registration' },
    ]);
    const forget = withTenant(forgetful(db), clinic.tenantId, (tx) =>
      sql`delete from record_reads`.execute(tx),
    );
    await expect(forget).rejects.toThrow(/denied/);
  });

  it('grows by a bounded number of rows, however often a stranger tries a password', async () => {
    const { api, clinic } = scene;
    const { email } = clinic.people.ana;
    for (let i = 0; i < 40; i++) {
      await api.call('POST', '/auth/login', { body: { email, password: 'errada-123' } });
      api.clock.ms += 5 * 60_000;
    }
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from security_events where kind = 'session.refused'`.execute(
      db.kysely,
    );
    expect(rows[0]?.count).toBeLessThanOrEqual(20);
  });
});
