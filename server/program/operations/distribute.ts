import type pg from 'pg';
import { StartError } from '../../kernel/config.ts';
import { keptTables, leftOut } from './copies/catalogue.ts';

/** So many parts do a database's practices stand in: what the machines can share at most. */
const SHARDS = 32;

/**
 * Of the directory, what is written together with practices' rows: Citus has to know it, or it would commit there what a
 * machine's end takes back here, or the other way round.
 */
const written = ['practice_domains', 'account_emails', 'address_claims', 'one_time_tokens', 'jobs'];

/**
 * Looked up before a practice is known, or the work of the whole server: they stay on the machine that is asked first, the
 * coordinator, and no key leads from them to practices' tables or back.
 */
const directory: readonly string[] = [...written, 'attempts', 'server_keys', 'schema_migrations'];

/** Read with practices' rows, the same for all: each machine has them whole. */
const references = ['plans'];

const EXTENSIONS = ['btree_gist', 'pg_trgm', 'unaccent'];
const ROLES = ['app_user', 'app_directory', 'app_worker'];

/** All tables of practices, `tenants` first. */
const practiceTables = (): readonly string[] =>
  [...keptTables.map(({ name }) => name), ...Object.keys(leftOut)].filter(
    (name) => !directory.includes(name) && !references.includes(name),
  );

/** Of each connection from now on. */
const settings = {
  // Whose rows a transaction sees travels with it to each machine.
  'citus.propagate_set_commands': 'local',
  // A plan made without its parameters' values does not know the practice, and so writes to all machines for each row.
  plan_cache_mode: 'force_custom_plan',
};

interface Key {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** What was done. */
export interface Distributed {
  readonly machines: number;
  /** Tables that were spread by this very call. */
  readonly tables: readonly string[];
}

type Client = Pick<pg.Client, 'query'>;

async function machinesOf(client: Client): Promise<number> {
  const { rowCount } = await client.query("select from pg_extension where extname = 'citus'");
  if (rowCount === 0)
    throw new StartError(
      'O banco de dados de DATABASE_URL não tem o Citus: instale-o em cada máquina e execute `create extension citus`.',
    );
  const { rows } = await client.query<{ machines: number }>(
    'select count(*)::int as machines from pg_dist_node where isactive and shouldhaveshards',
  );
  const machines = rows[0]?.machines ?? 0;
  if (machines === 0)
    throw new StartError('O Citus não conhece nenhuma máquina: inclua-as com `citus_add_node`.');
  return machines;
}

const spreadTables = async (client: Client): Promise<ReadonlySet<string>> => {
  const { rows } = await client.query<{ name: string }>(
    'select logicalrelid::regclass::text as name from pg_dist_partition',
  );
  return new Set(rows.map(({ name }) => name));
};

/** The keys of tables that are about to be spread: Citus takes none along from a table that it does not know yet. */
const keysOf = async (client: Client, tables: readonly string[]): Promise<readonly Key[]> =>
  (
    await client.query<Key>(
      `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and conrelid::regclass::text = any($1) order by conname`,
      [tables],
    )
  ).rows;

/** By each machine for itself. @throws Error with what the first to refuse says */
async function onMachines(client: Client, statement: string): Promise<void> {
  const { rows } = await client.query<{ success: boolean; result: string }>(
    'select success, result from run_command_on_workers($1)',
    [`set citus.enable_ddl_propagation = off; ${statement}`],
  );
  const refused = rows.find(({ success }) => !success);
  if (refused) throw new Error(refused.result);
}

/** One machine asks another as whoever asks it: behind the same wall, and so they are let in there. */
const withRole = (role: string): string => `
  do $$ begin
    if not exists (select from pg_roles where rolname = '${role}') then create role ${role}; end if;
    if not (select rolcanlogin from pg_roles where rolname = '${role}') then alter role ${role} login; end if;
  end $$`;

/** What the machines must have before a table comes: words' folding, the wall's own question, and who asks. */
async function prepareMachines(client: Client): Promise<void> {
  for (const name of EXTENSIONS) await onMachines(client, `create extension if not exists ${name}`);
  await client.query('set local citus.enable_ddl_propagation = off');
  for (const role of ROLES) {
    await client.query(withRole(role));
    await onMachines(client, withRole(role));
  }
  await client.query('set local citus.enable_ddl_propagation = on');
  for (const name of ['current_tenant()', 'search_text(text)'])
    await client.query('select create_distributed_function($1)', [name]);
}

async function spread(client: Client, tables: readonly string[], shards: number): Promise<void> {
  const keys = await keysOf(client, tables);
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${name}`);
  for (const table of references) await client.query('select create_reference_table($1)', [table]);
  for (const table of tables)
    await client.query(
      table === 'tenants'
        ? `select create_distributed_table('tenants', 'id', colocate_with => 'none', shard_count => ${shards})`
        : `select create_distributed_table('${table}', 'tenant_id', colocate_with => 'tenants')`,
    );
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const table of written)
    await client.query('select citus_add_local_table_to_metadata($1)', [table]);
}

/** Brings to the parts what later migrations have kept out of the planner's samples. */
const keepOutOfStatistics = (client: Client) =>
  client.query(`
    select run_command_on_shards(attrelid::regclass, 'alter table %s '
      || string_agg(format('alter column %I set statistics 0', attname), ', '))
    from pg_attribute join pg_dist_partition on logicalrelid = attrelid
    where attstattarget = 0 and attnum > 0 and not attisdropped and partmethod = 'h'
    group by attrelid`);

/**
 * Spreads practices over the machines that the database's Citus knows, with whatever rows there are; what is spread already
 * stays as it is. All or nothing.
 * @param client of the owner, with a connection of its own
 * @throws StartError where there is no Citus, or it knows no machine
 */
export async function distribute(client: Client, shards = SHARDS): Promise<Distributed> {
  const machines = await machinesOf(client);
  await client.query('begin');
  try {
    await client.query("set local citus.multi_shard_modify_mode = 'sequential'");
    const known = await spreadTables(client);
    const tables = practiceTables().filter((name) => !known.has(name));
    if (tables.length > 0) {
      await prepareMachines(client);
      await spread(client, tables, shards);
    }
    for (const [setting, value] of Object.entries(settings))
      await client.query(
        `do $$ begin execute format('alter database %I set ${setting} = ${value}', current_database()); end $$`,
      );
    await client.query('commit');
    await keepOutOfStatistics(client);
    return { machines, tables };
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
