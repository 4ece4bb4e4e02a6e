import { verificationJob } from '../auth/mail-jobs.ts';
import type { Decision } from '../sync/decision.ts';

/** A new address has to be proved like the first. */
export const verifyNewAddress: Decision<'user.updateProfile'> = async (
  _args,
  { documents, actor, tx },
) => {
  const before = documents.stored('users', actor.userId)?.document.email;
  const after = documents.get('users', actor.userId)?.email;
  if (before !== after) await tx.enqueue([verificationJob(actor.userId)]);
};
