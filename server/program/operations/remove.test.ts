import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ClinicApi, openClinicApi } from '../../../test/harness/server/clinicApi.ts';
import { engines } from '../../../test/harness/database/database.ts';
import { registration } from '../../../test/harness/server/api.ts';
import type { Database } from '../../kernel/db/database.ts';
import { tablesOf } from './copies/tables.ts';
import { findPractice, removePractice } from './remove.ts';

let db: Database;
let open: ClinicApi;

beforeEach(async () => {
  db = (await engines().at(-1)?.open()) as Database;
  open = await openClinicApi(db);
});
afterEach(() => db.close());

/** Rows of a practice in every table that has such, whatever this program knows of them. */
async function rowsOf(tenantId: string): Promise<Readonly<Record<string, number>>> {
  const tables = await db.kysely.transaction().execute((tx) => tablesOf(tx));
  const counts: Record<string, number> = {};
  for (const name of tables) {
    if (['plans', 'schema_migrations', 'removed_practices'].includes(name)) continue;
    const { rows } = await sql<{
      row: object;
    }>`select to_jsonb(x) as row from ${sql.table(name)} x`.execute(db.kysely);
    const own = rows.filter(({ row }) => JSON.stringify(row).includes(tenantId));
    if (own.length > 0) counts[name] = own.length;
  }
  return counts;
}

describe('a practice that the operator removes', () => {
  it('is gone from every table, and no other practice has lost a row', async () => {
    const form = registration();
    const { body } = await open.api.call<{ user: { tenantId: string }; access_token: string }>(
      'POST',
      '/auth/registerTenantPsych',
      { body: form },
    );
    const { tenantId } = body.user;
    const patient = { name: 'Lia', email: 'lia@exemplo.com' };
    await open.api.call('POST', '/patients', { token: body.access_token, body: patient });
    const others = await rowsOf(open.clinic.tenantId);
    expect(Object.keys(await rowsOf(tenantId)).length).toBeGreaterThan(5);
    expect(await findPractice(db, form.domain)).toMatchObject({ people: 1, patients: 1 });
    const removed = await removePractice(db, form.domain, open.api.clock.ms);
    expect(removed.rows).toBeGreaterThan(5);
    expect(await rowsOf(tenantId)).toEqual({});
    expect(await rowsOf(open.clinic.tenantId)).toEqual(others);
    const kept = await sql`select domain from removed_practices`.execute(db.kysely);
    expect(kept.rows).toEqual([{ domain: form.domain }]);
    expect((await open.api.call('GET', '/patients', { token: body.access_token })).status).toBe(
      401,
    );
    expect((await open.api.call('POST', '/auth/registerTenantPsych', { body: form })).status).toBe(
      201,
    );
  });

  it('is one that there is', async () => {
    await expect(removePractice(db, 'nenhuma', 0)).rejects.toThrow(
      'Nenhuma clínica tem o domínio nenhuma.',
    );
  });
});
