import type { Actor } from '../../../../src/domain/core/command.ts';
import { DomainError, notFound } from '../../../../src/domain/core/errors.ts';
import { uuidv7 } from '../../../../src/domain/core/id.ts';
import type { InviteLink } from '../../../../src/domain/contract/invites.ts';
import type { MemberInvite } from '../../../../src/domain/contract/clinic.ts';
import { inviteExpiry } from '../../../../src/domain/invites/commands.ts';
import { recordEvent } from '../../../engine/audit-log/events.ts';
import { dropTokens, issueToken } from '../auth/public.ts';
import type { Tables } from '../../../kernel/db/schema.ts';
import type { Tx } from '../../../kernel/db/tenant.ts';
import { changeDocuments, type ServerChange } from '../../../engine/documents/change.ts';
import { countInvitation, isProved } from '../invites/public.ts';
import { countWithin } from '../../../kernel/attempts.ts';
import type { ServerParts } from '../../../kernel/parts.ts';
import { memberInviteJob } from './mails.ts';
import { readPlaces, requirePlace } from './places.ts';

type InviteRow = Tables['member_invites'];

export const presentInvite = (row: InviteRow): MemberInvite => ({
  id: row.id,
  email: row.email,
  expiresAt: row.expires_at,
  createdAt: row.created_at,
});

export const readMemberInvite = (
  tx: Tx,
  tenantId: string,
  id: string,
): Promise<InviteRow | undefined> =>
  tx
    .selectFrom('member_invites')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();

/** @throws DomainError 404, 409 `invite_closed` */
async function requirePending(tx: Tx, tenantId: string, id: string): Promise<InviteRow> {
  const invite = await readMemberInvite(tx, tenantId, id);
  if (!invite) throw notFound('Convite não encontrado.');
  if (invite.status !== 'pending')
    throw new DomainError('invite_closed', 'Este convite não está mais em aberto. Envie outro.');
  return invite;
}

/** @throws DomainError 409 where the address is of somebody who is here, or already invited */
async function requireUninvited(tx: Tx, tenantId: string, email: string): Promise<void> {
  const member = await tx
    .selectFrom('users')
    .select('is_active')
    .where('tenant_id', '=', tenantId)
    .where('email', '=', email)
    .where('role', '<>', 'patient')
    .executeTakeFirst();
  if (member)
    throw new DomainError(
      'member_exists',
      member.is_active
        ? 'Esta pessoa já faz parte da clínica.'
        : 'Esta pessoa já tem uma conta na clínica, que está inativa. Reative-a na lista.',
    );
  const invited = await tx
    .selectFrom('member_invites')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('email', '=', email)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (invited)
    throw new DomainError(
      'invite_exists',
      'Já há um convite em aberto para este email. Reenvie-o.',
      409,
      { id: invited.id },
    );
}

/** Who has not proved an address mails nobody. @throws DomainError 403, 429 */
async function countSending(tx: Tx, actor: Actor, email: string, now: number): Promise<void> {
  const { tenantId, userId: senderId } = actor;
  if (!(await isProved(tx, tenantId, senderId)))
    throw new DomainError('email_unverified', 'Confirme seu email para convidar pessoas.', 403);
  await countInvitation((limit, subject) => countWithin(tx, limit, subject, now), {
    tenantId,
    senderId,
    email,
    isProved: true,
  });
}

/** Work under the clinic's lock, so that two invitations never take the same place. */
const underLock = <T>(
  parts: ServerParts,
  { tenantId }: Actor,
  work: (change: ServerChange, now: number) => Promise<T>,
): Promise<T> => changeDocuments(parts, tenantId, (change) => work(change, parts.clock.now()));

/**
 * Invites a psychologist by mail.
 * @throws DomainError 403 `email_unverified`, 409 `plan_limit`, `member_exists`, `invite_exists`, 429 `invite_limit`
 */
export const inviteMember = (
  parts: ServerParts,
  actor: Actor,
  email: string,
): Promise<MemberInvite> =>
  underLock(parts, actor, async ({ tx, enqueue }, ms) => {
    const { tenantId, userId } = actor;
    const now = new Date(ms).toISOString();
    await requireUninvited(tx, tenantId, email);
    const { limit, active, invited } = await readPlaces(tx, tenantId, now);
    requirePlace(limit, active + invited);
    await countSending(tx, actor, email, ms);
    const invite: InviteRow = {
      tenant_id: tenantId,
      id: uuidv7(ms, parts.random),
      email,
      status: 'pending',
      expires_at: inviteExpiry(now),
      invited_by: userId,
      created_at: now,
    };
    await tx.insertInto('member_invites').values(invite).execute();
    await enqueue([memberInviteJob(invite.id)]);
    const event = { kind: 'member.invited', actorId: userId, subjectId: invite.id } as const;
    await recordEvent(tx, parts, { tenantId, ...event });
    return presentInvite(invite);
  });

/** A new mail, and seven days from now; earlier links no longer open. @throws DomainError as `inviteMember` */
export const resendMemberInvite = (
  parts: ServerParts,
  actor: Actor,
  id: string,
): Promise<MemberInvite> =>
  underLock(parts, actor, async ({ tx, enqueue }, ms) => {
    const now = new Date(ms).toISOString();
    const invite = await requirePending(tx, actor.tenantId, id);
    if (invite.expires_at <= now) {
      const { limit, active, invited } = await readPlaces(tx, actor.tenantId, now);
      requirePlace(limit, active + invited);
    }
    await countSending(tx, actor, invite.email, ms);
    const expiresAt = inviteExpiry(now);
    await tx
      .updateTable('member_invites')
      .set({ expires_at: expiresAt })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', id)
      .execute();
    await enqueue([memberInviteJob(id)]);
    return presentInvite({ ...invite, expires_at: expiresAt });
  });

/** Its links open no longer, and its place is free. @throws DomainError 404, 409 `invite_closed` */
export const withdrawMemberInvite = (
  parts: ServerParts,
  actor: Actor,
  inviteId: string,
): Promise<{ success: boolean }> =>
  underLock(parts, actor, async ({ tx }) => {
    const { tenantId } = actor;
    await requirePending(tx, tenantId, inviteId);
    await tx
      .updateTable('member_invites')
      .set({ status: 'withdrawn' })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', inviteId)
      .execute();
    for (const purpose of ['member_invite', 'handed_member_invite'] as const)
      await dropTokens(tx, { tenantId, purpose, subjectId: inviteId });
    return { success: true };
  });

/**
 * A link of an open invitation to hand over, beside the mailed one; it proves nobody's address.
 * @throws DomainError 404, 409 `invite_closed`, 403 `email_unverified`, 429 `invite_limit`
 */
export const linkMemberInvite = (
  parts: ServerParts,
  actor: Actor,
  inviteId: string,
): Promise<InviteLink> =>
  underLock(parts, actor, async ({ tx }, ms) => {
    const { tenantId, userId } = actor;
    const { email, expires_at: expiresAt } = await requirePending(tx, tenantId, inviteId);
    if (expiresAt <= new Date(ms).toISOString())
      throw new DomainError('invite_closed', 'Este convite expirou. Reenvie-o.');
    await countSending(tx, actor, email, ms);
    const subject = { purpose: 'handed_member_invite', subjectId: inviteId } as const;
    const link = { tenantId, ...subject, email, expiresAt, besideEarlier: false };
    const token = await issueToken(tx, link, parts);
    const event = { kind: 'member.linkHandedOver', actorId: userId, subjectId: inviteId } as const;
    await recordEvent(tx, parts, { tenantId, ...event });
    return { path: `/convite-equipe#token=${token}`, expiresAt };
  });
