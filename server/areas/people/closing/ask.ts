import { required } from '../../../../src/domain/core/documents.ts';
import { CLOSING_DAYS } from '../../../../src/domain/users/closing.ts';
import { recordEvent } from '../../../engine/audit-log/events.ts';
import { lockPassword, requirePassword } from '../auth/public.ts';
import { changeDocuments } from '../../../engine/documents/change.ts';
import type { Session } from '../../../web/endpoint/env.ts';
import type { ServerParts } from '../../../kernel/parts.ts';
import { closingAskedJob } from './mails.ts';
import { requireReplaceable } from './obstacles.ts';

const DAY_MS = 86_400_000;

/**
 * Lets the account be closed in thirty days. Asking again changes nothing.
 * @param address of the network
 * @throws DomainError 422 `password_wrong`, 409 `has_patients`, `last_administrator`; 429
 */
export async function askToClose(
  parts: ServerParts,
  session: Session,
  password: string,
  address: string,
): Promise<{ closesAt: string }> {
  const { tenantId, userId } = session.actor;
  const credentials = await requirePassword(parts, session, password, address);
  return changeDocuments(parts, tenantId, async (change) => {
    const { tx, documents, load, enqueue } = change;
    await lockPassword(tx, credentials);
    await load([['users', userId]]);
    const person = required(documents, 'users', userId);
    if (person.closesAt) return { closesAt: person.closesAt };
    await requireReplaceable(change, tenantId, person);
    const closesAt = new Date(parts.clock.now() + CLOSING_DAYS * DAY_MS).toISOString();
    documents.put('users', { ...person, closesAt });
    await enqueue([closingAskedJob(userId)]);
    const who = { actorId: userId, subjectId: userId, sessionId: session.id, address };
    await recordEvent(tx, parts, { tenantId, kind: 'account.closingAsked', ...who });
    return { closesAt };
  });
}

/** The account stays. @param address of the network */
export const keepAccount = (
  parts: ServerParts,
  { id: sessionId, actor: { tenantId, userId } }: Session,
  address: string,
): Promise<void> =>
  changeDocuments(parts, tenantId, async ({ tx, documents, load }) => {
    await load([['users', userId]]);
    const person = required(documents, 'users', userId);
    if (!person.closesAt) return;
    documents.put('users', { ...person, closesAt: null });
    const who = { actorId: userId, subjectId: userId, sessionId, address };
    await recordEvent(tx, parts, { tenantId, kind: 'account.closingWithdrawn', ...who });
  });
