import type { Role } from '../../src/domain/users/user.ts';
import { type Tx, withTenant } from './tenant.ts';
import type { ServerParts } from '../kernel/parts.ts';
import { isOpenAccount } from './open-account.ts';

/** So long a token lives, and its session with it. */
export const TOKEN_SECONDS = 7 * 86_400;

export interface SessionKey {
  readonly tenantId: string;
  readonly id: string;
}

const iso = (ms: number): string => new Date(ms).toISOString();
const expiry = (now: number): string => iso(now + TOKEN_SECONDS * 1000);

/** A session starts with a sign-in and lives for as long as its newest token. */
export async function openSession(
  tx: Tx,
  { tenantId, id, userId }: SessionKey & { readonly userId: string },
  now: number,
): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      tenant_id: tenantId,
      id,
      user_id: userId,
      created_at: iso(now),
      expires_at: expiry(now),
      revoked_at: null,
    })
    .execute();
}

export interface LiveSession {
  readonly userId: string;
  readonly role: Role;
}

/** The session with its person's present role; nothing once it was ended, ran out, or the account was closed. */
export const readLiveSession = (
  tx: Tx,
  { tenantId, id }: SessionKey,
  now: number,
): Promise<LiveSession | undefined> =>
  tx
    .selectFrom('sessions')
    .innerJoin('users', (join) =>
      join
        .onRef('users.tenant_id', '=', 'sessions.tenant_id')
        .onRef('users.id', '=', 'sessions.user_id'),
    )
    .select(['users.id as userId', 'users.role as role'])
    .where('sessions.tenant_id', '=', tenantId)
    .where('sessions.id', '=', id)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', iso(now))
    .where(isOpenAccount)
    .executeTakeFirst();

export const findLiveSession = (
  { db, clock }: Pick<ServerParts, 'db' | 'clock'>,
  key: SessionKey,
): Promise<LiveSession | undefined> =>
  withTenant(db, key.tenantId, (tx) => readLiveSession(tx, key, clock.now()));

export async function extendSession(
  tx: Tx,
  { tenantId, id }: SessionKey,
  now: number,
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ expires_at: expiry(now) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Ends a person's sessions, all or all but one. */
export async function revokeSessions(
  tx: Tx,
  { tenantId, userId, except }: { tenantId: string; userId: string; except?: string | undefined },
  now: number,
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: iso(now) })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(except !== undefined, (all) => all.where('id', '<>', except ?? ''))
    .execute();
}

/** @returns whose session it was; nothing where there is none, or it had ended before */
export async function revokeSession(
  tx: Tx,
  { tenantId, id }: SessionKey,
  now: number,
): Promise<string | undefined> {
  const revoked = await tx
    .updateTable('sessions')
    .set({ revoked_at: iso(now) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return revoked?.user_id;
}
