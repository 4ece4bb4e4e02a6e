import type { Appointment } from '../../../domain/appointments/appointment.ts';
import { overlaps } from '../../../domain/appointments/span.ts';
import { coversRecords, coversSpan } from '../../view/coverage.ts';
import { found, gathered, type Gathered, type Known } from '../kit/known.ts';
import { overlapping } from './overlapping.ts';
import { defineQuery, type WithRefused } from '../kit/query.ts';
import { refusedCreations } from '../kit/refusedCreations.ts';
import type { AppointmentDetails, AppointmentRow } from './results.ts';
import type { Repair } from '../kit/marks.ts';
import type { QuerySource, QueryView } from '../kit/source.ts';
import { patientName } from '../kit/subject.ts';

/** The session as lists show it. */
export function appointmentRow(
  { view, coverage }: QuerySource,
  appointment: Appointment,
  repair: Repair = null,
): AppointmentRow {
  const { id, patientId, psychologistId } = appointment;
  const [note] = view.indexes.notesOfAppointment.get(id);
  return {
    id,
    startAt: appointment.startAt,
    endAt: appointment.endAt,
    status: appointment.status,
    title: appointment.title ?? null,
    patientId,
    patientName: patientName(view, patientId),
    psychologistId,
    psychologistName: view.get('users', psychologistId)?.name ?? null,
    note: found(note && { id: note.id }, coversRecords(coverage, appointment.startAt)),
    isGoogleCalendarEvent: appointment.isGoogleCalendarEvent,
    mark: view.mark('appointments', id),
    repair,
  };
}

/** Sessions that overlap [from, to), by start. Instants in any ISO form. */
export const between = ({ indexes }: QueryView, from: string, to: string): Iterable<Appointment> =>
  overlapping(indexes.appointments, indexes.longestMs, from, to);

/** The place of the first session that starts at an instant, as documents have them, or later. */
export const placeOf = ({ indexes }: QueryView, instant: string): number =>
  indexes.appointments.firstNotBefore(({ startAt }) => (startAt < instant ? -1 : 0));

/** What the server refused of the asked for, among the others by start. */
function withRefused(
  source: QuerySource,
  rows: readonly AppointmentRow[],
  isAskedFor: (appointment: Appointment) => boolean,
): AppointmentRow[] {
  const refused = refusedCreations(source.view, 'appointments')
    .filter(({ document }) => isAskedFor(document))
    .map(({ document, key }) => appointmentRow(source, document, key));
  return [...rows, ...refused].sort((a, b) => (a.startAt < b.startAt ? -1 : 1));
}

interface Between extends WithRefused {
  readonly from: string;
  readonly to: string;
  readonly psychologistId?: string;
}

/** Sessions that overlap [from, to), by start. */
export const appointmentsBetween = defineQuery({
  name: 'appointments.between',
  run(
    source: QuerySource,
    { from, to, psychologistId, ...args }: Between,
  ): Gathered<readonly AppointmentRow[]> {
    const isOf = (one: Appointment) => !psychologistId || one.psychologistId === psychologistId;
    let rows: AppointmentRow[] = [];
    for (const appointment of between(source.view, from, to))
      if (isOf(appointment)) rows.push(appointmentRow(source, appointment));
    const span = { startAt: new Date(from).toISOString(), endAt: new Date(to).toISOString() };
    if (args.withRefused)
      rows = withRefused(source, rows, (one) => isOf(one) && overlaps(one, span));
    return gathered(coversSpan(source.coverage, from, to), rows);
  },
});

/** All of a patient's sessions, newest first, those to come included. */
export const appointmentsOfPatient = defineQuery({
  name: 'appointments.ofPatient',
  run(
    source: QuerySource,
    { patientId, ...args }: { readonly patientId: string } & WithRefused,
  ): Gathered<readonly AppointmentRow[]> {
    const sessions = source.view.indexes.appointmentsOfPatient.get(patientId);
    let rows = sessions.map((appointment) => appointmentRow(source, appointment));
    if (args.withRefused) rows = withRefused(source, rows, (one) => one.patientId === patientId);
    return gathered(source.coverage.sessions === 'all', rows.reverse());
  },
});

export const appointmentById = defineQuery({
  name: 'appointments.byId',
  run(source: QuerySource, { id }: { id: string }): Known<AppointmentDetails> {
    const appointment = source.view.get('appointments', id);
    const details = appointment && { appointment, row: appointmentRow(source, appointment) };
    return found(details, source.coverage.sessions === 'all');
  },
});
