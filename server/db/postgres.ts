import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StartError } from '../kernel/config.ts';
import type { Database } from './database.ts';
import { Listener } from './listener.ts';
import { migrate, readMigrations } from './migrate.ts';
import { parsers } from './parsers.ts';
import { prepareStatements } from './prepared.ts';
import type { Tables } from './schema.ts';

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

/**
 * On a connection of its own, since requests' time-outs are none for it: what waits for another instance's migrations, or
 * rewrites a large table, takes its time.
 */
async function migrateServer(config: pg.ClientConfig): Promise<{ readonly isSpread: boolean }> {
  const migrations = await readMigrations();
  const client = new pg.Client(config);
  // Its statements fail as well; unheard, the event ends us.
  client.on('error', () => {});
  await client.connect().catch((error: { readonly code?: string }) => {
    throw new StartError(
      `Não foi possível abrir o banco de dados de DATABASE_URL (${error.code ?? 'sem resposta'}).`,
    );
  });
  try {
    await client.query('begin');
    // On spread tables one machine after the other, since tables refer to each other.
    await client.query("set local citus.multi_shard_modify_mode = 'sequential'");
    await migrate(
      {
        run: async (script) => void (await client.query(script)),
        versions: async () => {
          const { rows } = await client.query<{ version: number }>(
            'select version from schema_migrations',
          );
          return rows.map(({ version }) => version);
        },
      },
      migrations,
    );
    const { rows } = await client.query<{ isSpread: boolean }>('select is_sharded() as "isSpread"');
    await client.query('commit');
    return { isSpread: rows[0]?.isSpread === true };
  } finally {
    await client.end();
  }
}

/**
 * @param onError told of a connection that broke while nobody used it; the pool replaces it
 * @throws StartError where the server cannot be reached or has been used by a newer one of ours
 */
export async function openPostgres(
  url: string,
  onError: (error: unknown) => void,
): Promise<Database> {
  const config: pg.ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: SILENT_MS,
    types: { getTypeParser },
  };
  const { isSpread } = await migrateServer(config);
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
    kysely: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    listen: (...subscription) => listener.listen(...subscription),
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}
