import { type Appointment, overlaps } from '../../src/domain/appointments/appointment.ts';
import { appointmentStatuses } from '../../src/domain/appointments/status.ts';
import type { AvailabilityPeriod } from '../../src/domain/availability/period.ts';
import { emotionNames, intensities } from '../../src/domain/notes/analysis.ts';
import type { Note } from '../../src/domain/notes/note.ts';
import type { Patient } from '../../src/domain/patients/patient.ts';
import {
  type Payment,
  paymentMethods,
  paymentStatuses,
} from '../../src/domain/payments/payment.ts';
import type { User } from '../../src/domain/users/user.ts';
import type { Dice } from './dice.ts';
import { appointment, note, patient } from './practice.ts';
import type { Times } from './randomTimes.ts';

const MINUTE_MS = 60_000;
const iso = (ms: number): string => new Date(ms).toISOString();

/** What random documents are drawn with. */
export interface Making {
  readonly dice: Dice;
  /** Milliseconds. */
  readonly now: number;
  readonly times: Times;
  readonly newId: () => string;
}

const isOpen = ({ status, isGoogleCalendarEvent }: Appointment): boolean =>
  ['scheduled', 'in_progress'].includes(status) && !isGoogleCalendarEvent;

/** What would overlap an open session of the same psychologist is decided already, as the storage demands. */
export function withoutOverlaps(sessions: readonly Appointment[]): Appointment[] {
  const kept: Appointment[] = [];
  for (const session of sessions) {
    const isTaken = kept.some(
      (other) =>
        isOpen(other) &&
        other.psychologistId === session.psychologistId &&
        overlaps(other, session),
    );
    kept.push(isOpen(session) && isTaken ? { ...session, status: 'no_show' } : session);
  }
  return kept;
}

export function randomSession(
  { dice, now, times, newId }: Making,
  psychs: readonly User[],
  patients: readonly Patient[],
): Appointment {
  const isGoogle = dice.chance(0.15);
  const someone = patients.length > 0 && dice.chance(isGoogle ? 0.3 : 0.9);
  const length = dice.pick([1, 30, 50, 50, 90, 600]) * MINUTE_MS;
  const endsNow = dice.chance(0.1);
  const startAt = endsNow ? now - length + dice.pick([-1, 0, 0, 1]) : times.near();
  return {
    ...appointment(
      newId(),
      { psychologistId: dice.pick(psychs).id, patientId: someone ? dice.pick(patients).id : null },
      0,
    ),
    startAt: iso(startAt),
    endAt: iso(startAt + length),
    status: dice.pick([...appointmentStatuses, 'completed', 'no_show', 'completed']),
    isGoogleCalendarEvent: isGoogle,
    createdAt: iso(times.near()),
  };
}

export function paymentsOf({ dice, times, newId }: Making, session: Appointment): Payment[] {
  const { patientId, psychologistId } = session;
  if (!patientId || !['completed', 'no_show'].includes(session.status)) return [];
  const payments = dice.some(0, 3, (): Payment => ({
    id: newId(),
    appointmentId: session.id,
    patientId,
    psychologistId,
    amount: dice.pick([dice.between(1, 1_000_000), 15_000, 20_010, 1, 1_000_000]) / 100,
    paymentMethod: dice.pick(paymentMethods),
    status: dice.pick([...paymentStatuses, 'paid', 'paid']),
    notes: null,
    paidOn: dice.chance(0.5) ? times.day() : null,
    transactionId: dice.chance(0.2) ? newId() : null,
    packageId: null,
    createdAt: dice.chance(0.2) ? session.endAt : iso(times.near()),
  }));
  const paid = payments.find(({ status }) => status === 'paid');
  return payments.map((one) =>
    one.status === 'paid' && one !== paid ? { ...one, status: 'refunded' } : one,
  );
}

const names = [
  'Ana Conceição',
  'Ana 100%',
  'João_Pedro d’Ávila',
  "Joana O'Neill",
  'ÂNGELA \\ Müller',
  'Paciente 2',
  'Paciente 10',
] as const;

export const randomPatient = (
  { dice, newId }: Making,
  psychs: readonly User[],
  account: User | null,
): Patient => {
  const id = newId();
  const psychologistId = dice.chance(0.9) ? dice.pick(psychs).id : null;
  const digits = id.replaceAll(/\D/g, '').slice(-11).padStart(11, '0');
  return {
    ...patient(id, psychologistId, dice.pick(names)),
    email: `${id.slice(-6)}_x%@exemplo.com`,
    cpf: dice.pick([null, digits]),
    phone: dice.pick([
      null,
      `(${digits.slice(0, 2)}) 9${digits.slice(0, 4)}-${digits.slice(4, 8)}`,
    ]),
    isActive: dice.chance(0.8),
    sessionFee: dice.pick([null, 0, 180.5]),
    userId: account?.id ?? null,
  };
};

const sentences = [
  'Relata cansaço com o trabalho e cobranças do chefe.',
  'Dormiu mal, com insônia.',
  'A mãe veio visitar; boa conversa em família.',
  'Fala pouco hoje.',
  'Preocupada com as dívidas e o aluguel.',
  'Voltou a estudar para a prova.',
] as const;

export function randomNote({ dice, now, times, newId }: Making, session: Appointment): Note {
  const isAnalysed = dice.chance(0.8);
  return {
    ...note(newId(), session, dice.some(1, 4, () => dice.pick(sentences)).join(' ')),
    ...(isAnalysed && {
      summary: '<p>Resumo.</p>',
      summaryStatus: 'summarized',
      sentimentScore: dice.pick([0, dice.between(-100, 100) / 100, dice.between(-100, 100) / 100]),
      intensity: dice.pick([...intensities, null]),
      emotions: emotionNames
        .filter(() => dice.chance(0.2))
        .map((emotion) => ({ emotion, score: dice.between(0, 100) / 100 })),
    }),
    createdAt: iso(dice.chance(0.2) ? now : times.near()),
  };
}

export const randomPeriod = (
  { dice, times, newId }: Making,
  psychs: readonly User[],
): AvailabilityPeriod => {
  const start = times.near();
  return {
    id: newId(),
    psychologistId: dice.pick(psychs).id,
    startAt: iso(start),
    endAt: iso(start + dice.pick([60, 240, 480]) * MINUTE_MS),
    isRecurring: false,
    recurringPattern: null,
    daysOfWeek: [],
    isActive: dice.chance(0.8),
    notes: null,
    slotDuration: dice.pick([30, 50, 60]),
    breakDuration: dice.pick([0, 10]),
    createdAt: iso(times.near()),
  };
};
