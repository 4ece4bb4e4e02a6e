import { errorFields, type Logger, silentLogger } from '../kernel/logger.ts';
import type { Database } from './database.ts';
import { openEmbedded, openInMemory } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** For commands that bring in or write out whole practices, whose statements may be large. */
export const LONG_STATEMENT_MS = 10 * 60_000;

export interface DatabaseOptions {
  /** `postgres://…`: an own server instead of the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** Folder of the embedded database, or `:memory:`. */
  readonly dataDir?: string | undefined;
  /** Hears of connections that break while idle, and of what becomes of the embedded database. */
  readonly logger?: Logger;
  /** Told that the embedded database ended and does not open any more: only another process may help. */
  readonly onLost?: () => void;
  /** The longest that a statement may take on the embedded database, in milliseconds. */
  readonly statementMs?: number;
}

/**
 * Opens the database and brings its schema up to date.
 * @throws StartError when another process has the folder open
 */
export function openDatabase({
  databaseUrl,
  dataDir = ':memory:',
  logger = silentLogger,
  onLost = () => {},
  statementMs,
}: DatabaseOptions): Promise<Database> {
  if (databaseUrl)
    return openPostgres(databaseUrl, (error) => logger('warn', 'database', errorFields(error)));
  return dataDir === ':memory:'
    ? openInMemory()
    : openEmbedded(dataDir, { logger, onLost, statementMs });
}
