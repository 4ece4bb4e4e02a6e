import { sql, type Transaction } from 'kysely';
import { available } from '../documents/errors.ts';
import type { Database } from './database.ts';
import type { Tables } from './schema.ts';

export type Tx = Transaction<Tables>;

/**
 * Opens a transaction that sees one tenant's rows and no other's: the one way to reach tenants' data. Inside, use only
 * `tx`; on the embedded database anything else waits for this very transaction, for ever.
 * @throws StorageUnavailable where the database cannot be reached
 */
export const withTenant = <T>(
  database: Database,
  tenantId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  available(database, () =>
    database.kysely.transaction().execute(async (tx) => {
      await sql`select set_config('role', 'app_user', true), set_config('app.tenant', ${tenantId}, true)`.execute(
        tx,
      );
      return work(tx);
    }),
  );

/**
 * Opens a transaction for what precedes a tenant: finding the account of an e-mail address, and counting failed
 * sign-ins. It can read nothing else.
 */
export const withDirectory = <T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> =>
  available(database, () =>
    database.kysely.transaction().execute(async (tx) => {
      await sql`select set_config('role', 'app_directory', true)`.execute(tx);
      return work(tx);
    }),
  );

/** Opens a transaction for the runner of jobs, which sees their rows and nothing of the tenants'. */
export const withWorker = <T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> =>
  database.kysely.transaction().execute(async (tx) => {
    await sql`select set_config('role', 'app_worker', true)`.execute(tx);
    return work(tx);
  });

interface AccountKey {
  readonly tenantId: string;
  readonly userId: string;
}

/** Whose account an e-mail address is: who proved it. Its password and the rest are then read by `withTenant`. */
export const findAccount = (database: Database, email: string): Promise<AccountKey | undefined> =>
  withDirectory(database, (tx) =>
    addressesOf(tx, email).where('held_until', 'is', null).executeTakeFirst(),
  );

/** Who keeps an address from others: the account that it is, or that it was and may be again. */
export const findHolder = (database: Database, email: string): Promise<AccountKey | undefined> =>
  withDirectory(database, (tx) => addressesOf(tx, email).executeTakeFirst());

const addressesOf = (tx: Tx, email: string) =>
  tx
    .selectFrom('account_emails')
    .select(['tenant_id as tenantId', 'user_id as userId'])
    .where('email', '=', email.toLowerCase());

/** The newest of those who name an address that they have not proved; more would be guesses at what is nobody's. */
const NEWEST_CLAIMS = 2;

/**
 * The accounts that name an address without having proved it, oldest first: the first to name it, whom strangers cannot
 * push aside by naming it too, and the newest.
 */
export const findClaims = (database: Database, email: string): Promise<readonly AccountKey[]> =>
  withDirectory(database, async (tx) => {
    const claims = tx
      .selectFrom('address_claims')
      .select(['tenant_id as tenantId', 'user_id as userId'])
      .where('email', '=', email.toLowerCase());
    const oldest = await claims.orderBy('user_id').limit(1).execute();
    const newest = await claims.orderBy('user_id', 'desc').limit(NEWEST_CLAIMS).execute();
    const later = newest.filter(({ userId }) => userId !== oldest[0]?.userId);
    return [...oldest, ...later.toReversed()];
  });
