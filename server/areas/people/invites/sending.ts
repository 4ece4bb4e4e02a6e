import { sql } from 'kysely';
import { DomainError } from '../../../../src/domain/core/errors.ts';
import { inviteExpiry } from '../../../../src/domain/invites/commands.ts';
import type { PatientInvite } from '../../../../src/domain/invites/invite.ts';
import { type LimitName, limits } from '../../../kernel/limits.ts';
import type { ServerChange } from '../../../engine/documents/change.ts';
import type { DecisionContext } from '../../../engine/execution/decision.ts';
import type { NewJob } from '../../../engine/execution/store.ts';

export const INVITE_KIND = 'mail.patientInvite';

/** So long an invitation waits for its sender to prove an address. */
const WAITING_MS = 30 * 86_400_000;

const after = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();

/** Sends the invitation at once. */
const mail = (inviteId: string, senderId: string): NewJob => ({
  kind: INVITE_KIND,
  key: `${INVITE_KIND}:${inviteId}`,
  payload: { inviteId, senderId },
});

/** Sends it when the sender's address is proved. @param now ISO */
export const waitingMail = (inviteId: string, senderId: string, now: string): NewJob => ({
  ...mail(inviteId, senderId),
  runAt: after(now, WAITING_MS),
});

const REFUSALS = {
  inviteSender: `Você já enviou ${limits.inviteSender.most} convites hoje. Envie os outros amanhã.`,
  inviteUnproved: 'Confirme seu email para enviar mais convites.',
  inviteRecipient: `Este paciente já recebeu ${limits.inviteRecipient.most} convites hoje. Tente novamente amanhã.`,
} as const satisfies { readonly [N in LimitName]?: string };

export interface Inviting {
  readonly tenantId: string;
  readonly senderId: string;
  readonly email: string;
  /** Whether the sender has proved an address. */
  readonly isProved: boolean;
}

/**
 * Counts an invitation that somebody is about to get, by mail or from the sender's own hands.
 * @param count in the transaction of the practice: what is undone was not counted
 * @throws DomainError 429 `invite_limit`
 */
export async function countInvitation(
  count: (limit: keyof typeof REFUSALS, subject: string) => Promise<number>,
  { tenantId, senderId, email, isProved }: Inviting,
): Promise<void> {
  const countUp = async (limit: keyof typeof REFUSALS, subject: string): Promise<void> => {
    if ((await count(limit, subject)) > limits[limit].most)
      throw new DomainError('invite_limit', REFUSALS[limit], 429);
  };
  await countUp('inviteRecipient', `${tenantId} ${email}`);
  await countUp('inviteSender', senderId);
  if (!isProved) await countUp('inviteUnproved', senderId);
}

/**
 * Sends an invitation's mail: at once, or when the sender, whom the server does not know yet, has proved an address.
 * @throws DomainError 429 `invite_limit`, in which case nothing was counted
 */
export async function sendInvitation(
  { tx, actor, now }: DecisionContext,
  { id, email }: Pick<PatientInvite, 'id' | 'email'>,
): Promise<void> {
  const [sender] = await tx.load([['users', actor.userId]]);
  const isProved =
    sender?.entity === 'users' && 'emailVerifiedAt' in sender.document
      ? Boolean(sender.document.emailVerifiedAt)
      : false;
  const inviting = { tenantId: actor.tenantId, senderId: actor.userId, email, isProved };
  await countInvitation((limit, subject) => tx.countAttempt(limit, subject, now), inviting);
  const job = isProved ? mail(id, actor.userId) : waitingMail(id, actor.userId, now);
  await tx.enqueue([job]);
}

/**
 * Sends what waited for the person's address to be proved; the days of each invitation begin now.
 * @param now ISO
 */
export async function sendWaiting(
  { tx, documents, load, enqueue }: Pick<ServerChange, 'tx' | 'documents' | 'load' | 'enqueue'>,
  { tenantId, senderId }: { readonly tenantId: string; readonly senderId: string },
  now: string,
): Promise<void> {
  const { rows } = await sql<{ inviteId: string }>`
    select payload->>'inviteId' as "inviteId" from jobs
    where tenant_id = ${tenantId} and kind = ${INVITE_KIND} and payload->>'senderId' = ${senderId}
      and run_at > ${now} and leased_until is null and failed_at is null
  `.execute(tx);
  await load(rows.map(({ inviteId }) => ['patientInvites', inviteId]));
  for (const { inviteId } of rows) {
    const invite = documents.get('patientInvites', inviteId);
    if (invite?.status === 'pending')
      documents.put('patientInvites', { ...invite, expiresAt: inviteExpiry(now) });
  }
  await enqueue(rows.map(({ inviteId }) => mail(inviteId, senderId)));
}
