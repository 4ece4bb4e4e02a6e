import { errorFields, type Logger, silentLogger } from '../logger.ts';
import type { Database, OlderSchema } from './database.ts';
import { openEmbedded, openInMemory } from './embedded/pglite.ts';
import { openPostgres } from './postgres/postgres.ts';

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
  /** How to treat a database whose schema is older. A new one gets its schema in any case. */
  readonly older?: OlderSchema;
  /** The longest that a statement may take on the embedded database, in milliseconds. */
  readonly statementMs?: number;
}

/**
 * Opens the database.
 * @throws StartError when another process has the folder open, or its schema is newer or refused
 */
export function openDatabase({
  databaseUrl,
  dataDir = ':memory:',
  logger = silentLogger,
  onLost = () => {},
  statementMs,
  older = { action: 'migrate' },
}: DatabaseOptions): Promise<Database> {
  if (databaseUrl) {
    const onError = (error: unknown) => logger('warn', 'database', errorFields(error));
    return openPostgres(databaseUrl, { onError, older, logger });
  }
  return dataDir === ':memory:'
    ? openInMemory()
    : openEmbedded(dataDir, { logger, onLost, statementMs, older });
}
