import type { Appointment } from '../../../src/domain/appointments/appointment.ts';
import { appointment, hours, note, type SmallClinic } from './practice.ts';

const EVERY_HOURS = 8 * 24 + 3;
const [FIRST, LAST] = [-70, 18];

/** Sessions of a small clinic over years before and months after its present, with notes and payments. */
export function booksAround(
  { people: { ana, bruno }, carla, davi, elisa, seed }: SmallClinic,
  newId: () => string,
) {
  const patients = [carla, davi, elisa] as const;
  const sessions: Appointment[] = [];
  for (let n = FIRST; n <= LAST; n++) {
    const patient = patients[((n % 3) + 3) % 3] ?? carla;
    const psychologistId = patient === elisa ? bruno.id : ana.id;
    const planned = appointment(
      newId(),
      { psychologistId, patientId: patient.id },
      n * EVERY_HOURS,
    );
    sessions.push(n < 0 ? { ...planned, status: 'completed' } : planned);
  }
  const past = sessions.filter(({ status }) => status === 'completed');
  return {
    appointments: [...seed.appointments, ...sessions],
    notes: past.map((session) => note(newId(), session, `Sessão de ${session.startAt}.`)),
    payments: past.map((session) => ({
      id: newId(),
      appointmentId: session.id,
      patientId: session.patientId ?? '',
      psychologistId: session.psychologistId,
      amount: 150,
      paymentMethod: 'pix' as const,
      status: 'paid' as const,
      notes: null,
      paidAt: session.endAt,
      createdAt: hours(-1),
    })),
  };
}
