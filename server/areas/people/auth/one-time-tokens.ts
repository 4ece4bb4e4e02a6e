import { createHash } from 'node:crypto';
import type { RandomBytes } from '../../../../src/domain/core/id.ts';
import type { Database } from '../../../kernel/db/database.ts';
import type { Tables } from '../../../kernel/db/schema.ts';
import { type Tx, withDirectory, withTenant } from '../../../kernel/db/tenant.ts';

export type Purpose = Tables['one_time_tokens']['purpose'];

const BYTES = 32;
/** An expired token is told from an unknown one for this long. */
const REMEMBER_MS = 30 * 86_400_000;

export interface OneTimeToken {
  readonly hash: string;
  readonly tenantId: string;
  readonly purpose: Purpose;
  /** The user, the invitation, or the change of address. */
  readonly subjectId: string;
  /** The address that it was sent to. */
  readonly email: string;
  /** ISO */
  readonly expiresAt: string;
  readonly isUsed: boolean;
}

export interface NewToken extends Omit<OneTimeToken, 'hash' | 'isUsed'> {
  /** The earlier ones of its subject open as well until one is used: their mail may have arrived without our knowing. */
  readonly besideEarlier: boolean;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
const iso = (ms: number): string => new Date(ms).toISOString();

/**
 * Makes a token in place of the earlier ones of its subject, or beside them. Only its hash is stored.
 * @param tx of `withTenant` for the very tenant
 * @returns the token itself, for the mail and for nothing else
 */
export async function issueToken(
  tx: Tx,
  { tenantId, purpose, subjectId, email, expiresAt, besideEarlier }: NewToken,
  { clock, random }: { readonly clock: { now(): number }; readonly random: RandomBytes },
): Promise<string> {
  const token = Buffer.from(random(BYTES)).toString('base64url');
  const now = clock.now();
  await tx
    .deleteFrom('one_time_tokens')
    .where('tenant_id', '=', tenantId)
    .where((eb) =>
      eb.or([
        ...(besideEarlier ? [] : [eb.and({ purpose, subject_id: subjectId })]),
        eb('expires_at', '<', iso(now - REMEMBER_MS)),
      ]),
    )
    .execute();
  await tx
    .insertInto('one_time_tokens')
    .values({
      hash: hashOf(token),
      tenant_id: tenantId,
      purpose,
      subject_id: subjectId,
      email,
      expires_at: expiresAt,
      used_at: null,
      created_at: iso(now),
      mailed_at: null,
    })
    .execute();
  return token;
}

/** Notes that a mail server took the mail with the link. */
export const noteMailed = (
  db: Database,
  tenantId: string,
  token: string,
  now: number,
): Promise<unknown> =>
  withTenant(db, tenantId, (tx) =>
    tx
      .updateTable('one_time_tokens')
      .set({ mailed_at: iso(now) })
      .where('tenant_id', '=', tenantId)
      .where('hash', '=', hashOf(token))
      .execute(),
  );

/** The subject's links open no longer. */
export async function dropTokens(
  tx: Tx,
  { tenantId, purpose, subjectId }: Pick<OneTimeToken, 'tenantId' | 'purpose' | 'subjectId'>,
): Promise<void> {
  await tx
    .deleteFrom('one_time_tokens')
    .where('tenant_id', '=', tenantId)
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .execute();
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** So many links are mailed as soon as they are asked for; the next ones after ever longer pauses. */
const PACES = [
  { sent: 10, withinMs: 24 * HOUR_MS, pauseMs: HOUR_MS },
  { sent: 3, withinMs: HOUR_MS, pauseMs: 20 * MINUTE_MS },
] as const;

/**
 * Whether the person has links enough: many were mailed of late, and the newest is still open. Whoever asked for them, she
 * need not wait for a mail then, and nobody floods her mailbox.
 * @param now milliseconds since 1970
 */
export async function hasLinksEnough(
  tx: Tx,
  { tenantId, purpose, subjectId }: Pick<OneTimeToken, 'tenantId' | 'purpose' | 'subjectId'>,
  now: number,
): Promise<boolean> {
  const links = await tx
    .selectFrom('one_time_tokens')
    .select(['created_at', 'used_at'])
    .where('tenant_id', '=', tenantId)
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .where('created_at', '>', iso(now - 24 * HOUR_MS))
    .where('mailed_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .execute();
  const [newest] = links;
  if (!newest || newest.used_at !== null) return false;
  const age = (at: string): number => now - Date.parse(at);
  const pace = PACES.find(
    ({ sent, withinMs }) =>
      links.filter(({ created_at }) => age(created_at) < withinMs).length >= sent,
  );
  return pace !== undefined && age(newest.created_at) < pace.pauseMs;
}

/** The token as it is known, used or expired ones included. */
export const findToken = (
  db: Database,
  purpose: Purpose,
  token: string,
): Promise<OneTimeToken | undefined> =>
  withDirectory(db, async (tx) => {
    const row = await tx
      .selectFrom('one_time_tokens')
      .selectAll()
      .where('hash', '=', hashOf(token))
      .where('purpose', '=', purpose)
      .executeTakeFirst();
    return (
      row && {
        hash: row.hash,
        tenantId: row.tenant_id,
        purpose: row.purpose,
        subjectId: row.subject_id,
        email: row.email,
        expiresAt: row.expires_at,
        isUsed: row.used_at !== null,
      }
    );
  });

/**
 * Uses the token up, and those of other attempts at its mail with it.
 * @param now ISO
 * @returns false where another call was first, or it expired meanwhile
 */
export async function useToken(
  tx: Tx,
  { tenantId, purpose, subjectId, hash }: OneTimeToken,
  now: string,
): Promise<boolean> {
  const used = await tx
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('tenant_id', '=', tenantId)
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('hash')
    .execute();
  return used.some((row) => row.hash === hash);
}
