import type { Appointment } from '../../domain/appointments/appointment.ts';
import type { View } from '../view/view.ts';
import { coversRecords, coversSpan } from '../view/coverage.ts';
import { found, gathered } from './known.ts';
import type { AppointmentRow } from './results.ts';
import type { QueryDefinition, QuerySource, Topic } from './source.ts';

/** A row shows names and whether there is a note. */
export const rowTopics: readonly Topic[] = ['appointments', 'patients', 'users', 'notes'];

/** The session as lists show it. */
export function appointmentRow(
  { view, coverage }: QuerySource,
  appointment: Appointment,
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
    patientName: (patientId && view.get('patients', patientId)?.name) || null,
    psychologistId,
    psychologistName: view.get('users', psychologistId)?.name ?? null,
    note: found(note && { id: note.id }, coversRecords(coverage, appointment.startAt)),
    isGoogleCalendarEvent: appointment.isGoogleCalendarEvent,
    mark: view.mark('appointments', id),
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

export const appointmentsBetween: QueryDefinition<'appointments.between'> = {
  topics: rowTopics,
  run(source, { from, to, psychologistId }) {
    const rows: AppointmentRow[] = [];
    for (const appointment of between(source.view, from, to))
      if (!psychologistId || appointment.psychologistId === psychologistId)
        rows.push(appointmentRow(source, appointment));
    return gathered(coversSpan(source.coverage, from, to), rows);
  },
};

export const appointmentsOfPatient: QueryDefinition<'appointments.ofPatient'> = {
  topics: rowTopics,
  run(source, { patientId }) {
    const sessions = source.view.indexes.appointmentsOfPatient.get(patientId);
    const rows = sessions.map((appointment) => appointmentRow(source, appointment));
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
