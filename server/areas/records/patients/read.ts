import { sql } from 'kysely';
import type { PatientStats } from '../../../../src/domain/contract/patients.ts';
import { missing } from '../../../../src/domain/core/documents.ts';
import { compareNames } from '../../../../src/domain/core/names.ts';
import type { Patient } from '../../../../src/domain/patients/patient.ts';
import { patientMatcher } from '../../../../src/domain/patients/search.ts';
import { statusNow, visibleAppointments } from '../../agenda/appointments/public.ts';
import {
  isVisibleRow,
  type Reader,
  readInOrder,
  readVisible,
} from '../../../engine/reading/reader.ts';

const SEARCH_MAX = 50;

const visiblePatients = (reader: Reader) =>
  reader.tx
    .selectFrom('patients')
    .select(['patients.id', 'name'])
    .where('patients.tenant_id', '=', reader.actor.tenantId)
    .where(isVisibleRow(reader, 'patients', 'patients'));

/** The patients in the order of a device's list. */
const byName = (
  reader: Reader,
  rows: readonly { readonly id: string; readonly name: string }[],
  limit = rows.length,
): Promise<Patient[]> =>
  readInOrder(reader, 'patients', rows.toSorted(compareNames).slice(0, limit));

export const listPatients = async (reader: Reader): Promise<Patient[]> =>
  byName(reader, await visiblePatients(reader).execute());

/** The first fifty by name that `patientMatcher` of the domain finds: the same as on a device. */
export async function searchPatients(reader: Reader, search: string): Promise<Patient[]> {
  if (search === '') return [];
  const rows = await visiblePatients(reader).select(['email', 'cpf', 'phone']).execute();
  return byName(reader, rows.filter(patientMatcher(search)), SEARCH_MAX);
}

/** The patient whose own account it is. @throws DomainError 404 */
export async function patientOfUser(reader: Reader, userId: string): Promise<Patient> {
  const rows = await visiblePatients(reader).where('user_id', '=', userId).execute();
  const [patient] = await byName(reader, rows);
  if (!patient) throw missing('patients');
  return patient;
}

async function nextAppointment(
  reader: Reader,
  patientId: string,
): Promise<PatientStats['nextAppointment']> {
  const next = await visibleAppointments(reader)
    .where('patient_id', '=', patientId)
    .where(statusNow(reader.now), '=', 'scheduled')
    .select(['id', 'start_at', 'psychologist_id'])
    .orderBy('start_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!next) return null;
  const people = await readVisible(reader, 'users', [next.psychologist_id]);
  const psychologistName = people.get(next.psychologist_id)?.name ?? null;
  return { id: next.id, startAt: next.start_at, psychologistName };
}

/** `patientSessionStats` of the domain in SQL. */
export async function patientStats(reader: Reader, patientId: string): Promise<PatientStats> {
  const status = statusNow(reader.now);
  const counts = await visibleAppointments(reader)
    .where('patient_id', '=', patientId)
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) filter (where status = 'completed')`.as('completed'),
      sql<number>`count(*) filter (where ${status} in ('scheduled', 'in_progress'))`.as('pending'),
    ])
    .executeTakeFirstOrThrow();
  return {
    totalSessions: counts.total,
    completedSessions: counts.completed,
    pendingSessions: counts.pending,
    nextAppointment: await nextAppointment(reader, patientId),
  };
}
