import {
  type Appointment,
  appointmentStatuses,
  overlaps,
} from '../../src/domain/appointments/appointment.ts';
import type { AvailabilityPeriod } from '../../src/domain/availability/period.ts';
import type { Actor } from '../../src/domain/core/command.ts';
import { emotionNames, intensities } from '../../src/domain/notes/analysis.ts';
import type { Note } from '../../src/domain/notes/note.ts';
import type { Patient } from '../../src/domain/patients/patient.ts';
import {
  type Payment,
  paymentMethods,
  paymentStatuses,
} from '../../src/domain/payments/payment.ts';
import type { Tenant } from '../../src/domain/tenants/tenant.ts';
import type { User } from '../../src/domain/users/user.ts';
import { type Dice, seededDice } from './dice.ts';
import { appointment, idMaker, note, patient, user } from './practice.ts';
import { hardZones, randomTimes, type Times } from './randomTimes.ts';

const MINUTE_MS = 60_000;
const iso = (ms: number): string => new Date(ms).toISOString();

/** A small clinic of which nothing is as one would arrange it: zones, ends of months, gaps, refunds, moved patients. */
export interface RandomPractice {
  readonly seed: number;
  readonly zone: string;
  /** ISO */
  readonly now: string;
  readonly dice: Dice;
  readonly times: Times;
  readonly documents: {
    readonly tenants: readonly Tenant[];
    readonly users: readonly User[];
    readonly patients: readonly Patient[];
    readonly availabilityPeriods: readonly AvailabilityPeriod[];
    readonly appointments: readonly Appointment[];
    readonly notes: readonly Note[];
    readonly payments: readonly Payment[];
  };
  readonly actors: { readonly psych: Actor; readonly administrator: Actor; readonly portal: Actor };
}

interface Making {
  readonly dice: Dice;
  readonly times: Times;
  readonly newId: () => string;
}

const isOpen = ({ status, isGoogleCalendarEvent }: Appointment): boolean =>
  ['scheduled', 'in_progress'].includes(status) && !isGoogleCalendarEvent;

/** What would overlap an open session of the same psychologist is decided already, as the storage demands. */
function withoutOverlaps(sessions: readonly Appointment[]): Appointment[] {
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

function randomSession(
  { dice, times, newId }: Making,
  psychs: readonly User[],
  patients: readonly Patient[],
): Appointment {
  const isGoogle = dice.chance(0.15);
  const someone = patients.length > 0 && dice.chance(isGoogle ? 0.3 : 0.9);
  const startAt = times.near();
  return {
    ...appointment(
      newId(),
      { psychologistId: dice.pick(psychs).id, patientId: someone ? dice.pick(patients).id : null },
      0,
    ),
    startAt: iso(startAt),
    endAt: iso(startAt + dice.pick([1, 30, 50, 50, 90, 600]) * MINUTE_MS),
    status: dice.pick([...appointmentStatuses, 'completed', 'no_show', 'completed']),
    isGoogleCalendarEvent: isGoogle,
    createdAt: iso(times.near()),
  };
}

function paymentsOf({ dice, times, newId }: Making, session: Appointment): Payment[] {
  const { patientId, psychologistId } = session;
  if (!patientId || !['completed', 'no_show'].includes(session.status)) return [];
  const payments = dice.some(0, 3, (): Payment => ({
    id: newId(),
    appointmentId: session.id,
    patientId,
    psychologistId,
    amount: dice.pick([dice.between(1, 1_000_000), 15_000, 20_010]) / 100,
    paymentMethod: dice.pick(paymentMethods),
    status: dice.pick([...paymentStatuses, 'paid', 'paid']),
    notes: null,
    createdAt: iso(times.near()),
  }));
  const paid = payments.find(({ status }) => status === 'paid');
  return payments.map((one) =>
    one.status === 'paid' && one !== paid ? { ...one, status: 'refunded' } : one,
  );
}

const sentences = [
  'Relata cansaço com o trabalho e cobranças do chefe.',
  'Dormiu mal, com insônia.',
  'A mãe veio visitar; boa conversa em família.',
  'Fala pouco hoje.',
  'Preocupada com as dívidas e o aluguel.',
  'Voltou a estudar para a prova.',
] as const;

function randomNote({ dice, times, newId }: Making, session: Appointment): Note {
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
    createdAt: iso(times.near()),
  };
}

const randomPeriod = (
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

/** The same seed gives the same practice. @param around milliseconds; `now` lies within three years of it */
export function randomPractice(
  seed: number,
  around = Date.parse('2026-03-10T12:00:00.000Z'),
): RandomPractice {
  const dice = seededDice(seed);
  const newId = idMaker(seed);
  const zone = dice.pick(hardZones);
  const now = around + dice.between(-1000 * 1440, 1000 * 1440) * MINUTE_MS;
  const times = randomTimes(dice, now, zone);
  const making: Making = { dice, times, newId };
  const tenant: Tenant = {
    id: newId(),
    name: 'Clínica',
    domain: `clinica-${seed}`,
    kind: 'clinic',
    timeZone: zone,
    planId: null,
  };
  const admin = user(newId(), 'administrator', 'Marta');
  const psychs = [user(newId(), 'psych', 'Ana'), user(newId(), 'psych', 'Bruno')];
  const portal = user(newId(), 'patient', 'Carla');
  const isEmpty = dice.chance(0.05);
  const patients = isEmpty
    ? []
    : dice.some(1, 7, (index) => ({
        ...patient(newId(), dice.chance(0.9) ? dice.pick(psychs).id : null, `Paciente ${index}`),
        isActive: dice.chance(0.8),
        userId: index === 0 ? portal.id : null,
      }));
  const sessions = isEmpty ? [] : dice.some(0, 30, () => randomSession(making, psychs, patients));
  const appointments = withoutOverlaps(sessions);
  const notes = appointments
    .filter(({ patientId }) => patientId !== null && dice.chance(0.5))
    .map((session) => randomNote(making, session));
  const actor = ({ id: userId, role }: User): Actor => ({ tenantId: tenant.id, userId, role });
  return {
    seed,
    zone,
    now: iso(now),
    dice,
    times,
    documents: {
      tenants: [tenant],
      users: [admin, ...psychs, portal],
      patients,
      availabilityPeriods: dice.some(0, 3, () => randomPeriod(making, psychs)),
      appointments,
      notes,
      payments: appointments.flatMap((session) => paymentsOf(making, session)),
    },
    actors: {
      psych: actor(psychs[0] ?? admin),
      administrator: actor(admin),
      portal: actor(portal),
    },
  };
}
