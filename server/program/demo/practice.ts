import type { Appointment } from '../../../src/domain/appointments/appointment.ts';
import { uuidv7 } from '../../../src/domain/core/id.ts';
import type { Note } from '../../../src/domain/notes/note.ts';
import type { Patient } from '../../../src/domain/patients/patient.ts';
import type { Tenant } from '../../../src/domain/tenants/tenant.ts';
import type { User } from '../../../src/domain/users/user.ts';
import { type Accounts, createAccounts } from './people/accounts.ts';
import { planAgenda, psychologistOf, type Visit } from './agenda/agenda.ts';
import { DAY_MS, MINUTE_MS, WEEK_MS } from './calendar.ts';
import { demoConsents } from './people/consents.ts';
import { demoThirdPersons } from './people/guardians.ts';
import { type Person, patientDetails, randomPerson } from './people/people.ts';
import * as phrases from './notes/phrases.ts';
import { createRandom, type Random } from './random.ts';
import { createStory } from './notes/story.ts';

export interface PracticeSize {
  /** Milliseconds since 1970: the practice is built around it. */
  readonly now: number;
  readonly years?: number;
  readonly patients?: number;
  readonly seed?: number;
}

/** A clinic with all that it holds, every document as the domain's schemas want it. */
export interface Practice {
  readonly tenant: Tenant;
  readonly users: readonly User[];
  readonly patients: readonly Patient[];
  /** By start. */
  readonly appointments: readonly Appointment[];
  readonly notes: readonly Note[];
}

const iso = (at: number): string => new Date(at).toISOString();

/** The first patient is the one with an account in the portal. */
function createPatient(
  random: Random,
  { psychologists, portal }: Accounts,
  number: number,
  person: Person,
  visits: readonly Visit[],
  now: number,
): Patient {
  const first = visits[0]?.startAt ?? now;
  const createdAt = Math.min(first - random.between(2, 20) * DAY_MS, now - DAY_MS);
  const left = (visits.at(-1)?.endAt ?? now) < now - 12 * WEEK_MS;
  const details = patientDetails(random, person, number, new Date(now).getUTCFullYear());
  const psychologistId = psychologists[psychologistOf(number, psychologists.length)]?.id ?? null;
  return {
    id: uuidv7(createdAt, random.bytes),
    ...details,
    ...demoThirdPersons(number, now),
    ...(number === 0 && { email: portal.email ?? details.email, name: portal.name }),
    isActive: !left || random.chance(0.2),
    psychologistId,
    consents: demoConsents(number, psychologistId, createdAt),
    userId: number === 0 ? portal.id : null,
    createdAt: iso(createdAt),
  };
}

/** How a session of the past ended; a few of the last days still wait for the psychologist's word. */
function statusOf(random: Random, visit: Visit, now: number): Appointment['status'] {
  if (visit.endAt > now)
    return visit.startAt > now && random.chance(0.03) ? 'cancelled' : 'scheduled';
  if (visit.endAt > now - 6 * DAY_MS && random.chance(0.15)) return 'scheduled';
  const luck = random.next();
  if (luck < 0.83) return 'completed';
  return luck < 0.92 ? 'cancelled' : 'no_show';
}

function createAppointment(
  random: Random,
  visit: Visit,
  psychologistId: string,
  patient: Patient,
  isFirst: boolean,
  now: number,
): Appointment {
  const createdAt = Math.min(visit.startAt - random.between(3, 14) * DAY_MS, now - DAY_MS);
  const status = statusOf(random, visit, now);
  return {
    id: uuidv7(createdAt, random.bytes),
    psychologistId,
    patientId: patient.id,
    startAt: iso(visit.startAt),
    endAt: iso(visit.endAt),
    status,
    title: isFirst ? 'Primeira consulta' : null,
    description: null,
    notes: random.chance(0.12) ? random.pick(phrases.bookingRemarks) : null,
    cancellationReason: status === 'cancelled' ? random.pick(phrases.cancellationReasons) : null,
    isGoogleCalendarEvent: false,
    createdAt: iso(createdAt),
  };
}

function createNote(
  random: Random,
  appointment: Appointment,
  patientId: string,
  plaintext: string,
): Note {
  const writtenAt = Date.parse(appointment.endAt) + random.between(1, 9) * MINUTE_MS;
  return {
    id: uuidv7(writtenAt, random.bytes),
    patientId,
    appointmentId: appointment.id,
    psychologistId: appointment.psychologistId,
    plaintext,
    summary: null,
    conflicts: [],
    createdAt: iso(writtenAt),
    updatedAt: iso(writtenAt),
  };
}

const byPatient = (visits: readonly Visit[], patients: number): Visit[][] => {
  const result: Visit[][] = Array.from({ length: patients }, () => []);
  for (const visit of visits) result[visit.patient]?.push(visit);
  return result;
};

/** Builds a practice; the same arguments give the same one. */
export function createPractice({
  now,
  years = 1,
  patients: count = 40,
  seed = 7,
}: PracticeSize): Practice {
  const random = createRandom(seed);
  const accounts = createAccounts(random, now - years * 365 * DAY_MS - 30 * DAY_MS);
  const { tenant, administrator, psychologists, portal } = accounts;
  const visits = planAgenda(random, {
    now,
    years,
    patients: count,
    psychologists: psychologists.length,
  });
  const patients: Patient[] = [];
  const appointments: Appointment[] = [];
  const notes: Note[] = [];
  for (const [number, own] of byPatient(visits, count).entries()) {
    const person =
      number === 0 ? { name: portal.name, gender: 'a' as const } : randomPerson(random);
    const patient = createPatient(random, accounts, number, person, own, now);
    const tell = createStory(random, person.gender);
    patients.push(patient);
    for (const [i, visit] of own.entries()) {
      const psychologistId = psychologists[visit.psychologist]?.id ?? administrator.id;
      const appointment = createAppointment(random, visit, psychologistId, patient, i === 0, now);
      appointments.push(appointment);
      if (appointment.status === 'completed' && random.chance(0.95))
        notes.push(createNote(random, appointment, patient.id, tell()));
    }
  }
  appointments.sort((a, b) => (a.startAt < b.startAt ? -1 : 1));
  notes.sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  return {
    tenant,
    users: [administrator, ...psychologists, portal],
    patients,
    appointments,
    notes,
  };
}
