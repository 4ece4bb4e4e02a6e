import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { StartError } from '../config.ts';
import type { Logger } from '../http/logger.ts';
import type { Database } from './database.ts';
import { type Engine, openEngine } from './embedded/engine.ts';
import { LastingEngine } from './embedded/lasting-engine.ts';
import { maintain } from './embedded/maintain.ts';
import { Notifications } from './embedded/notifications.ts';
import { type CurrentEngine, OneConnection } from './embedded/one-connection.ts';
import { lockFile } from './lock.ts';
import { migrate, readMigrations } from './migrate.ts';
import type { Tables } from './schema.ts';

async function migrateEmbedded(engine: Engine): Promise<void> {
  const migrations = await readMigrations();
  const run = (script: string): Promise<void> => engine.run(script, { isSlow: true });
  await run('begin');
  try {
    await migrate(
      {
        run,
        versions: async () => {
          const { rows } = await engine.query('select version from schema_migrations', []);
          return (rows as { readonly version: number }[]).map(({ version }) => version);
        },
      },
      migrations,
    );
    await run('commit');
  } catch (error) {
    await run('rollback');
    throw error;
  }
}

interface Opened {
  readonly current: CurrentEngine;
  readonly notifications: Notifications;
  readonly close: () => Promise<void>;
}

async function wrap({ current, notifications, close }: Opened): Promise<Database> {
  const connection = new OneConnection(current);
  await connection.use(migrateEmbedded);
  const stop = maintain(connection);
  return {
    kind: 'pglite',
    kysely: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: connection }) }),
    listen: (channel, onMessage, onReconnect) =>
      notifications.listen(connection, { channel, onMessage, onReconnect }),
    async close() {
      stop();
      await connection.end();
      await close();
    },
  };
}

/** A database that lives and ends with this process, and in its main thread. */
export async function openInMemory(): Promise<Database> {
  const notifications = new Notifications();
  const engine = await openEngine(undefined, notifications.deliver);
  return wrap({ current: () => engine, notifications, close: () => engine.close() });
}

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

export interface EmbeddedOptions {
  readonly logger: Logger;
  /** Told that the files, which did open, do not open any more. */
  readonly onLost: () => void;
  /** The longest that a statement may take before the database is ended and opened anew, in milliseconds. */
  readonly statementMs?: number | undefined;
}

/**
 * The embedded database in a folder of its own below `dataDir`, and in a thread of its own.
 * @throws StartError when another process has it open, or its files are damaged
 */
export async function openEmbedded(dataDir: string, options: EmbeddedOptions): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockFile(join(dataDir, 'database.lock'));
  const folder = join(dataDir, 'database');
  let lasting: LastingEngine | undefined;
  const close = async (): Promise<void> => {
    await lasting?.close();
    unlock();
  };
  try {
    refuseHeadless(folder);
    const notifications = new Notifications();
    lasting = await LastingEngine.open({ ...options, folder, notifications });
    return await wrap({ current: lasting.current, notifications, close });
  } catch (error) {
    await close();
    throw explain(error, folder);
  }
}
