import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../test/harness/api.ts';
import { sharedDatabase } from '../../test/harness/database.ts';
import { idMaker, NOON, smallClinic } from '../../test/harness/practice.ts';
import { createSqlServer } from '../../test/harness/sqlServer.ts';

const newId = idMaker(88_100);

describe('a device that asks what the practice never held', () => {
  let api: TestApi;
  let clinic: ReturnType<typeof smallClinic>;
  let token: string;

  beforeAll(async () => {
    const database = await sharedDatabase();
    api = createTestApi(database);
    clinic = smallClinic(newId);
    const server = createSqlServer(database, { now: () => NOON, newId });
    await server.createTenant(clinic.seed);
  });
  beforeEach(async () => {
    token = await api.tokenFor(clinic.actor(clinic.people.bruno));
  });

  const ask = (refs: readonly { entity: string; id: string }[]) =>
    api.call<{ neverHeld: unknown[] }>('POST', '/sync/never-held', { token, body: { refs } });

  it('hears of those that it made up, and of none that is there, deleted, or a colleague’s', async () => {
    const unknown = { entity: 'patients', id: newId() };
    const [deleted, foreign] = [clinic.elisa, clinic.davi].map(({ id }) => ({
      entity: 'patients',
      id,
    }));
    const removal = await api.call('DELETE', `/patients/${clinic.elisa.id}`, { token });
    expect(removal.status).toBeLessThan(300);
    const { status, body } = await ask([unknown, deleted!, foreign!]);
    expect([status, body.neverHeld]).toEqual([200, [unknown]]);
  });

  it('hears of a document of another kind under the same id', async () => {
    const mistaken = { entity: 'payments', id: clinic.davi.id };
    expect((await ask([mistaken])).body.neverHeld).toEqual([mistaken]);
  });

  it('asks for 500 at a time at most', async () => {
    const many = Array.from({ length: 501 }, () => ({ entity: 'notes', id: newId() }));
    expect((await ask(many)).status).toBe(422);
  });
});
