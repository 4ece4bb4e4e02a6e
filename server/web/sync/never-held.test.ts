import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/harness/server/api.ts';
import { forgetful, sharedDatabase } from '../../../test/harness/database/database.ts';
import { idMaker, NOON, smallClinic } from '../../../test/harness/practice/practice.ts';
import { createSqlServer } from '../../../test/harness/database/sqlServer.ts';
import type { Database } from '../../kernel/db/database.ts';
import { withTenant } from '../../kernel/db/tenant.ts';
import { httpTransport } from '../../../src/sync/transport/http.ts';

const newId = idMaker(88_100);

describe('a device that asks what the practice never held', () => {
  let database: Database;
  let api: TestApi;
  let clinic: ReturnType<typeof smallClinic>;
  let token: string;

  beforeAll(async () => {
    database = await sharedDatabase();
    api = createTestApi(database);
    clinic = smallClinic(newId);
    const server = createSqlServer(database, { now: () => NOON, newId });
    await server.createTenant(clinic.seed);
  });
  beforeEach(async () => {
    token = await api.tokenFor(clinic.actor(clinic.people.bruno));
  });

  const ask = (refs: readonly { entity: string; id: string; v?: number }[]) =>
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

  it('hears of one that was deleted before the state that it holds: it had been restored', async () => {
    const { feed } = await withTenant(forgetful(database), clinic.tenantId, async (tx) => ({
      feed: await tx
        .selectFrom('feed')
        .select(['v', 'body'])
        .where('doc_id', '=', clinic.elisa.id)
        .where('entity', '=', 'patients')
        .execute(),
    }));
    expect(feed.every(({ body }) => body === null)).toBe(true);
    const deletedAt = Math.max(...feed.map(({ v }) => Number(v)));
    const ref = { entity: 'patients', id: clinic.elisa.id };
    expect((await ask([{ ...ref, v: deletedAt + 1 }])).body.neverHeld).toEqual([ref]);
    expect((await ask([{ ...ref, v: deletedAt - 1 }])).body.neverHeld).toEqual([]);
    expect((await ask([ref])).body.neverHeld).toEqual([]);
  });

  it('hears of a document of another kind under the same id', async () => {
    const mistaken = { entity: 'payments', id: clinic.davi.id };
    expect((await ask([mistaken])).body.neverHeld).toEqual([mistaken]);
  });

  it('is understood however many it asks about at a time', async () => {
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => api.app.request(url, init));
    const { neverHeld } = httpTransport({ url: '/api', token: () => token });
    const refs = Array.from({ length: 500 }, () => ({
      entity: 'notes' as const,
      id: newId(),
      v: 1,
    }));
    const answer = await neverHeld({ refs }, new AbortController().signal).finally(() =>
      vi.unstubAllGlobals(),
    );
    expect(new Set(answer.neverHeld.map(({ id }) => id))).toEqual(
      new Set(refs.map(({ id }) => id)),
    );
  });

  it('asks for 500 at a time at most', async () => {
    const many = Array.from({ length: 501 }, () => ({ entity: 'notes', id: newId() }));
    expect((await ask(many)).status).toBe(422);
  });
});
