import type { Appointment } from '../../src/domain/appointments/appointment.ts';
import { slotUnavailable } from '../../src/domain/appointments/refusals.ts';
import { allowsTransition, refuseTransition } from '../../src/domain/appointments/transitions.ts';
import { missing } from '../../src/domain/core/documents.ts';
import { DomainError } from '../../src/domain/core/errors.ts';
import { wallClock } from '../../src/domain/time/zone.ts';
import { isBookable, readAgenda } from '../availability/public.ts';
import type { Decision, DecisionContext } from '../sync/decision.ts';

/**
 * A patient books one of the slots that are offered now, however long ago it was chosen. The tenant's lock is held, so
 * that of many bookings of one slot the first is found by all others.
 */
export const offerFreeSlots: Decision<'appointment.create'> = async (
  { id },
  { actor, tx, documents, now },
) => {
  const booking = documents.get('appointments', id);
  if (actor.role !== 'patient' || !booking) return;
  const { psychologistId, startAt, endAt } = booking;
  const agenda = await readAgenda(
    (entity, find) => tx.find(entity, find),
    { tenantId: actor.tenantId, psychologistId },
    { from: startAt, to: endAt },
    now,
  );
  if (!isBookable(agenda, booking)) throw slotUnavailable();
};

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

/** A patient's word about when a session was cancelled counts for nothing: the server's clock decides. */
export const withdrawInTime: Decision<'appointment.withdraw'> = async (args, context) => {
  const { actor, documents, now } = context;
  const before = documents.stored('appointments', args.id)?.document;
  const isChange = before && before.status !== 'cancelled';
  if (isChange && actor.role === 'patient' && !allowsTransition(before, 'withdraw', now))
    throw refuseTransition('withdraw');
  await refuseReplaced(args, context);
};
