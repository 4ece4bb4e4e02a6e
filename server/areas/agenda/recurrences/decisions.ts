import { zoneFor } from '../../../../src/domain/availability/owner.ts';
import type { Edit } from '../../../../src/domain/recurrences/plan.ts';
import type { RecurringAppointment } from '../../../../src/domain/recurrences/recurrence.ts';
import { requireActivePatient } from '../../../../src/domain/patients/active.ts';
import type { Decision, DecisionContext } from '../../../engine/execution/decision.ts';
import { conflictsOf, refuseConflicts } from './conflicts.ts';
import { fillJob } from './extend.ts';
import { cancelAhead, regenerate } from './sessions.ts';
import { ofDecision } from './workspace.ts';

const entity = 'recurringAppointments';

const zoneOf = ({ documents, actor }: DecisionContext): string => zoneFor(documents, actor);

/** Makes the sessions of the first weeks. What is left of the year is a job's. */
async function makeSessions(context: DecisionContext, edit: Edit, zone: string): Promise<void> {
  const rest = await regenerate(ofDecision(context), edit, zone);
  if (rest !== undefined) await context.tx.enqueue([fillJob(edit.after.id)]);
}

const anew = (recurrence: RecurringAppointment): Edit => ({
  before: recurrence,
  after: recurrence,
});

/** A recurrence that meets anything is not created; otherwise its sessions are. */
export const startRecurrence: Decision<'recurringAppointment.create'> = async (args, context) => {
  const recurrence = context.documents.get(entity, args.id);
  if (!recurrence) return;
  const zone = zoneOf(context);
  const { id: _id, ...originalDto } = args;
  refuseConflicts(await conflictsOf(recurrence, context, zone), originalDto);
  await makeSessions(context, anew(recurrence), zone);
};

const isSame = (a: RecurringAppointment, b: RecurringAppointment): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

async function requireActive({ tx, documents }: DecisionContext, patientId: string): Promise<void> {
  const ref = ['patients', patientId] as const;
  documents.adopt([ref], await tx.load([ref]));
  requireActivePatient(documents, patientId);
}

/**
 * What has moved must not meet another recurrence; pauses and blocks only take days away, as they do when they come
 * later.
 */
async function refuseOverlaps(
  recurrence: RecurringAppointment,
  context: DecisionContext,
  dto: object,
): Promise<void> {
  const conflicts = await conflictsOf(recurrence, context, zoneOf(context));
  refuseConflicts(
    conflicts.filter(({ type }) => type === 'recurring_overlap'),
    dto,
  );
}

/** Lets the sessions ahead follow the recurrence: anew, or cancelled. An unchanged one changes nothing. */
async function followChange(args: { readonly id: string }, context: DecisionContext) {
  const before = context.documents.stored(entity, args.id)?.document;
  const after = context.documents.get(entity, args.id);
  if (!before || !after || isSame(before, after)) return;
  const { id, ...dto } = args;
  const work = ofDecision(context);
  if (after.isActive) {
    await requireActive(context, after.patientId);
    const hasMoved = !isSame({ ...before, notes: after.notes }, after);
    if (hasMoved) await refuseOverlaps(after, context, dto);
    await makeSessions(context, { before, after }, zoneOf(context));
  } else if (before.isActive) await cancelAhead(work, id, 'Recorrência desativada');
}

export const changeRecurrence: Decision<'recurringAppointment.update'> = followChange;
export const activateRecurrence: Decision<'recurringAppointment.activate'> = followChange;
export const deactivateRecurrence: Decision<'recurringAppointment.deactivate'> = followChange;

export const endRecurrence: Decision<'recurringAppointment.delete'> = ({ id }, context) =>
  cancelAhead(ofDecision(context), id, 'Recorrência excluída');

/** Deactivates the recurrences in the way and cancels their sessions ahead. */
async function replaceOthers(
  recurrence: RecurringAppointment,
  context: DecisionContext,
): Promise<void> {
  const work = ofDecision(context);
  const conflicts = await conflictsOf(recurrence, context, zoneOf(context));
  for (const { type, conflictingItem } of conflicts) {
    if (type !== 'recurring_overlap') continue;
    const other = work.documents.get(entity, conflictingItem.id);
    if (other) work.documents.put(entity, { ...other, isActive: false });
    await cancelAhead(work, conflictingItem.id, 'Recorrência substituída');
  }
}

/** Puts back what the command itself deactivated: whether it is still in the way is decided now. */
function restore({ documents }: DecisionContext, id: string | null | undefined): void {
  const named = id ? documents.stored(entity, id) : undefined;
  if (named) documents.put(entity, named.document);
}

export const settleConflicts: Decision<'recurringAppointment.resolveConflicts'> = async (
  args,
  context,
) => {
  const { id, strategy, recurringAppointmentId, newRecurringAppointmentData } = args;
  const recurrence = strategy === 'cancel' ? undefined : context.documents.get(entity, id);
  if (!recurrence) return;
  const zone = zoneOf(context);
  if (strategy === 'replace') {
    restore(context, recurringAppointmentId);
    await replaceOthers(recurrence, context);
  } else
    refuseConflicts(await conflictsOf(recurrence, context, zone), {
      ...newRecurringAppointmentData,
      ...args.newTime,
    });
  await makeSessions(context, anew(recurrence), zone);
};
