import type * as v from 'valibot';
import type { resetPasswordSchema } from '../../../../../src/domain/auth/forms.ts';
import { recordEvent } from '../../../../engine/audit-log/events.ts';
import { withTenant } from '../../../../kernel/db/tenant.ts';
import type { ServerParts } from '../../../../kernel/parts.ts';
import { withdrawChange } from '../address/store.ts';
import { readPersonalData, writePassword } from '../accounts.ts';
import { rememberDevice } from '../sessions/known-devices.ts';
import { hashPassword, requireStrong } from './password.ts';
import { revokeSessions } from '../../../../kernel/db/sessions.ts';
import { forgiveAccount } from './sign-in-attempts.ts';
import { proveAddress, requireToken } from '../verify-email.ts';

/**
 * Sets a new password by a link of the mail, ends every session of the person, and lets a locked account in again: from
 * the network that the link was opened in, and on its device however many strangers guess meanwhile.
 * @param address where the request came from
 * @throws DomainError `token_invalid`, `token_expired`, `password_weak`, which leaves the link open
 */
export async function resetPassword(
  parts: ServerParts,
  { token, password, device }: v.InferOutput<typeof resetPasswordSchema>,
  address: string,
): Promise<void> {
  const { db, clock } = parts;
  const now = new Date(clock.now()).toISOString();
  const found = await requireToken(db, 'reset_password', token, now);
  const { tenantId, subjectId: userId, email } = found;
  const person = await withTenant(db, tenantId, (tx) => readPersonalData(tx, tenantId, userId));
  requireStrong(password, person ?? {});
  const passwordHash = await hashPassword(password);
  await proveAddress(parts, found, now, async ({ tx }) => {
    await writePassword(tx, tenantId, userId, passwordHash);
    await rememberDevice(tx, { tenantId, userId }, device, clock.now());
    await revokeSessions(tx, { tenantId, userId }, clock.now());
    await withdrawChange(tx, { tenantId, userId }, now);
    const person = { actorId: userId, subjectId: userId, address };
    await recordEvent(tx, parts, { tenantId, kind: 'password.reset', ...person });
  });
  await forgiveAccount({ db, now: clock.now() }, { email, address });
}
