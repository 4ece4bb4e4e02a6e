import type { Decision } from '../../../../engine/execution/decision.ts';
import { passJob } from './pass.ts';

/** Keeps the member's answer, and lets the server act on a yes. */
export const followAnswer: Decision<'handover.answer'> = async ({ ids, answer }, context) => {
  const { documents, record, tx } = context;
  const agreed: string[] = [];
  for (const id of new Set(ids)) {
    const before = documents.stored('handovers', id)?.document;
    const after = documents.get('handovers', id);
    if (!before || !after || before.status === after.status) continue;
    const { patientId: subjectId, memberId, successorId } = after;
    const details = { memberId, ...(successorId && { successorId }) };
    const kind = answer === 'agreed' ? 'record.handoverAgreed' : 'record.handoverRefused';
    await record({ kind, subjectId, details });
    if (answer === 'agreed') agreed.push(id);
  }
  if (agreed.length > 0) await tx.enqueue(agreed.map(passJob));
};

export const followWithdrawal: Decision<'handover.withdraw'> = async ({ id }, context) => {
  const after = context.documents.get('handovers', id);
  if (!after) return;
  const { patientId: subjectId, memberId, successorId } = after;
  const details = { memberId, ...(successorId && { successorId }) };
  await context.record({ kind: 'record.handoverCancelled', subjectId, details });
};
