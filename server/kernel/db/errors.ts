import { sql } from 'kysely';
import { DomainError } from '../../../src/domain/core/errors.ts';
import type { Database } from './database.ts';
import { ConstraintViolation, StorageUnavailable, Undone } from '../storage-errors.ts';

const FOREIGN_KEY = '23503';
const UNIQUE = '23505';
const EXCLUSION = '23P01';
const DATE_FORMAT = '22007';
const DATE_RANGE = '22008';

/** The connection, the start or the end of the server, too many connections, a full disk, a deadlock, a standby. */
const UNAVAILABLE =
  /^(08|53|57P0|25006$|25P03$|40001$|40P01$|55P03$|ECONN|EPIPE$|ETIMEDOUT$|EAI_AGAIN$|ENOTFOUND$|EHOSTUNREACH$|ENETUNREACH$)/;

/** What a spread table's part adds to its constraints' names; ours end in no such number. */
const SHARD = /_\d{6,}$/;

/**
 * A constraint by its name in the migrations. Of what another machine refused only the message comes back, with the
 * constraint as its one name in quotes, or as the second where tables are named as well.
 */
export function constraintOf({ constraint, message }: { constraint?: unknown; message?: unknown }) {
  if (typeof constraint === 'string') return constraint.replace(SHARD, '');
  const names = String(message).match(/"[^"]+"/g) ?? [];
  return (names[1] ?? names[0] ?? '').slice(1, -1).replace(SHARD, '');
}

const codeOf = (error: unknown): string => {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
};

/** Runs SQL whose constraints are rules of the product. @throws ConstraintViolation, DomainError */
export async function violations<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = codeOf(error);
    if ([FOREIGN_KEY, UNIQUE, EXCLUSION].includes(code))
      throw new ConstraintViolation(constraintOf(error as Error));
    if (code === DATE_FORMAT || code === DATE_RANGE)
      throw new DomainError('invalid_arguments', 'Data inválida', 422);
    throw error;
  }
}

/** What the drivers say without a code when the connection is gone, not there in time, or never will be again. */
const CONNECTION_LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|The embedded database is closed)/;

/** Errors that say themselves what they are. */
const known = [DomainError, ConstraintViolation, StorageUnavailable, Undone];

const answers = (database: Database): Promise<boolean> =>
  sql`select 1`.execute(database.kysely).then(
    () => true,
    () => false,
  );

async function isAbsence(database: Database, error: unknown): Promise<boolean> {
  const code = codeOf(error);
  if (code !== '') return UNAVAILABLE.test(code);
  const isLost = error instanceof Error && CONNECTION_LOST.test(error.message);
  return isLost || !(await answers(database));
}

/**
 * Tells an error of the database's absence from one of the work. Not every driver's error has a code, so that the
 * database is asked.
 * @throws StorageUnavailable
 */
export async function available<T>(database: Database, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (known.some((kind) => error instanceof kind)) throw error;
    if (await isAbsence(database, error)) throw new StorageUnavailable(codeOf(error));
    throw error;
  }
}
