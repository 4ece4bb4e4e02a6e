import { type Appointment, overlaps } from '../../domain/appointments/appointment.ts';
import type { View } from '../view/view.ts';
import { coversRecords, coversSpan } from '../view/coverage.ts';
import { found, gathered } from './known.ts';
import { refusedCreations } from './refusedCreations.ts';
import type { AppointmentRow, Repair } from './results.ts';
import type { QueryDefinition, QuerySource, Topic } from './source.ts';
import { patientName } from './subject.ts';

/** A row shows names and whether there is a note. */
export const rowTopics: readonly Topic[] = ['appointments', 'patients', 'users', 'notes'];

const listTopics: readonly Topic[] = [...rowTopics, 'outbox'];

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
export function* between(view: View, from: string, to: string): Iterable<Appointment> {
  const { appointments, longestMs } = view.indexes;
  const [first, end] = [new Date(from).toISOString(), new Date(to).toISOString()];
  const earliest = new Date(Date.parse(first) - longestMs).toISOString();
  const start = appointments.firstNotBefore(({ startAt }) => (startAt < earliest ? -1 : 0));
  for (let place = start; place < appointments.items.length; place++) {
    const appointment = appointments.items[place];
    if (!appointment || appointment.startAt >= end) return;
    if (appointment.endAt > first) yield appointment;
  }
}

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

export const appointmentsBetween: QueryDefinition<'appointments.between'> = {
  topics: listTopics,
  run(source, { from, to, psychologistId, ...args }) {
    const isOf = (one: Appointment) => !psychologistId || one.psychologistId === psychologistId;
    let rows: AppointmentRow[] = [];
    for (const appointment of between(source.view, from, to))
      if (isOf(appointment)) rows.push(appointmentRow(source, appointment));
    const span = { startAt: new Date(from).toISOString(), endAt: new Date(to).toISOString() };
    if (args.withRefused)
      rows = withRefused(source, rows, (one) => isOf(one) && overlaps(one, span));
    return gathered(coversSpan(source.coverage, from, to), rows);
  },
};

export const appointmentsOfPatient: QueryDefinition<'appointments.ofPatient'> = {
  topics: listTopics,
  run(source, { patientId, ...args }) {
    const sessions = source.view.indexes.appointmentsOfPatient.get(patientId);
    let rows = sessions.map((appointment) => appointmentRow(source, appointment));
    if (args.withRefused) rows = withRefused(source, rows, (one) => one.patientId === patientId);
    return gathered(source.coverage.sessions === 'all', rows.reverse());
  },
};

export const appointmentById: QueryDefinition<'appointments.byId'> = {
  topics: rowTopics,
  run(source, { id }) {
    const appointment = source.view.get('appointments', id);
    const details = appointment && { appointment, row: appointmentRow(source, appointment) };
    return found(details, source.coverage.sessions === 'all');
  },
};
