import type { Appointment } from '../../../../src/domain/appointments/appointment.ts';
import { isOpen } from '../../../../src/domain/appointments/state.ts';
import {
  allowsTransition,
  refuseTransition,
} from '../../../../src/domain/appointments/transitions.ts';
import { missing, required } from '../../../../src/domain/core/documents.ts';
import { DomainError } from '../../../../src/domain/core/errors.ts';
import { hasCome } from '../../../../src/domain/payments/state.ts';
import { wallClock } from '../../../../src/domain/time/zone.ts';
import type { Decision, DecisionContext } from '../../../engine/execution/decision.ts';

/** Whether another session stands for the day of one that its recurrence has given up. */
async function isReplaced(
  { recurringAppointmentId, startAt }: Appointment,
  { actor, tx }: DecisionContext,
): Promise<boolean> {
  const [tenant] = await tx.find('tenants', { equal: { id: actor.tenantId } });
  if (!tenant) throw missing('tenants');
  const occurrenceDay = wallClock(startAt, tenant.document.timeZone).day;
  const equal = { recurringAppointmentId, occurrenceDay, status: 'scheduled' } as const;
  return (await tx.find('appointments', { equal })).length > 0;
}

/** Whether a changed recurrence has cancelled this one of its sessions, and made another for its day. */
async function isGone(id: string, context: DecisionContext): Promise<boolean> {
  const before = context.documents.stored('appointments', id)?.document;
  if (!before?.recurringAppointmentId || before.status !== 'cancelled') return false;
  return before.occurrenceDay === null && (await isReplaced(before, context));
}

/** Who cancels a session that its recurrence has replaced wants the day free, and hears that it is not. */
export const refuseReplaced: Decision<'appointment.cancel'> = async ({ id }, context) => {
  if (await isGone(id, context))
    throw new DomainError(
      'session_replaced',
      'A recorrência foi alterada e este dia tem outra sessão. Confira o novo horário e cancele-a.',
    );
};

/** A session that its recurrence has replaced does not come back beside the other. */
export const refuseSecond: Decision<'appointment.restore'> = async ({ id }, context) => {
  if (await isGone(id, context))
    throw new DomainError(
      'session_replaced',
      'A recorrência foi alterada e este dia já tem outra sessão.',
    );
};

/**
 * How long after it was tapped a cancellation is still believed. A device's clock can be set to anything, so that whoever missed a
 * session could say that it was cancelled in time: the practice has to live with that for a week, as long as a sign-in lasts, and
 * not for a month whose books are closed. What it has written down meanwhile stands in any case, and it reads both times.
 */
const TAP_BELIEVED_MS = 7 * 24 * 3_600_000;

/** Whether the practice has noted anything about the session, or had money for it. */
async function isRecorded(appointmentId: string, { tx }: DecisionContext): Promise<boolean> {
  const equal = { appointmentId };
  if ((await tx.find('notes', { equal })).length > 0) return true;
  return (await tx.find('payments', { equal })).some(({ document }) => hasCome(document.status));
}

/** Whether a session that is over was cancelled before it began, and nothing came of it since. */
async function wasGivenUpBefore(session: Appointment, context: DecisionContext): Promise<boolean> {
  const { at, now } = context;
  const earliest = new Date(Date.parse(now) - TAP_BELIEVED_MS).toISOString();
  if (!isOpen(session) || at >= session.startAt) return false;
  // Nobody cancels what is not there yet.
  if (at < earliest || at < session.createdAt) return false;
  return !(await isRecorded(session.id, context));
}

/**
 * A patient's cancellation counts as of the tap, however late it arrives; of a clock ahead of the server's, as of the server's.
 * When it arrived is written down beside it.
 */
export const withdrawInTime: Decision<'appointment.withdraw'> = async (args, context) => {
  const { actor, documents, now } = context;
  const before = documents.stored('appointments', args.id)?.document;
  if (actor.role === 'patient' && before && before.status !== 'cancelled') {
    if (!allowsTransition(before, 'withdraw', now) && !(await wasGivenUpBefore(before, context)))
      throw refuseTransition('withdraw');
    const withdrawn = required(documents, 'appointments', args.id);
    documents.put('appointments', { ...withdrawn, patientCancelReceivedAt: now });
  }
  await refuseReplaced(args, context);
};
