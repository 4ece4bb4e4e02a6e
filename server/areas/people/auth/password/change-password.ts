import type { PasswordChange } from '../../../../../src/domain/auth/forms.ts';
import { DomainError } from '../../../../../src/domain/core/errors.ts';
import { recordEvent } from '../../../../engine/audit-log/events.ts';
import { withTenant } from '../../../../kernel/db/tenant.ts';
import type { Session } from '../../../../web/endpoint/env.ts';
import { enqueueJobs } from '../../../../engine/jobs/queue.ts';
import type { ServerParts } from '../../../../kernel/parts.ts';
import { lockPassword, readPersonalData, writePassword } from '../accounts.ts';
import { withdrawChange } from '../address/store.ts';
import { passwordChangedJob } from '../mail-jobs.ts';
import { dropTokens } from '../one-time-tokens.ts';
import { hashPassword, requireStrong } from './password.ts';
import { requirePassword } from './require-password.ts';
import { revokeSessions } from '../../../../kernel/db/sessions.ts';

const samePassword = (): DomainError =>
  new DomainError('password_same', 'A nova senha é igual à atual.', 422);

/**
 * Sets another password. All other sessions end, and so does what was begun with the old one: a change of address, the
 * link of a forgotten password. The person is told by mail.
 * @param address of the network
 * @throws DomainError 422 `password_wrong`, `password_weak`, `password_same`; 429
 */
export async function changePassword(
  parts: ServerParts,
  session: Session,
  { password, newPassword }: PasswordChange,
  address: string,
): Promise<void> {
  const { db, clock } = parts;
  const { tenantId, userId } = session.actor;
  const credentials = await requirePassword(parts, session, password, address);
  if (newPassword === password) throw samePassword();
  const person = await withTenant(db, tenantId, (tx) => readPersonalData(tx, tenantId, userId));
  requireStrong(newPassword, person ?? {});
  const hash = await hashPassword(newPassword);
  await withTenant(db, tenantId, async (tx) => {
    await lockPassword(tx, credentials);
    await writePassword(tx, tenantId, userId, hash);
    await revokeSessions(tx, { tenantId, userId, except: session.id }, clock.now());
    await withdrawChange(tx, { tenantId, userId }, new Date(clock.now()).toISOString());
    await dropTokens(tx, { tenantId, purpose: 'reset_password', subjectId: userId });
    await enqueueJobs(tx, tenantId, [passwordChangedJob(userId)]);
    const person = { actorId: userId, subjectId: userId, sessionId: session.id, address };
    await recordEvent(tx, parts, { tenantId, kind: 'password.changed', ...person });
  });
}
