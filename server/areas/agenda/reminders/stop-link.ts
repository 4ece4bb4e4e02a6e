import { issueToken } from '../../people/auth/public.ts';
import type { Tx } from '../../../kernel/db/tenant.ts';
import type { JobParts } from '../../../engine/jobs/job.ts';
import type { Letter } from '../../../kernel/mail/compose.ts';

const STOPS_FOR_MS = 60 * 86_400_000;

interface Stopping {
  readonly tenantId: string;
  readonly purpose: 'stop_reminders' | 'stop_answers';
  /** The patient whom reminders are about, or the account that asked. */
  readonly subjectId: string;
  readonly email: string;
  /** After this, for a time, the link still works; ISO. */
  readonly after: string;
}

const LINKS = {
  stop_reminders: { label: 'Não quero mais receber lembretes', query: '' },
  stop_answers: { label: 'Não quero mais receber respostas por email', query: '?de=respostas' },
} as const;

/** Where whoever gets a mail says that it was the last of its kind; of earlier mails it stays open. */
export async function stopLink(
  tx: Tx,
  parts: JobParts,
  { after, ...of }: Stopping,
): Promise<NonNullable<Letter['stop']>> {
  const expiresAt = new Date(Date.parse(after) + STOPS_FOR_MS).toISOString();
  const token = await issueToken(tx, { ...of, expiresAt, besideEarlier: true }, parts);
  const { label, query } = LINKS[of.purpose];
  return {
    label,
    url: `${parts.origin}/lembretes/parar${query}#token=${token}`,
    oneClickUrl: `${parts.origin}/api/reminders/stop/${token}`,
  };
}
