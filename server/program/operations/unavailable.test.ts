import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, registration, type TestApi } from '../../../test/harness/server/api.ts';
import {
  hasCluster,
  startTestCluster,
  type TestCluster,
} from '../../../test/harness/database/cluster.ts';
import type { Database } from '../../kernel/db/database.ts';
import { openDatabase } from '../../kernel/db/open.ts';

const UNAVAILABLE = {
  code: 'unavailable',
  message: 'O servidor está temporariamente indisponível. Tente novamente em alguns instantes.',
};

const CLIENT = '01900000-0000-7000-8000-000000000001';
const COMMAND = {
  seq: 1,
  key: '01900000-0000-7000-8000-000000000002',
  baseV: 0,
  at: '2026-03-10T12:00:00.000Z',
  name: 'patient.delete',
  args: { id: CLIENT },
};

/** One call of each way to the database: signed in or not, reading, writing, the feed, health. */
const calls = (token: string): [string, string, string | undefined, unknown][] => [
  ['GET', '/health', undefined, undefined],
  ['POST', '/auth/login', undefined, { email: 'ninguem@exemplo.com', password: 'segredo-123' }],
  ['POST', '/auth/registerTenantPsych', undefined, registration()],
  ['POST', '/auth/logout', token, undefined],
  ['GET', '/patients', token, undefined],
  ['POST', '/patients', token, { name: 'Davi', email: 'davi@exemplo.com' }],
  ['GET', `/sync/changes?clientId=${CLIENT}`, token, undefined],
  ['POST', '/sync/commands', token, { clientId: CLIENT, commands: [COMMAND] }],
];

async function register(api: TestApi): Promise<string> {
  const form = registration();
  const { body } = await api.call('POST', '/auth/registerTenantPsych', { body: form });
  return String(body.access_token);
}

/** The calls that are answered in any other way, or logged as a fault of the server. */
async function exceptions(api: TestApi, token: string): Promise<unknown[]> {
  const found: unknown[] = api.lines.filter((line) => line.includes('"unexpected"'));
  for (const [method, path, bearer, body] of calls(token)) {
    const answer = await api.call(method, path, { token: bearer, body });
    const isRight = answer.status === 503 && answer.text === JSON.stringify(UNAVAILABLE);
    if (!isRight) found.push([path, answer.status, answer.text]);
  }
  return found;
}

describe('without its database', () => {
  it('the server answers 503 on every way, embedded', async () => {
    const db = await openDatabase({});
    const api = createTestApi(db);
    const token = await register(api);
    await db.close();
    expect(await exceptions(api, token)).toEqual([]);
  }, 120_000);
});

describe.runIf(hasCluster)('without its PostgreSQL', () => {
  let cluster: TestCluster;
  let db: Database;
  beforeAll(async () => {
    cluster = await startTestCluster();
    db = await openDatabase({ databaseUrl: cluster.url });
  });
  afterAll(async () => {
    await db.close();
    await cluster.remove();
  });

  it('the server answers 503 on every way, and recovers by itself when PostgreSQL is back', async () => {
    const api = createTestApi(db);
    const token = await register(api);
    await cluster.stop();
    expect(await exceptions(api, token)).toEqual([]);
    await cluster.start();
    expect((await api.call('GET', '/health')).status).toBe(200);
    expect((await api.call('GET', '/patients', { token })).status).toBe(200);
  });

  it('no request meets anything but an answer or 503 while PostgreSQL restarts under load', async () => {
    const api = createTestApi(db);
    const token = await register(api);
    const statuses = new Map<number, number>();
    let isLoaded = true;
    const worker = async (number: number): Promise<void> => {
      for (let turn = 0; isLoaded; turn++) {
        const body = { name: 'Davi', email: `davi-${number}-${turn}@exemplo.com` };
        const answer = await api.call('POST', '/patients', { token, body });
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        if (answer.status === 503) await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    const load = Promise.all(Array.from({ length: 20 }, (_, number) => worker(number)));
    for (let turn = 0; turn < 3; turn++) {
      const wanted = (statuses.get(201) ?? 0) + 20;
      await expect.poll(() => statuses.get(201) ?? 0).toBeGreaterThan(wanted);
      await cluster.stop();
      await cluster.start();
    }
    const before = statuses.get(201) ?? 0;
    await expect.poll(() => statuses.get(201) ?? 0).toBeGreaterThan(before + 20);
    isLoaded = false;
    await load;
    expect(new Set(statuses.keys())).toEqual(new Set([201, 503]));
  }, 120_000);
});
