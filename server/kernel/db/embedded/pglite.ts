import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { StartError } from '../../config.ts';
import { type Logger, silentLogger } from '../../logger.ts';
import type { Database } from '../database.ts';
import { type Engine, openEngine } from './engine.ts';
import { makeDatabase } from './first-start.ts';
import { LastingEngine } from './lasting-engine.ts';
import { checkpoint, maintain } from './maintain.ts';
import { Notifications } from './notifications.ts';
import { OneConnection } from './one-connection.ts';
import { keepPrivate } from './private.ts';
import { freeBytes, RESERVE_BYTES, Room } from './room.ts';
import { lockFile } from '../lock.ts';
import {
  appliedVersions,
  migrate,
  type Migration,
  readMigrations,
  type ScriptRunner,
} from '../migrate.ts';
import type { Tables } from '../schema.ts';
import { type SchemaAccess, update, type UpdateOptions } from '../update.ts';

const runnerOn = (engine: Engine): ScriptRunner => ({
  run: (script) => engine.run(script, { isSlow: true }),
  async column(text) {
    const { rows } = await engine.query(text, []);
    return rows.map((row) => Object.values(row as object)[0] as unknown);
  },
});

async function migrateEmbedded(engine: Engine): Promise<readonly Migration[]> {
  const migrations = await readMigrations();
  const runner = runnerOn(engine);
  await runner.run('begin');
  try {
    const applied = await migrate(runner, migrations);
    await runner.run('commit');
    return applied;
  } catch (error) {
    await runner.run('rollback');
    throw error;
  }
}

interface Opened {
  readonly connection: OneConnection;
  readonly notifications: Notifications;
  readonly close: () => Promise<void>;
}

async function wrap(
  { connection, notifications, close }: Opened,
  options: UpdateOptions,
): Promise<Database> {
  const db: Database = {
    kind: 'pglite',
    isSpread: false,
    isOlder: true,
    kysely: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: connection }) }),
    listen: (channel, onMessage, onReconnect) =>
      notifications.listen(connection, { channel, onMessage, onReconnect }),
    async close() {
      await connection.end();
      await close();
    },
  };
  const access: SchemaAccess = {
    versions: () => connection.use((engine) => appliedVersions(runnerOn(engine))),
    migrate: () => connection.use(migrateEmbedded),
    // The folder's lock keeps other processes out.
    alone: (work) => work(),
    read: (work) => work(db),
  };
  const isOlder = await update(access, options);
  const stop = maintain(connection);
  return {
    ...db,
    isOlder,
    async close() {
      stop();
      await db.close();
    },
  };
}

/** A database that lives and ends with this process, and in its main thread. */
export async function openInMemory(): Promise<Database> {
  const notifications = new Notifications();
  const engine = await openEngine({ onNotification: notifications.deliver });
  const connection = new OneConnection(() => engine);
  const options: UpdateOptions = { older: { action: 'migrate' }, logger: silentLogger };
  return wrap({ connection, notifications, close: () => engine.close() }, options);
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

/** For a new database besides the reserve. */
const FIRST_BYTES = 128 * 1024 * 1024;

async function requireRoom(dataDir: string, folder: string): Promise<void> {
  const needed = RESERVE_BYTES + (existsSync(folder) ? 0 : FIRST_BYTES);
  if ((await freeBytes(dataDir)) >= needed) return;
  throw new StartError(
    `O disco da pasta de dados está cheio: libere ${Math.ceil(needed / 1024 ** 2)} MB e inicie de novo. Nada foi perdido.`,
  );
}

/** What the folder has to be before it is opened. Only for who has taken it for itself. */
async function prepareFolder(dataDir: string, folder: string): Promise<void> {
  await keepPrivate(folder);
  refuseHeadless(folder);
  await requireRoom(dataDir, folder);
  await makeDatabase(dataDir, folder, migrateEmbedded);
}

export interface EmbeddedOptions extends UpdateOptions {
  /** Told that the files, which did open, do not open any more. */
  readonly onLost: () => void;
  /** The longest that a statement may take before the database is ended and opened anew, in milliseconds. */
  readonly statementMs?: number | undefined;
}

/** Watches the room; when there begins to be too little, the log of what is long written is given back. */
function watchRoom(folder: string, logger: Logger, giveBack: () => Promise<void>): Room {
  return new Room({
    free: () => freeBytes(folder),
    onChange(isShort, bytes) {
      const megabytes = Math.floor(bytes / 1024 ** 2);
      logger(isShort ? 'error' : 'info', isShort ? 'disk_full' : 'disk_has_room', { megabytes });
      if (isShort) void giveBack().catch(() => {});
    },
  });
}

async function openFolder(folder: string, options: EmbeddedOptions): Promise<Database> {
  const notifications = new Notifications();
  const room = watchRoom(folder, options.logger, () => checkpoint(connection));
  const lasting = await LastingEngine.open({ ...options, folder, notifications, room });
  const connection = new OneConnection(lasting.current, room.admit);
  try {
    return await wrap({ connection, notifications, close: () => lasting.close() }, options);
  } catch (error) {
    await lasting.close();
    throw error;
  }
}

/**
 * The embedded database in a folder of its own below `dataDir`, and in a thread of its own.
 * @throws StartError when another process has it open, its files are damaged, or the disk is full
 */
export async function openEmbedded(dataDir: string, options: EmbeddedOptions): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFile(join(dataDir, 'database.lock'));
  const folder = join(dataDir, 'database');
  try {
    await prepareFolder(dataDir, folder);
    const database = await openFolder(folder, options);
    return {
      ...database,
      async close() {
        await database.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw explain(error, folder);
  }
}
