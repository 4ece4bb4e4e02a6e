import { type Tx, withTenant } from '../db/tenant.ts';
import { issueToken } from '../auth/one-time-tokens.ts';
import type { JobHandler, JobParts } from '../jobs/job.ts';
import { compose } from '../mail/compose.ts';
import { inviteLetter } from '../mail/letters.ts';
import { readInvite } from './read.ts';

/** Makes the link of an open invitation and sends it to the patient; earlier links no longer open. */
export const sendInvite =
  (parts: JobParts): JobHandler =>
  async ({ inviteId }, { id, tenantId, attempt }) => {
    if (typeof inviteId !== 'string' || tenantId === null) return;
    const { db, clock, origin, mailer } = parts;
    const now = new Date(clock.now()).toISOString();
    const letter = await withTenant(db, tenantId, async (tx: Tx) => {
      const invite = await readInvite(tx, tenantId, inviteId);
      if (!invite?.isAwaited || invite.status !== 'pending' || invite.expiresAt <= now)
        return undefined;
      const { email, expiresAt } = invite;
      const subject = { purpose: 'patient_invite', subjectId: inviteId, email, expiresAt } as const;
      const fresh = { tenantId, ...subject, besideEarlier: attempt > 1 };
      const token = await issueToken(tx, fresh, parts);
      return inviteLetter({
        to: email,
        name: invite.patientName,
        psychologistName: invite.psychologistName,
        url: `${origin}/invite/${token}`,
      });
    });
    if (letter) await mailer.send('patient-invite', compose(letter, id));
  };
