import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasPrograms, startTestCluster } from '../../test/harness/database/cluster.ts';

/** A PostgreSQL of its own on the loopback, with a folder that goes when it stops. */
export interface Cluster {
  /** @returns the URL of a new database */
  createDatabase(name: string): Promise<string>;
  /** Runs statements as the cluster's owner. */
  sql(database: string, statements: string): Promise<unknown>;
  /** @param script what one transaction does; by default what the flags say */
  pgbench(database: string, flags: readonly string[], script?: string): Promise<string>;
  stop(): Promise<void>;
}

/** Null where PostgreSQL and its pgbench are not installed. */
export async function startCluster(): Promise<Cluster | null> {
  if (!hasPrograms('initdb', 'pg_ctl', 'createdb', 'psql', 'pgbench')) return null;
  const cluster = await startTestCluster('-c shared_buffers=256MB');
  return {
    async createDatabase(name) {
      await cluster.program('createdb', name);
      return new URL(`/${name}`, cluster.url).href;
    },
    sql: (database, statements) =>
      cluster.program('psql', '-v', 'ON_ERROR_STOP=1', '-q', '-d', database, '-c', statements),
    async pgbench(database, flags, script) {
      if (!script) return cluster.program('pgbench', ...flags, database);
      const folder = await mkdtemp(join(tmpdir(), 'sereno-pgbench-'));
      try {
        const file = join(folder, 'script.sql');
        await chmod(folder, 0o755);
        await writeFile(file, script);
        return await cluster.program('pgbench', '-n', '-f', file, ...flags, database);
      } finally {
        await rm(folder, { recursive: true });
      }
    },
    stop: () => cluster.remove(),
  };
}

/** Transactions a second, from what pgbench prints. */
export function tpsOf(output: string): number {
  const found = /^tps = ([\d.]+)/m.exec(output)?.[1];
  if (!found) throw new Error('pgbench gave no figure');
  return Number(found);
}
