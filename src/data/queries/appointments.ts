import type { Appointment } from '../../domain/appointments/appointment.ts';
import type { View } from '../view/view.ts';
import type { AppointmentRow } from './results.ts';
import type { QueryDefinition, Topic } from './source.ts';

const ROWS_MAX = 200;

/** A row shows names and whether there is a note. */
export const rowTopics: readonly Topic[] = ['appointments', 'patients', 'users', 'notes'];

/** The session as lists show it. */
export function appointmentRow(view: View, appointment: Appointment): AppointmentRow {
  const { id, patientId, psychologistId } = appointment;
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
    noteId: view.indexes.notesOfAppointment.get(id)[0]?.id ?? null,
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
  run({ view }, { from, to, psychologistId }) {
    const rows: AppointmentRow[] = [];
    for (const appointment of between(view, from, to))
      if (!psychologistId || appointment.psychologistId === psychologistId)
        rows.push(appointmentRow(view, appointment));
    return rows;
  },
};

export const appointmentsOfPatient: QueryDefinition<'appointments.ofPatient'> = {
  topics: rowTopics,
  run({ view }, { patientId, limit = ROWS_MAX }) {
    const all = view.indexes.appointmentsOfPatient.get(patientId);
    const newest = all.slice(-Math.min(limit, ROWS_MAX));
    return newest.reverse().map((appointment) => appointmentRow(view, appointment));
  },
};

export const appointmentById: QueryDefinition<'appointments.byId'> = {
  topics: rowTopics,
  run({ view }, { id }) {
    const appointment = view.get('appointments', id);
    return appointment ? { appointment, row: appointmentRow(view, appointment) } : null;
  },
};
