import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../../server/kernel/db/open.ts';
import { withTenant } from '../../../server/kernel/db/tenant.ts';
import { hasCluster, startTestCluster } from '../../harness/database/cluster.ts';
import { runCommand } from '../../harness/server/command.ts';
import { idMaker, NOON, smallClinic } from '../../harness/practice/practice.ts';
import { hasCitus, type SpreadCluster, startMachines } from '../../harness/database/spread.ts';
import { createSqlServer } from '../../harness/database/sqlServer.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const folder = mkdtempSync(join(tmpdir(), 'sereno-distribute-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @returns what it says */
async function distribute(databaseUrl: string): Promise<string> {
  const env = { DATA_DIR: folder, DATABASE_URL: databaseUrl };
  const { stdout, stderr } = await runCommand(env, 'distribute');
  return `${stdout}${stderr}`;
}

describe.runIf(hasCitus)('practices that are spread by the command', () => {
  const newId = idMaker(13_001);
  const clinics = [smallClinic(newId), smallClinic(newId)];
  let cluster: SpreadCluster;

  beforeAll(async () => {
    cluster = await startMachines(2);
  });
  afterAll(() => cluster.remove());

  async function withServer<T>(
    work: (parts: {
      db: Awaited<ReturnType<typeof openDatabase>>;
      server: ReturnType<typeof createSqlServer>;
    }) => Promise<T>,
  ): Promise<T> {
    const db = await openDatabase({ databaseUrl: cluster.url });
    try {
      return await work({ db, server: createSqlServer(db, { now: () => NOON, newId }) });
    } finally {
      await db.close();
    }
  }

  /** All rows of all tables, by the table's name. */
  async function everything(): Promise<Readonly<Record<string, readonly string[]>>> {
    const names = await cluster.query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
    );
    const rows: Record<string, readonly string[]> = {};
    for (const { name } of names)
      rows[name] = (await cluster.query(`select * from ${name}`))
        .map((row) => JSON.stringify(row))
        .toSorted();
    return rows;
  }

  it('keep each row, stand by their id on each machine, and go on being written', async () => {
    await withServer(async ({ server }) => {
      for (const { seed } of clinics) await server.createTenant(seed);
    });
    const before = await everything();
    expect(before.tenants).toHaveLength(2);
    expect(before.feed?.length).toBeGreaterThan(10);

    expect(await distribute(cluster.url)).toMatch(
      /^Distribuído: [3-9]\d tabelas por clínica em 2 máquina\(s\)\. Inicie o servidor de novo\.\n$/,
    );
    expect(await everything()).toEqual(before);
    const machines = await cluster.query(
      `select nodeport from citus_shards where table_name = 'patients'::regclass group by nodeport`,
    );
    expect(machines).toHaveLength(2);

    const third = smallClinic(newId);
    await withServer(async ({ db, server }) => {
      expect(db.isSpread).toBe(true);
      await server.createTenant(third.seed);
      for (const { tenantId } of [...clinics, third]) {
        const people = await withTenant(db, tenantId, (tx) =>
          tx.selectFrom('users').select('tenant_id').where('tenant_id', '=', tenantId).execute(),
        );
        expect(people.length).toBeGreaterThan(0);
      }
    });
  });

  it('stay as they are when it is said again', async () => {
    const before = await everything();
    expect(await distribute(cluster.url)).toBe(
      'Nada a fazer: tudo já está distribuído em 2 máquina(s).\n',
    );
    expect(await everything()).toEqual(before);
  });
});

describe.runIf(hasCluster)('a PostgreSQL without Citus', () => {
  it('is left as it is, with a sentence that says what it lacks', async () => {
    const cluster = await startTestCluster();
    try {
      expect(await distribute(cluster.url)).toContain(
        'O banco de dados de DATABASE_URL não tem o Citus: instale-o em cada máquina',
      );
    } finally {
      await cluster.remove();
    }
  });
});
