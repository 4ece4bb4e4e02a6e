import { DomainError } from '../../src/domain/core/errors.ts';
import { recordEvent } from '../audit-log/events.ts';
import { findToken } from '../auth/public.ts';
import { changeDocuments } from '../documents/change.ts';
import type { ServerParts } from '../kernel/parts.ts';

const invalid = (): DomainError =>
  new DomainError(
    'token_invalid',
    'Este link não vale mais. Peça a quem atende você para parar os lembretes.',
    400,
  );

/**
 * No more reminders for the patient to whom the link was mailed. Saying it again changes nothing, and is no error.
 * @param address of the network
 * @throws DomainError 400 `token_invalid`
 */
export async function stopReminders(
  parts: ServerParts,
  token: string,
  address: string,
): Promise<void> {
  const link = await findToken(parts.db, 'stop_reminders', token);
  const now = new Date(parts.clock.now()).toISOString();
  if (!link || link.expiresAt <= now) throw invalid();
  const { tenantId, subjectId: patientId } = link;
  await changeDocuments(parts, tenantId, async ({ tx, documents, load }) => {
    await load([['patients', patientId]]);
    const patient = documents.get('patients', patientId);
    if (!patient || patient.remindersOffAt) return;
    documents.put('patients', { ...patient, remindersOffAt: now });
    const told = { kind: 'reminders.stopped', subjectId: patientId, address } as const;
    await recordEvent(tx, parts, { tenantId, ...told });
  });
}
