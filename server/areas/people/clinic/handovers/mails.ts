import {
  openStatuses,
  UNPROVED_WAIT_DAYS,
  WAIT_DAYS,
} from '../../../../../src/domain/handovers/handover.ts';
import { formatDate } from '../../../../../src/domain/time/format.ts';
import { issueToken } from '../../auth/public.ts';
import { withTenant } from '../../../../kernel/db/tenant.ts';
import { changeDocuments } from '../../../../engine/documents/change.ts';
import type { JobHandler, JobParts } from '../../../../engine/jobs/job.ts';
import { JobError } from '../../../../kernel/job-error.ts';
import { compose } from '../../../../kernel/mail/compose.ts';
import {
  handoverAskedLetter,
  handoverWaitsLetter,
} from '../../../../kernel/mail/handover-letters.ts';
import type { Mail } from '../../../../kernel/mail/mailer.ts';
import type { NewJob } from '../../../../engine/execution/store.ts';
import { addressesOf } from './addresses.ts';
import { keepWaits } from './wait.ts';

export const HANDOVER_MAIL = 'mail.handover';
const DAY_MS = 86_400_000;

/** Tells a member what became, or may become, of patients. One mail for all that waits by then. */
export const handoverMailJob = (memberId: string): NewJob => ({
  kind: HANDOVER_MAIL,
  key: `${HANDOVER_MAIL}:${memberId}`,
  payload: { memberId },
});

interface Member {
  readonly tenantId: string;
  readonly userId: string;
}

const readFacts = ({ db, clock }: JobParts, { tenantId, userId }: Member) =>
  withTenant(db, tenantId, async (tx) => {
    const member = await addressesOf(tx, { tenantId, userId }, clock.now());
    const { time_zone: zone } = await tx
      .selectFrom('tenants')
      .select('time_zone')
      .where('id', '=', tenantId)
      .executeTakeFirstOrThrow();
    const open = await tx
      .selectFrom('handovers')
      .select(['id', 'status'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', userId)
      .where('status', 'in', [...openStatuses])
      .execute();
    return member && { member, zone, asked: open.filter(({ status }) => status === 'asked') };
  });

/** The wait begins when the mail is out, and not before. */
const startWait = (
  parts: JobParts,
  { tenantId, userId }: Member,
  ids: readonly string[],
  dueAt: string,
): Promise<void> =>
  changeDocuments(parts, tenantId, async (change) => {
    const now = parts.clock.now();
    await keepWaits(change, tenantId, now);
    await change.load([['users', userId], ...ids.map((id) => ['handovers', id] as const)]);
    if (change.documents.get('users', userId)?.isActive) return;
    const mailedAt = new Date(now).toISOString();
    for (const id of ids) {
      const handover = change.documents.get('handovers', id);
      if (handover?.status === 'asked')
        change.documents.put('handovers', { ...handover, status: 'waiting', mailedAt, dueAt });
    }
  });

/** @returns false where no attempt would reach the mailbox */
async function deliver({ mailer }: JobParts, kind: string, mail: Mail): Promise<boolean> {
  try {
    await mailer.send(kind, mail);
    return true;
  } catch (error) {
    if (error instanceof JobError && error.code === 'recipient_refused') return false;
    throw error;
  }
}

/** An account that is closed is given a link with which its person objects. */
async function sendWaits(
  parts: JobParts,
  { tenantId, userId }: Member,
  jobId: string,
  facts: NonNullable<Awaited<ReturnType<typeof readFacts>>>,
): Promise<void> {
  const { member, zone, asked } = facts;
  if (asked.length === 0) return;
  const after = (days: number) => new Date(parts.clock.now() + days * DAY_MS).toISOString();
  const dueAt = after(member.isProved ? WAIT_DAYS : UNPROVED_WAIT_DAYS);
  let isDelivered = false;
  for (const [index, to] of member.all.entries()) {
    // An earlier mail's link goes on to open: what it tells of may wait still.
    const link = { purpose: 'object_handover', subjectId: userId, email: to } as const;
    const token = await withTenant(parts.db, tenantId, (tx) =>
      issueToken(tx, { tenantId, ...link, expiresAt: dueAt, besideEarlier: true }, parts),
    );
    const url = `${parts.origin}/nao-concordo#token=${token}`;
    const day = formatDate(dueAt, zone);
    const letter = handoverWaitsLetter({ to, name: member.name, url, day, count: asked.length });
    const sent = await deliver(parts, 'handover-waits', compose(letter, `${jobId}-${index}`));
    isDelivered = isDelivered || sent;
  }
  const ids = asked.map(({ id }) => id);
  await startWait(
    parts,
    { tenantId, userId },
    ids,
    isDelivered ? dueAt : after(UNPROVED_WAIT_DAYS),
  );
}

export const sendHandover =
  (parts: JobParts): JobHandler =>
  async ({ memberId }, { id, tenantId }) => {
    if (typeof memberId !== 'string' || tenantId === null) return;
    const person = { tenantId, userId: memberId };
    const facts = await readFacts(parts, person);
    if (!facts) return;
    const { member, asked } = facts;
    if (!member.isActive) return sendWaits(parts, person, id, facts);
    const url = `${parts.origin}/app/configuracoes?aba=leituras`;
    for (const [index, to] of member.all.entries()) {
      const letter = handoverAskedLetter({ to, name: member.name, url, count: asked.length });
      await deliver(parts, 'handover-asked', compose(letter, `${id}-${index}`));
    }
  };
