import { recordEvent } from '../../../../engine/audit-log/events.ts';
import { changeDocuments, type ServerChange } from '../../../../engine/documents/change.ts';
import type { ServerParts } from '../../../../kernel/parts.ts';
import { asRefusal } from '../../../../engine/execution/constraints.ts';
import { violations } from '../../../../kernel/db/errors.ts';
import type { AddressChangeRow } from '../../../../kernel/db/rows/accounts.ts';
import { sendWaiting } from '../../invites/public.ts';
import { useToken } from '../one-time-tokens.ts';
import { withTenant } from '../../../../kernel/db/tenant.ts';
import { revokeSessions } from '../../../../kernel/db/sessions.ts';
import { invalidToken, requireToken } from '../verify-email.ts';
import { changedJob } from './mails.ts';
import { holdAddress, markChanged, readChange, releaseAddress, UNDO_MS } from './store.ts';

/** @throws DomainError where the account was closed or has another address since */
async function moveAccount(
  serverChange: ServerChange,
  change: AddressChangeRow,
  now: string,
): Promise<void> {
  const { tx, documents, load, write } = serverChange;
  await load([['users', change.user_id]]);
  const user = documents.get('users', change.user_id);
  if (!user?.isActive || user.email !== change.old_email) throw invalidToken();
  documents.put('users', { ...user, email: change.new_email, emailVerifiedAt: now });
  const sender = { tenantId: change.tenant_id, senderId: user.id };
  await sendWaiting(serverChange, sender, now);
  await releaseAddress(tx, change, change.new_email);
  await write();
}

/**
 * The link of the mail proves the new address, which is the account's from then on. Other sessions end, and the old
 * address is told how to undo it.
 * @param address of the network
 * @throws DomainError `token_invalid`, `token_expired`, `already_confirmed`, 409 `email_taken`
 */
export async function confirmAddress(
  parts: ServerParts,
  link: string,
  address: string,
): Promise<void> {
  const { db, clock } = parts;
  const ms = clock.now();
  const now = new Date(ms).toISOString();
  const token = await requireToken(db, 'confirm_email', link, now, ({ tenantId, subjectId }) =>
    withTenant(db, tenantId, async (tx) =>
      Boolean((await readChange(tx, tenantId, subjectId))?.changed_at),
    ),
  );
  const { tenantId } = token;
  await violations(() =>
    changeDocuments(parts, tenantId, async (change) => {
      const { tx } = change;
      const asked = await readChange(tx, tenantId, token.subjectId);
      if (!asked || asked.changed_at || !(await useToken(tx, token, now))) throw invalidToken();
      await moveAccount(change, asked, now);
      // One that was never proved is held from nobody.
      if (asked.is_old_proved) await holdAddress(tx, asked, new Date(ms + UNDO_MS).toISOString());
      await markChanged(tx, asked, now);
      const userId = asked.user_id;
      await revokeSessions(tx, { tenantId, userId, except: asked.session_id }, ms);
      await change.enqueue([changedJob(asked.id)]);
      const person = { actorId: userId, subjectId: userId, address };
      await recordEvent(tx, parts, { tenantId, kind: 'address.changed', ...person });
    }),
  ).catch((error: unknown) => {
    throw asRefusal(error);
  });
}
