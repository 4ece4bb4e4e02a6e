import type { Logger } from '../logger.ts';
import type { Database, OlderSchema } from './database.ts';
import { type Migration, olderSchema, pendingMigrations, readMigrations } from './migrate.ts';

/** How one kind of database is looked at, copied from, and brought up to date. */
export interface SchemaAccess {
  /** The migrations that it has had. */
  versions(): Promise<readonly number[]>;
  /** All or nothing. Returns those that were lacking. */
  migrate(): Promise<readonly Migration[]>;
  /** Calls one caller at a time, of all instances. */
  alone(work: () => Promise<void>): Promise<void>;
  /** Calls with the database as it is. */
  read(work: (db: Database) => Promise<void>): Promise<void>;
}

export interface UpdateOptions {
  readonly older: OlderSchema;
  readonly logger: Logger;
}

/**
 * Brings an older schema up to date, or does what else was asked for.
 * Returns true if it still is older.
 * @throws StartError where the schema is newer or refused
 */
export async function update(
  access: SchemaAccess,
  { older, logger }: UpdateOptions,
): Promise<boolean> {
  const migrations = await readMigrations();
  const done = await access.versions();
  const isOlder = pendingMigrations(done, migrations).length > 0;
  if (isOlder && older.action === 'leave') return true;
  if (isOlder && older.action === 'refuse') throw olderSchema(done);
  if (isOlder && older.action === 'migrate' && older.copyFirst) {
    const { copyFirst } = older;
    await access.alone(async () => {
      // Another instance may have done all of it meanwhile.
      const now = await access.versions();
      if (pendingMigrations(now, migrations).length > 0)
        await access.read((db) => copyFirst(db, Math.max(...now)));
    });
  }
  const applied = await access.migrate();
  if (done.length > 0)
    for (const { version, name } of applied) logger('info', 'migrated', { version, name });
  return false;
}
