import * as v from 'valibot';
import { uuid } from '../../src/domain/core/fields.ts';
import { recurringTypes } from '../../src/domain/recurrences/recurrence.ts';
import { isVisibleRow, type Reader, readInOrder, requireVisible } from '../reading/reader.ts';
import {
  presentDetails,
  presentRecurrences,
  type RecurrenceAnswer,
  type RecurrenceDetail,
} from './answers.ts';

export const recurrenceFilters = v.object({
  psychologistId: v.optional(uuid),
  patientId: v.optional(uuid),
  isActive: v.optional(v.picklist(['true', 'false'], 'Status inválido')),
  recurringType: v.optional(v.picklist(recurringTypes, 'Tipo de recorrência inválido')),
});
export type RecurrenceFilters = v.InferOutput<typeof recurrenceFilters>;

/** The recurrences that match, the newest first. */
export async function listRecurrences(
  reader: Reader,
  { psychologistId, patientId, isActive, recurringType }: RecurrenceFilters,
): Promise<RecurrenceAnswer[]> {
  let query = reader.tx
    .selectFrom('recurring_appointments')
    .select('recurring_appointments.id')
    .where('recurring_appointments.tenant_id', '=', reader.actor.tenantId)
    .where(isVisibleRow(reader, 'recurringAppointments', 'recurring_appointments'));
  if (psychologistId) query = query.where('psychologist_id', '=', psychologistId);
  if (patientId) query = query.where('patient_id', '=', patientId);
  if (isActive) query = query.where('is_active', '=', isActive === 'true');
  if (recurringType) query = query.where('recurring_type', '=', recurringType);
  const rows = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
  return presentRecurrences(reader, await readInOrder(reader, 'recurringAppointments', rows));
}

/** @throws DomainError 404 */
export async function readRecurrence(reader: Reader, id: string): Promise<RecurrenceDetail> {
  const recurrence = await requireVisible(reader, 'recurringAppointments', id);
  const [found] = await presentDetails(reader, [recurrence]);
  return found as RecurrenceDetail;
}
