import { sql } from 'kysely';
import type { Appointment } from '../../../../src/domain/appointments/appointment.ts';
import type { AppointmentStatus } from '../../../../src/domain/appointments/status.ts';
import type { NextSession, OngoingSession } from '../../../../src/domain/contract/dashboard.ts';
import { dashboardRange } from '../../../../src/domain/dashboard/period.ts';
import { NEXT_SESSIONS_MAX } from '../../../../src/domain/dashboard/sessions.ts';
import {
  type DashboardFilter,
  dashboardOf,
  type DashboardStats,
} from '../../../../src/domain/dashboard/stats.ts';
import { statusNow, visibleAppointments } from '../../agenda/appointments/public.ts';
import {
  isVisibleRow,
  patientsOf,
  type Reader,
  readInOrder,
} from '../../../engine/reading/reader.ts';

/** A clinic's rooms are fewer. */
const ONGOING_MAX = 100;

/** `isSession` in SQL: see the domain. */
const sessions = (reader: Reader) =>
  visibleAppointments(reader).where((eb) =>
    eb.or([eb('is_google_calendar_event', '=', false), eb('patient_id', 'is not', null)]),
  );

async function countPatients(reader: Reader, patientId: string | undefined): Promise<number> {
  const all = reader.tx
    .selectFrom('patients')
    .where('patients.tenant_id', '=', reader.actor.tenantId)
    .where(isVisibleRow(reader, 'patients', 'patients'));
  const wanted = patientId ? all.where('patients.id', '=', patientId) : all;
  const { count } = await wanted
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** `dashboardStats` of the domain in SQL. Every period has today in it. */
export async function readDashboardStats(
  reader: Reader,
  { period, patientId }: DashboardFilter,
  zone: string,
): Promise<DashboardStats> {
  const range = dashboardRange(period, zone, reader.now);
  const day = dashboardRange('today', zone, reader.now);
  const all = sessions(reader).where('start_at', '>=', range.from).where('start_at', '<', range.to);
  const wanted = patientId ? all.where('patient_id', '=', patientId) : all;
  const today = sql`start_at >= ${day.from} and start_at < ${day.to}`;
  const counts = await wanted
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) filter (where status = 'completed')`.as('completed'),
      sql<number>`count(*) filter (where status = 'cancelled')`.as('cancelled'),
      sql<number>`count(*) filter (where status = 'no_show')`.as('missed'),
      sql<number>`count(*) filter (where ${today} and status <> 'cancelled')`.as('today'),
      sql<number>`coalesce(sum(extract(epoch from end_at - start_at) * 1000)
        filter (where status = 'completed'), 0)`.as('completedMs'),
    ])
    .executeTakeFirstOrThrow();
  return dashboardOf({ ...counts, patients: await countPatients(reader, patientId) });
}

const firstOf = async (
  reader: Reader,
  wanted: ReturnType<typeof sessions>,
  status: AppointmentStatus,
  limit: number,
): Promise<Appointment[]> => {
  const rows = await wanted
    .where(statusNow(reader.now), '=', status)
    .select('id')
    .orderBy('start_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return readInOrder(reader, 'appointments', rows);
};

/** `nextSessions` of the domain in SQL, with what the reader may see of the patients. */
export async function readNextSessions(reader: Reader): Promise<NextSession[]> {
  const toCome = sessions(reader).where('start_at', '>', reader.now);
  const next = await firstOf(reader, toCome, 'scheduled', NEXT_SESSIONS_MAX);
  const patients = await patientsOf(reader, next);
  return next.map(({ id, startAt, endAt, patientId }) => {
    const patient = patients.get(patientId ?? '');
    return {
      id,
      startAt,
      endAt,
      status: 'scheduled',
      patientId,
      patient: patient ? { name: patient.name } : null,
    };
  });
}

async function noteCounts(
  reader: Reader,
  patientIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (patientIds.length === 0) return new Map();
  const rows = await reader.tx
    .selectFrom('notes')
    .where('notes.tenant_id', '=', reader.actor.tenantId)
    .where('notes.patient_id', 'in', [...patientIds])
    .where(isVisibleRow(reader, 'notes', 'notes'))
    .select(['patient_id', sql<number>`count(*)`.as('count')])
    .groupBy('patient_id')
    .execute();
  return new Map(rows.map(({ patient_id, count }) => [patient_id, count]));
}

/** `ongoingSessions` of the domain in SQL, with what the reader may see around them. */
export async function readOngoingSessions(reader: Reader): Promise<OngoingSession[]> {
  const notOver = sessions(reader)
    .where('start_at', '<=', reader.now)
    .where('end_at', '>', reader.now);
  const running = await firstOf(reader, notOver, 'in_progress', ONGOING_MAX);
  const patients = await patientsOf(reader, running);
  const notes = await noteCounts(reader, [...patients.keys()]);
  return running.map(({ id, patientId, startAt, endAt }) => {
    const patient = patients.get(patientId ?? '');
    return {
      id,
      patientId,
      patient: patient ? { name: patient.name } : null,
      startAt,
      endAt,
      patientStats: { totalNotes: notes.get(patientId ?? '') ?? 0 },
    };
  });
}
