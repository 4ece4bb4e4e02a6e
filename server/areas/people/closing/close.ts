import { sql } from 'kysely';
import { DomainError } from '../../../../src/domain/core/errors.ts';
import type { User } from '../../../../src/domain/users/user.ts';
import { recordEvent } from '../../../engine/audit-log/events.ts';
import { revokeSessions } from '../../../kernel/db/sessions.ts';
import { withTenant } from '../../../kernel/db/tenant.ts';
import { tenantsFound, visitTenants } from '../../../kernel/db/visit.ts';
import { changeDocuments, type ServerChange } from '../../../engine/documents/change.ts';
import type { JobHandler, JobParts } from '../../../engine/jobs/job.ts';
import { enqueueJobs } from '../../../engine/jobs/queue.ts';
import type { ServerParts } from '../../../kernel/parts.ts';
import { JobError } from '../../../kernel/job-error.ts';
import { compose } from '../../../kernel/mail/compose.ts';
import { accountClosedLetter, accountKeptLetter } from '../../../kernel/mail/letters.ts';
import { forget } from './forget.ts';
import { othersOf, requireReplaceable } from './obstacles.ts';

export const CLOSE_DUE = 'account.closeDue';
export const CLOSE = 'account.close';

/**
 * Enqueues the closing of each account whose day has come.
 * @throws AggregateError when some practices failed, after all others are done
 */
export async function findDue({ db, clock }: ServerParts, signal: AbortSignal): Promise<void> {
  const now = new Date(clock.now()).toISOString();
  const found = await tenantsFound(
    db,
    sql`select tenants_with_closings(${now}::timestamptz) as id`,
  );
  const enqueue = (tenantId: string) =>
    withTenant(db, tenantId, async (tx) => {
      const due = await tx
        .selectFrom('users')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('closes_at', '<=', now)
        .execute();
      const jobs = due.map(({ id }) => ({
        kind: CLOSE,
        key: `${CLOSE}:${id}`,
        payload: { userId: id },
      }));
      await enqueueJobs(tx, tenantId, jobs);
    });
  await visitTenants(found, enqueue, signal);
}

/** Nobody answers any more in a practice without staff: its patients' accounts and all invitations end with the last one. */
async function closePractice(change: ServerChange, tenantId: string, now: number): Promise<void> {
  for (const { id } of await change.find('patientInvites', { equal: { status: 'pending' } }))
    change.documents.remove('patientInvites', id);
  await change.tx
    .updateTable('member_invites')
    .set({ status: 'withdrawn' })
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'pending')
    .execute();
  const accounts = await change.find('users', { equal: { role: 'patient', isActive: true } });
  for (const account of accounts) {
    change.documents.put('users', { ...account, isActive: false });
    await revokeSessions(change.tx, { tenantId, userId: account.id }, now);
  }
}

async function letNobodyIn(
  change: ServerChange,
  tenantId: string,
  person: User,
  now: number,
): Promise<void> {
  change.documents.put('users', { ...person, isActive: false });
  await revokeSessions(change.tx, { tenantId, userId: person.id }, now);
  if (person.role === 'patient' || (await othersOf(change, person)).length > 0) return;
  await closePractice(change, tenantId, now);
}

/** Something may have come into the way since it was asked for. */
const canClose = (change: ServerChange, tenantId: string, person: User): Promise<boolean> =>
  requireReplaceable(change, tenantId, person).then(
    () => true,
    (error: unknown) => {
      if (error instanceof DomainError) return false;
      throw error;
    },
  );

/** What became of it; nothing where it was taken back, or is not due. */
type Outcome = { readonly person: User; readonly isClosed: boolean } | undefined;

/** Closes the account, where nothing is in the way. */
const end = (parts: ServerParts, tenantId: string, userId: string): Promise<Outcome> =>
  changeDocuments(parts, tenantId, async (change) => {
    const { tx, documents, load } = change;
    const now = parts.clock.now();
    await load([['users', userId]]);
    const person = documents.get('users', userId);
    if (!person?.closesAt || Date.parse(person.closesAt) > now) return undefined;
    const isClosed = await canClose(change, tenantId, person);
    const kind = isClosed ? 'account.closed' : 'account.closingHindered';
    if (isClosed) await letNobodyIn(change, tenantId, person, now);
    else documents.put('users', { ...person, closesAt: null });
    // Of attempts that a failed mail repeats, the first one says it.
    if (person.isActive || !isClosed)
      await recordEvent(tx, parts, { tenantId, kind, subjectId: userId });
    return { person, isClosed };
  });

/** Tells the person while the address is still known, and then forgets what need not be kept. */
export const closeAccount =
  (parts: JobParts): JobHandler =>
  async ({ userId }, { id, tenantId, isLast }) => {
    if (typeof userId !== 'string' || tenantId === null) return;
    const outcome = await end(parts, tenantId, userId);
    if (!outcome) return;
    const { person, isClosed } = outcome;
    const to = { to: person.email ?? '', name: person.name, url: parts.origin };
    const letter = isClosed ? accountClosedLetter(to) : accountKeptLetter(to);
    const mail = { ...compose(letter, id), isToOwner: Boolean(person.emailVerifiedAt) };
    await parts.mailer.send('account-closed', mail).catch((error: unknown) => {
      // What has to be forgotten does not wait for a mail server for ever.
      if (!isLast) throw error instanceof JobError ? new JobError(error.code, error.retry) : error;
    });
    if (isClosed) await forget(parts, tenantId, userId);
  };
