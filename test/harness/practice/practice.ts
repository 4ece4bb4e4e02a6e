import { type RandomBytes, uuidv7 } from '../../../src/domain/core/id.ts';
import type { Actor } from '../../../src/domain/core/command.ts';
import type { Appointment } from '../../../src/domain/appointments/appointment.ts';
import { type Note, unanalysed } from '../../../src/domain/notes/note.ts';
import { guardianFields, payerFields } from '../../../src/domain/patients/guardian.ts';
import type { Patient } from '../../../src/domain/patients/patient.ts';
import type { Role } from '../../../src/domain/users/role.ts';
import type { User } from '../../../src/domain/users/user.ts';

/** Noon of a Tuesday: the instant around which small practices for tests are built. */
export const NOON = Date.parse('2026-03-10T12:00:00.000Z');
const HOUR = 3_600_000;

/** Repeatable random numbers in [0, 1) (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const seededBytes =
  (random: () => number): RandomBytes =>
  (length) =>
    Uint8Array.from({ length }, () => Math.floor(random() * 256));

/** Ids in the order of their making. */
export function idMaker(seed: number, start = NOON): () => string {
  const bytes = seededBytes(seededRandom(seed));
  let made = 0;
  return () => uuidv7(start + made++, bytes);
}

export const hours = (after: number): string => new Date(NOON + after * HOUR).toISOString();

const addressOf = (name: string, id: string): string =>
  `${name.toLowerCase()}-${id.slice(-6)}@exemplo.com`;

export const user = (id: string, role: Role, name: string): User => ({
  id,
  name,
  role,
  email: addressOf(name, id),
  crp: null,
  specialization: null,
  phone: null,
  bio: null,
  availabilityWeeksAhead: 4,
  emailVerifiedAt: hours(-100),
  reminderLeadHours: null,
  bellHidden: null,
  calendarAsk: null,
  answersMailed: null,
  termsVersion: null,
  termsAcceptedAt: null,
  closesAt: null,
  isActive: true,
});

/** Nobody answers for the patient, or pays in place of them. */
const nobodyElse = Object.fromEntries(
  [...guardianFields, ...payerFields].map((field) => [field, null]),
);

export const patient = (id: string, psychologistId: string | null, name: string): Patient => ({
  id,
  name,
  email: addressOf(name, id),
  phone: null,
  cpf: null,
  birthDate: null,
  address: null,
  emergencyContact: null,
  medicalHistory: 'Asma',
  currentMedications: null,
  allergies: null,
  isActive: true,
  psychologistId,
  userId: null,
  legalHold: null,
  sealedAt: null,
  recordHolderId: null,
  consents: null,
  remindersOffAt: null,
  ...nobodyElse,
  sessionFee: null,
  earlierFees: null,
  createdAt: hours(-100),
});

export const appointment = (
  id: string,
  { psychologistId, patientId }: Pick<Appointment, 'psychologistId' | 'patientId'>,
  startsInHours: number,
): Appointment => ({
  id,
  psychologistId,
  patientId,
  startAt: hours(startsInHours),
  endAt: hours(startsInHours + 1),
  status: 'scheduled',
  title: null,
  description: null,
  notes: 'Trazer exames',
  patientNotes: null,
  cancellationReason: null,
  isGoogleCalendarEvent: false,
  recurringAppointmentId: null,
  occurrenceDay: null,
  patientBookedAt: null,
  patientCancelledAt: null,
  patientCancelReceivedAt: null,
  price: null,
  earlierPrices: null,
  isFree: null,
  patientName: null,
  remindedAt: null,
  remindedStartAt: null,
  createdAt: hours(-100),
});

export const note = (id: string, session: Appointment, plaintext: string): Note => ({
  id,
  patientId: session.patientId ?? '',
  appointmentId: session.id,
  psychologistId: session.psychologistId,
  plaintext,
  ...unanalysed,
  conflicts: [],
  createdAt: hours(-1),
  updatedAt: hours(-1),
});

/** A clinic with an administrator, two psychologists and one patient with a portal account. */
export function smallClinic(newId: () => string) {
  const tenantId = newId();
  const people = {
    admin: user(newId(), 'administrator', 'Marta'),
    ana: user(newId(), 'psych', 'Ana'),
    bruno: user(newId(), 'psych', 'Bruno'),
    portal: user(newId(), 'patient', 'Carla'),
  };
  const { ana, bruno, portal } = people;
  const carla = { ...patient(newId(), ana.id, 'Carla'), userId: portal.id };
  const davi = patient(newId(), ana.id, 'Davi');
  // Nothing hangs on her: she may be deleted.
  const elisa = { ...patient(newId(), bruno.id, 'Elisa'), medicalHistory: null };
  const session = appointment(newId(), { psychologistId: ana.id, patientId: carla.id }, 24);
  const past = appointment(newId(), { psychologistId: ana.id, patientId: davi.id }, -48);
  const actor = ({ id: userId, role }: User): Actor => ({ tenantId, userId, role });
  return {
    tenantId,
    people,
    carla,
    davi,
    elisa,
    session,
    past,
    actor,
    seed: {
      tenants: [
        {
          id: tenantId,
          name: 'Clínica',
          domain: `clinica-${tenantId.slice(-8)}`,
          kind: 'clinic' as const,
          timeZone: 'America/Sao_Paulo',
          planId: null,
        },
      ],
      users: Object.values(people),
      patients: [carla, davi, elisa],
      appointments: [session, past],
    },
  };
}

export type SmallClinic = ReturnType<typeof smallClinic>;
