import type { PersonalData } from '../../../../src/domain/auth/weakness.ts';
import type { Account } from '../../../../src/domain/contract/signIn.ts';
import { DomainError } from '../../../../src/domain/core/errors.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { findAccount, findClaims, type Tx, withTenant } from '../../../kernel/db/tenant.ts';
import { isOpenAccount } from '../../../kernel/db/open-account.ts';

export interface Credentials {
  readonly account: Account;
  readonly passwordHash: string | undefined;
  readonly isActive: boolean;
}

/** An account that may sign in with an address. */
export interface Candidate extends Credentials {
  /** Somebody else has proved the address. */
  readonly isDisplaced: boolean;
}

/** Stands for an account that does not exist. */
export const NOBODY = {
  tenantId: '00000000-0000-0000-0000-000000000000',
  userId: '00000000-0000-0000-0000-000000000000',
};

export async function readCredentials(
  tx: Tx,
  tenantId: string,
  userId: string,
): Promise<Credentials | undefined> {
  const row = await tx
    .selectFrom('users')
    .select(['id', 'email', 'name', 'role', 'availability_weeks_ahead', 'password_hash'])
    .select(isOpenAccount(tenantId).as('is_open'))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .executeTakeFirst();
  return (
    row && {
      account: {
        id: row.id,
        email: row.email,
        name: row.name,
        role: row.role,
        tenantId,
        availabilityWeeksAhead: row.availability_weeks_ahead,
      },
      passwordHash: row.password_hash ?? undefined,
      isActive: row.is_open,
    }
  );
}

export const readAccount = async (
  tx: Tx,
  tenantId: string,
  userId: string,
): Promise<Account | undefined> => (await readCredentials(tx, tenantId, userId))?.account;

/**
 * The accounts that may sign in with an address: that of who proved it, and before and beside it those that only name
 * it. Does the same work for an address that nobody has.
 */
export async function findCandidates(db: Database, email: string): Promise<readonly Candidate[]> {
  const owner = await findAccount(db, email);
  const keys = [...(owner ? [owner] : []), ...(await findClaims(db, email))];
  const candidates: Candidate[] = [];
  for (const key of keys.length > 0 ? keys : [NOBODY]) {
    const { tenantId, userId } = key;
    const found = await withTenant(db, tenantId, (tx) => readCredentials(tx, tenantId, userId));
    const isDisplaced = owner !== undefined && key !== owner;
    if (found) candidates.push({ ...found, isDisplaced });
  }
  return candidates;
}

/**
 * Keeps the password from changing before the transaction ends: a new one ends every session, and none may begin with
 * the old one after that.
 * @returns false where it has changed since the credentials were read
 */
export async function holdPassword(
  tx: Tx,
  { account: { tenantId, id }, passwordHash }: Credentials,
): Promise<boolean> {
  const held = await tx
    .selectFrom('users')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash ?? null)
    .forShare()
    .executeTakeFirst();
  return held !== undefined;
}

/**
 * The same for who is about to change the password or what hangs on it.
 * @throws DomainError 422 `password_wrong` where it has changed since the credentials were read
 */
export async function lockPassword(
  tx: Tx,
  { account: { tenantId, id }, passwordHash }: Credentials,
): Promise<void> {
  const locked = await tx
    .selectFrom('users')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash ?? null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!locked) throw wrongPassword();
}

/** Not 401: the session is sound, and no device signs out for it. */
export const wrongPassword = (): DomainError =>
  new DomainError('password_wrong', 'Senha incorreta. Tente novamente.', 422);

/** What others may know of the person, which makes no good password. */
export const readPersonalData = (
  tx: Tx,
  tenantId: string,
  userId: string,
): Promise<PersonalData | undefined> =>
  tx
    .selectFrom('users')
    .innerJoin('tenants', 'tenants.id', 'users.tenant_id')
    .select(['users.name', 'users.email', 'users.phone', 'users.cpf'])
    .select(['tenants.name as tenantName', 'tenants.domain'])
    .where('users.tenant_id', '=', tenantId)
    .where('users.id', '=', userId)
    .executeTakeFirst();

/** @param hash of `hashPassword`; `null` lets nobody in until a link of the mail sets another */
export async function writePassword(
  tx: Tx,
  tenantId: string,
  userId: string,
  hash: string | null,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: hash })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .execute();
}
