import { DomainError } from '../../../../src/domain/core/errors.ts';
import { recordEvent } from '../../../engine/audit-log/events.ts';
import { findToken, type OneTimeToken } from '../../people/auth/public.ts';
import { changeDocuments, type ServerChange } from '../../../engine/documents/change.ts';
import type { ServerParts } from '../../../kernel/parts.ts';

const invalid = (): DomainError =>
  new DomainError(
    'token_invalid',
    'Este link não vale mais. Peça a quem atende você para parar os emails.',
    400,
  );

interface Stopping {
  readonly link: OneTimeToken;
  readonly now: string;
  /** Of the network. */
  readonly address: string;
}

async function stopReminders(
  parts: ServerParts,
  { tx, documents, load }: ServerChange,
  { link: { tenantId, subjectId }, now, address }: Stopping,
): Promise<void> {
  await load([['patients', subjectId]]);
  const patient = documents.get('patients', subjectId);
  if (!patient || patient.remindersOffAt) return;
  documents.put('patients', { ...patient, remindersOffAt: now });
  // The practice reads that nobody will be reminded; what its patients wish for themselves is not its business.
  await recordEvent(tx, parts, { tenantId, kind: 'reminders.stopped', subjectId, address });
}

async function stopAnswers({ documents, load }: ServerChange, userId: string): Promise<void> {
  await load([['users', userId]]);
  const account = documents.get('users', userId);
  if (account?.answersMailed) documents.put('users', { ...account, answersMailed: false });
}

/**
 * No more mails of the kind that brought the link to whom it was mailed. Saying it again changes nothing, and is no error.
 * @param address of the network
 * @throws DomainError 400 `token_invalid`
 */
export async function stopMails(parts: ServerParts, token: string, address: string): Promise<void> {
  const link =
    (await findToken(parts.db, 'stop_reminders', token)) ??
    (await findToken(parts.db, 'stop_answers', token));
  const now = new Date(parts.clock.now()).toISOString();
  if (!link || link.expiresAt <= now) throw invalid();
  await changeDocuments(parts, link.tenantId, (change) =>
    link.purpose === 'stop_answers'
      ? stopAnswers(change, link.subjectId)
      : stopReminders(parts, change, { link, now, address }),
  );
}
