import { DomainError } from '../../../../src/domain/core/errors.ts';
import { recordEvent } from '../../../engine/audit-log/events.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { findAccount, findClaims, withTenant } from '../../../kernel/db/tenant.ts';
import { changeDocuments } from '../../../engine/documents/change.ts';
import { sendWaiting } from '../invites/public.ts';
import { enqueueJobs } from '../../../engine/jobs/queue.ts';
import type { ServerParts, WriteParts } from '../../../kernel/parts.ts';
import { asRefusal } from '../../../engine/execution/constraints.ts';
import type { NewJob } from '../../../engine/execution/store.ts';
import { NOBODY } from './accounts.ts';
import { findToken, type OneTimeToken, type Purpose, useToken } from './one-time-tokens.ts';

export const invalidToken = (): DomainError =>
  new DomainError('token_invalid', 'Este link não é válido ou já foi usado. Peça um novo.', 400);
const expiredToken = (): DomainError =>
  new DomainError('token_expired', 'Este link expirou. Peça um novo.', 400);

/** Its link was used, and it is so still. */
const alreadyConfirmed = (): DomainError =>
  new DomainError('already_confirmed', 'Este email já está confirmado.', 400);

/** @param now ISO @throws DomainError `token_invalid`, `token_expired` */
export async function requireToken(
  db: Database,
  purpose: Purpose,
  token: string,
  now: string,
  isDone: (token: OneTimeToken) => Promise<boolean> = async () => false,
): Promise<OneTimeToken> {
  const found = await findToken(db, purpose, token);
  if (found?.isUsed && (await isDone(found))) throw alreadyConfirmed();
  if (!found || found.isUsed) throw invalidToken();
  if (found.expiresAt <= now) throw expiredToken();
  return found;
}

/**
 * Uses a person's token up, and notes that the address is theirs, since the link was sent there.
 * @param then in the same transaction, with nothing written yet
 * @throws DomainError where the token was used, the person has another address meanwhile, or another account proved it
 */
export const proveAddress = (
  parts: WriteParts,
  token: OneTimeToken,
  now: string,
  then: Parameters<typeof changeDocuments<void>>[2] = async () => {},
): Promise<void> =>
  changeDocuments(parts, token.tenantId, async (change) => {
    const { tx, documents } = change;
    if (!(await useToken(tx, token, now))) throw invalidToken();
    await change.load([['users', token.subjectId]]);
    const user = documents.get('users', token.subjectId);
    if (!user || user.email !== token.email) throw invalidToken();
    if (!user.emailVerifiedAt) {
      documents.put('users', { ...user, emailVerifiedAt: now });
      const sender = { tenantId: token.tenantId, senderId: user.id };
      await sendWaiting(change, sender, now);
    }
    await then(change);
  }).catch((error: unknown) => {
    throw asRefusal(error);
  });

/** True if the person still has the address that the link proved. */
const isProvedBy =
  (db: Database) =>
  ({ tenantId, subjectId, email }: OneTimeToken): Promise<boolean> =>
    withTenant(db, tenantId, async (tx) => {
      const user = await tx
        .selectFrom('users')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', subjectId)
        .where('email', '=', email)
        .where('email_verified_at', 'is not', null)
        .executeTakeFirst();
      return user !== undefined;
    });

/**
 * @param address where the request came from
 * @throws DomainError `token_invalid`, `token_expired`, `already_confirmed`
 */
export async function verifyEmail(
  parts: ServerParts,
  token: string,
  address?: string,
): Promise<void> {
  const { db, clock } = parts;
  const now = new Date(clock.now()).toISOString();
  const found = await requireToken(db, 'verify_email', token, now, isProvedBy(db));
  const { tenantId, subjectId } = found;
  await proveAddress(parts, found, now, ({ tx }) =>
    recordEvent(tx, parts, { tenantId, kind: 'address.verified', subjectId, address }),
  );
}

/**
 * Enqueues a mail for whoever has the address: who proved it, otherwise all who name it. For an address that nobody has it does the same work, with a job that
 * finds nobody: neither the answer nor its time tells the two apart.
 */
export async function mailToAccount(
  { db }: ServerParts,
  email: string,
  job: (userId: string) => NewJob,
): Promise<void> {
  const owner = await findAccount(db, email);
  const claims = await findClaims(db, email);
  const [first = NOBODY, ...others] = owner ? [owner] : claims;
  for (const { tenantId, userId } of [first, ...others])
    await withTenant(db, tenantId, (tx) => enqueueJobs(tx, tenantId, [job(userId)]));
}
