import { type Tx, withTenant } from '../../../kernel/db/tenant.ts';
import { admit, takeBack } from '../../../kernel/attempts.ts';
import { issueToken } from '../auth/public.ts';
import { DomainError } from '../../../../src/domain/core/errors.ts';
import { enqueueJobs } from '../../../engine/jobs/queue.ts';
import { JobError } from '../../../kernel/job-error.ts';
import type { JobHandler, JobParts } from '../../../engine/jobs/job.ts';
import { compose, type Letter } from '../../../kernel/mail/compose.ts';
import { inviteLetter } from '../../../kernel/mail/letters.ts';
import { isProved, type OpenInvite, readInvite } from './read.ts';
import { waitingMail } from './sending.ts';

interface Sending {
  readonly tenantId: string;
  readonly invite: OpenInvite;
  readonly attempt: number;
}

/** Mails to one address from all practices together are spread over the days; none of them learns why. */
export async function sendToMailbox(
  { db, clock, config }: JobParts,
  email: string,
  send: () => Promise<void>,
): Promise<void> {
  const admission = { db, now: clock.now(), overrides: config?.limits };
  const attempt = { inviteMailbox: email };
  await admit(admission, attempt).catch((error: unknown) => {
    const seconds = error instanceof DomainError ? error.details?.retryAfterSeconds : undefined;
    throw typeof seconds === 'number' ? new JobError('mailbox_full', seconds * 1000) : error;
  });
  try {
    await send();
  } catch (error) {
    await takeBack(admission, attempt);
    throw error;
  }
}

async function letterOf(
  tx: Tx,
  parts: JobParts,
  { tenantId, invite, attempt }: Sending,
): Promise<Letter> {
  const { id: subjectId, email, expiresAt } = invite;
  const subject = { purpose: 'patient_invite', subjectId, email, expiresAt } as const;
  const token = await issueToken(tx, { tenantId, ...subject, besideEarlier: attempt > 1 }, parts);
  return inviteLetter({
    to: email,
    name: invite.patientName,
    psychologistName: invite.psychologistName,
    url: `${parts.origin}/invite#token=${token}`,
  });
}

/** The invitation, as long as it may be sent; one whose sender has not proved an address goes on waiting. */
async function readSendable(
  { db, clock }: JobParts,
  tenantId: string,
  inviteId: string,
  senderId: unknown,
): Promise<OpenInvite | undefined> {
  const now = new Date(clock.now()).toISOString();
  return withTenant(db, tenantId, async (tx) => {
    const invite = await readInvite(tx, tenantId, inviteId);
    if (!invite?.isAwaited || invite.status !== 'pending' || invite.expiresAt <= now)
      return undefined;
    // Those asked for before senders were told apart have none.
    if (typeof senderId !== 'string' || (await isProved(tx, tenantId, senderId))) return invite;
    await enqueueJobs(tx, tenantId, [waitingMail(inviteId, senderId, now)]);
    return undefined;
  });
}

/** Makes the link of an open invitation and sends it to the patient; earlier links no longer open. */
export const sendInvite =
  (parts: JobParts): JobHandler =>
  async ({ inviteId, senderId }, { id, tenantId, attempt }) => {
    if (typeof inviteId !== 'string' || tenantId === null) return;
    const invite = await readSendable(parts, tenantId, inviteId, senderId);
    if (!invite) return;
    await sendToMailbox(parts, invite.email, async () => {
      const letter = await withTenant(parts.db, tenantId, (tx) =>
        letterOf(tx, parts, { tenantId, invite, attempt }),
      );
      await parts.mailer.send('patient-invite', compose(letter, id));
    });
  };
