import type { Appointment } from '../../../../src/domain/appointments/appointment.ts';
import { DAY_MS } from '../calendar.ts';

const iso = (at: number): string => new Date(at).toISOString();

const HOUR_MS = 3_600_000;

/** Of each psychologist one session that the patient booked alone, since yesterday, and one that the patient cancelled without a network. */
export function withPatientActs(
  appointments: readonly Appointment[],
  psychologists: readonly { readonly id: string }[],
  now: number,
): Appointment[] {
  const acts = new Map<Appointment, Partial<Appointment>>();
  for (const { id } of psychologists) {
    const own = appointments.filter((one) => one.psychologistId === id && one.patientId !== null);
    const coming = own.filter(
      ({ startAt, status }) => startAt > iso(now) && status === 'scheduled',
    );
    const booked = coming.find((one) => !one.recurringAppointmentId) ?? coming[0];
    const bookedAt = iso(now - 20 * HOUR_MS);
    const patientNotes = 'Prefiro que seja por vídeo, se puder.';
    if (booked) acts.set(booked, { patientBookedAt: bookedAt, createdAt: bookedAt, patientNotes });
    const cancelled = own.findLast(
      ({ startAt, status }) => status === 'cancelled' && startAt > iso(now - 20 * DAY_MS),
    );
    const cancelledAt = cancelled && Math.min(now, Date.parse(cancelled.startAt)) - 26 * HOUR_MS;
    if (cancelledAt)
      acts.set(cancelled, {
        patientCancelledAt: iso(cancelledAt),
        patientCancelReceivedAt: iso(cancelledAt + 3 * HOUR_MS),
      });
  }
  return appointments.map((one) => ({ ...one, ...acts.get(one) }));
}
