import type { Appointment } from '../../../src/domain/appointments/appointment.ts';
import type { Note } from '../../../src/domain/notes/note.ts';
import { hasRefused } from '../../../src/domain/patients/consent.ts';
import type { Patient } from '../../../src/domain/patients/patient.ts';

/** Adds to notes when their sessions began, or they were written, and whether they may be read. */
export function withSessionTimes(
  notes: readonly Note[],
  appointments: readonly Appointment[],
  patients: readonly Patient[],
): (Note & { readonly sessionAt: string; readonly mayBeRead: boolean })[] {
  const refusing = new Set(patients.filter((one) => hasRefused(one, 'ai')).map(({ id }) => id));
  const starts = new Map(appointments.map(({ id, startAt }) => [id, startAt]));
  return notes.map((note) => ({
    ...note,
    mayBeRead: !refusing.has(note.patientId),
    sessionAt: starts.get(note.appointmentId) ?? note.createdAt,
  }));
}
