import { withdrawInvites } from '../../people/invites/public.ts';
import type { Decision, DecisionContext } from '../../../engine/execution/decision.ts';

/**
 * Ends the sessions of a portal account with its last active patient, so that none of them lives on when the patient
 * becomes active again. That nobody else is let in follows from `isOpenAccount`.
 */
async function closePortal({ tx, now }: DecisionContext, id: string, userId: string | null) {
  if (userId === null) return;
  const patients = await tx.find('patients', { equal: { userId, isActive: true } });
  if (patients.every((one) => one.id === id)) await tx.endSessions(userId, now);
}

export const openOrClosePortal: Decision<'patient.setStatus'> = async ({ id }, context) => {
  const before = context.documents.stored('patients', id)?.document;
  const after = context.documents.get('patients', id);
  if (!before || !after || before.isActive === after.isActive) return;
  if (!after.isActive) await closePortal(context, id, after.userId);
  const kind = after.isActive ? 'patient.activated' : 'patient.deactivated';
  await context.record({ kind, subjectId: id });
};

export const leaveNothingOpen: Decision<'patient.delete'> = async ({ id }, context) => {
  const before = context.documents.stored('patients', id)?.document;
  if (!before) return;
  await withdrawInvites({ id }, context);
  await closePortal(context, id, before.userId);
  await context.record({ kind: 'patient.deleted', subjectId: id });
};
