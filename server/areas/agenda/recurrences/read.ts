import type {
  RecurrenceAnswer,
  RecurrenceDetail,
  RecurrenceFilters,
} from '../../../../src/domain/contract/recurrences.ts';
import {
  isVisibleRow,
  type Reader,
  readInOrder,
  requireVisible,
} from '../../../engine/reading/reader.ts';
import { presentDetails, presentRecurrences } from './answers.ts';

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
