import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const BIN = process.env['PG_BIN'] ?? '/usr/lib/postgresql/15/bin';
const run = promisify(execFile);

/** A PostgreSQL of its own on the loopback, with a folder that goes when it stops. */
export interface Cluster {
  /** @returns the URL of a new database */
  createDatabase(name: string): Promise<string>;
  /** @param script what one transaction does; by default what the flags say */
  pgbench(database: string, flags: readonly string[], script?: string): Promise<string>;
  stop(): Promise<void>;
}

const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root, so that its own user runs it then. */
const asPostgres = (program: string, args: readonly string[]) =>
  isRoot
    ? run('runuser', ['-u', 'postgres', '--', join(BIN, program), ...args], { cwd: tmpdir() })
    : run(join(BIN, program), args, { cwd: tmpdir() });

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Null where PostgreSQL 15 and its pgbench are not installed. */
export async function startCluster(): Promise<Cluster | null> {
  if (!['initdb', 'pg_ctl', 'pgbench'].every((program) => existsSync(join(BIN, program))))
    return null;
  const folder = await mkdtemp(join(tmpdir(), 'sereno-pg-'));
  if (isRoot) await run('chown', ['postgres', folder]);
  await chmod(folder, 0o700);
  const data = join(folder, 'data');
  const port = await freePort();
  const user = ['-U', 'postgres'];
  const place = ['-h', '127.0.0.1', '-p', String(port), ...user];
  await asPostgres('initdb', [
    '-D',
    data,
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    ...user,
  ]);
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c shared_buffers=256MB`;
  await asPostgres('pg_ctl', [
    '-D',
    data,
    '-l',
    join(folder, 'log'),
    '-w',
    '-o',
    settings,
    'start',
  ]);
  return {
    async createDatabase(name) {
      await asPostgres('createdb', [...place, name]);
      return `postgres://postgres@127.0.0.1:${port}/${name}`;
    },
    async pgbench(database, flags, script) {
      const file = join(folder, 'script.sql');
      if (script) await writeFile(file, script, { mode: 0o644 });
      const own = script ? ['-n', '-f', file] : [];
      const { stdout } = await asPostgres('pgbench', [...place, ...own, ...flags, database]);
      return stdout;
    },
    async stop() {
      await asPostgres('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Transactions a second, from what pgbench prints. */
export function tpsOf(output: string): number {
  const found = /^tps = ([\d.]+)/m.exec(output)?.[1];
  if (!found) throw new Error('pgbench gave no figure');
  return Number(found);
}
