import type { Appointment } from '../../../src/domain/appointments/appointment.ts';
import type { Actor } from '../../../src/domain/core/command.ts';
import type { Handover } from '../../../src/domain/handovers/handover.ts';
import type { Note } from '../../../src/domain/notes/note.ts';
import type { ReviewedSummary } from '../../../src/domain/notes/summary.ts';
import type { Patient } from '../../../src/domain/patients/patient.ts';
import type { Tenant } from '../../../src/domain/tenants/tenant.ts';
import type { User } from '../../../src/domain/users/user.ts';

/** A UUID that says what it names: the kind's digit and a number. */
export const sampleId = (kind: 1 | 2 | 3 | 4 | 5 | 6, n: number): string =>
  `0190000${kind}-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;

export const tenantId = sampleId(1, 1);
export const psychId = sampleId(2, 1);
export const psych: Actor = { userId: psychId, tenantId, role: 'psych' };

export const sampleTenant: Tenant = {
  id: tenantId,
  name: 'Clínica Sereno',
  domain: 'clinica-sereno',
  kind: 'clinic',
  timeZone: 'America/Sao_Paulo',
};

export const sampleUser = (n = 1, changes: Partial<User> = {}): User => ({
  id: sampleId(2, n),
  name: `Psicóloga ${n}`,
  role: 'psych',
  email: `psi${n}@exemplo.com`,
  isActive: true,
  ...changes,
});

export const samplePatient = (n: number, changes: Partial<Patient> = {}): Patient => ({
  id: sampleId(3, n),
  name: `Paciente ${n}`,
  email: `paciente${n}@exemplo.com`,
  phone: null,
  cpf: null,
  birthDate: null,
  address: null,
  emergencyContact: null,
  medicalHistory: null,
  currentMedications: null,
  allergies: null,
  isActive: true,
  psychologistId: psychId,
  userId: null,
  createdAt: '2026-01-01T12:00:00.000Z',
  ...changes,
});

/** Sessions of 50 minutes, one an hour from 2026-03-02. */
export const sampleAppointment = (n: number, changes: Partial<Appointment> = {}): Appointment => {
  const start = Date.UTC(2026, 2, 2, 8) + n * 3_600_000;
  return {
    id: sampleId(4, n),
    psychologistId: psychId,
    patientId: sampleId(3, n),
    startAt: new Date(start).toISOString(),
    endAt: new Date(start + 50 * 60_000).toISOString(),
    status: 'scheduled',
    title: null,
    description: null,
    notes: null,
    cancellationReason: null,
    isGoogleCalendarEvent: false,
    createdAt: '2026-01-01T12:00:00.000Z',
    ...changes,
  };
};

export const sampleNote = (n: number, changes: Partial<Note> = {}): Note => ({
  id: sampleId(5, n),
  patientId: sampleId(3, n),
  appointmentId: sampleId(4, n),
  psychologistId: psychId,
  plaintext: `Texto da sessão ${n}.`,
  summary: null,
  conflicts: [],
  createdAt: '2026-03-02T09:00:00.000Z',
  updatedAt: '2026-03-02T09:00:00.000Z',
  ...changes,
});

/** A summary that the sample psychologist accepted of a text that has changed since. */
export const sampleOutdatedSummary: ReviewedSummary = {
  kind: 'accepted',
  text: '<p>Está muito triste.</p>',
  at: '2026-03-02T10:00:00.000Z',
  by: psychId,
  isCurrent: false,
};

/** A hand-over that the sample psychologist made to Bruno. */
export const sampleHandover = (n: number, changes: Partial<Handover> = {}): Handover => ({
  id: sampleId(6, n),
  kind: 'handover',
  patientId: sampleId(3, n),
  memberId: psychId,
  successorId: sampleId(2, 9),
  memberName: 'Helena Duarte',
  successorName: 'Bruno Lima',
  status: 'done',
  noteCount: 2,
  askedBy: null,
  createdAt: '2026-11-10T12:00:00.000Z',
  endedAt: '2026-11-20T12:00:00.000Z',
  mailedAt: null,
  dueAt: null,
  ...changes,
});
