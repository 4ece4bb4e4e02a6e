import type { Database } from './database.ts';
import { openEmbedded, openInMemory } from './pglite.ts';
import { openPostgres } from './postgres.ts';

export interface DatabaseOptions {
  /** `postgres://…`: an own server instead of the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** Folder of the embedded database, or `:memory:`. */
  readonly dataDir?: string | undefined;
  /** Told of connections that break while idle. Never carries data of documents. */
  readonly onError?: (error: unknown) => void;
}

/**
 * Opens the database and brings its schema up to date.
 * @throws StartError when another process has the folder open
 */
export function openDatabase({
  databaseUrl,
  dataDir = ':memory:',
  onError = () => {},
}: DatabaseOptions): Promise<Database> {
  if (databaseUrl) return openPostgres(databaseUrl, onError);
  return dataDir === ':memory:' ? openInMemory() : openEmbedded(dataDir);
}
