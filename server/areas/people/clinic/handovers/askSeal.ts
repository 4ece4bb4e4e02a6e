import { sql } from 'kysely';
import type { HandoverOutcome } from '../../../../../src/domain/contract/clinic.ts';
import type { Actor } from '../../../../../src/domain/core/command.ts';
import type { ServerChange } from '../../../../engine/documents/change.ts';
import type { ServerParts } from '../../../../kernel/parts.ts';
import type { Concerned } from './concerned.ts';
import { perPatient } from './each.ts';
import { ask } from './requests.ts';

/** Counts the member's notes of both shelves. */
async function countNotes(
  { tx }: ServerChange,
  tenantId: string,
  { patientId, memberId }: Concerned,
): Promise<number> {
  const { rows } = await sql<{ notes: number }>`
    select count(*)::int as notes from notes
    where tenant_id = ${tenantId} and patient_id = ${patientId}
      and coalesce(keeper_id, psychologist_id) = ${memberId}`.execute(tx);
  return rows[0]?.notes ?? 0;
}

/**
 * Asks a member for leave to seal records. Nothing is sealed or cancelled before a yes, or before
 * the days after the mail to a closed account are over. Repeating it changes nothing.
 * @throws DomainError 404
 */
export const askToSeal = (
  parts: ServerParts,
  actor: Actor,
  { memberId, patientIds }: { readonly memberId: string; readonly patientIds: readonly string[] },
): Promise<HandoverOutcome[]> =>
  perPatient(
    parts,
    actor,
    { memberId, patientIds: [...new Set(patientIds)] },
    {
      isDone: ({ sealedAt, psychologistId }) => Boolean(sealedAt) && psychologistId === memberId,
      isTheirs: ({ psychologistId }) => psychologistId === memberId,
      async act(change, { id: patientId }) {
        const concerned = { memberId, patientId };
        const noteCount = await countNotes(change, actor.tenantId, concerned);
        const question = { kind: 'seal', successorId: null, ...concerned, noteCount } as const;
        await ask(change, parts, actor, question);
        return [];
      },
    },
  );
