import { slotUnavailable } from '../../src/domain/appointments/refusals.ts';
import { isBookable, readAgenda } from '../availability/agenda.ts';
import type { Decision } from '../sync/decision.ts';

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
