import { sql, type Transaction } from 'kysely';
import { available } from './errors.ts';
import type { Database } from './database.ts';
import type { Tables } from './schema.ts';
import { type TurnLimits, Turns } from './turns.ts';

export type Tx = Transaction<Tables>;

/** PostgreSQL's pool has ten connections; those who wait for their practice's lock keep theirs. */
const limits: Readonly<Record<Database['kind'], TurnLimits>> = {
  pglite: { atOnce: 1, perOwner: 1, waitingMax: 300 },
  postgres: { atOnce: 10, perOwner: 4, waitingMax: 300 },
};

const turns = new WeakMap<Database, Turns>();

function turnsOf(database: Database): Turns {
  const known = turns.get(database) ?? new Turns(limits[database.kind]);
  turns.set(database, known);
  return known;
}

/** Runs the work in a transaction when it is its owner's turn. */
const inTurn = <T>(database: Database, owner: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
  turnsOf(database).run(owner, () => database.kysely.transaction().execute(work));

/** Sign-ins and the runner of jobs take turns like one practice each. */
const DIRECTORY = 'directory';
const WORKER = 'worker';

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** As it stands in a script, which takes no parameters. @throws Error for what is no uuid */
function literalOf(tenantId: string) {
  if (!UUID.test(tenantId)) throw new Error('A tenant has a uuid.');
  return sql.lit(tenantId);
}

/** Without parameters, so that it travels with `begin`. */
function asTenant({ isSpread }: Database, tenantId: string) {
  const role = sql`select set_config('role', 'app_user', true)`;
  const tenant = literalOf(tenantId);
  // Of `set_config` the other machines hear nothing: right for the role, since they are asked as whoever asks. They are told
  // the statement in which a `set local` stands, which here is that alone.
  return isSpread
    ? sql`${role}; do $$ begin set local app.tenant = ${tenant}; end $$`
    : sql`${role}, set_config('app.tenant', ${tenant}, true)`;
}

/**
 * Opens a transaction that sees one tenant's rows and no other's: the one way to reach tenants' data. Inside, use only
 * `tx`; on the embedded database anything else waits for this very transaction, for ever.
 * @throws StorageUnavailable where the database cannot be reached, DomainError 429 where too many of the tenant wait
 */
export const withTenant = <T>(
  database: Database,
  tenantId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  available(database, () =>
    inTurn(database, tenantId, async (tx) => {
      await asTenant(database, tenantId).execute(tx);
      return work(tx);
    }),
  );

/**
 * Opens a transaction for what precedes a tenant: finding the account of an e-mail address, and counting failed
 * sign-ins. It can read nothing else.
 */
export const withDirectory = <T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> =>
  available(database, () =>
    inTurn(database, DIRECTORY, async (tx) => {
      await sql`select set_config('role', 'app_directory', true)`.execute(tx);
      return work(tx);
    }),
  );

/** Opens a transaction for the runner of jobs, which sees their rows and nothing of the tenants'. */
export const withWorker = <T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTurn(database, WORKER, async (tx) => {
    await sql`select set_config('role', 'app_worker', true)`.execute(tx);
    return work(tx);
  });

/** All tenants, for work that visits one after the other. */
export const tenantIds = (database: Database): Promise<readonly string[]> =>
  withWorker(database, async (tx) => {
    const { rows } = await sql<{ id: string }>`select tenant_ids() as id`.execute(tx);
    return rows.map(({ id }) => id);
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
