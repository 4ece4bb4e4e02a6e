import { sql } from 'kysely';
import type { Appointment } from '../../../../src/domain/appointments/appointment.ts';
import type {
  AppointmentAnswer,
  HistoryFilters,
} from '../../../../src/domain/contract/appointments.ts';
import type { Pagination } from '../../../../src/domain/contract/kit/params.ts';
import type { Note } from '../../../../src/domain/notes/note.ts';
import { type HistoryStats, historyStatsOf } from '../../../../src/domain/reports/history.ts';
import { paginate } from '../../../web/endpoint/params.ts';
import {
  patientsOf,
  psychologistsOf,
  type Reader,
  readInOrder,
  readVisible,
} from '../../../engine/reading/reader.ts';
import { zoneOf } from '../../../engine/reading/zone.ts';
import { presentAppointment } from './present.ts';
import { matchesFilters, statusNow, visibleAppointments } from './query.ts';

/** More than a full agenda of a year. */
const UPCOMING_MAX = 2000;

async function notesOf(
  reader: Reader,
  appointmentIds: readonly string[],
): Promise<Map<string, Note[]>> {
  if (appointmentIds.length === 0) return new Map();
  const rows = await reader.tx
    .selectFrom('notes')
    .select('id')
    .where('tenant_id', '=', reader.actor.tenantId)
    .where('appointment_id', 'in', [...appointmentIds])
    .execute();
  const visible = await readVisible(
    reader,
    'notes',
    rows.map(({ id }) => id),
  );
  const grouped = new Map<string, Note[]>();
  for (const note of visible.values())
    grouped.set(note.appointmentId, [...(grouped.get(note.appointmentId) ?? []), note]);
  return grouped;
}

/** Sessions as the REST contract shows them, with what the reader may see around them. */
export async function presentAppointments(
  reader: Reader,
  appointments: readonly Appointment[],
): Promise<AppointmentAnswer[]> {
  const patients = await patientsOf(reader, appointments);
  const people = await psychologistsOf(reader, appointments);
  const notes = await notesOf(
    reader,
    appointments.map(({ id }) => id),
  );
  return appointments.map((appointment) =>
    presentAppointment(
      appointment,
      {
        patient: patients.get(appointment.patientId ?? ''),
        psychologist: people.get(appointment.psychologistId),
        notes: notes.get(appointment.id) ?? [],
      },
      reader.now,
    ),
  );
}

const present = async (
  reader: Reader,
  rows: readonly { id: string }[],
): Promise<AppointmentAnswer[]> =>
  presentAppointments(reader, await readInOrder(reader, 'appointments', rows));

/** Sessions that have not ended, the next one first. */
export async function upcoming(
  reader: Reader,
  psychId: string | undefined,
): Promise<AppointmentAnswer[]> {
  const running = visibleAppointments(reader).where('end_at', '>', reader.now);
  const wanted = psychId ? running.where('psychologist_id', '=', psychId) : running;
  return present(
    reader,
    await wanted.select('id').orderBy('start_at').orderBy('id').limit(UPCOMING_MAX).execute(),
  );
}

/** All sessions of a patient, the newest first. */
export const ofPatient = async (reader: Reader, patientId: string): Promise<AppointmentAnswer[]> =>
  present(
    reader,
    await visibleAppointments(reader)
      .where('patient_id', '=', patientId)
      .select('id')
      .orderBy('start_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  );

async function matching(reader: Reader, filters: HistoryFilters) {
  return visibleAppointments(reader).where(
    matchesFilters(filters, await zoneOf(reader), reader.now),
  );
}

export interface History {
  readonly appointments: readonly AppointmentAnswer[];
  readonly pagination: Pagination;
}

/** One page of the sessions that match, the newest first. */
export async function history(
  reader: Reader,
  { page, limit, ...filters }: HistoryFilters & { readonly page: number; readonly limit: number },
): Promise<History> {
  const query = await matching(reader, filters);
  const { total } = await query.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .select('id')
    .orderBy('start_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { appointments: await present(reader, rows), pagination: paginate(page, limit, total) };
}

/** `historyStats` of the domain in SQL. */
export async function historyStats(reader: Reader, filters: HistoryFilters): Promise<HistoryStats> {
  const query = await matching(reader, filters);
  const rows = await query
    .select([statusNow(reader.now).as('now'), sql<number>`count(*)`.as('sessions')])
    .groupBy('now')
    .execute();
  return historyStatsOf(new Map(rows.map(({ now, sessions }) => [now, sessions])));
}
