import { durationMinutes } from '../../../domain/appointments/span.ts';
import { formatMinutes } from '../../../domain/time/format.ts';
import { wallClock } from '../../../domain/time/zone.ts';
import type { Role } from '../../../domain/users/role.ts';
import { type AppointmentForm, BLANK_APPOINTMENT, type Span } from './appointmentForm.ts';

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

/** What books a session; only an administrator names the psychologist. */
export const bookingArgs =
  (id: string, role: Role) =>
  ({ patientId, psychologistId, notes }: AppointmentForm, span: Partial<Span>): object => ({
    id,
    patientId,
    ...span,
    ...(role === 'administrator' && psychologistId && { psychId: psychologistId }),
    ...(notes.trim() !== '' && { notes }),
  });
