import { DomainError } from '../../../../../src/domain/core/errors.ts';
import { recordEvent } from '../../../../engine/audit-log/events.ts';
import { findToken, useToken } from '../../auth/public.ts';
import { changeDocuments } from '../../../../engine/documents/change.ts';
import type { ServerParts } from '../../../../kernel/parts.ts';

const invalid = (): DomainError =>
  new DomainError(
    'token_invalid',
    'Este link não é válido, já foi usado ou passou do prazo. Fale com a administração.',
    400,
  );

/**
 * Refuses, for a member whose account is closed, all that waits.
 * @returns how many questions it ended
 * @throws DomainError 400
 */
export async function objectToHandovers(
  parts: ServerParts,
  link: string,
  address: string,
): Promise<number> {
  const token = await findToken(parts.db, 'object_handover', link);
  if (!token) throw invalid();
  const { tenantId, subjectId: memberId } = token;
  return changeDocuments(parts, tenantId, async (change) => {
    const now = new Date(parts.clock.now()).toISOString();
    if (!(await useToken(change.tx, token, now))) throw invalid();
    const waiting = await change.find('handovers', { equal: { memberId, status: 'waiting' } });
    for (const handover of waiting) {
      change.documents.put('handovers', { ...handover, status: 'refused', endedAt: now });
      const { successorId, patientId: subjectId } = handover;
      const details = { memberId, ...(successorId && { successorId }) };
      const event = { kind: 'record.handoverRefused', actorId: memberId, subjectId } as const;
      await recordEvent(change.tx, parts, { tenantId, ...event, details, address });
    }
    return waiting.length;
  });
}
