import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../../server/kernel/db/open.ts';
import { withTenant } from '../../../server/kernel/db/tenant.ts';
import { tenantsFound, visitTenants } from '../../../server/kernel/db/visit.ts';
import { uuidv7 } from '../../../src/domain/core/id.ts';
import type { BatchAnswer, CommandResult } from '../../../src/domain/sync/protocol.ts';
import { decodeClaims } from '../../../src/domain/auth/claims.ts';
import { registration } from '../../harness/server/api.ts';
import type { TestCluster } from '../../harness/database/cluster.ts';
import { onDatabase } from '../../harness/database/onDatabase.ts';
import {
  hasCitus,
  portOf,
  SHARDS,
  type SpreadCluster,
  startSpreadCluster,
} from '../../harness/database/spread.ts';
import { type Answered, type Instance, startInstance } from './instance.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const count = (answers: readonly Answered[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;

interface Practice {
  readonly id: string;
  readonly form: ReturnType<typeof registration>;
  readonly token: string;
  readonly clientId: string;
}

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
const newId = () => uuidv7(Date.now(), random);

describe.runIf(hasCitus)('practices on several machines', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sereno-spread-'));
  let cluster: SpreadCluster;
  let both: [Instance, Instance];
  /** On the first machine, and on the second. */
  let here: Practice;
  let there: Practice;

  beforeAll(async () => {
    cluster = await startSpreadCluster(2);
    both = await Promise.all([
      startInstance(cluster.url, folder),
      startInstance(cluster.url, folder),
    ]);
    const found = new Map<number, Practice>();
    while (found.size < 2) {
      const practice = await register();
      found.set(portOf(await machineOf(practice)), practice);
    }
    const [first, second] = cluster.machines.map((machine) => found.get(portOf(machine)));
    [here, there] = [first!, second!];
  });
  afterAll(async () => {
    await Promise.all(both.map((one) => one.terminate()));
    await cluster.remove();
    rmSync(folder, { recursive: true });
  });

  async function register(): Promise<Practice> {
    const form = registration();
    const { body } = await both[0].call('POST', '/auth/registerTenantPsych', undefined, form);
    const token = String(body.access_token);
    return { id: decodeClaims(token)!.tenantId, form, token, clientId: newId() };
  }

  const call = (
    { token }: Practice,
    method: string,
    path: string,
    body?: unknown,
    by: Instance = both[0],
  ) => by.call(method, path, token, body);

  async function machineOf({ id }: Practice): Promise<TestCluster> {
    const [row] = await cluster.query<{ port: number }>(
      `select nodeport as port from citus_shards
       where shardid = get_shard_id_for_distribution_column('tenants', $1::uuid)`,
      [id],
    );
    return cluster.machines.find((machine) => portOf(machine) === row?.port)!;
  }

  const newPatient = (number: number) => ({
    name: `Davi ${number}`,
    email: `davi-${number}@exemplo.com`,
  });

  /** New patients, as one device made them without a network. */
  const made = (from: number, size: number) =>
    Array.from({ length: size }, (_, index) => ({
      seq: from + index,
      key: newId(),
      at: new Date().toISOString(),
      name: 'patient.create',
      args: { id: newId(), ...newPatient(from + index) },
    }));

  /** Sends them as a device does, again and again until each has its answer. */
  async function pushed(practice: Practice, commands: ReturnType<typeof made>) {
    const answered = new Map<string, CommandResult['status']>();
    const statuses: number[] = [];
    while (answered.size < commands.length) {
      const rest = commands.filter(({ key }) => !answered.has(key));
      const { status, body } = await both[0].call<BatchAnswer>(
        'POST',
        '/sync/commands',
        practice.token,
        { clientId: practice.clientId, commands: rest },
      );
      statuses.push(status);
      const results = status === 200 ? body.results : [];
      const told = results.filter(({ status: how }) => how !== 'failed');
      for (const { key, status: how } of told) answered.set(key, how);
      if (told.length < rest.length) await pause(200);
    }
    return { answered, statuses };
  }

  const namesOf = async (practice: Practice): Promise<readonly string[]> => {
    const rows = await cluster.query<{ name: string }>(
      'select name from patients where tenant_id = $1 order by name',
      [practice.id],
    );
    return rows.map(({ name }) => name);
  };

  /** Which of the two a job visits that found something to do in neither, but where a machine is away looks into all. */
  async function visitedByJobs(): Promise<readonly string[]> {
    const db = await openDatabase({ databaseUrl: cluster.url });
    const visited: string[] = [];
    try {
      const found = await tenantsFound(db, sql`select tenants_with_portals() as id`);
      const visit = (id: string) =>
        withTenant(db, id, async (tx) => {
          await tx.selectFrom('users').select('id').where('tenant_id', '=', id).execute();
          visited.push(id);
        });
      await visitTenants(found, visit).catch((error: unknown) => {
        if (!(error instanceof AggregateError)) throw error;
      });
    } finally {
      await db.close();
    }
    return [here, there].map(({ id }) => id).filter((id) => visited.includes(id));
  }

  it('stand on each of them', async () => {
    const rows = await cluster.query<{ port: number; parts: number }>(
      `select nodeport as port, count(*)::int as parts from citus_shards
       where table_name = 'patients'::regclass group by nodeport`,
    );
    expect(rows.map(({ parts }) => parts)).toEqual([SHARDS / 2, SHARDS / 2]);
  });

  it('are hidden from whoever names no practice on a machine itself, and one from the other', async () => {
    for (const practice of [here, there])
      expect((await call(practice, 'POST', '/patients', newPatient(9_000))).status).toBe(201);
    const walled = await cluster.query<{ name: string }>(
      `select relname as name from pg_class join pg_dist_partition on logicalrelid = pg_class.oid
       where relrowsecurity and partmethod = 'h'`,
    );
    expect(walled.length).toBeGreaterThan(25);
    for (const practice of [here, there])
      await onDatabase((await machineOf(practice)).url, async (client) => {
        await client.query('set citus.override_table_visibility = off');
        const { rows: parts } = await client.query<{ part: string; wall: boolean; name: string }>(
          `select relname as part, relrowsecurity as wall, regexp_replace(relname, '_[0-9]+$', '') as name
           from pg_class where relkind = 'r' and relname ~ '_[0-9]{6,}$'`,
        );
        const ours = parts.filter(({ name }) => walled.some((table) => table.name === name));
        expect(ours).toHaveLength(walled.length * (SHARDS / 2));
        expect(ours.filter(({ wall }) => !wall)).toEqual([]);
        const idsIn = async (name: string): Promise<string[]> => {
          const each = ours.filter((part) => part.name === name);
          const ids: string[] = [];
          for (const { part } of each)
            ids.push(
              ...(
                await client.query<{ id: string }>(`select tenant_id as id from ${part}`)
              ).rows.map(({ id }) => id),
            );
          return [...new Set(ids)];
        };
        const seen = async (setting: string): Promise<string[]> => {
          await client.query(`begin; set local role app_user; ${setting}`);
          const ids = await idsIn('users');
          await client.query('rollback');
          return ids;
        };
        // What there is to be hidden.
        expect(await idsIn('users')).toContain(practice.id);
        expect(await seen('')).toEqual([]);
        expect(await seen(`set local app.tenant = '${practice.id}'`)).toEqual([practice.id]);
        expect(await seen(`set local app.tenant = '${newId()}'`)).toEqual([]);
      });
  });

  it('give one slot to one of fifty that book it through two servers at once', async () => {
    const [patient] = (await call(here, 'GET', '/patients')).body as unknown as { id: string }[];
    const start = Math.ceil(Date.now() / 86_400_000 + 1) * 86_400_000 + 12 * 3_600_000;
    const body = {
      patientId: patient!.id,
      startAt: new Date(start).toISOString(),
      endAt: new Date(start + 3_000_000).toISOString(),
    };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        call(here, 'POST', '/appointments', body, both[index % 2]),
      ),
    );
    expect([count(answers, 201), count(answers, 409)]).toEqual([1, 49]);
  });

  it('wait for their machine alone when it is killed in mid-batch, and have all of it once when it is back', async () => {
    expect(await visitedByJobs()).toEqual([]);
    const before = await namesOf(here);
    const machine = await machineOf(here);
    const commands = made(1, 250);
    const sending = pushed(here, commands);
    // The batch has begun, and is not over.
    await expect
      .poll(async () => (await namesOf(here)).length, { interval: 5 })
      .toBeGreaterThan(before.length);
    expect((await namesOf(here)).length).toBeLessThan(before.length + commands.length);
    await machine.kill();

    const others = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        call(there, 'POST', '/patients', newPatient(100 + number), both[number % 2]),
      ),
    );
    expect(count(others, 201)).toBe(20);
    for (const [method, path, body] of [
      ['GET', '/patients', undefined],
      ['POST', '/patients', newPatient(7_000)],
      ['GET', `/sync/changes?clientId=${here.clientId}`, undefined],
      ['POST', '/auth/login', here.form],
    ] as const)
      for (const instance of both)
        expect([path, await call(here, method, path, body, instance)]).toMatchObject([
          path,
          { status: 503, body: { code: 'unavailable' } },
        ]);
    expect((await both[0].call('POST', '/auth/login', undefined, there.form)).status).toBe(200);
    expect(await visitedByJobs()).toEqual([there.id]);

    await machine.start();
    const { answered, statuses } = await sending;
    expect(statuses).toContain(503);
    expect(new Set(answered.values())).toEqual(new Set(['done']));
    const names = await namesOf(here);
    expect(names).toHaveLength(before.length + commands.length);
    expect(new Set(names).size).toBe(names.length);
  });

  it('move to a machine that is added, and a large one to a part of its own, while devices write: nothing is lost and nothing twice', async () => {
    const writers = await Promise.all(Array.from({ length: 6 }, register));
    let isOver = false;
    const writing = writers.map(async (practice) => {
      const refused: number[] = [];
      let sent = 0;
      while (!isOver) {
        const { statuses } = await pushed(practice, made(sent + 1, 5));
        sent += 5;
        refused.push(...statuses.filter((status) => status !== 200));
        await pause(20);
      }
      return { practice, sent, refused };
    });
    const partsOf = () =>
      cluster.query<{ port: number; parts: number }>(
        `select nodeport as port, count(*)::int as parts from citus_shards
         where table_name = 'patients'::regclass group by nodeport order by parts`,
      );
    try {
      await cluster.addMachine();
      await cluster.query("select citus_rebalance_start(shard_transfer_mode => 'auto')");
      await cluster.query('select citus_rebalance_wait()');
      expect((await partsOf()).map(({ parts }) => parts)).toEqual([2, 3, 3]);

      const [large] = writers;
      // The other ways wait for ever: Citus 13.2.2 on PostgreSQL 15.18 takes over no update of a part that it splits.
      const [own] = await cluster.query<{ shard: string }>(
        `select isolate_tenant_to_new_shard('tenants', $1::uuid, 'CASCADE', 'block_writes') as shard`,
        [large!.id],
      );
      const from = portOf(await machineOf(large!));
      const to = cluster.machines.map(portOf).find((port) => port !== from)!;
      await cluster.query(
        `select citus_move_shard_placement($1::bigint, '127.0.0.1', ${from}, '127.0.0.1', ${to}, 'auto')`,
        [own!.shard],
      );
      expect(portOf(await machineOf(large!))).toBe(to);
    } finally {
      isOver = true;
    }
    const ends = await Promise.all(writing);
    for (const { practice, sent, refused } of ends) {
      const names = await namesOf(practice);
      expect(names).toHaveLength(sent);
      expect(new Set(names).size).toBe(sent);
      expect(refused.filter((status) => status !== 503)).toEqual([]);
    }
  });
});
