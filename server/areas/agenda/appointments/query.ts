import { type ExpressionBuilder, type SqlBool, sql, type Expression } from 'kysely';
import type { AppointmentStatus } from '../../../../src/domain/appointments/status.ts';
import type { HistoryFilters } from '../../../../src/domain/contract/appointments.ts';
import { endOf, startOf } from '../../../../src/domain/reports/range.ts';
import type { Tables } from '../../../kernel/db/schema.ts';
import type { Reader } from '../../../engine/reading/reader.ts';

type Builder = ExpressionBuilder<Tables, 'appointments'>;

/** `statusAt` in SQL. */
export const statusNow = (now: string) => sql<AppointmentStatus>`case
  when status not in ('scheduled', 'in_progress', 'expired') then status
  when end_at <= ${now} then 'expired'
  when start_at <= ${now} then 'in_progress'
  else 'scheduled'
end`;

/**
 * The sessions that the reader may see: a psychologist's own, an administrator's whole clinic, a patient's own. For
 * counts and ids; a session itself is read through the feed. `reports/equality.test.ts` holds this to the projections.
 */
export function visibleAppointments(reader: Reader) {
  const { tx, actor } = reader;
  const all = tx.selectFrom('appointments').where('appointments.tenant_id', '=', actor.tenantId);
  if (actor.role === 'psych') return all.where('psychologist_id', '=', actor.userId);
  if (actor.role === 'administrator') return all;
  return all.where('patient_id', 'in', (eb) =>
    eb
      .selectFrom('patients')
      .select('patients.id')
      .where('patients.tenant_id', '=', actor.tenantId)
      .where('patients.user_id', '=', actor.userId),
  );
}

/**
 * The conditions of a history. Days are the clinic's, whole, the last one included; instants are taken as they are.
 * @param zone IANA name
 */
export const matchesFilters =
  ({ startDate, endDate, status, patientId }: HistoryFilters, zone: string, now: string) =>
  (eb: Builder): Expression<SqlBool> => {
    const from = startDate && startOf(startDate, zone);
    const to = endDate && endOf(endDate, zone);
    return eb.and([
      ...(from ? [eb('start_at', '>=', from)] : []),
      ...(to ? [eb('start_at', '<', to)] : []),
      ...(status ? [eb(statusNow(now), '=', status)] : []),
      ...(patientId ? [eb('patient_id', '=', patientId)] : []),
    ]);
  };
