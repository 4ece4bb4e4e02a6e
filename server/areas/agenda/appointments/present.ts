import type { Appointment } from '../../../../src/domain/appointments/appointment.ts';
import { durationMinutes } from '../../../../src/domain/appointments/span.ts';
import { statusAt } from '../../../../src/domain/appointments/state.ts';
import type { AppointmentAnswer } from '../../../../src/domain/contract/appointments.ts';
import type { Note } from '../../../../src/domain/notes/note.ts';
import type { Patient } from '../../../../src/domain/patients/patient.ts';
import type { User } from '../../../../src/domain/users/user.ts';

/** What stands around a session, as far as the reader may see it. */
export interface Surroundings {
  readonly patient?: Patient | undefined;
  readonly psychologist?: User | undefined;
  readonly notes?: readonly Note[];
}

/**
 * A session as the REST contract shows it.
 * @param now ISO instant, which decides between scheduled, in progress and expired
 */
export const presentAppointment = (
  appointment: Appointment,
  { patient, psychologist, notes = [] }: Surroundings,
  now: string,
): AppointmentAnswer => ({
  ...appointment,
  psychId: appointment.psychologistId,
  status: statusAt(appointment, now),
  durationMinutes: durationMinutes(appointment),
  patient: patient ? { id: patient.id, name: patient.name, email: patient.email } : null,
  psychologist: psychologist ? { id: psychologist.id, name: psychologist.name } : null,
  clinicalNotes: [...notes],
});
