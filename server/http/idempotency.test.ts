import { beforeAll, describe, expect, it } from 'vitest';
import { type ClinicApi, openClinicApi } from '../../test/harness/clinicApi.ts';
import { sharedDatabase } from '../../test/harness/database.ts';
import { withTenant } from '../db/tenant.ts';
import type { Database } from '../db/database.ts';

let db: Database;
let world: ClinicApi;

beforeAll(async () => {
  db = await sharedDatabase();
  world = await openClinicApi(db);
});

const as = (
  who: keyof ClinicApi['tokens'],
  method: string,
  path: string,
  body: unknown,
  key: string,
) =>
  world.api.call(method, path, {
    token: world.tokens[who],
    body,
    headers: { 'idempotency-key': key },
  });

const kept = () =>
  withTenant(db, world.clinic.tenantId, (tx) => tx.selectFrom('answers').selectAll().execute());

describe('a repeated write', () => {
  it('is answered as the first was, whatever became of it since', async () => {
    const form = { name: 'Gil', email: 'gil@exemplo.com' };
    const first = await as('ana', 'POST', '/patients', form, 'novo-gil');
    await as('ana', 'PUT', `/patients/${String(first.body.id)}`, { name: 'Gilberto' }, 'troca');
    const again = await as('ana', 'POST', '/patients', form, 'novo-gil');
    expect([again.status, again.text]).toEqual([201, first.text]);
  });

  it('is the same however its fields are ordered, and another with other data or another address', async () => {
    const { id } = world.clinic.davi;
    const path = `/patients/${id}`;
    await as('ana', 'PUT', path, { name: 'Davi A.', phone: '11' }, 'ordem');
    const reordered = await as('ana', 'PUT', path, { phone: '11', name: 'Davi A.' }, 'ordem');
    expect(reordered.status).toBe(200);
    for (const [where, body] of [
      [path, { name: 'Davi B.' }],
      [`/patients/${world.clinic.carla.id}`, { name: 'Davi A.', phone: '11' }],
    ] as const)
      expect(await as('ana', 'PUT', where, body, 'ordem')).toMatchObject({
        status: 422,
        body: { code: 'key_reused' },
      });
  });

  it('is told apart from another person’s under the same key', async () => {
    const form = (name: string) => ({ name, email: `${name.toLowerCase()}@exemplo.com` });
    const mine = await as('ana', 'POST', '/patients', form('Eva'), 'mesma');
    const theirs = await as('bruno', 'POST', '/patients', form('Ivo'), 'mesma');
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(theirs.body.name).toBe('Ivo');
  });

  it('that was refused is judged anew where nothing took effect', async () => {
    const id = crypto.randomUUID();
    const missing = await as('ana', 'PUT', `/patients/${id}`, { name: 'Zoé' }, 'cedo-demais');
    expect(missing.status).toBe(404);
    expect((await kept()).some(({ status }) => status >= 400)).toBe(false);
  });

  it('never finds a token in what is kept', async () => {
    const body = { availabilityWeeksAhead: 6 };
    const first = await as('ana', 'PUT', '/users/profile', body, 'semanas');
    const again = await as('ana', 'PUT', '/users/profile', body, 'semanas');
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body.access_token).toBeTypeOf('string');
    expect(JSON.stringify(await kept())).not.toContain('access_token');
  });
});
