import type { EmailChange } from '../../../../../src/domain/auth/forms.ts';
import { DomainError } from '../../../../../src/domain/core/errors.ts';
import { uuidv7 } from '../../../../../src/domain/core/id.ts';
import { recordEvent } from '../../../../engine/audit-log/events.ts';
import { withTenant } from '../../../../kernel/db/tenant.ts';
import type { Session } from '../../../../web/endpoint/env.ts';
import { enqueueJobs } from '../../../../engine/jobs/queue.ts';
import type { ServerParts } from '../../../../kernel/parts.ts';
import { lockPassword } from '../accounts.ts';
import { admit } from '../../../../kernel/attempts.ts';
import { requirePassword } from '../password/require-password.ts';
import { confirmationJob } from './mails.ts';
import { insertChange } from './store.ts';

const sameAddress = (): DomainError => new DomainError('email_same', 'Este já é o seu email.', 422);

/**
 * Asks for another address: a mail goes there, and nothing changes before its link is opened. Whether the address is
 * somebody's is told to nobody but there.
 * @param address of the network
 * @throws DomainError 422 `password_wrong`, `email_same`; 429
 */
export async function askForAddress(
  parts: ServerParts,
  session: Session,
  { email, password }: EmailChange,
  address: string,
): Promise<void> {
  const { db, clock, random, config } = parts;
  const { tenantId, userId } = session.actor;
  const credentials = await requirePassword(parts, session, password, address);
  if (email === credentials.account.email) throw sameAddress();
  const admission = { db, now: clock.now(), overrides: config?.limits };
  await admit(admission, { changeUser: userId, changeEmail: email, changeEmailDay: email });
  const id = uuidv7(clock.now(), random);
  await withTenant(db, tenantId, async (tx) => {
    await lockPassword(tx, credentials);
    const { email_verified_at } = await tx
      .selectFrom('users')
      .select('email_verified_at')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    await insertChange(tx, {
      tenant_id: tenantId,
      id,
      user_id: userId,
      old_email: credentials.account.email,
      is_old_proved: email_verified_at !== null,
      new_email: email,
      session_id: session.id,
      asked_at: new Date(clock.now()).toISOString(),
      changed_at: null,
      ended_at: null,
    });
    await enqueueJobs(tx, tenantId, [confirmationJob(id)]);
    const person = { actorId: userId, subjectId: userId, sessionId: session.id, address };
    await recordEvent(tx, parts, { tenantId, kind: 'address.changeAsked', ...person });
  });
}
