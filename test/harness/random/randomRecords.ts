import type { Appointment } from '../../../src/domain/appointments/appointment.ts';
import { overlaps } from '../../../src/domain/appointments/span.ts';
import { appointmentStatuses } from '../../../src/domain/appointments/status.ts';
import type { AvailabilityPeriod } from '../../../src/domain/availability/period.ts';
import { emotionNames, intensities } from '../../../src/domain/notes/analysis.ts';
import type { Note } from '../../../src/domain/notes/note.ts';
import type { SessionPackage } from '../../../src/domain/packages/package.ts';
import type { Patient } from '../../../src/domain/patients/patient.ts';
import {
  type Payment,
  paymentMethods,
  paymentStatuses,
} from '../../../src/domain/payments/payment.ts';
import type { User } from '../../../src/domain/users/user.ts';
import type { Dice } from './dice.ts';
import { appointment, note, patient } from '../practice/practice.ts';
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
    ...dice.pick([{}, {}, { price: 150.5, isFree: false }, { price: 0, isFree: true }]),
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
    rest: dice.pick([null, 'due', 'due', 'discount']),
    notes: null,
    paidOn: dice.chance(0.5) ? times.day() : null,
    transactionId: dice.chance(0.2) ? newId() : null,
    packageId: null,
    createdAt: dice.chance(0.2) ? session.endAt : iso(times.near()),
  }));
  const settles = ({ status, rest }: Payment) => status === 'paid' && rest !== 'due';
  const first = payments.find(settles);
  return payments.map((one) =>
    settles(one) && one !== first ? { ...one, status: 'refunded' } : one,
  );
}

/** Packages of the patients, of which some were given back in part or whole. */
export const randomPackages = (
  { dice, times, newId }: Making,
  patients: readonly Patient[],
): SessionPackage[] =>
  patients.flatMap(({ id: patientId, psychologistId }) => {
    if (psychologistId === null) return [];
    const sold = dice.some(0, 2, (): SessionPackage => {
      const amount = dice.between(100, 6_000_000) / 100;
      const refundedAmount = dice.pick([null, amount, dice.between(1, amount * 100) / 100]);
      return {
        id: newId(),
        patientId,
        psychologistId,
        sessions: dice.between(1, 6),
        amount,
        paymentMethod: dice.pick(paymentMethods),
        paidOn: times.day(),
        notes: null,
        createdAt: iso(times.near()),
        cancelledAt: refundedAmount === null ? null : iso(times.near()),
        refundedAmount,
        refundedOn: refundedAmount === null ? null : times.day(),
        isRefundFilled: null,
        continues: null,
        passedSessions: null,
        passedAmount: null,
      };
    });
    const isGoingOn = sold.length > 1 && dice.chance(0.5);
    return sold.map((one, place) => ({
      ...one,
      ...(isGoingOn && place > 0 && { continues: sold[0]?.id ?? null, refundedOn: null }),
    }));
  });

/** Takes some of the paid payments out of packages, and dates some refunds, whole or in part. */
export function withPackagesAndRefunds(
  { dice, times }: Making,
  payments: readonly Payment[],
  packages: readonly SessionPackage[],
): Payment[] {
  return payments.map((payment) => {
    const { amount, status, patientId, psychologistId } = payment;
    if (status === 'refunded') {
      const [isDated, isPart] = [dice.chance(0.6), dice.chance(0.5)];
      const refundedAmount = isDated && isPart ? dice.between(1, amount * 100) / 100 : null;
      return { ...payment, refundedOn: isDated ? times.day() : null, refundedAmount };
    }
    const sold = packages.find(
      (one) => one.patientId === patientId && one.psychologistId === psychologistId,
    );
    if (!sold || status !== 'paid' || !dice.chance(0.3)) return payment;
    return { ...payment, packageId: sold.id, paidOn: null, transactionId: null };
  });
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

/** Up to three fees that ended one after the other. */
const randomFees = ({ dice, times }: Making) =>
  dice
    .some(1, 3, () => iso(times.near()))
    .toSorted()
    .map((until) => ({ fee: dice.pick([null, 0, 120, 200]), until }));

export const randomPatient = (
  making: Making,
  psychs: readonly User[],
  account: User | null,
): Patient => {
  const { dice, newId } = making;
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
    earlierFees: dice.chance(0.5) ? null : randomFees(making),
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
