import type { Role } from '../../../src/domain/users/role.ts';
import { type Tx, withTenant } from './tenant.ts';
import type { ServerParts } from '../parts.ts';
import { isOpenAccount } from './open-account.ts';

/** So long a token lives, and its session with it. */
export const TOKEN_SECONDS = 7 * 86_400;

export interface SessionKey {
  readonly tenantId: string;
  readonly id: string;
}

const iso = (ms: number): string => new Date(ms).toISOString();
const expiry = (now: number): string => iso(now + TOKEN_SECONDS * 1000);

interface NewSession extends SessionKey {
  readonly userId: string;
  /** Of `deviceNameOf`. */
  readonly device: string | null;
}

/** A session starts with a sign-in and lives for as long as its newest token. */
export async function openSession(
  tx: Tx,
  { tenantId, id, userId, device }: NewSession,
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
      device,
      seen_at: iso(now),
    })
    .execute();
}

export interface LiveSession {
  readonly userId: string;
  readonly role: Role;
  /** When it was last heard of, to the hour, ISO; `null` where that was never kept. */
  readonly seenAt: string | null;
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
    .select(['users.id as userId', 'users.role as role', 'sessions.seen_at as seenAt'])
    .where('sessions.tenant_id', '=', tenantId)
    .where('sessions.id', '=', id)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', iso(now))
    .where(isOpenAccount(tenantId))
    .executeTakeFirst();

export const findLiveSession = (
  { db, clock }: Pick<ServerParts, 'db' | 'clock'>,
  key: SessionKey,
): Promise<LiveSession | undefined> =>
  withTenant(db, key.tenantId, (tx) => readLiveSession(tx, key, clock.now()));

const SEEN_EVERY_MS = 3_600_000;

/** Keeps that the session is in use, once an hour: a write for each call would hold up all that only reads. */
export async function noteSeen(
  tx: Tx,
  { tenantId, id }: SessionKey,
  { seenAt }: Pick<LiveSession, 'seenAt'>,
  now: number,
): Promise<void> {
  if (seenAt !== null && now - Date.parse(seenAt) < SEEN_EVERY_MS) return;
  await tx
    .updateTable('sessions')
    .set({ seen_at: iso(now) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

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

/** A session as its person sees it in a list. */
export interface ListedSession {
  readonly id: string;
  readonly device: string | null;
  /** ISO */
  readonly openedAt: string;
  readonly seenAt: string;
}

/** More live sessions than a person looks through. */
const LISTED_MOST = 100;

/** A person's live sessions, the one last heard of first. */
export async function listSessions(
  tx: Tx,
  { tenantId, userId }: { readonly tenantId: string; readonly userId: string },
  now: number,
): Promise<readonly ListedSession[]> {
  const rows = await tx
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'seen_at'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', iso(now))
    .orderBy('created_at', 'desc')
    .limit(LISTED_MOST)
    .execute();
  return rows
    .map(({ id, device, created_at, seen_at }) => ({
      id,
      device,
      openedAt: created_at,
      seenAt: seen_at ?? created_at,
    }))
    .toSorted((a, b) => b.seenAt.localeCompare(a.seenAt));
}

/**
 * Ends a person's sessions, all or all but one.
 * @returns their ids
 */
export async function revokeSessions(
  tx: Tx,
  { tenantId, userId, except }: { tenantId: string; userId: string; except?: string | undefined },
  now: number,
): Promise<readonly string[]> {
  const rows = await tx
    .updateTable('sessions')
    .set({ revoked_at: iso(now) })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(except !== undefined, (all) => all.where('id', '<>', except ?? ''))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
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
