import type { Registration } from '../../../../src/domain/auth/forms.ts';
import type { Account, SignedIn } from '../../../../src/domain/contract/signIn.ts';
import { uuidv7 } from '../../../../src/domain/core/id.ts';
import { acceptance } from '../../../../src/domain/legal/terms.ts';
import { DEFAULT_TIME_ZONE } from '../../../../src/domain/time/zone.ts';
import type { Tenant } from '../../../../src/domain/tenants/tenant.ts';
import { type User, WEEKS_AHEAD_DEFAULT } from '../../../../src/domain/users/user.ts';
import { recordEvent } from '../../../engine/audit-log/events.ts';
import { type Tx, withTenant } from '../../../kernel/db/tenant.ts';
import { importDocuments } from '../../../engine/documents/import.ts';
import { enqueueJobs } from '../../../engine/jobs/queue.ts';
import type { ServerParts } from '../../../kernel/parts.ts';
import { readAccount } from './accounts.ts';
import { verificationJob } from './mail-jobs.ts';
import { hashPassword, requireStrong } from './password/password.ts';
import type { AuthService } from './sessions/service.ts';

export type RegistrationKind = Tenant['kind'];

/** A psychologist owns the practice alone; a clinic's first account administers it. */
const ROLE: Readonly<Record<RegistrationKind, User['role']>> = {
  individual: 'psych',
  clinic: 'administrator',
};

function documentsOf(
  kind: RegistrationKind,
  form: Registration,
  ids: { tenant: string; user: string },
  at: string,
) {
  const tenant: Tenant = {
    id: ids.tenant,
    name: form.tenantName,
    domain: form.domain,
    kind,
    timeZone: form.timeZone ?? DEFAULT_TIME_ZONE,
    planId: null,
  };
  const user: User = {
    id: ids.user,
    name: form.name,
    role: ROLE[kind],
    email: form.email,
    crp: form.crp,
    specialization: form.specialization ?? null,
    phone: form.phone ?? null,
    bio: form.bio ?? null,
    availabilityWeeksAhead: WEEKS_AHEAD_DEFAULT,
    emailVerifiedAt: null,
    ...acceptance(form.termsVersion, at),
    isActive: true,
  };
  return { tenant, user };
}

async function keepSecrets(
  tx: Tx,
  tenantId: string,
  id: string,
  hash: string,
  cpf: string | null,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: hash, cpf })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/**
 * Makes a practice and its first account, all or nothing, signs it in, and lets its address be verified.
 * @param address where the request came from
 * @param agent what the browser says of itself
 * @throws DomainError 409 `email_taken` or `domain_taken`, 422 `password_weak`
 */
export async function register(
  parts: ServerParts,
  auth: AuthService,
  kind: RegistrationKind,
  form: Registration,
  address?: string,
  agent?: string,
): Promise<SignedIn> {
  const { db, clock, random, onWritten } = parts;
  requireStrong(form.password, form);
  const hash = await hashPassword(form.password);
  const newId = () => uuidv7(clock.now(), random);
  const { tenant, user } = documentsOf(
    kind,
    form,
    { tenant: newId(), user: newId() },
    new Date(clock.now()).toISOString(),
  );
  const opened = await withTenant(db, tenant.id, async (tx) => {
    await importDocuments(tx, tenant.id, { tenants: [tenant], users: [user] }, onWritten);
    await keepSecrets(tx, tenant.id, user.id, hash, form.cpf ?? null);
    await enqueueJobs(tx, tenant.id, [verificationJob(user.id)]);
    const person = { actorId: user.id, subjectId: user.id, address };
    await recordEvent(tx, parts, { tenantId: tenant.id, kind: 'account.created', ...person });
    const account = (await readAccount(tx, tenant.id, user.id)) as Account;
    return { account, sessionId: await auth.open(tx, account, address, agent) };
  });
  return auth.answer(opened.account, opened.sessionId);
}
