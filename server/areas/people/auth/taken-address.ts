import type { Registration } from '../../../../src/domain/auth/forms.ts';
import { DomainError } from '../../../../src/domain/core/errors.ts';
import { findAccount, findHolder, withTenant } from '../../../kernel/db/tenant.ts';
import { neighbourhoodOf } from '../../../web/http/client-address.ts';
import { enqueueJobs } from '../../../engine/jobs/queue.ts';
import type { ServerParts } from '../../../kernel/parts.ts';
import { emailTaken } from '../../../engine/execution/constraints.ts';
import { findCandidates } from './accounts.ts';
import { type Admission, admit, takeBack } from '../../../kernel/attempts.ts';
import { accountExistsJob } from './mail-jobs.ts';
import { matching } from './password/prove-password.ts';

/** A stranger who asks for an address again and again makes its owner no flood of mails. */
async function tellOwner(
  admission: Admission,
  email: string,
  { tenantId, userId }: { readonly tenantId: string; readonly userId: string },
): Promise<void> {
  try {
    await admit(admission, { takenMail: email });
  } catch (error) {
    if (error instanceof DomainError) return;
    throw error;
  }
  await withTenant(admission.db, tenantId, (tx) =>
    enqueueJobs(tx, tenantId, [accountExistsJob(userId)]),
  );
}

/**
 * An address that nobody has proved is free, whoever named it before; only who knows the password of such an account is
 * told of it. The owner of a proved one is told by mail.
 * @throws DomainError 409 `email_taken`
 */
async function requireFree(
  admission: Admission,
  { email, password }: Pick<Registration, 'email' | 'password'>,
): Promise<void> {
  const owner = await findAccount(admission.db, email);
  if (owner) await tellOwner(admission, email, owner);
  if (await findHolder(admission.db, email)) throw emailTaken();
  if (await matching(await findCandidates(admission.db, email), password)) throw emailTaken();
}

/**
 * Lets a registration through whose address is free. Refusals say whether an address has an account, so that they are few:
 * they are counted before it is looked up, together with the refusals of the registration itself.
 * @param address where the request came from
 * @throws DomainError 409 `email_taken`, 429
 */
export async function admitRegistration<T>(
  { db, clock, config }: Pick<ServerParts, 'db' | 'clock' | 'config'>,
  form: Registration,
  address: string,
  register: () => Promise<T>,
): Promise<T> {
  const admission = { db, now: clock.now(), overrides: config?.limits };
  const network = neighbourhoodOf(address);
  await admit(admission, { registerAddress: address, registerRefused: network });
  await admit(admission, { registerEmail: `${form.email} ${network}` });
  await requireFree(admission, form);
  try {
    const registered = await register();
    await takeBack(admission, { registerRefused: network });
    return registered;
  } catch (error) {
    const isAboutForm = error instanceof DomainError && error.status === 422;
    if (isAboutForm) await takeBack(admission, { registerRefused: network });
    throw error;
  }
}
