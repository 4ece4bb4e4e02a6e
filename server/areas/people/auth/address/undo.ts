import { DomainError } from '../../../../../src/domain/core/errors.ts';
import { recordEvent } from '../../../../engine/audit-log/events.ts';
import type { AddressChangeRow } from '../../../../kernel/db/rows/accounts.ts';
import { withTenant } from '../../../../kernel/db/tenant.ts';
import { changeDocuments, type ServerChange } from '../../../../engine/documents/change.ts';
import type { ServerParts } from '../../../../kernel/parts.ts';
import { asRefusal } from '../../../../engine/execution/constraints.ts';
import { readCredentials, writePassword, wrongPassword } from '../accounts.ts';
import { forgetDevices } from '../sessions/known-devices.ts';
import { resetJob } from '../mail-jobs.ts';
import { type OneTimeToken, useToken } from '../one-time-tokens.ts';
import { passwordMatches } from '../password/password.ts';
import { revokeSessions } from '../../../../kernel/db/sessions.ts';
import { invalidToken, requireToken } from '../verify-email.ts';
import { endSince, readChange } from './store.ts';

const passwordMissing = (): DomainError =>
  new DomainError(
    'password_required',
    'Este email ainda não tinha sido confirmado. Digite a senha da conta para desfazer a troca.',
    422,
  );

/** An address that was never proved may be a stranger's, by a slip in typing it: the link alone proves nothing. */
async function requireOwner(
  { db }: ServerParts,
  token: OneTimeToken,
  password: string | undefined,
): Promise<void> {
  const { tenantId, subjectId } = token;
  const { change, credentials } = await withTenant(db, tenantId, async (tx) => {
    const found = await readChange(tx, tenantId, subjectId);
    const owner = found && (await readCredentials(tx, tenantId, found.user_id));
    return { change: found, credentials: owner };
  });
  if (!change || change.is_old_proved) return;
  if (password === undefined) throw passwordMissing();
  if (!(await passwordMatches(credentials?.passwordHash, password))) throw wrongPassword();
}

async function moveBack(
  { tx, documents, load, write }: ServerChange,
  change: AddressChangeRow,
  now: string,
): Promise<void> {
  await load([['users', change.user_id]]);
  const user = documents.get('users', change.user_id);
  if (!user?.isActive) throw invalidToken();
  documents.put('users', { ...user, email: change.old_email, emailVerifiedAt: now });
  await endSince(tx, change, now);
  await write();
}

/**
 * Gives the account its old address back, also after further changes, which the link ends with this one. Whoever
 * changed it knew the password: it opens nothing any more, all sessions end, and a mail sets another.
 * @param address of the network
 * @throws DomainError `token_invalid`, `token_expired`, `password_required`, `password_wrong`, 409 `email_taken`
 */
export async function undoAddress(
  parts: ServerParts,
  { token: link, password }: { readonly token: string; readonly password?: string | undefined },
  address: string,
): Promise<void> {
  const { db, clock } = parts;
  const ms = clock.now();
  const now = new Date(ms).toISOString();
  const token = await requireToken(db, 'undo_email', link, now);
  const { tenantId } = token;
  await requireOwner(parts, token, password);
  await changeDocuments(parts, tenantId, async (change) => {
    const undone = await readChange(change.tx, tenantId, token.subjectId);
    if (!undone?.changed_at || !(await useToken(change.tx, token, now))) throw invalidToken();
    const userId = undone.user_id;
    await moveBack(change, undone, now);
    await writePassword(change.tx, tenantId, userId, null);
    await revokeSessions(change.tx, { tenantId, userId }, ms);
    await forgetDevices(change.tx, { tenantId, userId });
    await change.enqueue([resetJob(userId)]);
    const person = { actorId: userId, subjectId: userId, address };
    await recordEvent(change.tx, parts, { tenantId, kind: 'address.undone', ...person });
  }).catch((error: unknown) => {
    throw asRefusal(error);
  });
}
