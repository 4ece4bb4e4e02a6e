import { durationMinutes } from '../../domain/appointments/appointment.ts';
import { formatMinutes } from '../../domain/time/format.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { type AppointmentForm, BLANK_APPOINTMENT } from './appointmentForm.ts';

/** The form of a session as it stands. */
export function formOfSession(
  session: {
    readonly startAt: string;
    readonly endAt: string;
    readonly patientId: string | null;
    readonly psychologistId: string | null;
  },
  zone: string,
): AppointmentForm {
  const { day, minutes } = wallClock(session.startAt, zone);
  return {
    ...BLANK_APPOINTMENT,
    patientId: session.patientId,
    psychologistId: session.psychologistId,
    day,
    start: formatMinutes(minutes),
    duration: String(durationMinutes(session)),
  };
}
