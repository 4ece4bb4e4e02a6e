import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { StartError } from '../config.ts';

/** One connection, which takes a whole script at a time. */
export interface ScriptRunner {
  run(script: string): Promise<void>;
  /** The first column of the rows that a query answers. */
  column(query: string): Promise<readonly unknown[]>;
}

export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly script: string;
}

/** Any number, the same in every instance. */
const LOCK = 7_310_472;

// The bundle carries its migrations beside itself; in the sources they stand one folder up.
const FOLDERS = ['./migrations/', '../migrations/'];

/** The numbered scripts, in their order. */
export async function readMigrations(): Promise<Migration[]> {
  const folder = FOLDERS.map((path) => new URL(path, import.meta.url)).find((url) =>
    existsSync(url),
  );
  if (!folder) throw new Error('No migrations beside the server.');
  const names = (await readdir(folder)).filter((name) => /^\d{4}_.*\.sql$/.test(name)).toSorted();
  return Promise.all(
    names.map(async (name) => ({
      version: Number(name.slice(0, 4)),
      name,
      script: await readFile(new URL(name, folder), 'utf8'),
    })),
  );
}

/** An older server would write into tables whose rules it does not know. */
function refuseNewer(done: readonly number[], migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ version }) => version));
  const newer = done.find((version) => !known.has(version));
  if (newer !== undefined)
    throw new StartError(
      `O banco de dados é de uma versão mais nova do Sereno (esquema ${newer}); use essa versão ou restaure uma cópia feita por esta.`,
    );
}

/** The migrations that the database has had; none in a new one, which is left as it is. */
export async function appliedVersions(runner: ScriptRunner): Promise<readonly number[]> {
  const [table] = await runner.column(`select to_regclass('public.schema_migrations')::text`);
  if (table === null) return [];
  return (await runner.column('select version from schema_migrations order by version')).map(
    Number,
  );
}

/**
 * Returns the migrations that an existing database still lacks.
 * A new database lacks none, since it has no data.
 */
export function pendingMigrations(
  done: readonly number[],
  migrations: readonly Migration[],
): readonly Migration[] {
  refuseNewer(done, migrations);
  if (done.length === 0) return [];
  return migrations.filter(({ version }) => !done.includes(version));
}

/** The error for a program that must not change the schema of an older database. */
export const olderSchema = (done: readonly number[]): StartError =>
  new StartError(
    `O banco de dados é de uma versão anterior do Sereno (esquema ${done.at(-1)}). Inicie o servidor desta versão uma vez, ou use o programa daquela; nada foi alterado.`,
  );

/**
 * Brings the database up to date and returns what was done: all or nothing.
 * Several instances may start at once: the others wait at the advisory lock, then find it done.
 * @throws StartError where the database has had migrations that are not among these
 */
export async function migrate(
  runner: ScriptRunner,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  await runner.run(`
    select pg_advisory_xact_lock(${LOCK});
    create table if not exists schema_migrations (
      version integer primary key,
      name text not null,
      applied_at timestamptz not null default now()
    );`);
  const done = await appliedVersions(runner);
  refuseNewer(done, migrations);
  const pending = migrations.filter(({ version }) => !done.includes(version));
  for (const { version, name, script } of pending) {
    await runner.run(script);
    await runner.run(
      `insert into schema_migrations (version, name) values (${version}, '${name}');`,
    );
  }
  return pending;
}
