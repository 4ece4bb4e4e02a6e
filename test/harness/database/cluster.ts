import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Where PostgreSQL's programs are. */
export const PG_BIN = process.env.PG_BIN ?? '/usr/lib/postgresql/15/bin';
const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;

/** Whether PostgreSQL's programs are installed here. */
export const hasPrograms = (...names: string[]): boolean =>
  names.every((name) => existsSync(join(PG_BIN, name)));

/** Whether a PostgreSQL that a test may stop can be started here. */
export const hasCluster = hasPrograms('initdb', 'pg_ctl');

/** A PostgreSQL of the test's own on the loopback, to be stopped and started at will. */
export interface TestCluster {
  readonly url: string;
  /** Runs one of PostgreSQL's programs against it, and answers what it prints. */
  program(name: string, ...args: string[]): Promise<string>;
  /** What is in work is broken off, as when the machine is rebooted. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Ends all its processes at once; nothing is put in order. */
  kill(): Promise<void>;
  /** What it has written down since it was made. */
  log(): string;
  /** Stops it and removes its files. */
  remove(): Promise<void>;
}

/**
 * With a home that its user may read: one server that asks another looks there for certificates.
 * A dump of a practice takes some megabytes.
 */
const PLACE = {
  cwd: tmpdir(),
  env: { ...process.env, HOME: tmpdir() },
  maxBuffer: 256 * 1024 * 1024,
};

/** PostgreSQL refuses to run as root, so that its own user runs it then. */
const asPostgres = (program: string, ...args: string[]) =>
  isRoot
    ? run('runuser', ['-u', 'postgres', '--', join(PG_BIN, program), ...args], PLACE)
    : run(join(PG_BIN, program), args, PLACE);

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** @param options more of what the server is started with */
export async function startTestCluster(options = ''): Promise<TestCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'sereno-cluster-'));
  if (isRoot) await run('chown', ['postgres', folder]);
  await chmod(folder, 0o700);
  const data = join(folder, 'data');
  const port = await freePort();
  const initial = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  await asPostgres('initdb', '-D', data, ...initial);
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 ${options}`;
  const control = (...args: string[]) => asPostgres('pg_ctl', '-D', data, '-w', ...args);
  const stop = async () => void (await control('-m', 'fast', 'stop'));
  const start = async () =>
    void (await control('-l', join(folder, 'log'), '-o', settings, 'start'));
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async program(name, ...args) {
      const place = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
      return (await asPostgres(name, ...place, ...args)).stdout;
    },
    stop,
    start,
    log: () => readFileSync(join(folder, 'log'), 'utf8'),
    kill: async () => void (await control('-m', 'immediate', 'stop')),
    async remove() {
      await stop().catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
}
