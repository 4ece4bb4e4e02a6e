import { issueToken } from '../auth/public.ts';
import { withTenant } from '../../../kernel/db/tenant.ts';
import { sendToMailbox } from '../invites/public.ts';
import type { JobHandler, JobParts } from '../../../engine/jobs/job.ts';
import { compose } from '../../../kernel/mail/compose.ts';
import { accountStatusLetter, memberInviteLetter } from '../../../kernel/mail/letters.ts';
import type { NewJob } from '../../../engine/execution/store.ts';

export const MEMBER_INVITE = 'mail.memberInvite';
export const ACCOUNT_STATUS = 'mail.accountStatus';

export const memberInviteJob = (inviteId: string): NewJob => ({
  kind: MEMBER_INVITE,
  key: `${MEMBER_INVITE}:${inviteId}`,
  payload: { inviteId },
});

/** Tells a person that the account was closed, or is open again: as it stands when the mail is sent. */
export const accountStatusJob = (userId: string): NewJob => ({
  kind: ACCOUNT_STATUS,
  key: `${ACCOUNT_STATUS}:${userId}`,
  payload: { userId },
});

/** Makes the link of an open invitation and mails it; earlier mailed ones no longer open. */
export const sendMemberInvite =
  (parts: JobParts): JobHandler =>
  async ({ inviteId }, { id, tenantId, attempt }) => {
    if (typeof inviteId !== 'string' || tenantId === null) return;
    const { db, clock, origin, mailer } = parts;
    const now = new Date(clock.now()).toISOString();
    const invite = await withTenant(db, tenantId, (tx) =>
      tx
        .selectFrom('member_invites as i')
        .innerJoin('users as u', (join) =>
          join.onRef('u.tenant_id', '=', 'i.tenant_id').onRef('u.id', '=', 'i.invited_by'),
        )
        .select(['i.email', 'i.expires_at', 'u.name'])
        .where('i.tenant_id', '=', tenantId)
        .where('i.id', '=', inviteId)
        .where('i.status', '=', 'pending')
        .where('i.expires_at', '>', now)
        .executeTakeFirst(),
    );
    if (!invite) return;
    const { email, expires_at: expiresAt, name: invitedBy } = invite;
    const subject = { purpose: 'member_invite', subjectId: inviteId, email, expiresAt } as const;
    await sendToMailbox(parts, email, async () => {
      const token = await withTenant(db, tenantId, (tx) =>
        issueToken(tx, { tenantId, ...subject, besideEarlier: attempt > 1 }, parts),
      );
      const url = `${origin}/convite-equipe#token=${token}`;
      const letter = memberInviteLetter({ to: email, invitedBy, url });
      await mailer.send('member-invite', compose(letter, id));
    });
  };

export const sendAccountStatus =
  ({ db, origin, mailer }: JobParts): JobHandler =>
  async ({ userId }, { id, tenantId }) => {
    if (typeof userId !== 'string' || tenantId === null) return;
    const person = await withTenant(db, tenantId, (tx) =>
      tx
        .selectFrom('users')
        .select(['email', 'name', 'is_active', 'email_verified_at'])
        .where('tenant_id', '=', tenantId)
        .where('id', '=', userId)
        .executeTakeFirst(),
    );
    if (!person) return;
    const { email: to, name, is_active: isActive } = person;
    const letter = accountStatusLetter({ to, name, isActive, url: `${origin}/login` });
    const isToOwner = person.email_verified_at !== null;
    await mailer.send('account-status', { ...compose(letter, id), isToOwner });
  };
