import type { Actor } from '../../../../src/domain/core/command.ts';
import type { InviteLink } from '../../../../src/domain/contract/invites.ts';
import { DomainError } from '../../../../src/domain/core/errors.ts';
import { recordEvent } from '../../../engine/audit-log/events.ts';
import { issueToken } from '../auth/public.ts';
import { countWithin } from '../../../kernel/attempts.ts';
import type { ServerParts } from '../../../kernel/parts.ts';
import { requireVisible, withReader } from '../../../engine/reading/reader.ts';
import { isProved, type OpenInvite, readInvite } from './read.ts';
import { countInvitation } from './sending.ts';

const over = (): DomainError =>
  new DomainError('invite_closed', 'Este convite não está mais em aberto. Envie outro.');
const unproved = (): DomainError =>
  new DomainError('email_unverified', 'Confirme seu email para entregar convites.', 403);

/** @param now ISO @throws DomainError 409 `invite_closed` */
function requireOpen(invite: OpenInvite | undefined, now: string): OpenInvite {
  if (!invite?.isAwaited || invite.status !== 'pending' || invite.expiresAt <= now) throw over();
  return invite;
}

/**
 * Makes a link of an open invitation for its staff to hand over. The mailed one goes on opening, an earlier handed one does
 * not. It ends with the invitation's days, and proves nobody's address.
 * @param address where the request came from
 * @throws DomainError 404, 409 `invite_closed`, 403 `email_unverified`, 429 `invite_limit`
 */
export const handOver = (
  parts: ServerParts,
  actor: Actor,
  id: string,
  address?: string,
): Promise<InviteLink> =>
  withReader(parts.db, actor, parts.clock.now(), async (reader) => {
    const { tx, now } = reader;
    const { tenantId, userId } = actor;
    await requireVisible(reader, 'patientInvites', id);
    const invite = requireOpen(await readInvite(tx, tenantId, id), now);
    if (!(await isProved(tx, tenantId, userId))) throw unproved();
    const { patientEmail: email, expiresAt, patientId } = invite;
    await countInvitation((limit, subject) => countWithin(tx, limit, subject, Date.parse(now)), {
      tenantId,
      senderId: userId,
      email,
      isProved: true,
    });
    const subject = { purpose: 'handed_invite', subjectId: id, email, expiresAt } as const;
    const token = await issueToken(tx, { tenantId, ...subject, besideEarlier: false }, parts);
    const who = { actorId: userId, subjectId: patientId, address };
    await recordEvent(tx, parts, { tenantId, kind: 'invite.handedOver', ...who });
    return { path: `/invite#token=${token}`, expiresAt };
  });
