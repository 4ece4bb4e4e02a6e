import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { StartError } from '../kernel/config.ts';

/** One connection inside a transaction, which takes a whole script at a time. */
export interface ScriptRunner {
  run(script: string): Promise<void>;
  versions(): Promise<readonly number[]>;
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

/**
 * Brings the database up to date. All or nothing, and safe when several instances start at once: the others wait at
 * the advisory lock and then find the work done.
 * @throws StartError where the database has had migrations that are not among these
 */
export async function migrate(
  runner: ScriptRunner,
  migrations: readonly Migration[],
): Promise<void> {
  await runner.run(`
    select pg_advisory_xact_lock(${LOCK});
    create table if not exists schema_migrations (
      version integer primary key,
      name text not null,
      applied_at timestamptz not null default now()
    );`);
  const done = await runner.versions();
  refuseNewer(done, migrations);
  for (const { version, name, script } of migrations) {
    if (done.includes(version)) continue;
    await runner.run(script);
    await runner.run(
      `insert into schema_migrations (version, name) values (${version}, '${name}');`,
    );
  }
}
