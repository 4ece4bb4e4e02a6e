import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StartError } from '../../config.ts';
import type { Database } from '../database.ts';
import { Listener } from './listener.ts';
import { appliedVersions, migrate, readMigrations, type ScriptRunner } from '../migrate.ts';
import { parsers } from '../parsers.ts';
import { prepareStatements } from './prepared.ts';
import type { Tables } from '../schema.ts';
import { type SchemaAccess, update, type UpdateOptions } from '../update.ts';

const CONNECTIONS = 10;
const CONNECT_MS = 10_000;
/** A server that vanished without a word is found out ten unanswered seconds after this. */
const SILENT_MS = 10_000;
const STATEMENT_MS = 30_000;
/** A writer waits for its tenant's lock no longer than this. */
const LOCK_MS = 10_000;
/** An instance that died in a transaction gives the lock back after this. */
const IDLE_TRANSACTION_MS = 60_000;

type GetTypeParser = NonNullable<pg.PoolConfig['types']>['getTypeParser'];

const getTypeParser: GetTypeParser = (oid, format) =>
  (format === 'binary' ? undefined : parsers[oid]) ?? pg.types.getTypeParser(oid, format);

/** Any number but that of the migrations' own lock. */
const COPY_LOCK = 7_310_473;

export interface PostgresOptions extends UpdateOptions {
  /** Told of a connection that broke while nobody used it; the pool replaces it. */
  readonly onError: (error: unknown) => void;
}

const runnerOn = (client: pg.Client): ScriptRunner => ({
  run: async (script) => void (await client.query(script)),
  async column(text) {
    const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' });
    return rows.map(([value]) => value);
  },
});

async function isSpreadOn(client: pg.Client): Promise<boolean> {
  const runner = runnerOn(client);
  const [name] = await runner.column(`select to_regproc('public.is_sharded')::text`);
  return name !== null && (await runner.column('select is_sharded()'))[0] === true;
}

const accessOver = (client: pg.Client, open: () => Promise<Database>): SchemaAccess => ({
  versions: () => appliedVersions(runnerOn(client)),
  async migrate() {
    await client.query('begin');
    // On spread tables one machine after the other, since tables refer to each other.
    await client.query("set local citus.multi_shard_modify_mode = 'sequential'");
    const applied = await migrate(runnerOn(client), await readMigrations());
    await client.query('commit');
    return applied;
  },
  async alone(work) {
    await client.query('select pg_advisory_lock($1)', [COPY_LOCK]);
    await work();
    await client.query('select pg_advisory_unlock($1)', [COPY_LOCK]);
  },
  async read(work) {
    const db = await open();
    try {
      await work(db);
    } finally {
      await db.close();
    }
  },
});

/**
 * Connects apart from the pool, since requests' time-outs are none for it: what waits for another
 * instance's migrations, or rewrites a large table, takes its time.
 */
async function connect(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  // Its statements fail as well; unheard, the event ends us.
  client.on('error', () => {});
  await client.connect().catch((error: { readonly code?: string }) => {
    throw new StartError(
      `Não foi possível abrir o banco de dados de DATABASE_URL (${error.code ?? 'sem resposta'}).`,
    );
  });
  return client;
}

function openPool(
  config: pg.ClientConfig,
  { isSpread, isOlder, onError }: Pick<Database, 'isSpread' | 'isOlder'> & PostgresOptions,
): Database {
  const pool = new pg.Pool({
    ...config,
    max: CONNECTIONS,
    statement_timeout: STATEMENT_MS,
    lock_timeout: LOCK_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
  });
  pool.on('error', onError);
  pool.on('connect', (client) => {
    // Whoever is using the connection learns of its end from the statement that fails; unheard, the event ends us.
    client.on('error', () => {});
    prepareStatements(client);
  });
  const listener = new Listener(() => new pg.Client(config), onError);
  return {
    kind: 'postgres',
    isSpread,
    isOlder,
    kysely: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    listen: (...subscription) => listener.listen(...subscription),
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}

/**
 * Opens a PostgreSQL server's database.
 * @throws StartError where the server cannot be reached, or the schema is newer or refused
 */
export async function openPostgres(url: string, options: PostgresOptions): Promise<Database> {
  const config: pg.ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: SILENT_MS,
    types: { getTypeParser },
  };
  const client = await connect(config);
  const open = async (isOlder: boolean): Promise<Database> =>
    openPool(config, { ...options, isOlder, isSpread: await isSpreadOn(client) });
  try {
    return await open(
      await update(
        accessOver(client, () => open(true)),
        options,
      ),
    );
  } finally {
    await client.end();
  }
}
