import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../server/kernel/db/database.ts';
import { openDatabase as open } from '../../../server/kernel/db/open.ts';
import { anyOrder } from '../random/anyOrder.ts';
import { openSpread } from './citus.ts';
import { onDatabase } from './onDatabase.ts';

/** An engine that suites run over. */
export interface Engine {
  readonly name: 'pglite' | 'postgres';
  /** This worker's database, emptied. Close it afterwards: what is closed is never the engine. */
  readonly open: () => Promise<Database>;
}

/** With `ANY_ORDER=1` what asks for no order gets none: see `anyOrder`. */
async function openDatabase(options: Parameters<typeof open>[0]): Promise<Database> {
  const database = await open(options);
  if (!process.env.ANY_ORDER) return database;
  return { ...database, kysely: database.kysely.withPlugin(anyOrder()) };
}

let shared: Promise<Database> | undefined;

/** Empties tables of one machine. @param which of them, as a condition on `pg_class` */
const emptying = (which: string): string => `
    do $$
    declare
      one text;
      found integer;
    begin
      set local session_replication_role = replica;
      perform set_config('citus.override_table_visibility', 'off', true);
      perform set_config('citus.enable_manual_changes_to_shards', 'on', true);
      for one in
        select relname from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace
          and relname !~ '^(schema_migrations|plans|server_keys)(_[0-9]+)?$' and ${which}
      loop
        execute format('select count(*) from (select from %I limit 1000) rows', one) into found;
        if found = 1000 then execute format('truncate %I cascade', one);
        elsif found > 0 then execute format('delete from %I', one);
        end if;
      end loop;
    end $$`;

/**
 * Removes every row but keeps the schema, and what its migrations and the server's start wrote. Truncating all tables
 * takes a hundred milliseconds, which before each of thousands of tests is minutes; most tables are empty.
 */
export async function emptyDatabase(database: Database): Promise<void> {
  if (!database.isSpread) return void (await sql.raw(emptying('true')).execute(database.kysely));
  const isLocal = 'not exists (select from pg_dist_partition where logicalrelid = pg_class.oid)';
  await sql.raw(emptying(isLocal)).execute(database.kysely);
  const onShards = emptying("relname ~ '_[0-9]{6,}$'");
  const { rows } = await sql<{ success: boolean; result: string }>`
    select success, result from run_command_on_workers(${onShards})`.execute(database.kysely);
  for (const { success, result } of rows) if (!success) throw new Error(result);
}

/**
 * For statements that name no practice on purpose, to see what the wall says: where practices are spread, any other of the
 * server's is refused (see `crossings.ts`).
 */
export const forgetful = (database: Database): Database => ({
  ...database,
  kysely: database.kysely.withoutPlugins(),
});

/** The one embedded database of this test worker, emptied: its first start takes seconds. Never close it. */
export async function embeddedDatabase(): Promise<Database> {
  shared ??= openDatabase({});
  const database = await shared;
  await emptyDatabase(database);
  return database;
}

/**
 * The one database of this test worker, emptied: embedded, or on the server that `SUITE_DATABASE_URL` names, on which
 * the same suites then run. Never close it.
 */
export const sharedDatabase = (): Promise<Database> => {
  const url = process.env.CITUS_URL ?? process.env.SUITE_DATABASE_URL;
  return url ? sharedPostgres(url) : embeddedDatabase();
};

const withAdmin = (url: string, statement: string): Promise<unknown> =>
  onDatabase(url, (client) => client.query(statement));

/** A database without tables on the server of `DATABASE_URL`. */
export async function openEmptyPostgres(url: string) {
  const name = `sereno_test_${randomBytes(6).toString('hex')}`;
  await withAdmin(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const drop = async () => void (await withAdmin(url, `drop database ${name} with (force)`));
  return { url: own.href, drop };
}

/** A database of its own on the server of `DATABASE_URL`; closing drops it. */
export async function openOwnPostgres(url: string): Promise<Database & { readonly url: string }> {
  const own = await openEmptyPostgres(url);
  const database = await openDatabase({ databaseUrl: own.url });
  return {
    ...database,
    url: own.url,
    async close() {
      await database.close();
      await own.drop();
    },
  };
}

let sharedServer: Promise<Database> | undefined;

/** Another copy of the repository, tested at the same time, keeps its own. */
const COPY = createHash('md5').update(process.cwd()).digest('hex').slice(0, 8);

async function openForWorker(url: string): Promise<Database> {
  const name = `sereno_test_worker_${COPY}_${process.env.VITEST_POOL_ID ?? '0'}`;
  if (process.env.CITUS_URL) return openSpread(url, name);
  await withAdmin(url, `drop database if exists ${name} with (force)`);
  await withAdmin(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return openDatabase({ databaseUrl: own.href });
}

/** The one database of this test worker on the server of `DATABASE_URL`, emptied. Never close it. */
export async function sharedPostgres(url: string): Promise<Database> {
  sharedServer ??= openForWorker(url);
  const database = await sharedServer;
  await emptyDatabase(database);
  return database;
}

const shareable = (name: Engine['name'], find: () => Promise<Database>): Engine => ({
  name,
  open: async () => ({ ...(await find()), close: async () => {} }),
});

/**
 * PGlite, and PostgreSQL where `DATABASE_URL` names a server on which databases may be made; PostgreSQL alone where the
 * whole suite runs on it again.
 */
export function engines(): Engine[] {
  const suite = process.env.CITUS_URL ?? process.env.SUITE_DATABASE_URL;
  const url = suite ?? process.env.DATABASE_URL;
  return [
    ...(suite ? [] : [shareable('pglite', embeddedDatabase)]),
    ...(url ? [shareable('postgres', () => sharedPostgres(url))] : []),
  ];
}
