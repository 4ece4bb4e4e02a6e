import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { type Driver, Kysely, PGliteDialect } from 'kysely';
import type { Database } from './database.ts';
import { StartError } from '../config.ts';
import { DurableNodeFS } from './durable-fs.ts';
import { lockFile } from './lock.ts';
import { migrate, readMigrations } from './migrate.ts';
import { parsers } from './parsers.ts';
import { PreparingPGlite } from './preparing-pglite.ts';
import type { Tables } from './schema.ts';

const CHECKPOINT_MS = 5 * 60_000;
/** Soon after the start, since the tables may just have been filled. */
const FIRST_VACUUM_MS = 60_000;
const VACUUM_MS = 60 * 60_000;

/** The embedded default without `-F`, which turns fsync off. */
const DURABLE_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=16MB'].flatMap((setting) => [
    '-c',
    setting,
  ]),
];

const options: PGliteOptions = { extensions: { btree_gist, pg_trgm, unaccent }, parsers };

async function migrateEmbedded(pglite: PGlite): Promise<void> {
  const migrations = await readMigrations();
  await pglite.transaction(async (tx) => {
    await migrate(
      {
        run: async (script) => void (await tx.exec(script)),
        versions: async () => {
          const { rows } = await tx.query<{ version: number }>(
            'select version from schema_migrations',
          );
          return rows.map(({ version }) => version);
        },
      },
      migrations,
    );
  });
}

/** Table by table: each one holds up everything else while it is cleaned. */
async function vacuum(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of rows) {
    await pglite.exec(`vacuum analyze ${name}`);
    await setImmediate();
  }
}

/** Nobody recycles the log or vacuums in the embedded database but us. */
function maintain(pglite: PGlite): () => void {
  // A round that fails (the database is closing) is made up for by the next.
  const ignore = (): void => {};
  const clean = (): void => void vacuum(pglite).catch(ignore);
  const timers = [
    setInterval(() => void pglite.exec('checkpoint').catch(ignore), CHECKPOINT_MS),
    setTimeout(clean, FIRST_VACUUM_MS),
    setInterval(clean, VACUUM_MS),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearTimeout);
}

/** The driver waits for ever for a transaction of a database that was closed. */
class EmbeddedDialect extends PGliteDialect {
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    super({ pglite });
    this.#pglite = pglite;
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const begin = driver.beginTransaction.bind(driver);
    driver.beginTransaction = async (...given) => {
      if (this.#pglite.closed) throw new Error('The embedded database is closed.');
      await begin(...given);
    };
    return driver;
  }
}

async function wrap(pglite: PGlite, release: () => void): Promise<Database> {
  await pglite.waitReady;
  await migrateEmbedded(pglite);
  const stop = maintain(pglite);
  return {
    kind: 'pglite',
    kysely: new Kysely<Tables>({ dialect: new EmbeddedDialect(pglite) }),
    listen: (channel, onMessage) => pglite.listen(channel, onMessage),
    async close() {
      stop();
      if (!pglite.closed) await pglite.close();
      release();
    },
  };
}

/** A database that lives and ends with this process. */
export const openInMemory = (): Promise<Database> => wrap(new PreparingPGlite(options), () => {});

const damagedFiles = (folder: string): StartError =>
  new StartError(
    `O banco de dados em ${folder} não abre: os arquivos parecem danificados. Guarde uma cópia da pasta e restaure o último backup em um banco de dados vazio.`,
  );

/** The engine takes a folder without this file for a new one, and makes an empty database in place of what is there. */
function refuseHeadless(folder: string): void {
  const has = (file: string): boolean => existsSync(join(folder, file));
  if (has('global/pg_control') && !has('PG_VERSION')) throw damagedFiles(folder);
}

/** The engine ends itself where its files make no sense. */
const explain = (error: unknown, folder: string): unknown =>
  error instanceof Error && error.name === 'RuntimeError' ? damagedFiles(folder) : error;

/**
 * The embedded database in a folder of its own below `dataDir`.
 * @throws StartError when another process has it open, or its files are damaged
 */
export async function openEmbedded(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockFile(join(dataDir, 'database.lock'));
  const folder = join(dataDir, 'database');
  try {
    refuseHeadless(folder);
    const fs = new DurableNodeFS(folder);
    const pglite = new PreparingPGlite({ ...options, fs, startParams: DURABLE_PARAMETERS });
    return await wrap(pglite, unlock);
  } catch (error) {
    unlock();
    throw explain(error, folder);
  }
}
